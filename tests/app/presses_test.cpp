// How many presses a hand takes, up to and with the Enter that records it: by keyboard, without a slip. People count
// them, so a key more is a change for the worse.
#include <gtest/gtest.h>

#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class PressesOfAHand : public ::testing::Test {
 protected:
  // Types the hand; its result is on the screen, and Enter records it.
  int presses(const char* keys) {
    table_.presses = 0;
    table_.type(keys);
    EXPECT_NE(table_.on<HandOverView>(), nullptr) << keys;
    table_.type("\n");
    EXPECT_EQ(table_.on<HandOverView>(), nullptr) << "recorded";
    return table_.presses;
  }

  testing::Scratch scratch_;
  TableDriver table_{scratch_ / "nullo.db"};
};

}  // namespace

// Three counts and the one that follows, who has the Q♠: five presses. Tab only once in an evening.
TEST_F(PressesOfAHand, OfHeartsInSumsAreFiveAndEnter) {
  table_.start("hearts", {"Anna", "Ben", "Clara", "Dora"}, "standard");
  EXPECT_EQ(presses("\t543\n4"), 7);
  EXPECT_EQ(presses("543\n4"), 6);
  EXPECT_EQ(presses("54314"), 6) << "the count that follows is said instead";
}

TEST_F(PressesOfAHand, OfAMoonAreFour) {
  table_.start("hearts", {"Anna", "Ben", "Clara", "Dora"}, "standard");
  EXPECT_EQ(presses("m2a"), 4);
}

// The Quinola and three aces, eleven tricks, four piles, the ace in the talon.
TEST_F(PressesOfAHand, OfReversisAreTwentySevenAndEnter) {
  table_.start("reversis", {"Anna", "Boris", "Clara", "Dmitri"}, "open");
  EXPECT_EQ(presses("2q139d22s22h4331444171289\n\n"), 28);
}

// Who went out, two sums for each side.
TEST_F(PressesOfAHand, OfSambaInSumsAreSeventeen) {
  table_.start("samba", {"Anna", "Boris", "Clara", "Dmitri"});
  EXPECT_EQ(presses("1640\n280\n35\n45\n\n"), 17);
}

}  // namespace nullo::app
