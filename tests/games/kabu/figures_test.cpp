// What Kabu counts for the statistics: a hand worked out by hand.
#include <gtest/gtest.h>

#include "games/kabu/kabu.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::kabu {
namespace {

using testing::tallied;
using testing::Tallies;

TEST(FiguresOfKabu, CountNinesZerosAndWhoCouldNotPay) {
  games::Deal deal = testing::deal_at(3, 0);
  deal.totals = {55, 55, 5};
  Hand hand;
  hand.points = {9, 5, 0};  // seat 2 owes 9 and 5
  const Tallies tallies = tallied(Rules{}, deal, hand);
  EXPECT_EQ(tallies, (Tallies{{{0, "nines"}, 1}, {{2, "zeros"}, 1}, {{2, "could_not_pay"}, 1}}));
  testing::expect_declared(Rules{}, tallies);
}

}  // namespace
}  // namespace nullo::kabu
