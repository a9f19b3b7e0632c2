// What Écarté counts for the statistics: hands worked out by hand.
#include <gtest/gtest.h>

#include "games/ecarte/ecarte.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::ecarte {
namespace {

using testing::card;
using testing::deal_at;
using testing::tallied;
using testing::Tallies;

TEST(FiguresOfEcarte, CountKingsTricksAndRefusals) {
  Hand hand;
  hand.upcard = card("9H");
  hand.king_shown = Seat{0};
  hand.refused = Seat{1};
  hand.summary = games::Counts{5, 0};
  EXPECT_EQ(tallied(Rules{}, deal_at(2, 0), hand), (Tallies{{{0, "kings_shown"}, 1},
                                                            {{0, "hands_won"}, 1},
                                                            {{0, "all_tricks"}, 1},
                                                            {{0, "vulnerable"}, 1},
                                                            {{1, "refusals"}, 1}}));
}

}  // namespace
}  // namespace nullo::ecarte
