// What can be tapped at the table stays where it is, whatever is shown meanwhile: a second tap never presses another
// button.
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/key_row.h"
#include "games/registry.h"
#include "games/sentence.h"
#include "gui/driver.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"
#include "support/scratch.h"
#include "support/stored.h"

namespace nullo::gui {

namespace {

constexpr const char* kRefusal = "11 cards cannot come to more than 340: say it anew, or tap the cards.";

constexpr const char* kTrouble =
    "Not stored yet: another program keeps /home/anna/.local/share/nullo/nullo.db locked. Your last entry is stored as "
    "soon as the file is free; until then you can enter nothing more.";

constexpr float kMoved = 1.5F;

using PlaceOf = std::map<std::string, Rect>;

// The places of the table's own targets, without the bars and the score sheet.
PlaceOf places_of(const Driver& person) {
  constexpr std::array kParts{"seat/",   "field/",  "count/", "digit/",  "add/",      "step/",
                              "pick/",   "card/",   "set/",   "number/", "place/",    "piece/",
                              "choice/", "nobody/", "trick/", "switch",  "shown_card"};
  PlaceOf places;
  for (const Recorder::Target& target : person.seen.targets) {
    const auto begins = [&](const char* part) { return target.name.starts_with(part); };
    if (std::ranges::any_of(kParts, begins)) places.emplace(target.name, target.whole);
  }
  return places;
}

void expect_still(const PlaceOf& before, const PlaceOf& after) {
  for (const auto& [name, place] : before) {
    const auto found = after.find(name);
    if (found == after.end()) continue;
    EXPECT_NEAR(found->second.y0, place.y0, kMoved) << name;
    EXPECT_NEAR(found->second.x0, place.x0, kMoved) << name;
    EXPECT_NEAR(found->second.y1, place.y1, kMoved) << name;
  }
}

// Expects that nothing moves, whatever is shown while the same question is asked.
void expect_still_whatever_is_said(const app::View& shown, Gui::Screen screen) {
  Driver person{shown, screen};
  auto& table = std::get<app::TableView>(person.view.screen);
  table.due.clear();  // all the antes at once may need more than the usual room on a phone
  table.problem.clear();
  table.pending.clear();
  person.settle();
  const app::TableView asked = table;
  const PlaceOf before = places_of(person);
  EXPECT_FALSE(before.empty());
  const auto look = [&](const char* what) {
    SCOPED_TRACE(what);
    person.settle();
    expect_still(before, places_of(person));
    table = asked;
  };
  table.problem = kRefusal;
  look("a refusal");
  table.pending = "12 …";
  look("a number that is being typed");
  table.pending = "12 …";
  table.problem = kRefusal;
  look("a number that is refused");
  person.view.trouble = kTrouble;
  look("an error");
  person.view.trouble.clear();
  person.view.said = "The session was written.";
  person.view.said_folder = "/home/anna/Documents";
  look("what was written, and where");
  person.view.said.clear();
  person.view.said_folder.clear();
  table.question.text = fmt::format("Anna: 70 so far. Tap on, then {}.", games::kEnter);
  look("another hint");
  if (table.pays_at_once) table.due = {{{{"Anna", Seat{0}}, {"pays"}, {"Boris", Seat{1}}, {"5", {}, true}}, "a king"}};
  look("a payment");
  if (table.mending) return;
  table.shortcuts = {{"table/result", 0, app::with_key("Done", "Enter"), false}};
  look("done");
}

class Session {
 protected:
  void start(std::string_view game, int players) {
    constexpr std::array kNames{"Anna",  "Борис", "Clara", "Dmitri", "Emil",  "Flora",
                                "Georg", "Hanna", "Ida",   "Jakob",  "Klara", "Ludwig"};
    app_ = std::make_unique<app::App>(testing::with_tables(scratch_ / fmt::format("{}.db", ++started_)));
    app_->handle(app::Go{app::Screen::kNewSession});
    app_->handle(app::ChooseGame{std::string{game}});
    app_->handle(app::SetPlayers{players});
    for (int i = 0; i < players; ++i) app_->handle(app::SetName{Seat{i}, kNames.at(static_cast<std::size_t>(i))});
    app_->handle(app::Accept{});
  }
  app::App& app() { return *app_; }
  [[nodiscard]] const app::View& view() const { return app_->view(); }
  [[nodiscard]] bool at_the_table() const { return std::holds_alternative<app::TableView>(view().screen); }

