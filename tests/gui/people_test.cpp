// People, and a session's rules and seats, as a person taps and types.
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/kit/ui.h"
#include "gui/sample_people.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "support/table_driver.h"

namespace nullo::gui {

namespace {

class PeopleOnTheScreen : public ::testing::Test {
 protected:
  void play(std::string_view names) {
    app_.handle(app::Go{app::Screen::kNewSession});
    int seat = 0;
    for (const char name : names) app_.handle(app::SetName{Seat{seat++}, std::string{name}});
    app_.handle(app::Accept{});
    app_.handle(app::StopPlaying{});
    app_.handle(app::Accept{});
    app_.handle(app::Go{app::Screen::kStart});
  }
  template <class Screen>
  [[nodiscard]] const Screen& screen() const {
    return std::get<Screen>(app_.view().screen);
  }
  Driver& person() {
    if (!driver_) driver_ = std::make_unique<Driver>(app_);
    return *driver_;
  }

  testing::Scratch scratch_;
  app::App app_{testing::with_tables(scratch_ / "nullo.db"), testing::still_clock()};
  std::unique_ptr<Driver> driver_;
};

TEST_F(PeopleOnTheScreen, ArePickedSearchedAndRenamedByKeys) {
  play("ABCD");
  person().type("l");
  person().click("search");
  person().type("b");
  ASSERT_EQ(screen<app::PlayersView>().lines.size(), 1U);
  person().press(KeyName::kEscape);
  person().focus_on("player/B");
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::PlayerView>().name, "B");
  person().click("rename");
  person().type("eate");
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::PlayerView>().name, "Beate");
  person().press(KeyName::kCtrlZ);
  EXPECT_EQ(screen<app::PlayerView>().name, "B");
  person().press(KeyName::kEscape);
  EXPECT_TRUE(person().shows("player/A") || person().shows("player/B"));
}

TEST_F(PeopleOnTheScreen, AShortNameStandsWhereTheNameIsTooLongAndInTheDisc) {
  const std::string name = "Wilhelmina of the Seven Hills and Dales";
  app_.handle(app::Go{app::Screen::kNewSession});
  const std::vector<std::string> people{name, "B", "C", "D"};
  for (int i = 0; i < 4; ++i) app_.handle(app::SetName{Seat{i}, people[static_cast<std::size_t>(i)]});
  app_.handle(app::Accept{});
  EXPECT_FALSE(person().says("WS"));
  app_.handle(app::OpenPlayer{.name = name});
  app_.handle(app::SetPlayerLook{std::nullopt, "WS"});
  ASSERT_EQ(screen<app::PlayerView>().short_name, "WS");
  app_.handle(app::Go{app::Screen::kStart});
  app_.handle(app::Resume{});
  person().settle();
  EXPECT_TRUE(person().says("WS")) << "over its column";
  person().type("7c");
  EXPECT_TRUE(person().says("WS")) << "on the plate";
  EXPECT_TRUE(person().says("B")) << "that has room";
  app_.handle(app::Go{app::Screen::kStandings});
  person().settle();
  EXPECT_FALSE(person().says("WS")) << "nobody has a line yet";
  app_.handle(app::Go{app::Screen::kStart});
  app_.handle(app::Resume{});
  for (const char* keys = testing::kTetkaHand + 2; *keys != '\n'; ++keys) person().type(std::string{*keys});
  app_.handle(app::Accept{});
  app_.handle(app::Go{app::Screen::kStart});
  app_.handle(app::Go{app::Screen::kStandings});
  person().settle();
  EXPECT_TRUE(person().says("WS")) << "in the disc";
}

TEST_F(PeopleOnTheScreen, AreSearchedAndOpenedWithoutATouch) {
  play("ABCD");
  person().type("l");
  person().type("c");
  ASSERT_EQ(screen<app::PlayersView>().lines.size(), 1U);
  person().press(KeyName::kEnter);
  ASSERT_TRUE(std::holds_alternative<app::PlayerView>(app_.view().screen));
  EXPECT_EQ(screen<app::PlayerView>().name, "C");
  person().press(KeyName::kEscape);
  person().press(KeyName::kEscape);  // this clears the search
  ASSERT_EQ(screen<app::PlayersView>().lines.size(), 4U);
  const std::string second = screen<app::PlayersView>().lines[1].name;
  person().press(KeyName::kDown);
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::PlayerView>().name, second);
}

TEST_F(PeopleOnTheScreen, ASearchThatFindsNobodySaysSo) {
  play("ABCD");
  person().type("l");
  person().type("zz");
  EXPECT_TRUE(person().says("Nobody matches “zz”."));
  person().press(KeyName::kEnter);
  EXPECT_TRUE(std::holds_alternative<app::PlayersView>(app_.view().screen));
}

TEST_F(PeopleOnTheScreen, WhoIsTheSamePersonIsChosenByKeysAndSearchedAnewEachTime) {
  play("ABCD");
  play("EBCD");
  person().click("start/players");
  person().click("player/A");
  person().click("merge");
  person().type("x");
  EXPECT_TRUE(person().says("Nobody matches “x”."));
  person().click("merge/close");
  person().click("merge");
  EXPECT_EQ(screen<app::PlayerView>().search, "");
  person().type("e");
  person().press(KeyName::kEnter);
  ASSERT_TRUE(app_.view().dialog);
  EXPECT_EQ(app_.view().dialog->title, "Are E and A one person?");
}

