// What the statistics count of a hand, for the tests of each game's figures.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "games/figures.h"
#include "games/registry.h"

namespace nullo::testing {

// "tetkas" of seat 1 as {1, "tetkas"}; without those that are 0.
using Tallies = std::map<std::pair<int, std::string>, Amount>;

template <class Own>
Tallies tallied(const games::Rules& rules, const games::Deal& deal, const Own& own) {
  const games::Hand hand = games::Hand::of(own);
  const games::State before = games::initial(rules, deal.seats);
  const games::Play play{rules, deal, before, hand};
  const auto scored = games::score(play);
  EXPECT_TRUE(scored.complete());
  Tallies tallies;
  for (const games::Tally& tally : games::tally(play, scored))
    tallies[{tally.seat.index(), std::string{tally.key}}] += tally.amount;
  std::erase_if(tallies, [](const auto& one) { return one.second == 0; });
  return tallies;
}

inline void expect_declared(const games::Rules& rules, const Tallies& tallies) {
  const std::span<const games::Figure> declared = games::figures(games::info(rules).id);
  for (const auto& one : tallies) {
    const std::string& key = one.first.second;
    EXPECT_TRUE(std::ranges::any_of(declared, [&key](const games::Figure& each) { return each.key == key; })) << key;
  }
}

}  // namespace nullo::testing
