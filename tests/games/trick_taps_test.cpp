// Correcting tricks that were entered card by card.
#include "games/trick_taps.h"

#include <gtest/gtest.h>

namespace nullo::games {
namespace {

constexpr int kSeats = 4;
constexpr TrickRules kRules{.seats = kSeats, .rounds = 13, .pack = CardSet::full_pack()};

Card card(std::string_view text) { return *parse_card(text); }

Trick play(std::initializer_list<std::string_view> cards) {
  Trick trick;
  trick.is_play = true;
  for (const std::string_view text : cards) trick.cards.push_back({card(text), std::nullopt});
  return trick;
}

// Seat 1 leads; seat 3 takes the first trick, seat 0 the second.
class MendedPlay : public ::testing::Test {
 protected:
  TrickTaps taps() { return {tricks_, Seat{1}, kRules}; }
  TrickTaps::Done tap(int trick, std::string_view text) {
    return taps().take(NoteCard{trick, card(text), std::nullopt});
  }
  [[nodiscard]] TrickOutcomes outcomes() const { return outcomes_of(tricks_, Seat{1}, kRules); }

  std::vector<Trick> tricks_{play({"2C", "5C", "KC", "3C"}), play({"4H", "9H", "6H", "7H"})};
};

TEST_F(MendedPlay, ACardTakenOutLeavesTheOthersWithWhoPlayedThem) {
  ASSERT_TRUE(tap(0, "5C"));
  EXPECT_FALSE(tricks_[0].is_play);
  EXPECT_EQ(tricks_[0].winner, Seat{3});
  EXPECT_EQ(tricks_[0].led, Suit::kClubs);
  EXPECT_EQ(tricks_[0].cards, (TrickCards{{card("2C"), Seat{1}}, {card("KC"), Seat{3}}, {card("3C"), Seat{0}}}));
  std::vector<Conflict> conflicts;
  check_tricks(tricks_, Seat{1}, kRules, conflicts);
  EXPECT_TRUE(conflicts.empty());
}

TEST_F(MendedPlay, TheRightCardInItsPlaceMakesItAPlayAgain) {
  ASSERT_TRUE(tap(0, "5C"));
  ASSERT_TRUE(tap(0, "JC"));
  EXPECT_EQ(tricks_[0], play({"2C", "JC", "KC", "3C"}));
}

TEST_F(MendedPlay, TheCardThatWasLedCanBeAnother) {
  ASSERT_TRUE(tap(0, "2C"));
  EXPECT_FALSE(tricks_[0].led);
  ASSERT_TRUE(tap(0, "TC"));
  EXPECT_EQ(tricks_[0], play({"TC", "5C", "KC", "3C"}));
}

TEST_F(MendedPlay, AHigherCardChangesWhoWonAndWhoLedNext) {
  ASSERT_TRUE(tap(0, "5C"));
  ASSERT_TRUE(tap(0, "AC"));
  EXPECT_EQ(outcomes()[0].winner, Seat{2});
  EXPECT_EQ(outcomes()[1].leader, Seat{2});
}

TEST_F(MendedPlay, AFullTrickSaysThatACardComesOutFirst) {
  const TrickTaps::Done done = tap(0, "JC");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().text, "Every card of that trick is known: tap the wrong one first, then the right one.");
  EXPECT_EQ(tricks_[0], play({"2C", "5C", "KC", "3C"}));
}

TEST_F(MendedPlay, ACardOfAnotherTrickIsRefused) {
  ASSERT_TRUE(tap(0, "5C"));
  const TrickTaps::Done done = tap(0, "9H");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().text, "9♥ was noted in trick 2. Tap that trick to take it out.");
}

// While the trumps are not known any more, an earlier trick may have no winner; the shortcut for the rest then never
// came to an end.
TEST_F(MendedPlay, TheRestIsNotGivenWhileAnEarlierTrickHasNoWinner) {
  tricks_[0] = Trick{};
  tricks_[1] = Trick{};
  tricks_[1].winner = Seat{2};
  const TrickTaps::Done done = taps().rest(Seat{1});
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().text, "Who won trick 1 is not known yet.");
  tricks_[0].winner = Seat{0};
  ASSERT_TRUE(taps().rest(Seat{1}));
  EXPECT_EQ(tricks_.size(), 13U);
}

}  // namespace
}  // namespace nullo::games
