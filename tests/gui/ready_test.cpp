// A page that records something, or asks, must have been seen before it is answered: a double press has not read it.
#include <algorithm>

#include <gtest/gtest.h>

#include "gui/game_flow.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

class TooSoon : public GameFlow {
 protected:
  // Presses Enter before anybody has looked, as the second press of an accidental double press.
  void enter_at_once() {
    person().events().add(KeyPress{KeyName::kEnter});
    person().settle();
  }
  void tap_at_once() {
    person().events().add(MouseButton{true});
    person().events().add(MouseButton{false});
    person().settle();
  }
  // Enters a hand of Hearts in sum; the last key completes it.
  void enter_a_hand() {
    app().handle(app::SwitchForm{games::Form::kSummary});
    person().settle();
    person().type("553");
    person().press(KeyName::kEnter);
    person().type("2");
  }
  // Enters a hand of Samba completely, with a first meld under the minimum.
  void enter_a_doubtful_hand() {
    person().type("0");
    for (const char* sum : {"40", "100", "30", "20"}) {
      person().type(sum);
      person().press(KeyName::kEnter);
    }
  }
  [[nodiscard]] bool is_over() const { return screen<app::HandOverView>() != nullptr; }
  [[nodiscard]] bool doubts() const {
    const auto* at_table = screen<app::TableView>();
    return at_table != nullptr && at_table->question.text.find("Is that right?") != std::string::npos;
  }
};

}  // namespace

TEST_F(TooSoon, TheEnterThatFollowsTheLastKeyAtOnceRecordsNothing) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  enter_a_hand();
  ASSERT_TRUE(is_over());
  EXPECT_FALSE(person().enabled("accept")) << "the button shows that it waits";
  enter_at_once();
  ASSERT_TRUE(is_over()) << "nobody has read it";
  EXPECT_TRUE(screen<app::HandOverView>()->problem.empty()) << "and there is nothing to say";
  person().press(KeyName::kEnter);
  EXPECT_FALSE(is_over()) << "later it is meant";
}

TEST_F(TooSoon, TheButtonOfAHandIsReadyOnceItCouldBeRead) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  enter_a_hand();
  ASSERT_FALSE(person().enabled("accept"));
  constexpr int kFrames = 36;  // of 1/60 s
  for (int i = 0; i < kFrames; ++i) person().settle();
  EXPECT_TRUE(person().enabled("accept"));
}

TEST_F(TooSoon, ReturnTwiceAtADoubtShowsTheResultAndRecordsNothing) {
  begin("samba", {"Anna", "Boris", "Clara", "Dmitri"});
  enter_a_doubtful_hand();
  ASSERT_TRUE(doubts());
  person().press(KeyName::kEnter);
  ASSERT_TRUE(is_over());
  enter_at_once();
  EXPECT_TRUE(is_over());
}

TEST_F(TooSoon, ADoubtIsSeenBeforeItIsAnswered) {
  begin("samba", {"Anna", "Boris", "Clara", "Dmitri"});
  enter_a_doubtful_hand();
  enter_at_once();
  EXPECT_TRUE(doubts());
}

TEST_F(TooSoon, OkTappedTwiceAtTheSamePlaceOfAPhoneRecordsNothing) {
  begin("samba", {"Anna", "Boris", "Clara", "Dmitri"}, {}, kUprightPhone);
  enter_a_doubtful_hand();
  ASSERT_TRUE(doubts());
  person().click("ok");
  ASSERT_TRUE(is_over());
  constexpr int kFrames = 12;  // no double tap lasts longer
  for (int i = 0; i < kFrames; ++i) person().settle();
  tap_at_once();
  EXPECT_TRUE(is_over());
  person().click("accept");
  EXPECT_FALSE(is_over());
}

TEST_F(TooSoon, ASecondTapOnAPlayerIsNoSecondTrick) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"}, {}, kUprightPhone);
  person().click("seat/2");
  tap_at_once();
  const auto over = [this] { return std::ranges::count_if(table().strip, [](const auto& cell) { return cell.over; }); };
  EXPECT_EQ(over(), 1);
  person().click("seat/2");
  EXPECT_EQ(over(), 2) << "later it is meant";
}

TEST_F(TooSoon, ATapThatFollowsTheNewPageAtOnceIsNotMeantForIt) {  // "Start and deal" lay where the table has Undo
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"}, {}, kUprightPhone);
  enter_a_hand();
  ASSERT_TRUE(is_over());
  person().click("accept");
  ASSERT_FALSE(is_over());
  const Recorder::Target* undo = person().seen.find("undo");
  ASSERT_NE(undo, nullptr);
  person().events().add(MouseMove{undo->rect.center()});
  tap_at_once();
  EXPECT_FALSE(is_over()) << "nothing is taken back";
  person().click("undo");
  EXPECT_TRUE(is_over()) << "later it is meant";
}

TEST_F(TooSoon, ASecondTapOnACountIsNotTheNextPlayersCount) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"}, {}, kUprightPhone);
  app().handle(app::SwitchForm{games::Form::kSummary});
  person().settle();
  person().click("count/4");
  tap_at_once();
  EXPECT_EQ(table().fields.front().as<app::CountsRow>().cells[0].count, 4);
  EXPECT_EQ(table().fields.front().as<app::CountsRow>().cells[1].count, std::nullopt);
}

TEST_F(TooSoon, ASlowSecondTapOnANameIsNotTheCardThatCameInItsPlace) {
  begin("carioca", {"Anna", "Boris", "Clara"}, {}, kUprightPhone);
  person().click("who/1");
  ASSERT_TRUE(person().shows("add/joker"));
  constexpr int kTimes = 10;  // of two frames, 1/60 s each: longer than any other tap waits
  for (int i = 0; i < kTimes; ++i) person().settle();
  const auto left = [this] { return table().fields.back().as<app::CountsRow>().cells[1].count; };
  const auto tap_card = [this] {
    const Recorder::Target* card = person().seen.find("add/joker");
    ASSERT_NE(card, nullptr);
    person().events().add(MouseMove{card->rect.center()});
    tap_at_once();
  };
  tap_card();
  EXPECT_EQ(left(), std::nullopt);
  for (int i = 0; i < kTimes; ++i) person().settle();
  tap_card();
  EXPECT_EQ(left(), 50) << "later it is meant";
}

TEST_F(TooSoon, AQuestionInADialogIsSeenBeforeItIsAnswered) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  person().type("h51");
  app().handle(app::SwitchForm{games::Form::kSummary});
  person().settle();
  ASSERT_TRUE(app().view().dialog);
  enter_at_once();
  EXPECT_TRUE(app().view().dialog);
  person().press(KeyName::kEnter);
  EXPECT_FALSE(app().view().dialog);
}

// What only takes something back works at once.
TEST_F(TooSoon, BackspaceOnAPageThatHasJustAppearedTakesTheLastEntryBack) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  enter_a_hand();
  person().events().add(KeyPress{KeyName::kBackspace});
  person().settle();
  EXPECT_FALSE(is_over());
}

// The Enter that belongs to the last number comes too early and does nothing; the next one counts.
TEST_F(TooSoon, TheEnterOfANumberThatCompletedTheHandIsNotAskedForTwice) {
  begin("kabu", {"Anna", "Boris", "Clara"});
  person().type("947");
  ASSERT_TRUE(is_over());
  enter_at_once();
  ASSERT_TRUE(is_over());
  person().press(KeyName::kEnter);
  EXPECT_FALSE(is_over());
}

}  // namespace nullo::gui
