// What counts as a tap: a finger that goes down and up on one target, as it was when people saw it.
#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "gui/game_flow.h"
#include "gui/sample_chips.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"
#include "support/stored.h"

namespace nullo::gui {

namespace {

constexpr std::array kTappers{"Anna", "Boris", "Clara", "Dmitri"};

// The middle of the first target of that kind which can be tapped.
Point first_of(const Driver& person, std::string_view kind) {
  const auto found = std::ranges::find_if(person.seen.targets, [&](const Recorder::Target& target) {
    return target.enabled && !target.rect.empty() && target.name.starts_with(kind);
  });
  if (found == person.seen.targets.end()) throw std::runtime_error("nothing to tap: " + std::string{kind});
  return found->rect.center();
}

// Goes down on a target, through these points beside it, and up. `hovers`: a mouse, which has been there before.
void slide(Driver& person, Point start, const std::vector<Point>& steps, bool hovers) {
  person.type("");  // somebody looks first
  person.events().add(MouseMove{start});
  if (hovers) person.settle();
  person.events().add(MouseButton{true});
  person.settle();
  for (const Point& step : steps) person.events().add(MouseMove{{start.x + step.x, start.y + step.y}});
  person.events().add(MouseButton{false});
  person.settle();
}

// Taps at once, before anybody can have looked.
void tap_at_once(Driver& person, Point at) {
  person.events().add(MouseMove{at});
  person.events().add(MouseButton{true});
  person.events().add(MouseButton{false});
  person.settle();
}

class Taps : public GameFlow {
 protected:
  void begin_with(std::string_view game, int players, Gui::Screen size = kDeskScreen) {
    std::vector<std::string> names;
    for (int i = 0; i < players; ++i)
      names.push_back(i < static_cast<int>(kTappers.size()) ? kTappers.at(static_cast<std::size_t>(i))
                                                            : fmt::format("Guest {}", i));
    begin(game, names, {}, size);
  }
  [[nodiscard]] std::ptrdiff_t tricks() const {
    return std::ranges::count_if(table().strip, [](const auto& cell) { return cell.over; });
  }
  Point at(std::string_view name) { return person().seen.find(name)->rect.center(); }
};

// What a second tap may well repeat: a digit, a card that adds to a number, a step, a number on the table.
bool may_be_repeated(std::string_view name) {
  constexpr std::array kKinds{"seat/", "who/",   "field/", "count/",  "card/",  "set/",     "pick/",
                              "row/",  "nobody", "trick/", "choice/", "offer/", "mending/", "reveal"};
  return std::ranges::none_of(kKinds, [&](std::string_view kind) { return name.starts_with(kind); });
}

// Taps everything twice that sets a fact; the names of those whose second tap meant something, too.
std::string meant_twice(const app::View& view, Gui::Screen screen) {
  Driver person{view, screen};
  std::vector<std::string> names;
  for (const Recorder::Target& target : person.seen.targets) {
    if (target.enabled && !target.rect.empty() && !may_be_repeated(target.name)) names.push_back(target.name);
  }
  std::string twice;
  for (const std::string& name : names) {
    if (!person.shows(name)) continue;
    person.meant.clear();
    person.click(name);
    const std::size_t once = person.meant.size();
    tap_at_once(person, person.seen.find(name)->rect.center());
    if (person.meant.size() != once) twice += " " + name;
  }
  return twice;
}

class TapTwice : public ::testing::TestWithParam<std::string_view> {};

std::vector<std::string_view> tapped_games() {
  std::vector<std::string_view> ids;
  for (const games::Info& info : games::all()) ids.push_back(info.id);
  return ids;
}

}  // namespace

TEST(Slip, ASwipeThatEndsOnTheSameTargetIsNoTap) {
  for (const Gui::Screen screen : {kDeskScreen, kUprightPhone}) {
    for (const bool hovers : {true, false}) {
      for (const std::string_view kind : {"seat/", "card/", "undo"}) {
        SCOPED_TRACE(fmt::format("{} {} {}", name_of(screen), hovers ? "mouse" : "touch", kind));
        Driver person{sample_table(), screen};
        const Point at = first_of(person, kind);
        slide(person, at, {{-12, 0}}, hovers);
        EXPECT_TRUE(person.meant.empty()) << "sideways";
        slide(person, at, {{0, 12}}, hovers);
        EXPECT_TRUE(person.meant.empty()) << "down";
        slide(person, at, {{-14, 3}, {-1, 0}}, hovers);
        EXPECT_TRUE(person.meant.empty()) << "there and back";
        slide(person, at, {{-4, 3}}, hovers);
        EXPECT_EQ(person.meant.size(), 1U) << "a finger that slips a little taps";
      }
    }
  }
}

TEST_F(Taps, ASwipeOverAPlateAtATableThatDoesNotScrollIsNoTrick) {
  begin_with("hearts", 4, kUprightPhone);
  slide(person(), at("seat/3"), {{-15, 0}, {-30, 0}}, false);
  EXPECT_EQ(tricks(), 0);
  person().click("seat/3");
  EXPECT_EQ(tricks(), 1);
}

TEST_F(Taps, AtTheMomentThePackGoesATapElsewhereOnItIsNoTrick) {
  begin_with("tetka", 4, kUprightPhone);
  person().click("pick/7C");
  ASSERT_TRUE(person().shows("seat/3"));
  EXPECT_TRUE(person().seen.find("seat/3")->waits);
  tap_at_once(person(), at("seat/3"));
  EXPECT_EQ(tricks(), 0);
  person().click("seat/3");
  EXPECT_EQ(tricks(), 1) << "later it is meant";
}

TEST_F(Taps, WhoPlayedTheCardIsSeenBeforeItIsAnswered) {
  begin_with("reversis", 4);
  person().click("seat/2");
  person().click("card/AD");
  ASSERT_TRUE(table().whose);
  tap_at_once(person(), at("seat/2"));
  EXPECT_TRUE(table().whose) << "nobody can have read it";
  EXPECT_TRUE(person().says("That tap came too soon and does not count. Tap again."));
  person().click("seat/2");
  EXPECT_FALSE(table().whose);
  EXPECT_FALSE(person().says("too soon"));
}

TEST_F(Taps, WinnersAreTappedAsFastAsAFingerCan) {
  begin_with("hearts", 4);
  person().click("seat/2");
  for (const char* winner : {"seat/3", "seat/1", "seat/4"}) tap_at_once(person(), at(winner));
  EXPECT_EQ(tricks(), 4);
}

TEST_F(Taps, CountsAreTappedAsFastAsAFingerCan) {
  begin_with("hearts", 4);
  app().handle(app::SwitchForm{games::Form::kSummary});
  person().settle();
  person().click("count/5");
  tap_at_once(person(), at("count/4"));
  EXPECT_EQ(table().fields.front().as<app::CountsRow>().cells[1].count, 4);
}

TEST_F(Taps, KeysDoNotWaitForWhatTheyChange) {
  begin_with("tetka", 4);
  person().type("7c213");  // all at once
  EXPECT_EQ(tricks(), 3);
}

TEST_F(Taps, ADoubleTapOnACardLeavesItInTheTrick) {
  begin_with("hearts", 4);
  person().click("card/QS");
  tap_at_once(person(), at("card/QS"));
  const auto is_queen = [](const auto& entry) { return to_string(entry.card) == "QS"; };
  const auto queen = std::ranges::find_if(table().palette, is_queen);
  ASSERT_NE(queen, table().palette.end());
  EXPECT_TRUE(queen->in_trick);
}

TEST_P(TapTwice, SetsAFactOnceAtTheTableOfTheGame) {
  const nullo::testing::Scratch scratch;
  const games::Info* info = nullptr;
  for (const games::Info& each : games::all()) {
    if (each.id == GetParam()) info = &each;
  }
  ASSERT_NE(info, nullptr);
  app::App app{testing::with_tables(scratch / "nullo.db")};
  app.handle(app::Go{app::Screen::kNewSession});
  app.handle(app::ChooseGame{std::string{info->id}});
  const int players = std::clamp(4, info->least_seats, info->most_seats);
  app.handle(app::SetPlayers{players});
  for (int i = 0; i < players; ++i) app.handle(app::SetName{Seat{i}, kTappers.at(static_cast<std::size_t>(i))});
  app.handle(app::Accept{});
  for (const char* form : {"the first form", "the other form"}) {
    SCOPED_TRACE(form);
    ASSERT_TRUE(std::holds_alternative<app::TableView>(app.view().screen));
    for (const Gui::Screen screen : {kDeskScreen, kUprightPhone})
      EXPECT_EQ(meant_twice(app.view(), screen), "") << name_of(screen);
    app.handle(app::TypeKey{0, app::TypeKey::Named::kTab});
  }
}

INSTANTIATE_TEST_SUITE_P(Games, TapTwice, ::testing::ValuesIn(tapped_games()),
                         [](const auto& game) { return std::string{game.param}; });

TEST(TapTwiceOnASample, SetsAFactOnce) {
  std::vector<Sample> samples = sample_views();
  samples.push_back({"claims", sample_claims()});
  for (const Sample& sample : samples) {
    const bool hand_over = std::holds_alternative<app::HandOverView>(sample.view.screen);
    if (!hand_over && !std::holds_alternative<app::TableView>(sample.view.screen)) continue;
    if (sample.view.dialog) continue;
    EXPECT_EQ(meant_twice(sample.view, kDeskScreen), "") << sample.name;
  }
}

}  // namespace nullo::gui
