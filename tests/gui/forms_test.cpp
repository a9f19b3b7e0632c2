// Enter and Esc in what lies over a page: one press, whether or not something is being typed in it.
#include <algorithm>

#include <gtest/gtest.h>

#include "gui/game_flow.h"

namespace nullo::gui {

namespace {

class Forms : public GameFlow {
 protected:
  void open_form(std::string_view item) {
    person().press(KeyName::kF2);
    person().click(item);
  }
};

}  // namespace

TEST_F(Forms, EnterWritesAnAdjustmentDownAfterItsReasonWasTyped) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  open_form("menu/adjust");
  person().click("adjust/to/1");
  person().click("adjust/note");
  person().type("spilt wine");
  person().press(KeyName::kEnter);
  EXPECT_FALSE(person().shows("adjust/keep"));
  const auto* made = last_meant<app::Adjust>(person());
  ASSERT_NE(made, nullptr);
  EXPECT_EQ(made->note, "spilt wine");
}

TEST_F(Forms, EscLeavesANoteWithOnePressThoughItIsBeingTyped) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  open_form("menu/note");
  person().type("late");
  person().press(KeyName::kEscape);
  EXPECT_FALSE(person().shows("note/keep"));
  person().type("3");
  EXPECT_TRUE(person().seen.find("seat/3") != nullptr) << "the table has the keys again";
  EXPECT_EQ(table().hand_note, "");
}

TEST_F(Forms, EscLeavesTheStakeWithOnePressThoughItIsBeingTyped) {
  begin("put_and_take", {"Anna", "Boris", "Clara"});
  open_form("menu/stake");
  person().type("0.50");
  person().press(KeyName::kEscape);
  EXPECT_FALSE(person().shows("stake/keep"));
}

TEST_F(Forms, TheButtonOfAPageThatTakesNoAnswerYetIsSeenToFill) {
  begin("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  app().handle(app::SwitchForm{games::Form::kSummary});
  person().settle();
  person().type("553");
  person().press(KeyName::kEnter);
  person().type("2");
  ASSERT_NE(screen<app::HandOverView>(), nullptr);
  const auto& filling = person().seen.filling;
  EXPECT_NE(std::ranges::find(filling, "accept"), filling.end());
  EXPECT_FALSE(person().enabled("accept"));
  person().press(KeyName::kHome);  // a second later
  EXPECT_TRUE(filling.empty());
  EXPECT_TRUE(person().enabled("accept"));
}

}  // namespace nullo::gui
