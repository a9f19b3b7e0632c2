// Tricks from and to JSON. Source: FORMAT.md, "A trick".
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
// `as_seats`: where nothing else is told of any of them, as a list of the seats that won them.
void write_tricks(json::Writer& writer, const std::vector<Trick>& tricks, bool as_seats = false);

}  // namespace nullo::games
