// Hands of Fünfzehnern for tests, in every form of entry.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <vector>

#include "games/fuenfzehnern/fuenfzehnern.h"
#include "support/trick_game_hands.h"

namespace nullo::testing {

// Players follow suit, and ignore which suit they are bound to lead.
inline std::array<games::Piles, 3> random_fuenfzehnern(std::mt19937& random, const fuenfzehnern::Rules& rules,
                                                       const games::Deal& deal) {
  const games::PileRules piles = fuenfzehnern::pile_rules(rules, deal);
  const auto following = [&random](std::vector<Card>& holding, std::optional<Card> led) {
    return take_one(holding, random, [led](Card card) { return !led || card.suit() == led->suit(); });
  };
  return in_all_ways(played_out(dealt_from(piles.tricks.pack, deal.seats, fuenfzehnern::kTricksPerHand, random),
                                piles.tricks, piles.first_leader, following),
                     piles);
}

}  // namespace nullo::testing
