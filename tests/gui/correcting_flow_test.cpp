// A recorded hand corrected through the screens.
#include <gtest/gtest.h>

#include "gui/game_flow.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

class CorrectingFlow : public GameFlow {
 protected:
  CorrectingFlow() {
    begin("tetka", {"Anna", "Boris", "Clara", "Dmitri"}, {}, kDeskScreen);
    for (int hand = 0; hand < 3; ++hand) {
      person().type("7c1b2c3d4hr3");
      app().handle(app::Accept{});
      person().settle();
    }
  }
};

}  // namespace

TEST_F(CorrectingFlow, ARowOfTheSheetInsideACorrectionIsTapped) {
  person().click("hand/0");
  ASSERT_TRUE(table().correcting);
  EXPECT_FALSE(person().shows("hand/0")) << "it is open";
  person().click("hand/2");
  EXPECT_EQ(table().title, "Tëtka · correcting hand 3");
  person().press(KeyName::kEscape);
  EXPECT_FALSE(table().correcting);
}

TEST_F(CorrectingFlow, ATapOnAnotherRowAsksBeforeACorrectionIsDropped) {
  person().click("hand/1");
  app().handle(app::TapTrick{1});
  person().settle();
  person().type("4");
  person().click("hand/0");
  ASSERT_TRUE(person().shows("dialog/no"));
  person().press(KeyName::kEscape);
  EXPECT_EQ(table().title, "Tëtka · correcting hand 2");
  person().click("hand/0");
  person().press(KeyName::kEnter);
  EXPECT_EQ(table().title, "Tëtka · correcting hand 1");
}

}  // namespace nullo::gui
