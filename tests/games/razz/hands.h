// Random hands of Razz: who folded, who is all in, what everybody bet, and the cards of one pack.
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "games/razz/known.h"
#include "games/razz/razz.h"
#include "support/cards.h"

namespace nullo::testing {

inline razz::Hand random_razz_hand(std::mt19937& random, const razz::Rules& rules, const games::Deal& deal) {
  const auto below = [&random](int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random); };
  razz::Hand hand;
  const Seat stays{below(deal.seats)};
  for (const Seat seat : Seats{deal.seats}) {
    const int way = below(6);
    if (way < 2 && seat != stays) hand.folded.push_back(seat);
    if (way == 2) hand.all_in.push_back(seat);
  }
  const int bet = below(40);
  hand.bets = games::Counts(deal.seats);
  for (const Seat seat : Seats{deal.seats}) hand.bets[seat] = razz::holds(hand.folded, seat) ? below(bet + 1) : bet;
  for (const Seat seat : hand.all_in)
    hand.bets[seat] = static_cast<int>(std::max<Amount>(deal.totals[seat] - rules.ante, 0));
  if (razz::left_in(hand, deal.seats).size() < 2) return hand;
  std::vector<Card> pack = shuffled(CardSet::full_pack(), random);
  const auto take = [&pack] {
    const Card card = pack.back();
    pack.pop_back();
    return card;
  };
  if (deal.seats * razz::kCardsOfAPlayer > static_cast<int>(pack.size())) hand.community = take();
  hand.showdown = true;
  for (const Seat seat : razz::left_in(hand, deal.seats)) {
    razz::Shown& shown = hand.shown.emplace_back(razz::Shown{seat, {}});
    for (int i = 0; i < razz::own_cards(hand); ++i) shown.cards.push_back(take());
  }
  return hand;
}

}  // namespace nullo::testing
