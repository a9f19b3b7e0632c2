// How many tricks each player won, told in sum and in place of the tricks, for games in which nothing else counts in
// them. An empty table: nothing known yet. Source: FORMAT-MORE.md, `summary`.
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

// Adds what cannot be: tricks told as well, counts that come to another number.
void check_tricks_in_sum(const Counts& counts, const std::vector<Trick>& tricks, int total,
                         std::vector<Conflict>& conflicts);

// The counts as told, and as `known` from them. Asks for those that are not known.
CountsField field_of_tricks_in_sum(const Counts& counts, const Counts& known, int total);
// Tells the hand trick by trick or in sum, whichever it is not; what cannot be carried over is asked about first.
// `known`: how many each won, where every trick is told; else nothing.
tl::expected<void, TapRefusal> switch_form(const SwitchForm& tap, const std::optional<Counts>& known,
                                           std::vector<Trick>& tricks, std::optional<Counts>& summary);
// Sets the count of one seat.
void set_tricks_in_sum(const SetCount& tap, Counts& counts, int seats);

}  // namespace nullo::games
