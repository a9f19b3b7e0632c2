// Tricks from and to JSON. Source: FORMAT.md, "A trick".
#pragma once

#include <vector>

#include "core/fault.h"
#include "core/trick.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

// At most `most` tricks of `seats` cards each. Only the last one may lack its winner, or cards of its play.
std::vector<Trick> read_tricks(json::Value value, int seats, int most, Faults& faults);
void write_tricks(json::Writer& writer, const std::vector<Trick>& tricks);

}  // namespace nullo::games
