// Random hands of Kabu: cards dealt from one pack, entered as cards, as numbers, or some of both.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "games/kabu/kabu.h"
#include "support/cards.h"

namespace nullo::testing {

struct KabuHand {
  PerSeat<std::vector<Card>> cards;
  games::Counts points;
};

inline KabuHand random_kabu_deal(std::mt19937& random, int seats) {
  std::vector<Card> pack = shuffled(kabu::pack(), random);
  KabuHand dealt{PerSeat<std::vector<Card>>(seats), games::Counts(seats)};
  for (const Seat seat : Seats{seats}) {
    const int count = std::uniform_int_distribution<int>{kabu::kLeastCards, kabu::kMostCards}(random);
    dealt.cards[seat].assign(pack.end() - count, pack.end());
    pack.erase(pack.end() - count, pack.end());
    dealt.points[seat] = kabu::number_of(dealt.cards[seat]);
  }
  return dealt;
}

inline kabu::Hand random_kabu_hand(std::mt19937& random, int seats) {
  const KabuHand dealt = random_kabu_deal(random, seats);
  const auto below = [&random](int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random); };
  kabu::Hand hand;
  const int way = below(3);
  if (way != 0) hand.points = dealt.points;
  if (way != 1) hand.cards = dealt.cards;
  for (const Seat seat : Seats{way == 2 ? seats : 0}) {
    const int known = below(3);
    if (known == 0) hand.points[seat].reset();
    if (known == 1) hand.cards[seat].clear();
  }
  return hand;
}

}  // namespace nullo::testing
