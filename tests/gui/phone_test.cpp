// A lying phone, and what has to be in sight on any phone: its foot, the totals, what was worked out, all players.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "gui/foot.h"
#include "gui/in_sight.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

bool in_sight(const Driver& person, std::string_view text) {
  return std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& each) {
    return each.text == text && !each.cut && each.rect.y0 + 1 >= each.clip.y0 && each.rect.y1 <= each.clip.y1 + 1;
  });
}

// The words on a button, on as many lines as they take; "…" at the end of one that is cut.
std::string words_on(const Driver& person, std::string_view name) {
  const Rect button = person.seen.find(name)->whole.grown(1);
  std::string words;
  for (const Recorder::Text& line : person.seen.texts) {
    const Point at = line.rect.center();
    if (at.x < button.x0 || at.x > button.x1 || at.y < button.y0 || at.y > button.y1) continue;
    if (at.y < line.clip.y0 || at.y > line.clip.y1) continue;  // of a page that goes on below the button
    words += (words.empty() ? "" : " ") + line.text;
  }
  return words;
}

int usual_players(const games::Info& info) { return std::clamp(4, info.least_seats, info.most_seats); }

// The pack and a choice need all of the height.
bool needs_all(const app::TableView& table) {
  const auto chooses = [](const app::FieldRow& row) { return row.current && row.if_is<app::ChoiceRow>() != nullptr; };
  return table.card_picker || std::ranges::any_of(table.fields, chooses);
}

class Phone : public InSight {};

}  // namespace

TEST_F(Phone, NamesNoKeyBesideACardThatIsAskedFor) {  // "Q♠  (s)"
  Driver& person = start_by("hearts", "cancellation", 7, kUprightPhone);
  person.click("switch");
  EXPECT_TRUE(person.says("Q♠"));
  EXPECT_TRUE(person.says("The other Q♠"));
}

TEST_F(Phone, NoHoleIsKeptWhereKeysWillBe) {  // 250 to 330 px of black over a card that was cut
  struct Entered {
    const char* game;
    int players;
    std::string_view keys;
  };
  for (const auto& [game, players, keys] : {Entered{"carioca", 4, ""}, Entered{"twenty_four", 2, "3452"}}) {
    SCOPED_TRACE(game);
    const Driver& person = start(game, players, kUprightPhone, keys);
    ASSERT_EQ(on<app::TableView>()->question.wants, games::Question::Wants::kSeat);
    for (const char* name : {"who/1", "who/2"}) EXPECT_TRUE(whole(person, name)) << "at the thumb";
  }
}

TEST_F(Phone, LyingItHasAFootWithOkAndTakeBackInEveryGame) {
  for (const games::Info& info : games::all()) {
    SCOPED_TRACE(info.id);
    const Driver& person = start(info.id, usual_players(info), kLyingPhone);
    for (const char* name : {"undo", "redo", "ok"}) {
      ASSERT_TRUE(whole(person, name)) << name;
      EXPECT_GE(person.seen.find(name)->whole.y0, kLyingPhone.height - 60) << name;
    }
    const Rect& ok = person.seen.find("ok")->whole;
    EXPECT_LT(person.seen.find("undo")->whole.x1, ok.x0);
    for (const Recorder::Target& target : person.seen.targets) {
      if (target.name != "ok") {
        EXPECT_TRUE(target.rect.meet(ok).empty()) << target.name;
      }
    }
  }
}

TEST_F(Phone, LyingItShowsWhatEverybodyHasWhenAHandIsEnteredInSums) {
  for (const games::Info& info : games::all()) {
    SCOPED_TRACE(info.id);
    start(info.id, usual_players(info), kLyingPhone);
    if (on<app::TableView>()->form == games::Form::kTricks) start(info.id, usual_players(info), kLyingPhone, "\t");
    app::View view = leave();
    auto& shown = std::get<app::TableView>(view.screen);
    if (needs_all(shown)) continue;
    for (auto& place : shown.places) place.total = fmt::format("765{}", place.seat.index());
    shown.sheet.totals.clear();
    for (std::size_t i = 0; i < shown.sheet.names.size(); ++i) shown.sheet.totals.push_back(fmt::format("765{}", i));
    const Driver person{view, kLyingPhone};
    ASSERT_GE(shown.sheet.totals.size(), 2U);
    for (const std::string& total : shown.sheet.totals) {  // partners have one
      EXPECT_TRUE(in_sight(person, total) || in_sight(person, "total " + total)) << total;
    }
  }
}

TEST_F(Phone, WhatWasWorkedOutIsInSightWhenAHandIsOver) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    start("tetka", 4, screen, "7c2h1b33s34c23d13442");
    app::View view = leave();
    std::get<app::HandOverView>(view.screen).concluded = {"Anna: 3 tricks", "Trick 13 was Dmitri's"};
    const Driver person{view, screen};
    for (const char* text : {"Anna: 3 tricks", "Trick 13 was Dmitri's"}) EXPECT_TRUE(in_sight(person, text)) << text;
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"}) EXPECT_TRUE(in_sight(person, name)) << name;
  }
}

TEST_F(Phone, TheWaysOnAreWholeBelowTheResultOfAHand) {  // half of them lay under the bar
  for (const Gui::Screen& screen : {kUprightPhone, Gui::Screen{360, 740}}) {
    const Driver& person = start("any_game", 4, screen, "5\n6\n7\n8\n");
    ASSERT_NE(on<app::HandOverView>(), nullptr);
    const Recorder::Target* end = person.seen.find("end");
    const Recorder::Target* undo = person.seen.find("undo");
    ASSERT_TRUE(whole(person, "end") && whole(person, "copy"));
    EXPECT_GT(undo->rect.y0 - end->rect.y1, 8) << "and clear of the bar";
  }
}

