// A whole game of Samba through the screens, by keys, by taps and by both.
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "gui/game_flow.h"
#include "gui/sizes.h"
#include "support/table_driver.h"

namespace nullo::gui {

namespace {

class SambaFlow : public GameFlow {
 protected:
  SambaFlow() { begin("samba", {"Anna", "Борис", "Clara", "Dmitri"}, {{"target", 3000}}); }

  [[nodiscard]] std::optional<int> count(std::string_view row, std::size_t side) const {
    for (const app::FieldRow& each : table().fields) {
      if (each.id == row) return each.as<app::CountsRow>().cells[side].count;
    }
    return std::nullopt;
  }
  void number(std::string_view digits) {
    person().type(digits);
    person().press(KeyName::kEnter);
  }
};

// The first text with four digits in a row that is no year; empty: there is none.
std::string ungrouped(const Driver& person) {
  for (const Recorder::Text& each : person.seen.texts) {
    std::size_t digits = 0;
    for (const char letter : each.text) {
      digits = letter >= '0' && letter <= '9' ? digits + 1 : 0;
      if (digits == 4 && each.text.find("20") == std::string::npos) return each.text;
    }
  }
  return {};
}

}  // namespace

TEST_F(SambaFlow, ThousandsAreWrittenInOneWay) {  // 10000 in a field of the rules, and 10,000 in their sentence
  person().type("1");
  number("2640");
  person().type("1285");
  EXPECT_TRUE(person().says("1,285_"));
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(ungrouped(person()), "");
    person().press(KeyName::kEnter);
  }
  app().handle(app::Go{app::Screen::kNewSession});
  app().handle(app::ChoosePreset{"ten_thousand"});
  person().settle();
  EXPECT_TRUE(person().says("10,000"));
  EXPECT_EQ(ungrouped(person()), "");
}

TEST_F(SambaFlow, AGameByKeys) {
  EXPECT_TRUE(person().says("First meld: Anna and Clara 50, Борис and Dmitri 50"));
  person().type("1");  // Anna and Clara went out
  person().type("nnmrr");
  number("640");
  person().type("su");
  number("280");
  number("35");
  person().type("0");
  ASSERT_NE(screen<app::TableView>(), nullptr) << "canastas may still be entered";
  EXPECT_TRUE(person().says("+2,305"));
  EXPECT_TRUE(person().says("+280"));
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::TableView>(), nullptr) << "that Enter belongs to the 0";
  person().press(KeyName::kEnter);
  const auto* hand = screen<app::HandOverView>();
  ASSERT_NE(hand, nullptr);
  EXPECT_EQ(hand->lines[0].score, "+2,305");  // 640 + 1000 + 300 + 200 + 200 − 35
  ASSERT_EQ(hand->lines.size(), 2U) << "a team is one";
  EXPECT_EQ(hand->lines[1].score, "+280");  // 280 + 500 − 500
  EXPECT_EQ(hand->lines[0].reasons.size(), 6U);
  person().press(KeyName::kEnter);

  EXPECT_TRUE(person().says("First meld: Anna and Clara 90, Борис and Dmitri 50"));
  person().type("0");  // nobody went out
  number("700");
  number("90");
  person().type("0");
  number("5");
  person().press(KeyName::kEnter);
  person().press(KeyName::kEnter);
  const auto* over = screen<app::GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->headline, "Anna & Clara win with 3,005 points");
}

TEST_F(SambaFlow, AHandByTaps) {
  person().click("row/out/1");
  person().click("field/melded/1");  // before those who went out
  for (const char* name : {"add/joker", "add/two", "add/two", "digit/1", "digit/4"}) person().click(name);
  EXPECT_TRUE(person().says("14 …"));
  person().click("add/eight_to_king");
  EXPECT_EQ(count("melded", 0), 50 + 40 + 140);
  EXPECT_TRUE(person().says("14 × 10"));
  person().click("step/mixed/1/more");
  person().click("step/mixed/1/more");
  EXPECT_EQ(count("mixed", 0), 2);
  person().click("add/ace");
  EXPECT_EQ(count("melded", 0), 250) << "entering the cards went on";
  person().click("step/mixed/1/less");
  EXPECT_EQ(count("mixed", 0), 1);
  person().click("ok");
  person().click("field/held/1");
  person().click("digit/0");
  EXPECT_EQ(count("held", 0), 0);
  EXPECT_EQ(table().question.seat, Seat{1});
  person().click("field/held/2");
  for (const char* name : {"digit/2", "digit/0", "ok"}) person().click(name);
  for (const char* name : {"digit/9", "digit/5", "ok"}) person().click(name);
  EXPECT_EQ(count("melded", 1), 95);
  ASSERT_NE(screen<app::TableView>(), nullptr);
  person().click("step/bad_take/2/more");
  ASSERT_NE(screen<app::TableView>(), nullptr) << "until somebody says that all is entered";
  person().click("ok");
  const auto* hand = screen<app::HandOverView>();
  ASSERT_NE(hand, nullptr);
  EXPECT_EQ(hand->lines[0].score, "+550");
  EXPECT_EQ(hand->lines[1].score, "+225");  // 95 + 200 − 20 − 50
}

