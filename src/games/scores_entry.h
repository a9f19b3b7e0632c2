// How a table enters a hand of which only each seat's score is known. Source: docs/documents.md#scores.
#pragma once

#include "games/counts.h"
#include "games/registry.h"

namespace nullo::games {

// Where the rules fix the sum of a hand's scores, the last one follows, and is asked for as a check.
Entry entry_of_scores(const Rules& rules, const Deal& deal, const Counts& known, const Names& names);

// The seats that get the same score as this one, itself included.
std::vector<Seat> side_of(const Rules& rules, int seats, Seat seat);

}  // namespace nullo::games
