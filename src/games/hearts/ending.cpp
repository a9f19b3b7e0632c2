#include "games/hearts/ending.h"

#include <algorithm>

#include "ledger/standings.h"

namespace nullo::hearts {
namespace {

Amount sum_of_side(const PerSeat<Amount>& totals, Seat seat) { return totals[seat] + totals[seat.left(4, 2)]; }

// Whether the lowest total is tied: between players, or between the two sides.
bool is_tied(const Rules& rules, const PerSeat<Amount>& totals) {
  if (rules.teams == Teams::kNone) return best(rules, totals).size() > 1;
  return sum_of_side(totals, Seat{0}) == sum_of_side(totals, Seat{1});
}

}  // namespace

Amount after_reset(const Rules& rules, Amount total) {
  return rules.reset && total == rules.reset->at ? rules.reset->to : total;
}

bool ends(const Rules& rules, Amount total) {
  return rules.end == End::kReach ? total >= rules.target : total > rules.target;
}

bool is_over(const Rules& rules, const PerSeat<Amount>& totals) {
  const bool ended = std::ranges::any_of(totals, [&rules](Amount total) { return ends(rules, total); });
  return ended && (rules.tie != Tie::kPlayOn || !is_tied(rules, totals));
}

SeatSet best(const Rules& rules, const PerSeat<Amount>& totals) {
  SeatSet seats;
  if (rules.teams == Teams::kNone) {
    for (const Seat seat : best_seats(totals, BestIs::kLowest)) seats.insert(seat);
    return seats;
  }
  const Amount first = sum_of_side(totals, Seat{0});
  const Amount second = sum_of_side(totals, Seat{1});
  if (first <= second) seats = seats | side_of(Seat{0}, 4, true);
  if (second <= first) seats = seats | side_of(Seat{1}, 4, true);
  return seats;
}

void look_for_the_end(const Rules& rules, const games::Deal& deal, const PerSeat<Amount>& totals,
                      games::Scored& scored) {
  scored.over = is_over(rules, totals);
  if (scored.over || deal.players_stop) scored.winners = best(rules, totals).list();
}

SeatSet side_of(Seat seat, int seats, bool with_partner) {
  SeatSet side;
  side.insert(seat);
  if (with_partner) side.insert(seat.left(seats, 2));
  return side;
}

}  // namespace nullo::hearts
