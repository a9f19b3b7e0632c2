// Tricks from and to JSON. Source: docs/documents.md#a-trick.
#pragma once

#include <vector>

#include "core/fault.h"
#include "core/trick.h"
#include "games/tricks.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

// At most as many tricks as the hand has rounds. Only the last one may lack its winner, or cards of its play.
std::vector<Trick> read_tricks(json::Value value, const TrickRules& rules, Faults& faults);
// `as_seats`: if only the winner of each trick is known, writes a list of the winners' seats.
void write_tricks(json::Writer& writer, const std::vector<Trick>& tricks, bool as_seats = false);

}  // namespace nullo::games
