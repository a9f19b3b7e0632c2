// How many tricks each player won, entered as a summary in place of the tricks, for games in which nothing else in the
// tricks counts. An empty table: nothing known yet. Source: docs/documents.md, `summary`.
#pragma once

#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/fault.h"
#include "games/counts.h"
#include "games/entry.h"
#include "games/scored.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

// `total`: the tricks of a hand.
Counts read_tricks_in_sum(json::Value value, int seats, int total, Faults& faults);
void write_tricks_in_sum(json::Writer& writer, const Counts& counts);

// Adds a conflict if tricks are there as well, or if the counts do not come to the total.
void check_tricks_in_sum(const Counts& counts, const std::vector<Trick>& tricks, int total,
                         std::vector<Conflict>& conflicts);

// The field for the counts: as entered, and `known` with what follows from them. It asks for those still unknown.
CountsField field_of_tricks_in_sum(const Counts& counts, const Counts& known, int total);
// Switches between tricks and summary. If that would lose what was entered, asks first. `known`: how many each seat
// won, if all tricks are entered; else nothing.
tl::expected<void, TapRefusal> switch_form(const SwitchForm& tap, const std::optional<Counts>& known,
                                           std::vector<Trick>& tricks, std::optional<Counts>& summary);
// Sets the count of one seat.
void set_tricks_in_sum(const SetCount& tap, Counts& counts, int seats);

}  // namespace nullo::games