 private:
  nullo::testing::Scratch scratch_;
  int started_ = 0;
  std::unique_ptr<app::App> app_;
};

class Still : public ::testing::TestWithParam<std::string_view>, protected Session {};

std::vector<std::string_view> all_games() {
  std::vector<std::string_view> ids;
  for (const games::Info& info : games::all()) ids.push_back(info.id);
  return ids;
}

struct TypedHand {
  std::string_view game;
  int players;
  bool other_form;
  std::string_view keys;  // '\n' is Enter
};

// NOLINTNEXTLINE(readability-identifier-naming): the name GoogleTest looks for
void PrintTo(const TypedHand& hand, std::ostream* out) { *out << hand.game << ", " << hand.players << " players"; }

class StillWhile : public ::testing::TestWithParam<TypedHand>, protected Session {};

}  // namespace

TEST(StillTable, InEverySample) {
  for (const Gui::Screen screen : {kDeskScreen, kUprightPhone}) {
    for (const Sample& sample : sample_views()) {
      if (!std::holds_alternative<app::TableView>(sample.view.screen) || sample.view.dialog) continue;
      SCOPED_TRACE(sample.name);
      app::View view = sample.view;
      auto& table = std::get<app::TableView>(view.screen);
      table.usual_shortcuts = table.shortcuts;
      expect_still_whatever_is_said(view, screen);
    }
  }
}

// On the pages after a hand as well; on an upright phone it takes their whole bar but the way back until it is closed.
TEST(StillTable, WhatWentWrongLiesOverTheBarOrTheQuestion) {
  for (const Gui::Screen& screen : kScreens) {
    for (const Sample& sample : sample_views()) {
      const bool table = std::holds_alternative<app::TableView>(sample.view.screen);
      const bool after = std::holds_alternative<app::HandOverView>(sample.view.screen) ||
                         std::holds_alternative<app::GameOverView>(sample.view.screen) ||
                         std::holds_alternative<app::CompareView>(sample.view.screen);
      if (!kTriesAll && screen.width != kDeskScreen.width) continue;
      const bool takes_bar = after && screen.width < 560;
      if (sample.view.dialog || (!table && !after)) continue;
      SCOPED_TRACE(sample.name + " " + name_of(screen));
      Driver person{sample.view, screen};
      person.view.trouble.clear();
      person.view.said.clear();
      person.settle();
      const Recorder before = person.seen;
      person.view.trouble = kTrouble;
      person.settle();
      ASSERT_TRUE(person.shows("trouble/close"));
      for (const Recorder::Target& target : before.targets) {
        const Recorder::Target* now = person.seen.find(target.name);
        if (takes_bar && target.name == "help") continue;
        ASSERT_NE(now, nullptr) << target.name;
        EXPECT_FLOAT_EQ(now->whole.y0, target.whole.y0) << target.name;
        EXPECT_TRUE(person.seen.find("trouble/close")->rect.meet(now->rect).empty()) << target.name;
      }
      person.click("trouble/close");
      EXPECT_NE(last_meant<app::Dismiss>(person), nullptr);
    }
  }
}

TEST(StillTable, ARefusalMovesNothingWhenTheHandIsOver) {
  for (const Gui::Screen& screen : kScreens) {
    if (!is_phone(screen)) continue;
    for (const Sample& sample : sample_views()) {
      if (!std::holds_alternative<app::HandOverView>(sample.view.screen) || sample.view.dialog) continue;
      SCOPED_TRACE(sample.name + " " + name_of(screen));
      Driver person{sample.view, screen};
      auto& over = std::get<app::HandOverView>(person.view.screen);
      over.problem.clear();
      person.settle();
      const Recorder before = person.seen;
      over.problem = "Boris has no claim.";
      person.settle();
      EXPECT_TRUE(person.says("Boris has no claim."));
      for (const Recorder::Target& target : before.targets) {
        const Recorder::Target* now = person.seen.find(target.name);
        ASSERT_NE(now, nullptr) << target.name;
        EXPECT_FLOAT_EQ(now->whole.y0, target.whole.y0) << target.name;
      }
    }
  }
}

TEST_P(Still, InBothFormsOfTheGame) {
  for (const games::Info& info : games::all()) {
    if (info.id != GetParam()) continue;
    for (const Gui::Screen screen : {kDeskScreen, kUprightPhone}) {
      for (const int players : {info.least_seats, info.most_seats}) {
        SCOPED_TRACE(players);
        start(info.id, players);
        for (const char* form : {"the first form", "the other form"}) {
          SCOPED_TRACE(form);
          ASSERT_TRUE(at_the_table());
          expect_still_whatever_is_said(view(), screen);
          app().handle(app::TypeKey{0, app::TypeKey::Named::kTab});
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Still, ::testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string{game.param}; });

// Key by key through a hand.
TEST_P(StillWhile, AHandIsEntered) {
  const TypedHand& hand = GetParam();
  start(hand.game, hand.players);
  Driver person{app(), kDeskScreen};
  if (hand.other_form) person.press(KeyName::kTab);
  ASSERT_TRUE(at_the_table());
  PlaceOf before = places_of(person);
  std::string so_far;
  for (const char key : hand.keys) {
    so_far += key;
    SCOPED_TRACE(so_far);
    key == '\n' ? person.press(KeyName::kEnter) : person.type(std::string{key});
    ASSERT_TRUE(at_the_table());
    PlaceOf after = places_of(person);
    expect_still(before, after);
    before = std::move(after);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Hands, StillWhile,
    ::testing::Values(TypedHand{"carioca", 3, false, "2j9\n399j"}, TypedHand{"carioca", 5, false, "1ja\n9\n7"},
                      TypedHand{"kabu", 3, false, "94"}, TypedHand{"kabu", 3, true, "tc9d\n5c6c7c\nac2c"},
                      TypedHand{"put_and_take", 3, false, "7h3n7d2cn"}, TypedHand{"ecarte", 2, true, "v"},
                      TypedHand{"razz", 3, false, "sf3\nb"}, TypedHand{"razz", 8, false, "sf3\nb"},
                      TypedHand{"twenty_four", 4, false, "578"},
                      TypedHand{"tetka", 4, false, "7c2h1b33s34c24d13442"}));  // a tie

}  // namespace nullo::gui
