// People who change places, with their totals or without. Source: docs/documents.md#every-hand.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "session/session.h"

namespace nullo::session {

// For each seat the seat whose total it takes over before this hand; empty: all totals stay. If totals move with the
// people, the newcomers get the totals of those who left, both in seat order.
PerSeat<Seat> came_from(const std::vector<std::string>& before, const Hand& hand);
// The same if totals move with the people.
PerSeat<Seat> came_along(const std::vector<std::string>& before, const std::vector<std::string>& now);
// The totals after that move.
PerSeat<Amount> brought_along(const PerSeat<Amount>& totals, const PerSeat<Seat>& came_from);
// The totals after a hand.
PerSeat<Amount> totals_after(const PerSeat<Amount>& before, const HandResult& hand);
// What each seat has bought, less what it sold back, after a hand. `before`: a number for each seat.
PerSeat<Amount> bought_after(const PerSeat<Amount>& before, const HandResult& hand);
// Each account becomes that of the seat where its person now sits.
void move_along(std::vector<Adjustment>& adjustments, const PerSeat<Seat>& came_from);
// The hand after its people have changed chairs, each with what was entered for them. `came_from`: for each seat the
// one from which its person comes. Nothing: see games::Module::reseated().
std::optional<Hand> reseated(const games::Rules& rules, const Hand& hand, const PerSeat<Seat>& came_from);
// Partners who share a score would still be partners.
bool keeps_partners(const games::Rules& rules, const PerSeat<Seat>& came_from);
// Some total would move to a seat that does not share it already.
bool moves_totals(const games::Rules& rules, const PerSeat<Seat>& came_from);

}  // namespace nullo::session
