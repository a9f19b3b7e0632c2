// The order in which a table does most things: from the dealer's left, the dealer last.
#pragma once

#include <algorithm>
#include <vector>

#include "games/deal.h"

namespace nullo::games {

inline std::vector<Seat> from_the_left(const Deal& deal) {
  std::vector<Seat> seats;
  seats.reserve(static_cast<std::size_t>(deal.seats));
  for (int turn = 1; turn <= deal.seats; ++turn) seats.push_back(deal.dealer.left(deal.seats, turn));
  return seats;
}

// These seats in that order.
inline std::vector<Seat> from_the_left(const Deal& deal, const std::vector<Seat>& of) {
  std::vector<Seat> seats = from_the_left(deal);
  std::erase_if(seats, [&of](Seat seat) { return std::ranges::find(of, seat) == of.end(); });
  return seats;
}

}  // namespace nullo::games
