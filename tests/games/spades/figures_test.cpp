// What Spades counts for the statistics.
#include "games/figures.h"

#include <map>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "games/registry.h"
#include "games/spades/spades.h"
#include "support/cards.h"

namespace nullo::spades {
namespace {

using Counts = std::map<std::pair<int, std::string>, Amount>;

Counts counted(const Hand& hand, const State& before = {}) {
  const games::Deal deal = testing::deal_at(kSeats, 0);
  const auto scored = Game::score({{}, deal, before, hand});
  EXPECT_TRUE(scored.complete());
  std::set<std::string_view> declared;
  for (const games::Figure& figure : Game::figures()) declared.insert(figure.key);
  Counts counts;
  for (const games::Tally& tally : Game::tally({{}, deal, {}, hand}, scored)) {
    EXPECT_TRUE(declared.contains(tally.key)) << tally.key;
    counts[{tally.seat.index(), std::string{tally.key}}] += tally.amount;
  }
  return counts;
}

TEST(FiguresOfSpades, CountContractsAndBagsOfASideAndNilsOfOneself) {
  Hand hand;
  hand.bids = {kBlindNil, kNil, 4, 9};
  hand.summary = games::Counts{0, 1, 6, 6};
  EXPECT_EQ(counted(hand, {{9, 0}}), (Counts{{{0, "bids_made"}, 1},
                                             {{2, "bids_made"}, 1},
                                             {{1, "bids_failed"}, 1},
                                             {{3, "bids_failed"}, 1},
                                             {{0, "nils_made"}, 1},
                                             {{1, "nils_failed"}, 1},
                                             {{0, "blind_nils"}, 1},
                                             {{0, "bags"}, 2},
                                             {{2, "bags"}, 2},
                                             {{1, "bags"}, 1},
                                             {{3, "bags"}, 1},
                                             {{0, "bag_penalties"}, 1},
                                             {{2, "bag_penalties"}, 1},
                                             {{1, "tricks"}, 1},
                                             {{2, "tricks"}, 6},
                                             {{3, "tricks"}, 6}}));
}

}  // namespace
}  // namespace nullo::spades
