// Who sits where and whose points those are, as a person taps and types.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "support/table_driver.h"

namespace nullo::gui {
namespace {

// Tëtka: Boris takes the bum card 1, Dmitri the Q♦ 1, Clara everything else: 7.
constexpr std::string_view kTetkaHand = "7c1b2c3d4hr3\n";

class SeatingOnTheScreen : public ::testing::Test {
 protected:
  SeatingOnTheScreen() {
    app_.handle(app::Go{app::Screen::kNewSession});
    int seat = 0;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) app_.handle(app::SetName{Seat{seat++}, name});
    app_.handle(app::Accept{});
    for (const char key : kTetkaHand) {
      key == '\n' ? app_.handle(app::Accept{}) : app_.handle(app::TypeKey{static_cast<char32_t>(key)});
    }
  }
  template <class Screen>
  [[nodiscard]] const Screen& screen() const {
    return std::get<Screen>(app_.view().screen);
  }
  Driver& person() {
    if (!driver_) driver_ = std::make_unique<Driver>(app_);
    return *driver_;
  }
  void open_chairs() {
    person().press(KeyName::kF2);
    person().click("menu/players");
  }

  testing::Scratch scratch_;
  app::App app_{testing::with_tables(scratch_ / "nullo.db"), testing::still_clock()};
  std::unique_ptr<Driver> driver_;
};

TEST_F(SeatingOnTheScreen, TwoChangeChairsAndTakeTheirPointsAlong) {
  open_chairs();
  person().click("player/2/swap");
  person().click("players/keep");
  ASSERT_TRUE(app_.view().dialog);
  EXPECT_EQ(app_.view().dialog->title, "Do the points go with the people or stay with the chairs?");
  person().click("dialog/yes");
  EXPECT_EQ(screen<app::TableView>().places[1].name, "Clara");
  EXPECT_EQ(screen<app::TableView>().places[1].total, "7");
  EXPECT_TRUE(person().says("Boris and Clara change chairs"));
}

TEST_F(SeatingOnTheScreen, TheThirdAnswerOfADialogHasAKey) {
  open_chairs();
  person().click("player/2/swap");
  person().click("players/keep");
  person().type("c");
  EXPECT_FALSE(app_.view().dialog);
  EXPECT_EQ(screen<app::TableView>().places[1].name, "Clara");
  EXPECT_EQ(screen<app::TableView>().places[1].total, "1");
}

TEST_F(SeatingOnTheScreen, EnterInANameKeepsWhoSitsThere) {
  open_chairs();
  person().click("player/3");
  person().type("Eva");
  person().press(KeyName::kEnter);
  EXPECT_FALSE(person().shows("players/keep"));
  EXPECT_EQ(screen<app::TableView>().places[2].name, "Eva");
}

TEST_F(SeatingOnTheScreen, EscapeChangesNoChairs) {
  open_chairs();
  person().click("player/2/swap");
  person().click("players/keep");
  person().press(KeyName::kEscape);
  EXPECT_FALSE(app_.view().dialog);
  EXPECT_EQ(screen<app::TableView>().places[1].name, "Boris");
}

TEST_F(SeatingOnTheScreen, WhoSatInStandsOnTheSheetWithBothParts) {
  app_.handle(app::SitIn{{"Anna", "Boris", "Eva", "Dmitri"}});
  EXPECT_TRUE(person().says("Eva sits in for Clara"));
  EXPECT_TRUE(person().says("Clara +7 in hand 1, Eva 0 in hand 2"));
}

TEST_F(SeatingOnTheScreen, SomebodyElseJoinsForGoodAndBeginsWithTheHighest) {
  person().press(KeyName::kF2);
  person().click("menu/go_on");
  ASSERT_TRUE(std::holds_alternative<app::NewSessionView>(app_.view().screen));
  for (int seat = 1; seat <= 4; ++seat) EXPECT_TRUE(person().shows(fmt::format("leaves/{}", seat))) << seat;
  ASSERT_TRUE(person().shows("leaves/4"));
  person().click("leaves/4");
  EXPECT_EQ(screen<app::NewSessionView>().places[3].name, "");
  person().click("name/4");
  person().type("Emil");
  ASSERT_EQ(screen<app::NewSessionView>().openings[3].choices.size(), 4U);
  person().press(KeyName::kEscape);
  person().focus_on("joins/4/1");
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::NewSessionView>().openings[3].amount, "7");
  person().click("new/start");
  EXPECT_EQ(screen<app::TableView>().places[3].total, "7");
}

