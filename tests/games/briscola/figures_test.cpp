// What Briscola counts for the statistics: hands worked out by hand.
#include <gtest/gtest.h>

#include "games/briscola/briscola.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::briscola {
namespace {

using testing::deal_at;
using testing::tallied;
using testing::Tallies;

TEST(FiguresOfBriscola, CountHandsAcesAndThrees) {
  Hand hand;
  hand.points = games::Counts{95, 25};
  EXPECT_EQ(tallied(Rules{}, deal_at(2, 0), hand), (Tallies{{{0, "hands_won"}, 1}, {{0, "big_hands"}, 1}}));
  hand.points = games::Counts{50, 70};
  EXPECT_EQ(tallied(Rules{}, deal_at(4, 0), hand), (Tallies{{{1, "hands_won"}, 1}, {{3, "hands_won"}, 1}}));
  hand.points = games::Counts{60, 60};
  EXPECT_EQ(tallied(Rules{}, deal_at(4, 0), hand), Tallies{});
}

}  // namespace
}  // namespace nullo::briscola