TEST_F(SambaFlow, WhatFallsInTheHandIsEnteredWhenItFalls) {
  person().type("p");
  EXPECT_TRUE(person().says("Pile taken without use"));
  person().type("2");
  EXPECT_EQ(count("bad_take", 1), 1);
  EXPECT_TRUE(person().says("−50"));
  person().press(KeyName::kBackspace);
  EXPECT_EQ(count("bad_take", 1), 0);
  person().click("step/red_threes/1/more");
  EXPECT_EQ(count("red_threes", 0), 1);
  EXPECT_TRUE(person().says("Red threes count against"));
  EXPECT_TRUE(person().shows("row/out/none")) << "who went out is still asked";
}

// A lone button led to them, in the corner of a page that had room for all.
TEST_F(SambaFlow, AllCountsStandInTheFormOfADeskFromTheFirstQuestionOn) {
  for (const char* name : {"row/out/0", "field/melded/1", "step/natural/1/more", "step/bad_take/2/more"})
    EXPECT_TRUE(person().shows(name)) << name;
  EXPECT_FALSE(person().shows("faces"));
}

TEST(SambaOnAPhone, TheWayToTheOtherFaceHasTheRoomThatNoShortcutTakes) {
  testing::Scratch scratch;
  testing::TableDriver table{scratch / "nullo.db"};
  table.start("samba", {"Anna", "Boris", "Clara", "Dmitri"});
  Driver phone{table.app, kUprightPhone};
  phone.type("");
  EXPECT_GT(phone.seen.find("faces")->whole.width(), kUprightPhone.width / 2);
  EXPECT_TRUE(phone.says("Natural canastas …"));
  phone.click("faces");
  phone.click("step/red_threes/1/more");
  EXPECT_EQ(table.app.view().undo, "Red threes, Anna and Clara: 1");
  phone.click("faces");
  EXPECT_TRUE(phone.shows("choice/none")) << "who went out is still asked";
}

TEST_F(SambaFlow, ACardAfterANumberIsSoManyAndACanastaIsOneAPress) {
  person().type("0");
  person().type("nnn12f9k");
  EXPECT_EQ(count("natural", 0), 3);
  EXPECT_EQ(count("melded", 0), 150);
  person().press(KeyName::kBackspace);
  EXPECT_EQ(count("melded", 0), 60) << "the nine are taken back at once";
  person().type("7j");
  EXPECT_TRUE(person().says("Three packs have only 6 jokers; these are 7."));
  EXPECT_EQ(count("melded", 0), 60);
}

TEST_F(SambaFlow, ANumberBegunIsNotLostWhileACanastaIsTapped) {
  person().type("1");
  person().type("64");
  person().click("step/natural/1/more");
  number("5");
  EXPECT_EQ(count("melded", 0), 645);
  EXPECT_EQ(count("natural", 0), 1);
}

TEST_F(SambaFlow, AHandLookedAtAgainIsMendedUntilEnter) {
  person().type("1");
  number("640");
  for (int i = 0; i < 3; ++i) person().type("0");
  for (int i = 0; i < 2; ++i) person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  person().press(KeyName::kEscape);
  person().click("step/sambas/2/more");
  ASSERT_NE(screen<app::TableView>(), nullptr);
  EXPECT_TRUE(person().says("Борис and Dmitri: a meld of seven needs at least 50 points; 0 are entered."));
  person().click("step/natural/1/more");
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->lines[0].score, "+1,340");  // 640 + 500, and 200 for going out
}

}  // namespace nullo::gui
