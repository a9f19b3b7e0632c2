// A hand that nobody watched, entered through the screens by what each scored: by keys, by mouse and by thumb.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "gui/game_flow.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

class OnlyThePointsFlow : public GameFlow, public ::testing::WithParamInterface<Gui::Screen> {
 protected:
  void start(const char* game, const std::vector<std::string>& names) { begin(game, names, {}, GetParam()); }
  void open_from_menu() {
    person().press(KeyName::kF2);
    person().click("menu/scores");
  }
  // Taps a player's number on the pad, and then OK. On an upright phone OK is at the bottom of the screen.
  void tap(std::string_view number) {
    for (const char letter : number) {
      person().click(letter == '-' ? std::string{"digit/minus"} : std::string{"digit/"} + letter);
    }
    person().click("ok");
  }
};

}  // namespace

TEST_P(OnlyThePointsFlow, IsInTheMenuOfTheHandAndEnteredByTaps) {
  start("kabu", {"Anna", "Boris", "Clara"});
  open_from_menu();
  ASSERT_NE(screen<app::TableView>(), nullptr);
  EXPECT_EQ(screen<app::TableView>()->form, games::Form::kPoints);
  EXPECT_TRUE(person().says("What did Anna win or lose?"));
  tap("-12");
  tap("-20");
  tap("32");
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[1].score, "−20");
  EXPECT_TRUE(person().says("Only the chips were entered."));
}

TEST_P(OnlyThePointsFlow, IsEnteredByKeysInPlaceOfQuickEntry) {
  start("tetka", {"Anna", "Boris", "Clara", "Dmitri"});
  person().click("switch");
  person().click("menu");
  person().click("menu/scores");
  EXPECT_TRUE(person().says("What did Anna score?"));
  person().type("5");
  person().press(KeyName::kEnter);
  person().type("0");
  person().press(KeyName::kEnter);
  person().type("1");
  person().press(KeyName::kEnter);
  person().type("4");
  person().press(KeyName::kEnter);
  EXPECT_TRUE(person().says("Together that is 10, but it must be 9 or 8."));
  person().type("3");
  person().press(KeyName::kEnter);
  EXPECT_NE(screen<app::HandOverView>(), nullptr);
}

TEST_P(OnlyThePointsFlow, IsChosenForGoodInTheMenuOfTheHand) {
  start("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  person().press(KeyName::kF2);
  person().click("menu/points");
  for (const char* score : {"5", "8", "12", "1"}) tap(score);
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  app().handle(app::Accept{});
  person().settle();
  ASSERT_NE(screen<app::TableView>(), nullptr);
  EXPECT_EQ(screen<app::TableView>()->form, games::Form::kPoints);
  person().press(KeyName::kF2);
  EXPECT_FALSE(person().shows("menu/points")) << "it is chosen";
  person().click("menu/happened");
  EXPECT_EQ(screen<app::TableView>()->form, games::Form::kTricks);
}

TEST_P(OnlyThePointsFlow, LeadsBackToWhatHappened) {
  start("carioca", {"Anna", "Boris", "Clara"});
  open_from_menu();
  EXPECT_EQ(screen<app::TableView>()->form, games::Form::kPoints);
  person().click("switch");
  EXPECT_NE(screen<app::TableView>()->form, games::Form::kPoints);
  EXPECT_FALSE(screen<app::TableView>()->fields.empty());
}

TEST_P(OnlyThePointsFlow, HasNoPlaceInTheMenuOfReversis) {
  start("reversis", {"Anna", "Boris", "Clara", "Dmitri"});
  person().press(KeyName::kF2);
  EXPECT_TRUE(person().shows("menu/misdeal"));
  EXPECT_FALSE(person().shows("menu/scores"));
}

INSTANTIATE_TEST_SUITE_P(Screens, OnlyThePointsFlow, ::testing::Values(kDeskScreen, kUprightPhone),
                         [](const auto& screen) { return screen.param.width > 500 ? "Wide" : "Phone"; });

}  // namespace nullo::gui