TEST_F(PeopleOnTheScreen, ARefusalMovesNothingOnAPersonsPage) {
  play("ABCD");
  person().type("l");
  person().click("player/A");
  ASSERT_TRUE(person().shows("rename"));
  const float before = person().seen.find("rename")->whole.y0;
  person().click("rename");
  person().press(KeyName::kCtrlA);
  person().type("B");
  person().press(KeyName::kEnter);
  EXPECT_FALSE(app_.view().dialog) << "they sat together: there is nothing to ask";
  EXPECT_TRUE(screen<app::PlayerView>().problem.ends_with("they are two people."));
  EXPECT_FLOAT_EQ(person().seen.find("rename")->whole.y0, before);
}

TEST_F(PeopleOnTheScreen, TheFirstChangeOfSeatsMovesNothing) {
  app_.handle(app::Go{app::Screen::kNewSession});
  int seat = 0;
  for (const char* name : {"A", "B", "C", "D"}) app_.handle(app::SetName{Seat{seat++}, name});
  app_.handle(app::Accept{});
  person().press(KeyName::kF2);
  person().click("menu/repair");
  const float before = person().seen.find("exchange/1")->whole.y0;
  person().click("exchange/1");
  person().click("exchange/2");
  ASSERT_FALSE(screen<app::RepairView>().changes.empty());
  EXPECT_FLOAT_EQ(person().seen.find("exchange/1")->whole.y0, before);
  person().press(KeyName::kEscape);
  ASSERT_TRUE(app_.view().dialog);
  person().press(KeyName::kEscape);  // once more: it stays
  EXPECT_FALSE(app_.view().dialog);
  EXPECT_TRUE(std::holds_alternative<app::RepairView>(app_.view().screen));
  person().press(KeyName::kEscape);
  person().press(KeyName::kEnter);
  EXPECT_FALSE(std::holds_alternative<app::RepairView>(app_.view().screen));
}

TEST_F(PeopleOnTheScreen, AreMergedAndSplitByTaps) {
  play("ABCD");
  play("EBCD");
  person().click("start/players");
  person().click("player/A");
  person().click("merge");
  person().type("e");  // the search for the other person
  ASSERT_TRUE(person().shows("same/E"));
  EXPECT_FALSE(person().shows("same/B"));
  person().click("same/E");
  ASSERT_TRUE(app_.view().dialog);
  person().press(KeyName::kEnter);
  EXPECT_EQ(screen<app::PlayerView>().also, std::vector<std::string>{"E"});
  person().click("split/E");
  EXPECT_TRUE(screen<app::PlayerView>().also.empty());
  person().click("undo");
  EXPECT_EQ(screen<app::PlayerView>().also, std::vector<std::string>{"E"});
}

TEST_F(PeopleOnTheScreen, ChooseAColourAndAShortName) {
  play("ABCD");
  person().type("l");
  person().click("player/C");
  person().click("colour/8");
  EXPECT_EQ(screen<app::PlayerView>().colour, 7);
  person().click("short");
  person().type("Cl");
  person().click("short/keep");
  EXPECT_EQ(screen<app::PlayerView>().short_name, "Cl");
  EXPECT_EQ(screen<app::PlayerView>().colour, 7);
  person().click("colour/seat");
  EXPECT_EQ(screen<app::PlayerView>().colour, std::nullopt);
}

TEST_F(PeopleOnTheScreen, WhoIsTappedStaysInTheListAndStandsUpAgain) {
  play("ABCD");
  person().type("no");
  person().press(KeyName::kEscape);
  const auto place = [this](std::string_view name) {
    for (const auto& target : person().seen.targets) {
      if (target.name == name) return target.rect.x0;
    }
    return -1.0F;
  };
  const float before = place("person/D");
  person().click("person/B");
  EXPECT_EQ(place("person/D"), before);
  EXPECT_EQ(screen<app::NewSessionView>().places[0].name, "B");
  person().click("person/D");
  EXPECT_EQ(screen<app::NewSessionView>().places[1].name, "D");
  person().click("person/B");
  EXPECT_EQ(screen<app::NewSessionView>().places[0].name, "");
  person().click("name/3");
  person().type("c");
  EXPECT_FALSE(person().shows("person/A"));
  person().click("person/C");
  EXPECT_EQ(screen<app::NewSessionView>().places[2].name, "C");
  EXPECT_TRUE(person().shows("person/A"));
}

TEST_F(PeopleOnTheScreen, ExchangeTheirSeatsFromTheMenuOfTheHand) {
  app_.handle(app::Go{app::Screen::kNewSession});
  int seat = 0;
  for (const char* name : {"A", "B", "C", "D"}) app_.handle(app::SetName{Seat{seat++}, name});
  app_.handle(app::Accept{});
  person().press(KeyName::kF2);
  person().click("menu/repair");
  person().click("exchange/1");
  person().click("exchange/2");
  EXPECT_EQ(screen<app::RepairView>().seats[0].name, "B");
  person().click("dealt/3");
  EXPECT_TRUE(screen<app::RepairView>().seats[2].dealer);
  person().press(KeyName::kEscape);
  ASSERT_TRUE(app_.view().dialog);
  person().press(KeyName::kEscape);  // go on
  person().press(KeyName::kEnter);
  person().click("compare/accept");
  const auto& table = screen<app::TableView>();
  EXPECT_EQ(table.places[0].name, "B");
  EXPECT_TRUE(table.places[2].dealer);
}

}  // namespace

}  // namespace nullo::gui
