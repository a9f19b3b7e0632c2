// What Samba counts for the statistics: a hand worked out by hand. Both players of a team have what the team has.
#include <gtest/gtest.h>

#include "games/samba/samba.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::samba {
namespace {

using testing::tallied;
using testing::Tallies;

TEST(FiguresOfSamba, CountMeldsRedThreesAndPenaltiesOfBothPartners) {
  Team one;
  one.melded = 200;
  one.held = 0;
  one.natural = 1;
  one.sambas = 1;
  one.red_threes = kRedThrees;
  Team other;
  other.melded = 300;
  other.held = 45;
  other.mixed = 2;
  other.penalties = {Penalty::kBadTake, Penalty::kOutFailed};
  Tallies expected;
  for (const int seat : {0, 2}) {
    expected[{seat, "went_out"}] = 1;
    expected[{seat, "natural"}] = 1;
    expected[{seat, "sambas"}] = 1;
    expected[{seat, "red_threes"}] = kRedThrees;
    expected[{seat, "all_red_threes"}] = 1;
  }
  for (const int seat : {1, 3}) {
    expected[{seat, "mixed"}] = 2;
    expected[{seat, "penalties"}] = 2;
  }
  const Tallies tallies = tallied(Rules{}, testing::deal_by(0), Hand{Out{0}, {one, other}});
  EXPECT_EQ(tallies, expected);
  testing::expect_declared(Rules{}, tallies);
}

TEST(FiguresOfSamba, CountAnUndeclaredRedThreeAsAPenalty) {
  Team one;
  one.melded = one.held = 0;
  one.undeclared_red_threes = 1;
  Team other;
  other.melded = other.held = 0;
  EXPECT_EQ(tallied(Rules{}, testing::deal_by(0), Hand{Out{}, {one, other}}),
            (Tallies{{{0, "penalties"}, 1}, {{2, "penalties"}, 1}}));
}

}  // namespace
}  // namespace nullo::samba
