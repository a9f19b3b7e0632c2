// Random hands of Carioca: who is out, and what the others have left, as sums and as cards.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "games/carioca/carioca.h"

namespace nullo::testing {

inline std::vector<games::HeldCard> two_packs_with_jokers() {
  std::vector<games::HeldCard> pack(carioca::kJokers);
  for (int copy = 0; copy < carioca::kPacks; ++copy) {
    for (const Suit suit : kSuits) {
      for (int rank = 2; rank <= 14; ++rank) pack.push_back({Card{static_cast<Rank>(rank), suit}});
    }
  }
  return pack;
}

inline carioca::Hand random_carioca_hand(std::mt19937& random, int seats, int number) {
  const auto below = [&random](int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random); };
  std::vector<games::HeldCard> pack = two_packs_with_jokers();
  std::shuffle(pack.begin(), pack.end(), random);
  carioca::Hand hand;
  hand.out = Seat{below(seats)};
  hand.deadwood = PerSeat<carioca::Deadwood>(seats);
  for (const Seat seat : Seats{seats}) {
    std::vector<games::HeldCard> left;
    const int count = seat == hand.out ? 0 : 1 + below(carioca::cards_dealt(number));
    for (int i = 0; i < count; ++i) {
      left.push_back(pack.back());
      pack.pop_back();
    }
    hand.deadwood[seat] = carioca::Deadwood{left};
    if (below(2) == 0) hand.deadwood[seat] = carioca::Deadwood{*carioca::sum_of(hand.deadwood[seat])};
  }
  return hand;
}

}  // namespace nullo::testing
