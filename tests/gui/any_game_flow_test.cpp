// Any game through the screens: its name typed on New session, its points by keys and by thumb.
#include <gtest/gtest.h>

#include "gui/game_flow.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

class AnyGameFlow : public GameFlow, public ::testing::WithParamInterface<Gui::Screen> {
 protected:
  void start(std::initializer_list<app::SetOption> options) {
    begin("any_game", {"Anna", "Boris", "Clara"}, options, GetParam());
  }
  void tap(std::string_view number) {
    for (const char letter : number) {
      person().click(letter == '-' ? std::string{"digit/minus"} : std::string{"digit/"} + letter);
    }
    ok();
  }
  void ok() { person().click("ok"); }
};

}  // namespace

TEST_P(AnyGameFlow, IsEnteredByTapsHandAfterHand) {
  start({{"name", std::string{"Rummy"}}});
  EXPECT_TRUE(person().says("What did Anna score?"));
  EXPECT_FALSE(person().shows("switch")) << "there is no other way";
  tap("40");
  tap("-5");
  tap("12");
  const auto* over = screen<app::HandOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->lines[1].score, "−5");
}

TEST_P(AnyGameFlow, OffersNothingButItsPointsInTheMenuOfTheHand) {  // "That cannot be entered here."
  start({});
  person().press(KeyName::kF2);
  EXPECT_TRUE(person().shows("menu/note"));
  EXPECT_FALSE(person().shows("menu/happened"));
}

TEST_P(AnyGameFlow, GoesOnWithOneMoreWithOneEnterAfterTheName) {  // that Enter did nothing, and the next one started
  start({});
  app().handle(app::GoOnWithOthers{});
  person().settle();
  person().click("name/more");
  person().type("Emil");
  person().press(KeyName::kEnter);
  ASSERT_NE(screen<app::NewSessionView>(), nullptr);
  EXPECT_TRUE(person().says("Emil joins with"));
  person().press(KeyName::kEnter);
  EXPECT_NE(screen<app::TableView>(), nullptr);
}

TEST_P(AnyGameFlow, ShowsTheLastScoreOfAFixedSumOnOkAndOneTapTakesIt) {
  start({{"has_sum", 1}});
  tap("5");
  tap("-8");
  EXPECT_TRUE(person().says("Clara must have +3."));
  if (GetParam().width < 500) {
    EXPECT_TRUE(person().says("Tap “+3”, or type it.")) << "no button says OK";
  }
  ok();
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  EXPECT_EQ(screen<app::HandOverView>()->lines[2].score, "+3");
}

TEST_P(AnyGameFlow, IsNamedInAFieldOfNewSession) {
  app().handle(app::Go{app::Screen::kNewSession});
  app().handle(app::ChooseGame{"any_game"});
  Driver typist{app(), {GetParam().width, 3000}};
  typist.click("option/name");
  typist.type("Rummy");
  const auto* view = screen<app::NewSessionView>();
  ASSERT_NE(view, nullptr);
  EXPECT_EQ(view->options.front().name, "Rummy");
  typist.press(KeyName::kEnter);
  EXPECT_EQ(screen<app::NewSessionView>()->options.front().name, "Rummy");
}

INSTANTIATE_TEST_SUITE_P(Screens, AnyGameFlow, ::testing::Values(kDeskScreen, kUprightPhone),
                         [](const auto& screen) { return screen.param.width > 500 ? "Wide" : "Phone"; });

}  // namespace nullo::gui
