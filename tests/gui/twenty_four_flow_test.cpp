// A whole game of Twenty-Four through the screens, by keys and by the mouse.
#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "games/sentence.h"
#include "gui/game_flow.h"
#include "gui/kit/widgets.h"
#include "gui/sample_numbers.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

class TwentyFourFlow : public GameFlow {
 protected:
  TwentyFourFlow() { begin("twenty_four", {"Anna", "Борис"}); }
};

}  // namespace

TEST_F(TwentyFourFlow, UntilSomebodyHasNoCardsLeft) {
  for (int set = 0; set < 9; ++set) {
    person().type("57891");
    ASSERT_NE(screen<app::HandOverView>(), nullptr) << "five keys a set";
    person().press(KeyName::kEnter);
  }
  person().type("0114n");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->lines[0].score, "0") << "nobody takes them";
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::TableView>(), nullptr);
  EXPECT_EQ(table().places[1].total, "2");
  person().type("1111");
  EXPECT_TRUE(person().shows("nobody/loser"));
  person().click("field/loser/1");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_TRUE(person().says("This board cannot be solved."));
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::GameOverView>(), nullptr);
  EXPECT_EQ(screen<app::GameOverView>()->headline, "Борис wins with 0 cards");
}

TEST(TwentyFourOnAPhone, NamesNoKeyThatAPhoneDoesNotHave) {  // "0 is 10"
  const auto tapped = [](std::string_view sentence) {
    return with_taps(text::say_with(sentence, std::array<text::Argument, 1>{games::key_named("0")}), "OK");
  };
  EXPECT_EQ(tapped("An ace is 1[[; {key} is 10|]]."), "An ace is 1.");
  EXPECT_EQ(tapped("Which is it?[[ {key} is 10.|]]"), "Which is it?");
}

TEST_F(TwentyFourFlow, ByTheMouseAlone) {
  for (const char* number : {"number/5", "number/7", "number/10", "number/9"}) person().click(number);
  EXPECT_FALSE(person().shows("number/5")) << "the board is entered";
  person().click("place/board/3");
  person().click("number/8");
  EXPECT_EQ(table().fields.front().as<app::NumbersRow>().cells[2].number, 8);
  EXPECT_FALSE(person().says("can be solved"));
  person().click("reveal");
  EXPECT_TRUE(person().says("Yes, this board can be solved."));
  EXPECT_FALSE(person().says("= 24"));
  person().click("reveal");
  EXPECT_TRUE(person().says("= 24"));
  person().click("reveal");
  EXPECT_FALSE(person().says("can be solved")) << "hidden again";
  person().click("field/solution");
  for (const char* piece : {"8", "*", "5", "+", "back", "-", "(", "7", "+", "9", ")"}) {
    person().click(std::string{"piece/"} + piece);
  }
  person().click("ok");
  EXPECT_TRUE(person().says("8*5-(7+9) = 24: right."));
  person().click("field/solver/2");
  EXPECT_TRUE(person().says("Who lost and takes the cards? Enter: Anna."));
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_TRUE(person().says("Борис said 8*5-(7+9) = 24: right."));
}

TEST_F(TwentyFourFlow, ASolutionIsTypedWithAllKeysOfIt) {
  person().type("5789s8 * 5-(7 + 9");
  EXPECT_EQ(table().fields[2].as<app::TextRow>().text, "8 * 5-(7 + 9");
  EXPECT_TRUE(table().fields[2].as<app::TextRow>().typing);
  person().press(KeyName::kBackspace);
  person().type("8)?");
  EXPECT_FALSE(person().says("can be solved")) << "a question mark is typed like anything else";
  person().press(KeyName::kEnter);
  EXPECT_TRUE(person().says("not readable at character 14: ?"));
  person().type("1");
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::TableView>(), nullptr) << "nobody takes the cards for what cannot be read";
  person().press(KeyName::kBackspace);
  person().type("1");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  person().press(KeyName::kEscape);
  person().type("s");
  person().press(KeyName::kBackspace);
  person().press(KeyName::kEnter);
  person().press(KeyName::kEscape);
  EXPECT_TRUE(person().says("the 8 is used too often, the 9 is missing"));
  person().type("s");
  person().press(KeyName::kEscape);
  EXPECT_FALSE(table().fields[2].as<app::TextRow>().typing);
  EXPECT_EQ(table().fields[2].as<app::TextRow>().text, "8 * 5-(7 + 8)") << "what was entered stays";
  person().type("?");
  EXPECT_TRUE(person().says("Yes, this board can be solved."));
}

TEST(NumbersRow, ATapAsksForThatNumberAndAnotherSaysIt) {
  Driver person{sample_board()};
  person.click("place/board/1");
  const auto* place = last_meant<app::TapNumber>(person);
  ASSERT_NE(place, nullptr);
  EXPECT_EQ(place->place, 0);
  EXPECT_FALSE(place->number);
  person.click("number/10");
  const auto* number = last_meant<app::TapNumber>(person);
  ASSERT_NE(number, nullptr);
  EXPECT_EQ(number->place, 2) << "the one that is asked";
  EXPECT_EQ(number->number, 10);
}

TEST(NumbersRow, WhatIsHiddenIsOnlyThereWhenAskedFor) {
  Driver person{sample_typing()};
  EXPECT_TRUE(person.shows("reveal"));
  EXPECT_FALSE(person.says("24 …"));
  person.click("reveal");
  EXPECT_NE(last_meant<app::AskReveal>(person), nullptr);
  EXPECT_FALSE(person.says("can be solved"));
  person.view = sample_judged();
  person.settle();
  EXPECT_TRUE(person.says("8*5-(7+9) = 24"));
}

}  // namespace nullo::gui
