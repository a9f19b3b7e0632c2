// A whole game of Carioca through the screens, by keys, by taps and by both.
#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/game_flow.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

class CariocaFlow : public GameFlow {
 protected:
  CariocaFlow() { begin("carioca", {"Anna", "Борис", "Clara"}); }

  [[nodiscard]] std::optional<int> left_of(std::size_t seat) const {
    return table().fields.back().as<app::CountsRow>().cells[seat].count;
  }
};

}  // namespace

TEST_F(CariocaFlow, SevenHandsByKeys) {
  constexpr std::array kContracts{"two trios",      "one trio and one escalera",  "two escaleras",
                                  "three trios",    "two trios and one escalera", "one trio and two escaleras",
                                  "three escaleras"};
  constexpr std::array kDealers{0, 2, 1, 0, 2, 1, 0};
  for (std::size_t hand = 0; hand < kContracts.size(); ++hand) {
    ASSERT_NE(screen<app::TableView>(), nullptr) << hand;
    EXPECT_TRUE(person().says(kContracts.at(hand))) << hand;
    EXPECT_TRUE(table().places[static_cast<std::size_t>(kDealers.at(hand))].dealer) << "the deal goes to the right";
    person().type("2");
    person().type("30");
    person().press(KeyName::kEnter);
    person().type("7");
    person().press(KeyName::kEnter);
    ASSERT_NE(screen<app::HandOverView>(), nullptr) << hand;
    EXPECT_EQ(screen<app::HandOverView>()->lines[0].score, "+30");
    person().press(KeyName::kEnter);
  }
  const auto* over = screen<app::GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->headline, "Борис wins with 0 points");
  EXPECT_EQ(over->lines[1].total, "49");
  EXPECT_EQ(over->lines[2].total, "210");
}

TEST_F(CariocaFlow, CardsAreTappedByKindUntilEnter) {
  person().click("who/1");
  ASSERT_TRUE(person().shows("add/joker"));
  person().click("add/joker");
  person().click("add/ace");
  person().click("add/9");
  EXPECT_EQ(left_of(1), 79) << "the seat is asked on";
  person().press(KeyName::kBackspace);
  EXPECT_EQ(left_of(1), 70);
  EXPECT_TRUE(person().says("70 so far"));
  person().type("t");
  EXPECT_EQ(left_of(1), 80);
  person().press(KeyName::kEnter);
  EXPECT_EQ(table().question.seat, Seat{2});
  person().type("ja");
  ASSERT_NE(screen<app::TableView>(), nullptr) << "the last hand may have more cards";
  EXPECT_EQ(left_of(2), 70);
  person().click("ok");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->lines[2].score, "+70");
}

// On a phone a card 5 and a digit 5 lie close together.
class CariocaOnAPhone : public GameFlow {};

TEST_F(CariocaOnAPhone, AboveTheKeysStandsWhatIsACardAndWhatADigit) {
  begin("carioca", {"Anna", "Boris", "Clara"}, {}, kUprightPhone);
  person().click("who/1");
  ASSERT_TRUE(person().shows("add/joker"));
  EXPECT_TRUE(person().says("Tap each card"));
  EXPECT_TRUE(person().says("or type the sum"));
}

TEST_F(CariocaFlow, EveryCardSaysWhatItCountsAtItsFoot) {  // only those with a word did
  person().click("who/1");
  for (const char* card : {"joker", "ace", "ten_or_face", "9", "2"}) {
    const Rect key = person().seen.find(fmt::format("add/{}", card))->whole;
    const auto below = [&](const Recorder::Text& each) {
      return key.contains(each.rect.center()) && each.rect.center().y > key.y0 + key.height() * 0.7F;
    };
    EXPECT_TRUE(std::ranges::any_of(person().seen.texts, below)) << card;
  }
}

TEST_F(CariocaFlow, TheSumIsTypedOnTheScreen) {
  person().click("who/3");
  for (const char* key : {"digit/1", "digit/0", "digit/4"}) person().click(key);
  person().click("ok");
  EXPECT_EQ(left_of(0), 104);
  person().click("digit/8");
  EXPECT_TRUE(person().says("8 …"));
  EXPECT_TRUE(person().says("8_")) << "in the cell of who is asked";
  person().click("ok");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->lines[1].score, "+8");
}

TEST_F(CariocaFlow, ANumberThatCannotBeIsRefusedInWords) {
  person().type("1");
  person().type("399");
  person().press(KeyName::kEnter);
  EXPECT_TRUE(person().says("11 cards cannot come to more than 340."));
  EXPECT_EQ(left_of(1), std::nullopt);
}

}  // namespace nullo::gui
