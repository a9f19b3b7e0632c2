// People who change places, and whose totals go along. Source: FORMAT.md, `points_follow`.
#pragma once

#include <string>
#include <vector>

#include "core/seat.h"
#include "session/session.h"

namespace nullo::session {

// The seat, before this hand, whose total each seat has now; empty: everybody's stays where it is. Whoever comes new
// has the total of one who left, both in the order of the seats.
PerSeat<Seat> came_from(const std::vector<std::string>& before, const Hand& hand);
// The same where the totals go along.
PerSeat<Seat> came_along(const std::vector<std::string>& before, const std::vector<std::string>& now);
// The totals, after they went along.
PerSeat<Amount> brought_along(const PerSeat<Amount>& totals, const PerSeat<Seat>& came_from);
// The totals after a hand.
PerSeat<Amount> totals_after(const PerSeat<Amount>& before, const HandResult& hand);
// Partners who share a score are partners still.
bool keeps_partners(const games::Rules& rules, const PerSeat<Seat>& came_from);
// Somebody's total could go along to a seat that does not share it anyway.
bool moves_totals(const games::Rules& rules, const PerSeat<Seat>& came_from);

}  // namespace nullo::session