TEST_F(SeatingOnTheScreen, AfterSomebodyLeavesATypedNameSitsDownAtTheNextFreePlace) {
  person().press(KeyName::kF2);
  person().click("menu/go_on");
  EXPECT_TRUE(person().says("Go on with other people or rules"));
  person().click("leaves/4");
  person().type("Emil");
  EXPECT_EQ(screen<app::NewSessionView>().places[3].name, "Emil");
}

TEST_F(SeatingOnTheScreen, WhoWasAddedByMistakeIsTakenOut) {
  app_.handle(app::Go{app::Screen::kNewSession});
  app_.handle(app::ChooseGame{"hearts"});
  app_.handle(app::Accept{});
  app_.handle(app::GoOnWithOthers{});
  Driver high{app_, {1280, 1400}};
  high.settle();
  high.type("Emil");
  ASSERT_EQ(screen<app::NewSessionView>().places.size(), 5U);
  ASSERT_TRUE(high.says("take out"));
  high.click("leaves/5");
  EXPECT_EQ(screen<app::NewSessionView>().places.size(), 4U);
  EXPECT_FALSE(high.says("take out"));
}

TEST_F(SeatingOnTheScreen, EnterStartsOnlyAfterItWasSeenWithWhatSomebodyJoins) {
  person().press(KeyName::kF2);
  person().click("menu/go_on");
  person().click("leaves/4");
  person().type("Emil");
  person().press(KeyName::kEnter);
  ASSERT_TRUE(std::holds_alternative<app::NewSessionView>(app_.view().screen));
  EXPECT_TRUE(person().says("Emil joins with"));
  person().press(KeyName::kEnter);
  EXPECT_TRUE(std::holds_alternative<app::TableView>(app_.view().screen));
}

TEST_F(SeatingOnTheScreen, ThePlacesStayWhereTheyAreWhileANewcomersNameIsTyped) {  // they moved by two lines
  app_.handle(app::GoOnWithOthers{});
  app_.handle(app::StandUp{Seat{3}});
  Driver phone{app_, kUprightPhone};
  ASSERT_NE(phone.seen.find("name/1"), nullptr);
  const float before = phone.seen.find("name/1")->whole.y0;
  app_.handle(app::SetName{Seat{3}, "Emil"});
  phone.settle();
  ASSERT_FALSE(screen<app::NewSessionView>().openings[3].choices.empty());
  ASSERT_NE(phone.seen.find("name/1"), nullptr);
  EXPECT_FLOAT_EQ(phone.seen.find("name/1")->whole.y0, before);
}

TEST_F(SeatingOnTheScreen, AWrongPersonIsReplacedWhereSeatsAreMended) {
  person().press(KeyName::kF2);
  person().click("menu/repair");
  person().click("other/2");
  person().press(KeyName::kCtrlA);
  person().type("Emil");
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::RepairView>().seats[1].name, "Emil");
  EXPECT_TRUE(person().says("It was Emil who played, not Boris."));
}

TEST(PartsOfAnEvening, OpenEachOther) {
  app::View view = sample_session();
  std::get<app::SessionView>(view.screen).evening = {{"one", "1: Hearts, Anna, Boris, Clara, 3 hands"},
                                                     {"two", "2: Hearts, Anna, Boris, 2 hands", true}};
  Driver person{view};
  person.click("part/one");
  ASSERT_NE(last_meant<app::OpenPast>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenPast>(person)->id, "one");
}

}  // namespace
}  // namespace nullo::gui
