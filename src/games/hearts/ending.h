// What follows the points of a hand: the reset of a total, the end of the game and who has won. Source: hearts H8-H10,
// hearts H14; docs/documents.md#hearts (`target`, `end`, `reset`, `tie`, `teams`).
#pragma once

#include <vector>

#include "core/seat.h"
#include "core/seat_set.h"
#include "games/hearts/hearts.h"
#include "games/scored.h"
#include "ledger/posting.h"

namespace nullo::hearts {

// What `reset` makes of a total: the same, or another one.
Amount after_reset(const Rules& rules, Amount total);

// Whether a total has reached (or, by `end`, exceeded) the target.
bool ends(const Rules& rules, Amount total);

// Whether the game is over with these totals, resets included: a tie may have to be played on.
bool is_over(const Rules& rules, const PerSeat<Amount>& totals);

// Who has won if the game is over with these totals: the lowest, or the partners whose totals add up to least.
SeatSet best(const Rules& rules, const PerSeat<Amount>& totals);

// Sets whether the game is over with these totals, and who has won if it is or if the players stop.
void look_for_the_end(const Rules& rules, const games::Deal& deal, const PerSeat<Amount>& totals,
                      games::Scored& scored);

// The seats that shoot a moon or win together: this one, and `with_partner` its partner.
SeatSet side_of(Seat seat, int seats, bool with_partner);

}  // namespace nullo::hearts
