// What Carioca counts for the statistics: a hand worked out by hand.
#include <gtest/gtest.h>

#include "games/carioca/carioca.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::carioca {
namespace {

using testing::deal_at;
using testing::tallied;
using testing::Tallies;

TEST(FiguresOfCarioca, CountWhoWentOutAndWhoKeptAHundred) {
  Hand hand;
  hand.out = Seat{1};
  hand.deadwood = {Deadwood{100}, Deadwood{0}, Deadwood{99}};
  const Tallies tallies = tallied(Rules{}, deal_at(3, 0), hand);
  EXPECT_EQ(tallies, (Tallies{{{1, "went_out"}, 1}, {{0, "hundreds"}, 1}}));
  testing::expect_declared(Rules{}, tallies);
}

}  // namespace
}  // namespace nullo::carioca
