// Hands of Écarté for tests, in every form of entry.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "games/ecarte/known.h"
#include "support/trick_game_hands.h"

namespace nullo::testing {

// Players follow by the rules: higher in the suit led, or lower, or a trump, or any card. Entered as played, as seats,
// in sum. Whoever has the king of trumps shows it or not, and somebody refused the exchange or not.
inline std::array<ecarte::Hand, 3> random_ecarte(std::mt19937& random, const games::Deal& deal) {
  ecarte::Hand hand;
  hand.upcard = any_of(ecarte::trick_rules(hand).pack, random);
  if (random() % 3 == 0) hand.refused = Seat{static_cast<int>(random() % 2)};
  const games::TrickRules rules = ecarte::trick_rules(hand);
  const Holdings holdings =
      dealt_from(rules.pack - CardSet{*hand.upcard}, ecarte::kSeats, ecarte::kTricksPerHand, random);
  for (const Seat seat : Seats{ecarte::kSeats}) {
    const std::vector<Card>& own = holdings[static_cast<std::size_t>(seat.index())];
    const bool has_king = std::ranges::find(own, *ecarte::king_of_trumps(hand)) != own.end();
    if (has_king && random() % 4 > 0) hand.king_shown = seat;
  }
  const auto by_the_rules = [&](std::vector<Card>& holding, std::optional<Card> led) {
    const auto has = [&holding](auto&& may) { return std::any_of(holding.begin(), holding.end(), may); };
    const auto heads = [&](Card card) { return led && games::beating(*led, rules).contains(card); };
    const auto follows = [&](Card card) { return led && card.suit() == led->suit(); };
    const auto trumps = [&](Card card) { return led && card.suit() == *rules.trump; };
    if (has(heads)) return take_one(holding, random, heads);
    return has(follows) ? take_one(holding, random, follows) : take_one(holding, random, trumps);
  };
  std::array<ecarte::Hand, 3> hands{hand, hand, hand};
  hands[0].tricks = played_out(holdings, rules, ecarte::first_leader(deal), by_the_rules);
  hands[1].tricks = as_seen(hands[0].tricks, ecarte::first_leader(deal), rules, {});
  hands[2].summary = ecarte::known(deal, hands[0]).tricks;
  return hands;
}

}  // namespace nullo::testing
