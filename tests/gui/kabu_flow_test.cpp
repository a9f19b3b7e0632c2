// A whole game of Kabu through the screens, by numbers and by cards.
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "gui/game_flow.h"

namespace nullo::gui {

namespace {

class KabuFlow : public GameFlow {
 protected:
  KabuFlow() { begin("kabu", {"Anna", "Борис", "Clara"}, {{"chips", 1}, {"starting_chips", 10}}); }

  [[nodiscard]] const std::vector<Card>& held_by(std::size_t seat) const {
    return table().fields.front().as<app::HandsRow>().cells[seat].held;
  }
};

}  // namespace

TEST_F(KabuFlow, UntilSomebodyCannotPay) {
  person().type("949");
  ASSERT_NE(screen<app::HandOverView>(), nullptr) << "one key a player";
  EXPECT_EQ(screen<app::HandOverView>()->lines[1].score, "−10");
  EXPECT_EQ(
      screen<app::HandOverView>()->lines[1].reasons,
      (std::vector<games::Reason>{{.amount = "−5", .words = "to Anna, the difference, 4 against 9", .counts = 5},
                                  {.amount = "−5", .words = "to Clara, the difference, 4 against 9", .counts = 5}}));
  EXPECT_FALSE(screen<app::HandOverView>()->due.empty());
  EXPECT_TRUE(person().says("Борис"));
  person().press(KeyName::kEnter);
  EXPECT_TRUE(person().says("The number is entered. Press once more to record the hand."));
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::TableView>(), nullptr) << "holding nothing is no failure";
  EXPECT_TRUE(table().places[1].dealer);
  person().click("count/9");
  person().click("count/3");
  person().click("count/2");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_TRUE(person().says("cannot pay"));
  person().press(KeyName::kEnter);
  const auto* over = screen<app::GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->headline, "Anna wins with 22 chips");
}

TEST_F(KabuFlow, ByCardsTappedAndTyped) {
  person().press(KeyName::kTab);
  ASSERT_TRUE(person().shows("pick/TC"));
  EXPECT_FALSE(person().enabled("pick/KC")) << "no face cards";
  person().click("pick/TC");
  EXPECT_EQ(held_by(0).size(), 1U);
  person().click("pick/9D");
  EXPECT_TRUE(person().says("= 9"));
  person().press(KeyName::kEnter);
  EXPECT_EQ(table().question.seat, Seat{1});
  EXPECT_FALSE(person().enabled("pick/9D")) << "it lies before Anna";
  person().type("5c6c7c");
  EXPECT_EQ(held_by(1).size(), 3U);
  person().press(KeyName::kBackspace);
  EXPECT_EQ(held_by(1).size(), 2U);
  person().press(KeyName::kBackspace);
  EXPECT_EQ(held_by(1).size(), 1U) << "too few to be entered, and still there";
  person().type("6c7c");
  person().press(KeyName::kEnter);
  person().type("ac2cadah");
  ASSERT_NE(screen<app::HandOverView>(), nullptr) << "four cards are a full hand";
  EXPECT_EQ(screen<app::HandOverView>()->lines[2].score, "−7");
}

}  // namespace nullo::gui
