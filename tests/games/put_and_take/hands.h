// Random hands of Put and Take: five cards a seat and ten turned, entered as cards, as matches, or as matches alone.
#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "games/put_and_take/matches.h"
#include "games/put_and_take/put_and_take.h"
#include "support/cards.h"

namespace nullo::testing {

// The same hand in each of these three ways.
inline std::array<put_and_take::Hand, 3> random_put_and_take_hand(std::mt19937& random, const games::Deal& deal) {
  using put_and_take::kCardsOfAPlayer;
  using put_and_take::kTurns;
  std::vector<Card> pack = shuffled(CardSet::full_pack(), random);
  const auto take = [&pack](int count) {
    std::vector<Card> cards(pack.end() - count, pack.end());
    pack.erase(pack.end() - count, pack.end());
    return cards;
  };
  put_and_take::Hand by_cards;
  by_cards.put.turned = take(kTurns);
  by_cards.take.turned = take(kTurns);
  by_cards.cards = PerSeat<std::vector<Card>>(deal.seats);
  for (const Seat seat : Seats{deal.seats}) {
    if (seat != deal.dealer) by_cards.cards[seat] = take(kCardsOfAPlayer);
  }
  put_and_take::Hand by_matches = by_cards;
  by_matches.cards = {};
  for (int turn = 0; turn < kTurns; ++turn) {
    by_matches.put.matches.push_back(matches_of(deal, by_cards, by_cards.put, turn));
    by_matches.take.matches.push_back(matches_of(deal, by_cards, by_cards.take, turn));
  }
  put_and_take::Hand alone = by_matches;
  alone.put.turned.clear();
  alone.take.turned.clear();
  return {by_cards, by_matches, alone};
}

}  // namespace nullo::testing
