// What Fünfzehnern counts for the statistics: hands worked out by hand.
#include <gtest/gtest.h>

#include "games/fuenfzehnern/fuenfzehnern.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::fuenfzehnern {
namespace {

using testing::deal_at;
using testing::tallied;
using testing::Tallies;

TEST(FiguresOfFuenfzehnern, CountHandsAboveAtAndWithoutPoints) {
  Hand hand;
  hand.points = games::Counts{25, 15, 20, 0};
  EXPECT_EQ(tallied(Rules{}, deal_at(4, 0), hand),
            (Tallies{{{0, "above"}, 1}, {{1, "exact"}, 1}, {{2, "above"}, 1}, {{3, "empty"}, 1}}));
}

}  // namespace
}  // namespace nullo::fuenfzehnern
