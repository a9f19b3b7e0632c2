// What Tëtka counts for the statistics: hands worked out by hand, and that the form of entry makes no difference.
#include <random>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/tallied.h"
#include "games/tetka/hands.h"
#include "support/cards.h"

namespace nullo::tetka {
namespace {

using testing::card;
using testing::deal_by;
using testing::expect_declared;
using testing::tallied;
using testing::Tallies;

TEST(FiguresOfTetka, AreWhatTheHandWasMarkedFor) {
  Hand hand;
  hand.bum_card = card("7C");
  hand.summary = Summary{.tricks = {4, 3, 3, 3},
                         .bum_trick = Seat{1},
                         .last_trick = Seat{2},
                         .captured = {{card("7C"), Seat{0}},
                                      {card("QC"), Seat{1}},
                                      {card("QD"), Seat{1}},
                                      {card("QH"), Seat{2}},
                                      {card("QS"), Seat{0}}}};
  EXPECT_EQ(tallied(Rules{}, deal_by(0), hand), (Tallies{{{0, "bum_cards"}, 1},
                                                         {{0, "queens"}, 1},
                                                         {{0, "most_tricks"}, 1},
                                                         {{1, "tetkas"}, 1},
                                                         {{1, "queens"}, 1},
                                                         {{1, "bum_tricks"}, 1},
                                                         {{2, "queens"}, 1},
                                                         {{2, "last_tricks"}, 1},
                                                         {{3, "clean_hands"}, 1}}));
}

RC_GTEST_PROP(Figures, OfTetkaDoNotDependOnHowAHandIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const testing::TetkaWays ways = testing::random_hand(random, 1);
  const Tallies played = tallied(Rules{}, deal_by(1), ways.play);
  RC_ASSERT(tallied(Rules{}, deal_by(1), ways.seen) == played);
  RC_ASSERT(tallied(Rules{}, deal_by(1), ways.summary) == played);
  expect_declared(Rules{}, played);
}

}  // namespace
}  // namespace nullo::tetka
