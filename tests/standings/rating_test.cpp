// Ratings by hand; tests/cli/test_standings.py compares many with an independent calculation.
#include "standings/rating.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace nullo::standings {
namespace {

TEST(ARating, OfSomebodyNewIsNought) { EXPECT_DOUBLE_EQ(Rating{}.sure(), 0); }

TEST(ARating, OfTwoWhoAreEqualMovesByAsMuch) {
  std::vector<Rating> ratings(2);
  rate(std::vector<Side>{{{0}, 1}, {{1}, 2}}, ratings);
  // Weng and Lin, algorithm 4: the winner was the first of two with the chance 1/2.
  const double variance = 625.0 / 9;
  const double scale = std::sqrt(2 * variance + 2 * 625.0 / 36);
  EXPECT_NEAR(ratings[0].mean, 25 + variance / scale / 2, 1e-12);
  EXPECT_NEAR(ratings[1].mean, 25 - variance / scale / 2, 1e-12);
  EXPECT_LT(ratings[0].deviation, 25.0 / 3);
}

TEST(ARating, StaysWhereAllWereEqual) {
  std::vector<Rating> ratings(3);
  rate(std::vector<Side>{{{0}, 1}, {{1}, 1}, {{2}, 1}}, ratings);
  for (const Rating& rating : ratings) {
    EXPECT_NEAR(rating.mean, 25, 1e-12);
    EXPECT_LT(rating.deviation, 25.0 / 3) << "it is known better that they are";
  }
}

TEST(ARating, OfPartnersMovesTogether) {
  std::vector<Rating> ratings(4);
  rate(std::vector<Side>{{{0, 2}, 1}, {{1, 3}, 2}}, ratings);
  EXPECT_GT(ratings[0].mean, 25);
  EXPECT_EQ(ratings[0].mean, ratings[2].mean);
  EXPECT_LT(ratings[1].mean, 25);
}

TEST(ARating, OfASurpriseMovesFurther) {
  std::vector<Rating> ratings{{.mean = 35, .deviation = 2}, {.mean = 20, .deviation = 2}};
  std::vector<Rating> expected = ratings;
  rate(std::vector<Side>{{{0}, 1}, {{1}, 2}}, expected);
  rate(std::vector<Side>{{{0}, 2}, {{1}, 1}}, ratings);
  EXPECT_GT(ratings[1].mean - 20, expected[0].mean - 35);
}

TEST(ARating, IsNotMovedByWhoPlayedAlone) {
  std::vector<Rating> ratings(1);
  rate(std::vector<Side>{{{0}, 1}}, ratings);
  EXPECT_DOUBLE_EQ(ratings[0].deviation, 25.0 / 3);
}

TEST(ARating, IsSureAfterSomeHundredGames) {
  EXPECT_NEAR(games_until_sure({}), 120, 20);
  EXPECT_EQ(games_until_sure({.deviation = 2.4}), 0);
}

}  // namespace
}  // namespace nullo::standings
