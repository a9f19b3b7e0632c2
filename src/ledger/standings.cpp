#include "ledger/standings.h"

namespace nullo {

PerSeat<int> places(const PerSeat<Amount>& totals, BestIs best) {
  PerSeat<int> places(totals.size(), 1);
  for (const Seat seat : Seats{totals.size()}) {
    for (const Amount other : totals) {
      const bool ahead = best == BestIs::kLowest ? other < totals[seat] : other > totals[seat];
      if (ahead) ++places[seat];
    }
  }
  return places;
}

std::vector<Seat> best_seats(const PerSeat<Amount>& totals, BestIs best) {
  const PerSeat<int> place = places(totals, best);
  std::vector<Seat> seats;
  for (const Seat seat : Seats{totals.size()}) {
    if (place[seat] == 1) seats.push_back(seat);
  }
  return seats;
}

}  // namespace nullo
