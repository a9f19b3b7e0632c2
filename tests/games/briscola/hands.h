// Hands of Briscola for tests, in every form of entry.
#pragma once

#include <array>
#include <optional>
#include <random>
#include <vector>

#include "games/briscola/briscola.h"
#include "support/trick_game_hands.h"

namespace nullo::testing {

// Any card may be played at any time, so all may as well be dealt at once.
inline std::array<briscola::Hand, 3> random_briscola(std::mt19937& random, const briscola::Rules& rules,
                                                     const games::Deal& deal) {
  briscola::Hand hand;
  hand.upcard = any_of(briscola::pile_rules(rules, deal, hand).tricks.pack, random);
  const games::PileRules piles = briscola::pile_rules(rules, deal, hand);
  const auto anything = [&random](std::vector<Card>& holding, std::optional<Card>) {
    return take_one(holding, random, [](Card) { return true; });
  };
  const std::vector<Trick> played = played_out(dealt_from(piles.tricks.pack, deal.seats, piles.tricks.rounds, random),
                                               piles.tricks, piles.first_leader, anything);
  std::array<briscola::Hand, 3> hands{hand, hand, hand};
  const auto ways = in_all_ways(played, piles);
  for (std::size_t i = 0; i < ways.size(); ++i) {
    hands.at(i).tricks = ways.at(i).tricks;
    hands.at(i).points = ways.at(i).points;
  }
  hands[1].upcard.reset();  // without the trumps, every trick needs its winner
  return hands;
}

}  // namespace nullo::testing
