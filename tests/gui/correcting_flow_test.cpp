// A recorded hand corrected through the screens.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "gui/game_flow.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"
#include "support/table_driver.h"

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

// A line above the table said that nothing is changed yet, and moved everything by its height; and on a phone the rows
// became lower when the keys came.
TEST(CorrectingStill, NoRowMovesWhenARecordedHandIsOpenedAndItsKeysCome) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    testing::Scratch scratch;
    testing::TableDriver carioca{scratch / "nullo.db"};
    carioca.start("carioca", {"Anna", "Boris", "Clara"});
    Driver person{carioca.app, screen};
    for (int hand = 0; hand < 2; ++hand) carioca.type("122\n33\n\n");
    person.settle();
    constexpr std::array kRows{"field/deadwood/1", "field/deadwood/2", "field/deadwood/3"};
    std::vector<Rect> places;
    for (const char* row : kRows) places.push_back(person.seen.find(row)->whole);
    const auto expect_same_places = [&](const char* when) {
      for (std::size_t i = 0; i < kRows.size(); ++i) {
        const Recorder::Target* row = person.seen.find(kRows.at(i));
        ASSERT_NE(row, nullptr) << when;
        EXPECT_NEAR(row->whole.y0, places[i].y0, 1) << when << kRows.at(i);
        EXPECT_NEAR(row->whole.y1, places[i].y1, 1) << when << kRows.at(i);
      }
    };
    carioca.app.handle(app::OpenHand{0, {}});
    person.settle();
    expect_same_places("opened");
    person.click(kRows[1]);
    expect_same_places("its keys are there");
    person.type("44");
    person.press(KeyName::kEnter);
    expect_same_places("corrected");
  }
}

TEST(CorrectingStill, WhatElseChangesMovesNoScoreOnADesk) {
  for (const Sample& sample : sample_views()) {
    if (!std::holds_alternative<app::CompareView>(sample.view.screen)) continue;
    SCOPED_TRACE(sample.name);
    Driver person{sample.view, kDeskScreen};
    const auto top = [&] {
      const auto heading = [](const Recorder::Text& each) { return each.text == "Before"; };
      return std::ranges::find_if(person.seen.texts, heading)->rect.y0;
    };
    const float with = top();
    std::get<app::CompareView>(person.view.screen).changes.clear();
    person.settle();
    EXPECT_FLOAT_EQ(top(), with);
  }
}

}  // namespace nullo::gui
