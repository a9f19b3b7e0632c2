// What chips move when a hand's postings become others.
#include <gtest/gtest.h>

#include "ledger/posting.h"

namespace nullo {
namespace {

Posting pays(int from, int to, Amount amount, std::string_view reason) {
  return {Account::of(Seat{from}), Account::of(Seat{to}), amount, reason};
}

using Moves = std::vector<Posting>;

TEST(Moved, WhatIsNewIsPaidAndWhatIsGoneGoesBack) {
  EXPECT_EQ(moved({}, Moves{pays(0, 1, 5, "bet")}), (Moves{pays(0, 1, 5, "bet")}));
  EXPECT_EQ(moved(Moves{pays(0, 1, 5, "bet")}, {}), (Moves{pays(1, 0, 5, kTakenBack)}));
  EXPECT_EQ(moved(Moves{pays(0, 1, 5, "bet")}, Moves{pays(0, 2, 5, "bet")}),
            (Moves{pays(1, 0, 5, kTakenBack), pays(0, 2, 5, "bet")}));
}

TEST(Moved, OfWhatGrowsOrShrinksTheDifferenceMoves) {
  EXPECT_EQ(moved(Moves{pays(0, 1, 4, "bet")}, Moves{pays(0, 1, 12, "bet")}), (Moves{pays(0, 1, 8, "bet")}));
  EXPECT_EQ(moved(Moves{pays(0, 1, 12, "bet")}, Moves{pays(0, 1, 4, "bet")}), (Moves{pays(1, 0, 8, kTakenBack)}));
  EXPECT_TRUE(moved(Moves{pays(0, 1, 4, "bet")}, Moves{pays(0, 1, 4, "ante")}).empty()) << "the same chips";
}

TEST(Moved, WhatIsMadeAndGivenBackAtOnceStaysWhereItIs) {
  EXPECT_TRUE(moved({}, Moves{pays(0, 1, 4, "ace"), pays(1, 0, 4, "refund")}).empty());
  const Moves won{pays(0, 1, 4, "ace"), pays(1, 0, 5, "claim")};
  EXPECT_EQ(moved({}, won), won);
}

}  // namespace
}  // namespace nullo
