// Hands of Spades for tests, in every form of entry.
#pragma once

#include <array>
#include <random>

#include "games/spades/known.h"
#include "support/trick_game_hands.h"

namespace nullo::testing {

// Mostly what people bid: three or so, now and then nil.
inline int random_bid(std::mt19937& random) {
  if (random() % 6 == 0) return random() % 3 == 0 ? spades::kBlindNil : spades::kNil;
  return 1 + static_cast<int>(random() % (random() % 8 == 0 ? 13 : 5));
}

inline Card follow(std::vector<Card>& holding, std::optional<Card> led, std::mt19937& random) {
  return take_one(holding, random, [led](Card card) { return led && card.suit() == led->suit(); });
}

// Everybody follows suit, and plays any card without one of it. Entered as played, as seen, in sum.
inline std::array<spades::Hand, 3> random_spades(std::mt19937& random, const games::Deal& deal) {
  spades::Hand hand;
  hand.bids = games::Counts(spades::kSeats);
  for (auto& bid : hand.bids) bid = random_bid(random);
  const games::TrickRules& rules = spades::trick_rules();
  const Holdings holdings = dealt_from(rules.pack, spades::kSeats, spades::kTricksPerHand, random);
  std::array<spades::Hand, 3> hands{hand, hand, hand};
  hands[0].tricks = played_out(holdings, rules, spades::first_leader(deal),
                               [&random](auto& holding, auto led) { return follow(holding, led, random); });
  hands[1].tricks = as_seen(hands[0].tricks, spades::first_leader(deal), rules, {});
  hands[2].summary = spades::known(deal, hands[0]).tricks;
  return hands;
}

inline spades::Rules random_spades_rules(std::mt19937& random) {
  const auto below = [&random](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
  spades::Rules rules;
  if (below(2) == 0) rules.bags = below(12);
  if (below(3) == 0) rules.bag_penalty = below(200);
  if (below(3) == 0) rules.nil = below(200);
  if (below(3) == 0) rules.blind_nil = below(400);
  rules.nil_tricks = static_cast<spades::NilTricks>(below(3));
  if (below(3) == 0) rules.lose_at = -1 - below(300);
  return rules;
}

}  // namespace nullo::testing