TEST_F(Phone, PartnersHaveATotalAndNoEmptySum) {  // "0 = 0"
  const Driver& person = start("samba", 4, kUprightPhone, "1");
  EXPECT_TRUE(person.says("total 0"));
  EXPECT_FALSE(person.says("0 = 0"));
  EXPECT_FALSE(person.says("= 0"));
}

TEST_F(Phone, EverybodyIsInSightBelowLongPaymentsWhenAHandIsOver) {
  for (const Gui::Screen& screen : {kUprightPhone, kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    const Driver& person = start("reversis", 4, screen, "2q139d22s22h4331444171289\n\n");
    ASSERT_NE(on<app::HandOverView>(), nullptr);
    ASSERT_GE(on<app::HandOverView>()->due.size(), 3U);
    for (const auto& line : on<app::HandOverView>()->lines) EXPECT_TRUE(in_sight(person, line.total)) << line.name;
  }
}

TEST_F(InSight, WhatWasEnteredIsInSightWhenItIsAskedWhetherAnAceLiesInTheTalon) {
  for (const Gui::Screen& screen : kScreens) {
    if (is_phone(screen)) continue;  // the four suits need all of it there
    SCOPED_TRACE(name_of(screen));
    const Driver& person = start("reversis", 4, screen, "2q139d22s22h4331444171289\n");
    ASSERT_NE(on<app::TableView>(), nullptr);
    ASSERT_TRUE(person.says("is in no trick"));
    bool any = false;
    for (const Recorder::Target& target : person.seen.targets) {
      if (!target.name.starts_with("field/")) continue;
      any = true;
      EXPECT_TRUE(whole(person, target.name)) << target.name;
    }
    EXPECT_TRUE(any);
  }
}

TEST_F(Phone, LyingItShowsTenPlayersWithoutAScroll) {
  const Driver& person = start("hearts", 10, kLyingPhone);
  for (int seat = 1; seat <= 10; ++seat) EXPECT_TRUE(whole(person, fmt::format("seat/{}", seat))) << seat;
}

TEST_F(Phone, ThePlacesOfReversisAreInSightLying) {
  const Driver& person = start("reversis", 4, kLyingPhone);
  for (int seat = 1; seat <= 4; ++seat) EXPECT_TRUE(whole(person, fmt::format("seat/{}", seat))) << seat;
  EXPECT_TRUE(person.says("pot"));
}

TEST_F(Phone, TheHandsOfRazzAreSeenWholeBesideThePack) {
  for (const Gui::Screen& screen : {Gui::Screen{1280, 800}, Gui::Screen{1024, 600}, kLyingPhone, kUprightPhone}) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = start("razz", 4, screen, "10\n");
    person.click("shortcut/showdown");
    person.type("8c6d");
    for (int seat = 1; seat <= 4; ++seat) EXPECT_TRUE(whole(person, fmt::format("field/shown/{}", seat))) << seat;
    EXPECT_TRUE(whole(person, "pick/2C"));
    EXPECT_TRUE(whole(person, "pick/AS"));
  }
}

TEST_F(Phone, WhatIsAboutATrickStaysInItsPlaceWhileTheTrickIsMended) {
  for (const Gui::Screen& screen : kScreens) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = start("hearts", 4, screen, "h51h6");
    const std::vector<Recorder::Target> before = person.seen.targets;
    person.press(KeyName::kLeft);
    const auto& mending = on<app::TableView>()->mending;
    ASSERT_TRUE(mending && !mending->shortcuts.empty());
    for (const games::Shortcut& shortcut : mending->shortcuts) {
      const std::string name = "shortcut/" + shortcut.id;
      const auto was = std::ranges::find(before, name, &Recorder::Target::name);
      ASSERT_TRUE(was != before.end() && person.shows(name)) << name;
      const Rect& now = person.seen.find(name)->whole;
      EXPECT_FLOAT_EQ(now.x0, was->whole.x0) << name;
      EXPECT_FLOAT_EQ(now.y0, was->whole.y0) << name;
    }
  }
}

TEST_F(InSight, UndoOfAFinishedGameNamesTheGamesEndInEverySize) {
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    start("tetka", 4, size, "7c2h1b33s34c23d13442\n");
    app().handle(app::StopPlaying{});
    app().handle(app::Accept{});
    ASSERT_NE(on<app::GameOverView>(), nullptr);
    EXPECT_EQ(app().view().undo, "the game's end");
    const Driver person{leave(), size.screen};
    ASSERT_TRUE(whole(person, "undo"));
    EXPECT_EQ(words_on(person, "undo"), is_phone(size.screen) ? "↶  the game's end" : "↶  Undo the game's end");
  }
}

TEST_F(Phone, UprightUndoHasWordsOnEveryPageThatHasIt) {
  for (const auto& [name, sample] : sample_views()) {
    app::View view = sample;
    if (is_of_table(view) || view.dialog) continue;  // a question covers the page
    SCOPED_TRACE(name);
    view.undo = "hand 4 recorded";
    const Driver person{view, kUprightPhone};
    ASSERT_TRUE(person.shows("undo"));
    EXPECT_TRUE(in_sight(person, "↶  hand 4 recorded"));
    EXPECT_GE(person.seen.find("undo")->whole.y0, kUprightPhone.height - 70) << "where it is at the table";
  }
}

}  // namespace nullo::gui
