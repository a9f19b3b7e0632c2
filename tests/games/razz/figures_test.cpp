// What Razz counts for the statistics: hands worked out by hand.
#include <gtest/gtest.h>

#include "games/razz/razz.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::razz {
namespace {

using testing::card;
using testing::tallied;
using testing::Tallies;

games::Deal deal_with(const PerSeat<Amount>& chips) {
  games::Deal deal = testing::deal_at(chips.size(), 0);
  deal.totals = chips;
  return deal;
}

TEST(FiguresOfRazz, CountAPotThatNobodyElseWanted) {
  const Hand hand{.bets = {4, 2, 0}, .folded = {Seat{1}, Seat{2}}};
  EXPECT_EQ(tallied(Rules{}, deal_with({200, 200, 200}), hand),
            (Tallies{{{0, "left_alone"}, 1}, {{1, "folded"}, 1}, {{2, "folded"}, 1}}));
}

TEST(FiguresOfRazz, CountMainAndSidePotsAtAShowdown) {
  Hand hand{.bets = {16, 16, 8}, .all_in = {Seat{2}}};
  hand.shown = {{Seat{0}, {card("AH"), card("2H"), card("4H"), card("5H"), card("7H"), card("JC"), card("JD")}},
                {Seat{1}, {card("AD"), card("2C"), card("3S"), card("4C"), card("6D"), card("QC"), card("QD")}},
                {Seat{2}, {card("AC"), card("2D"), card("3H"), card("4S"), card("5C"), card("KC"), card("KD")}}};
  const Tallies tallies = tallied(Rules{}, deal_with({32, 19, 9}), hand);
  EXPECT_EQ(tallies, (Tallies{{{0, "showdowns"}, 1},
                              {{1, "showdowns"}, 1},
                              {{2, "showdowns"}, 1},
                              {{2, "main_pots"}, 1},
                              {{1, "side_pots"}, 1},
                              {{2, "all_in"}, 1}}));
  testing::expect_declared(Rules{}, tallies);
}

}  // namespace
}  // namespace nullo::razz
