// What people looked for and did not find, because it was cut off, covered, or a screen away.
#include "gui/in_sight.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/key_row.h"
#include "chart/plot.h"
#include "gui/imgui/rasterizer.h"
#include "gui/kit/theme.h"
#include "gui/sample_hearts.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {

namespace {

app::View sample(std::string_view name) {
  for (const Sample& each : sample_views()) {
    if (each.name == name) return each.view;
  }
  return {};
}

}  // namespace

TEST_F(InSight, TheWayOnFromACorrectedHandOfReversisNeedsNoScrolling) {
  for (const Gui::Screen screen : {Gui::Screen{1280, 800}, Gui::Screen{1920, 1080}}) {
    Driver& person = start("reversis", 4, screen, "2q139d22s22h4331444171289\n\n\n");
    ASSERT_TRUE(person.shows("hand/0")) << "the second hand has begun";
    person.click("hand/0");
    ASSERT_NE(on<app::TableView>(), nullptr);
    ASSERT_TRUE(on<app::TableView>()->correcting);
    EXPECT_TRUE(whole(person, "ok")) << screen.width;
    EXPECT_TRUE(whole(person, "field/points/4") && whole(person, "row/claims/AS/claim")) << screen.width;
  }
}

TEST_F(InSight, TheTricksStayWhereTheyAreWhileOneIsMended) {
  for (const Gui::Screen& screen : {kDeskScreen, kLowScreen}) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = start("tetka", 4, screen, "7c2h1b3");
    ASSERT_TRUE(whole(person, "trick/1"));
    const Rect before = person.seen.find("trick/1")->whole;
    person.click("trick/2");
    ASSERT_TRUE(on<app::TableView>()->mending);
    ASSERT_TRUE(whole(person, "trick/1"));
    EXPECT_FLOAT_EQ(person.seen.find("trick/1")->whole.y0, before.y0);
    EXPECT_TRUE(whole(person, "mending/insert"));
    EXPECT_TRUE(whole(person, "mending/done"));
  }
}

TEST_F(InSight, TheCardsAreInSightWhileATrickIsMendedAfterTheCounts) {  // the pad's empty room lay in between
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    Driver& person = start("reversis", 4, size, "2q139d22s22h4331444171289\n");
    ASSERT_NE(on<app::TableView>(), nullptr);
    if (!person.shows("trick/5")) person.click("tricks");
    person.click("trick/5");
    ASSERT_TRUE(on<app::TableView>()->mending);
    EXPECT_TRUE(whole(person, "seat/1") || whole(person, "who/1"));
    EXPECT_TRUE(whole(person, "card/AH"));
    EXPECT_TRUE(whole(person, "mending/insert") && whole(person, "mending/remove"));
  }
}

TEST_F(InSight, APhoneShowsTheTricksOnOneLineAndATapOnItMendsThem) {
  for (const Gui::Screen& screen : {kUprightPhone, kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = start("tetka", 4, screen, "7c2h1b3");
    ASSERT_TRUE(whole(person, "tricks"));
    person.click("tricks");
    person.click("trick/2");
    person.settle();
    EXPECT_FALSE(person.shows("trick/2")) << "the tricks have closed";
    ASSERT_TRUE(on<app::TableView>()->mending);
    EXPECT_EQ(on<app::TableView>()->mending->trick, 1);
    EXPECT_TRUE(whole(person, "mending/remove"));
  }
}

TEST_F(InSight, ThePackOfRazzIsSeenWholeOnAPhone) {
  for (const Gui::Screen& screen : {kUprightPhone, kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = start("razz", 4, screen, "sf4\n");
    person.click("shortcut/showdown");
    for (const char* card : {"pick/AC", "pick/2C", "pick/AS", "pick/KS"}) EXPECT_TRUE(whole(person, card)) << card;
    EXPECT_TRUE(person.says("gave up")) << "why Dmitri has no cards";
  }
}

TEST_F(InSight, ThePackAndTheHandsOfSixAtRazzAreSeenWhole) {  // the clubs were cut, or three hands out of sight
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("razz", 6, size, "bwac2c3c4c5c6c7c");
    ASSERT_TRUE(on<app::TableView>()->card_picker);
    for (const char* const name : {"pick/AC", "pick/KC", "pick/AS", "pick/KS"})
      EXPECT_TRUE(whole(person, name)) << name;
    for (int seat = 1; seat <= 6; ++seat) EXPECT_TRUE(whole(person, fmt::format("field/shown/{}", seat))) << seat;
  }
}

TEST_F(InSight, ABetThatTheShowdownOfRazzStillNeedsIsSeenWhole) {  // the empty hands stood above it
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("razz", 6, size, "f3w");
    ASSERT_EQ(on<app::TableView>()->question.field, "bets");
    for (int seat = 1; seat <= 6; ++seat) EXPECT_TRUE(whole(person, fmt::format("field/bets/{}", seat))) << seat;
  }
}

TEST_F(InSight, NoMarkOfSpadesAtASeatIsCut) {  // "blind n…"
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("spades", 4, size, "bn342344");
    ASSERT_TRUE(person.says("blind nil failed") && person.says("nil failed"));
    for (const Recorder::Text& text : person.seen.texts) EXPECT_FALSE(text.cut) << text.text;
  }
}

TEST_F(InSight, EverybodyIsInSightWhenTheGameIsOverOnALyingPhone) {  // two of four, above a button as wide as the page
  const Driver& person = start("hearts", 4, kLyingPhone, "m1a\nm1a\nm1a\nm1a\n");
  ASSERT_NE(on<app::GameOverView>(), nullptr);
  const auto seen = [&person](std::string_view name) {
    return std::ranges::any_of(person.seen.texts, [name](const Recorder::Text& text) {
      return text.text == name && text.rect.y0 >= text.clip.y0 && text.rect.y1 <= text.clip.y1;
    });
  };
  for (const char* const name : {"Anna", "Boris", "Clara", "Dmitri"}) EXPECT_TRUE(seen(name)) << name;
  EXPECT_TRUE(whole(person, "leave") && whole(person, "rematch"));
}

TEST_F(InSight, AChartNeverCutsTheValueAtALinesEnd) {  // "Anna & Clara −2…"
  Driver& person = start("spades", 4, kUprightPhone, "bn34r2\n");
  app().handle(app::StopPlaying{});
  app().handle(app::Accept{});
  person.settle();
  const auto* over = on<app::GameOverView>();
  ASSERT_NE(over, nullptr);
  for (const auto& line : over->chart.lines) {
    const std::string value = chart::value_text(line.values.back());
    EXPECT_TRUE(std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& text) {
      return text.text == value && !text.cut;
    })) << value;
  }
}

TEST_F(InSight, WhatShowsTheResultOfSambaIsNeverBelowTheEdge) {
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    Driver& person = start("samba", 4, size, "1900\n300\n10\n20\n");
    ASSERT_NE(on<app::TableView>(), nullptr);
    EXPECT_TRUE(whole(person, "ok"));
  }
}

TEST_F(InSight, NoChoiceOfSambaIsBelowTheEdge) {
  std::vector<Size> sizes{kTableSizes.begin(), kTableSizes.end()};
  for (const Gui::Screen& smaller : {Gui::Screen{740, 360}, {667, 375}, {640, 360}}) sizes.push_back({smaller});
  for (const Size& size : sizes) {
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("samba", 4, size);
    const std::string where = person.shows("choice/0") ? "choice/" : "row/out/";  // a desk has it in the form
    for (const char* choice : {"0", "1", "none"}) EXPECT_TRUE(whole(person, where + choice)) << choice;
  }
}

TEST_F(InSight, ThePackOfTetkaIsSeenWhole) {
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("tetka", 4, size);
    for (const Card card : CardSet::full_pack())
      EXPECT_TRUE(whole(person, "pick/" + to_string(card))) << to_string(card);
  }
}

TEST_F(InSight, TheTableOfReversisIsSeenWhole) {
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("reversis", 4, size);
    for (int seat = 1; seat <= 4; ++seat) EXPECT_TRUE(whole(person, fmt::format("seat/{}", seat))) << seat;
  }
}

TEST_F(InSight, NoRowOfQuickEntryOfTetkaIsBelowTheEdge) {
  for (const Size& size : kTableSizes) {
    if (size.screen.width < 560) continue;  // there the numbers lie over the rows that are not asked
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("tetka", 4, size, "7c\t");
    for (const Recorder::Target& target : person.seen.targets) {
      if (target.name.starts_with("field/")) {
        EXPECT_TRUE(whole(person, target.name)) << target.name;
      }
    }
  }
}

TEST_F(InSight, TheNumbersOfEachTeamSayWhoseTheyAreOnAPhone) {
  Driver& person = start("samba", 4, kUprightPhone, "1");
  EXPECT_TRUE(person.says("Anna"));
  EXPECT_TRUE(person.says("Dmitri"));
  EXPECT_TRUE(whole(person, "field/melded/1"));
  EXPECT_TRUE(whole(person, "field/held/2"));
}

TEST(Correction, WhatKeepsItIsInSight) {
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    app::View view = sample_correcting();
    view.look.percent = size.percent;
    auto& table = std::get<app::TableView>(view.screen);
    table.shortcuts.push_back({std::string{app::kResultShortcut}, 0, "See what it changes", false});
    const Driver person{view, size.screen};
    EXPECT_TRUE(whole(person, "ok"));
    for (const Recorder::Text& text : person.seen.texts)
      EXPECT_FALSE(text.cut && text.text.starts_with("See")) << text.text;
  }
}

TEST(Moon, TheOtherFormIsNotCutOff) {
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    app::View view = sample_moon();
    view.look.percent = size.percent;
    std::get<app::TableView>(view.screen).can_switch = true;
    const Driver person{view, size.screen};
    EXPECT_TRUE(whole(person, "switch"));
  }
}

TEST_F(InSight, NobodyIsBehindAScrollWhenAHandIsOver) {
  std::vector<Size> sizes;
  for (const Gui::Screen& screen : kScreens) sizes.insert(sizes.end(), {{screen, 100}, {screen, 200}});
  for (const Size& size : sizes) {
    SCOPED_TRACE(name_of(size));
    const Driver& person = start("tetka", 4, size, "7c2h1b33s34c23d13442");
    ASSERT_NE(on<app::HandOverView>(), nullptr);
    for (const std::string name : {"Anna", "Boris", "Clara", "Dmitri"}) {
      const auto seen = std::ranges::any_of(person.seen.texts, [&](const auto& text) {
        return text.text == name && text.clip.y1 + 1 >= text.rect.y1 && text.rect.x1 < size.screen.width * 0.7F;
      });
      EXPECT_TRUE(seen) << name;
    }
  }
}

TEST_F(InSight, TheReasonsOfAShortHandAreReadFromAfar) {
  const Driver& person = start("tetka", 4, kDeskScreen, "7c2h1b33s34c23d13442");
  const auto reason =
      std::ranges::find_if(person.seen.texts, [](const auto& text) { return text.text == "another queen"; });
  ASSERT_NE(reason, person.seen.texts.end());
  EXPECT_GE(reason->pixels, 24);
  const auto name = std::ranges::find(person.seen.texts, std::string{"Anna"}, &Recorder::Text::text);
  const auto after = std::ranges::find_if(name + 1, person.seen.texts.end(),
                                          [](const auto& text) { return text.text == "Anna" && text.pixels >= 30; });
  EXPECT_TRUE(name->pixels >= 30 || after != person.seen.texts.end()) << "a reason is never larger than a name";
}

TEST_F(InSight, WhichWayToPassIsSaidInQuickEntryToo) {
  for (const Size& size : kTableSizes) {
    SCOPED_TRACE(name_of(size));
    EXPECT_TRUE(start("hearts", 4, size).says("to the left"));
    EXPECT_TRUE(start("hearts", 4, size, "\t").says("to the left"));
  }
}

TEST_F(InSight, QuickEntryOfTetkaNamesItsRowsAndPlayersInFull) {
  Driver& person = start("tetka", 4, kDeskScreen, "5c\t");
  constexpr float kReadable = 15;
  for (const char* text : {"Tricks won", "Trick 5, the bum card's", "The last trick", "Dmitri"}) {
    const auto& texts = person.seen.texts;
    const bool all = std::ranges::all_of(
        texts, [&](const auto& each) { return each.text != text || (each.pixels >= kReadable && !each.cut); });
    EXPECT_TRUE(all && person.says(text)) << text;
  }
}

TEST_F(InSight, TheButtonsFromTenToThirteenShowTheirKeys) {
  const Driver& person = start("hearts", 4, kDeskScreen, "\t");
  for (const auto& [count, key] : {std::pair{10, "t"}, {11, "j"}, {12, "q"}, {13, "k"}}) {
    const Recorder::Target* button = person.seen.find(fmt::format("count/{}", count));
    ASSERT_NE(button, nullptr) << count;
    EXPECT_TRUE(std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& text) {
      return text.text == key && !text.rect.meet(button->whole).empty();
    })) << count;
  }
}

// Short arrows are stumps. Without arrows each place still says who gets its cards.
TEST_F(InSight, TheArrowsOfThePassAreLongOrThereAreNone) {
  int with_arrows = 0;
  for (const Gui::Screen& screen : kScreens) {
    for (const char* preset : {"turbo", ""}) {
      for (const int players : {4, 6, 10}) {
        SCOPED_TRACE(fmt::format("{} {} players {}", preset, players, name_of(screen)));
        const Driver& person = start_by("hearts", preset, players, screen);
        const auto* table = on<app::TableView>();
        if (table == nullptr || !table->passing) continue;
        for (const float length : person.seen.arrows) EXPECT_GE(length, 96);
        with_arrows += person.seen.arrows.empty() ? 0 : 1;
        for (const auto& place : table->places) {
          const auto to = table->passing->to[place.seat];
          if (!to || *to == place.seat) continue;
          const Rect& plate = person.seen.find(fmt::format("seat/{}", place.seat.index() + 1))->whole;
          EXPECT_TRUE(std::ranges::any_of(person.seen.gives, [&](const Recorder::Gives& each) {
            return each.to == to->index() + 1 && each.rect.meet(plate).width() + 1 >= each.rect.width();
          })) << place.name;
        }
      }
    }
  }
  EXPECT_GT(with_arrows, 0) << "a wide table has room for them";
}

TEST_F(InSight, TheMenuOfAHandHasNothingBelowItsEdge) {
  for (const char* game : {"tetka", "reversis"}) {
    for (const Gui::Screen& screen : {kDeskScreen, kLowScreen, kScreens[2]}) {
      SCOPED_TRACE(name_of(screen));
      Driver& person = start(game, 4, screen);
      person.press(KeyName::kF2);
      EXPECT_TRUE(whole(person, "menu/turn"));
      EXPECT_TRUE(whole(person, "menu/stop"));
      EXPECT_TRUE(whole(person, "menu/help"));
    }
  }
}

TEST_F(InSight, TheMenuOfAHandHasAWayOutOnAPhoneAndOpensAtItsTop) {
  Driver& person = start("hearts", 4, kUprightPhone);
  person.click("menu");
  ASSERT_TRUE(whole(person, "menu/misdeal"));
  person.scroll("menu/misdeal", -30);
  ASSERT_FALSE(whole(person, "menu/misdeal")) << "else there is nothing to scroll";
  person.click("menu/close");
  EXPECT_FALSE(person.shows("menu/misdeal"));
  person.click("menu");
  EXPECT_TRUE(whole(person, "menu/misdeal"));
}

TEST_F(InSight, AfterALookAtTheScoreSheetTheNextEntryBringsThePlayersBack) {
  Driver& person = start("hearts", 4, kUprightPhone);
  ASSERT_TRUE(whole(person, "seat/3"));
  person.scroll("seat/3", -30);
  ASSERT_FALSE(whole(person, "seat/3")) << "else the sheet is not below the table";
  person.click("card/5H");
  EXPECT_TRUE(whole(person, "seat/3"));
}

TEST_F(InSight, OkIsLitWhereThereIsANumberToEnd) {
  Driver& person = start("razz", 4, kLyingPhone);
  const auto lit = [&person] { return person.seen.find("ok")->enabled; };
  EXPECT_FALSE(lit());
  person.type("5");
  EXPECT_TRUE(lit());
}

TEST_F(InSight, WhatIsSaidNamesNoEnterWhereThereIsOnlyOk) {
  for (const auto& [game, keys] : {std::pair{"razz", "5"}, std::pair{"samba", "19"}}) {
    for (const Gui::Screen& screen : {kUprightPhone, kLyingPhone}) {
      SCOPED_TRACE(std::string{game} + " " + name_of(screen));
      const Driver& person = start(game, 4, screen, keys);
      EXPECT_TRUE(person.says("Next digit, or OK."));
      EXPECT_FALSE(person.says("Enter"));
    }
    EXPECT_TRUE(start(game, 4, kDeskScreen, keys).says("Next digit, or Enter."));
  }
}

TEST_F(InSight, TheNamesStandOverTheirNumbersOnALyingPhone) {
  const Driver& person = start("tetka", 4, kLyingPhone, "7c\t");
  ASSERT_NE(on<app::TableView>(), nullptr);
  const Rect& cell = person.seen.find("field/captured/7C/2")->whole;
  const auto over = [&](const Recorder::Text& text) {
    return text.text == "Boris" && text.rect.y1 <= cell.y0 && text.rect.x0 >= cell.x0 - 1 &&
           text.rect.x1 <= cell.x1 + 1;
  };
  EXPECT_TRUE(std::ranges::any_of(person.seen.texts, over));
}

TEST_F(InSight, NothingLiesOverTheArrowsOfThePass) {
  const Driver& person = start("hearts", 4, kDeskScreen);
  const Rect& left = person.seen.find("seat/2")->whole;
  const Rect& right = person.seen.find("seat/4")->whole;
  for (const Recorder::Text& text : person.seen.texts) {
    const Rect between{left.x1 + 1, left.y0, right.x0 - 1, left.y1};
    EXPECT_TRUE(text.rect.meet(between).empty()) << text.text;
  }
}

TEST(ScoreSheet, ItsTotalsAreInSightHoweverManyHandsThereWere) {  // in a low window tricks in two lines cut them
  for (const std::string_view name : {"table", "hand_over"}) {
    for (const Gui::Screen& screen : {kDeskScreen, kLowScreen}) {
      SCOPED_TRACE(std::string{name} + name_of(screen));
      app::View view = sample(name);
      auto* table = std::get_if<app::TableView>(&view.screen);
      app::Sheet& sheet = table != nullptr ? table->sheet : std::get<app::HandOverView>(view.screen).sheet;
      ASSERT_FALSE(sheet.rows.empty());
      while (sheet.rows.size() < 40) sheet.rows.push_back(sheet.rows.front());
      sheet.totals.front() = "7654";
      const Driver person{view, screen};
      const auto total = std::ranges::find_if(person.seen.texts, [](const auto& text) { return text.text == "7654"; });
      ASSERT_NE(total, person.seen.texts.end());
      EXPECT_LE(total->rect.y1, total->clip.y1 + 1);
    }
  }
}

TEST(ScoreSheet, ANameAndTheNumbersBelowItEndOnOneLine) {  // totals stood in the middle, names beside them
  for (const Gui::Screen& screen : {kDeskScreen, kScreens[2]}) {
    SCOPED_TRACE(name_of(screen));
    const app::View view = sample("hearts_four");
    const app::Sheet& sheet = std::get<app::TableView>(view.screen).sheet;
    const Driver person{view, screen};
    const auto right_ends = [&](const std::string& text) {
      std::vector<float> ends;
      for (const Recorder::Text& each : person.seen.texts) {
        if (each.text == text && each.rect.x0 > screen.width * 0.7F) ends.push_back(each.rect.x1);
      }
      return ends;
    };
    for (std::size_t i = 0; i < sheet.names.size(); ++i) {
      const std::vector<float> name = right_ends(sheet.names[i]);
      ASSERT_EQ(name.size(), 1U) << sheet.names[i];
      for (const std::string& below : {sheet.totals[i], sheet.rows.front().totals[i]}) {
        EXPECT_TRUE(std::ranges::any_of(right_ends(below), [&](float end) { return std::abs(end - name[0]) < 1.5F; }))
            << below << " of " << sheet.names[i];
      }
    }
  }
}

TEST_F(InSight, TheTableStaysWhileATieIsDecided) {  // the rows took its place, with nothing below them
  for (const Gui::Screen& screen : {kDeskScreen, kLowScreen, kScreens[2], kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    Driver& person = start("tetka", 4, screen, "7cbcdh1s111222233334");
    ASSERT_EQ(on<app::TableView>()->strip.size(), 13U);
    ASSERT_NE(on<app::TableView>()->question.wants, games::Question::Wants::kTrick)
        << on<app::TableView>()->question.text;
    EXPECT_TRUE(person.says("Bum card"));
    EXPECT_TRUE(std::ranges::any_of(person.seen.targets, [](const Recorder::Target& target) {
      return target.name.starts_with("field/");
    })) << "the counts stand beside it";
  }
}

TEST_F(InSight, TheTotalsOfASumsTableAreInSightHoweverManyHandsThereWere) {
  struct Entered {
    const char* game;
    std::string_view keys;
    Gui::Screen screen;
  };
  for (const Entered& entered : {Entered{"kabu", "", kUprightPhone}, Entered{"hearts", "\t", kLowScreen}}) {
    SCOPED_TRACE(entered.game);
    start(entered.game, 4, entered.screen, entered.keys);
    app::View view = leave();
    app::Sheet& sheet = std::get<app::TableView>(view.screen).sheet;
    const std::size_t columns = sheet.names.size();
    for (int hand = 0; hand < 12; ++hand) {
      const std::vector<std::string> scores(columns, "+3");
      sheet.rows.insert(sheet.rows.begin(), {.label = "9", .dealer = "Anna", .scores = scores, .totals = scores});
    }
    sheet.totals.assign(columns, "7654");
    sheet.places.assign(columns, 1);
    for (auto& place : std::get<app::TableView>(view.screen).places) place.total = "7654";
    const Driver person{view, entered.screen};
    const auto seen = std::ranges::count_if(
        person.seen.texts, [](const auto& text) { return text.text == "7654" && text.rect.y1 <= text.clip.y1 + 1; });
    EXPECT_GE(seen, static_cast<std::ptrdiff_t>(columns));
  }
}

TEST(Start, TheNameOfTheProgramIsThereInALowWindowToo) {  // a button and a list on nothing
  for (const Gui::Screen& screen : kScreens) EXPECT_TRUE(Driver(sample("start_empty"), screen).says("keeps the score"));
}

TEST(Start, ASmallPhoneHasOneColumn) {  // two, in which three words were a line
  const Driver person{sample("start"), {360, 640}};
  EXPECT_GT(person.seen.find("start/resume")->whole.width(), 280);
}

TEST(Replay, ALyingPhoneShowsTheTableBesideTheTrick) {  // it lay below the trick, behind a scroll
  const Driver person{sample("replay_middle"), kLyingPhone};
  const auto shown = [&](std::string_view words) {
    return std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& text) {
      return text.text == words && text.rect.y1 <= text.clip.y1 + 1;
    });
  };
  EXPECT_TRUE(shown("Bum card"));
  EXPECT_TRUE(shown("Trick 7 of 13 · Clara led"));
}

TEST(Help, ALyingPhoneShowsWhatScoresBesideTheRules) {  // its right half was empty
  const Driver person{sample("help"), kLyingPhone};
  const auto scores = std::ranges::find(person.seen.texts, std::string{"What scores"}, &Recorder::Text::text);
  ASSERT_NE(scores, person.seen.texts.end());
  EXPECT_GT(scores->rect.x0, kLyingPhone.width / 2);
}

TEST(Past, WhatCanBeDoneWithASessionEndsAtThePagesEdge) {  // two units from the window's
  for (const Gui::Screen& screen : {kDeskScreen, kLowScreen})
    EXPECT_LE(Driver(sample("session"), screen).seen.find("copy")->whole.x1, screen.width - 11);
}

TEST(Import, EnterHasItsPlaceAtTheRight) {  // it stood at the left
  for (const Gui::Screen& screen : {kDeskScreen, kLowScreen}) {
    const Driver person{sample("import"), screen};
    EXPECT_GT(person.seen.find("import")->whole.x0, person.seen.find("cancel")->whole.x1);
  }
}

TEST(Pots, NoneIsLowerThanItsWordsOnALyingPhone) {  // the frame cut the words of three, six were lines
  for (const char* name : {"chips_pots", "chips_refunds"}) {
    SCOPED_TRACE(name);
    const Driver person{sample(name), kLyingPhone};
    const auto next = std::ranges::find(person.seen.texts, std::string{"next"}, &Recorder::Text::text);
    ASSERT_NE(next, person.seen.texts.end());
    EXPECT_GE(next->box.height(), next->pixels);
  }
}

TEST(Places, WhomToPassToNeverLiesOverATotal) {  // "53" read as a disc and a 3
  const Driver person{sample("pass_ten"), kLyingPhone};
  for (const Recorder::Gives& gives : person.seen.gives) {
    for (const Recorder::Text& text : person.seen.texts) {
      const Rect both = gives.rect.meet(text.rect);
      EXPECT_FALSE(both.width() > 1 && both.height() > 1) << text.text;
    }
  }
}

TEST(Shortcuts, TheWordsOfARowHaveOneSize) {  // "The rest goes to …" was smaller than its neighbour, or "…" a line
  for (const Gui::Screen& screen : {kLowScreen, kUprightPhone, kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    const Driver person{sample("table"), screen};
    const auto size_of = [&](std::string_view end) {
      const auto text =
          std::ranges::find_if(person.seen.texts, [&](const Recorder::Text& each) { return each.text.ends_with(end); });
      return text == person.seen.texts.end() ? 0 : text->pixels;
    };
    EXPECT_NEAR(size_of("to …"), size_of("Quick entry"), 1.5F);
  }
}

TEST(Cards, ACaptionBreaksAfterItsComma) {  // "Clara, trick" and "3"
  const Driver person{sample("table"), kUprightPhone};
  const auto is_line = [&](std::string_view line) {
    return std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& text) { return text.text == line; });
  };
  EXPECT_TRUE(is_line("trick 3") && is_line("2 points"));
}

TEST(NewSession, KnownPeopleAreWholeOnADesk) {  // the lower half of their names was cut off
  const Driver person{sample("new_session"), kDeskScreen};
  EXPECT_TRUE(std::ranges::any_of(person.seen.targets, [&](const Recorder::Target& target) {
    return target.name.starts_with("person/") && whole(person, target.name);
  }));
}

TEST_F(InSight, NoLabelOfSambaIsNarrowBesideRoomyCells) {  // four lines in two sizes beside a 0 in 150 units
  Driver& person = start("samba", 4, kLowScreen);
  person.click("faces");
  EXPECT_TRUE(person.says("Natural canastas"));
}

TEST_F(InSight, WhatIsPaidTakesTheTableNoHeightOnADesk) {  // in Reversis no trick that was won had room below a place
  Driver& person = start("reversis", 4, kDeskScreen, "2q139d22s22h43");
  ASSERT_FALSE(on<app::TableView>()->due.empty());
  EXPECT_GT(person.seen.find("due")->whole.x0, kDeskScreen.width * 0.7F);
}

TEST_F(InSight,
       TheSheetsTotalsStayWhileTheRowsOfReversisStandBesideTheTable) {  // four suits below one another cut them
  Driver& person = start("reversis", 4, kDeskScreen, "2q139d22s22h4331444171289");
  ASSERT_TRUE(
      std::ranges::any_of(person.seen.targets, [](const auto& target) { return target.name.starts_with("row/"); }));
  const std::string total = on<app::TableView>()->sheet.totals.back();
  EXPECT_TRUE(std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& text) {
    return text.text == total && text.rect.x0 > kDeskScreen.width * 0.7F && text.rect.y1 <= text.clip.y1 + 1;
  }));
}

TEST_F(InSight, NoReasonIsCutThroughBesideTheTable) {  // the lower half of the last one was
  const Driver& person = start("reversis", 4, kDeskScreen, "2q139d22s22h43");
  const auto is_why = [](const Recorder::Text& text) {
    return text.text.starts_with("trick ") && text.text.size() < 9;
  };
  int seen = 0;
  for (const Recorder::Text& text : person.seen.texts) {
    if (!is_why(text) || text.rect.y0 >= text.clip.y1) continue;
    EXPECT_LE(text.rect.y1, text.clip.y1 + 1) << text.text;
    ++seen;
  }
  EXPECT_GE(seen, 2);
}

TEST(Person, NoColourStandsAlone) {  // nine, and one below them
  for (const Gui::Screen& screen : kScreens) {
    const Driver person{sample("player"), screen};
    const auto y = [&](const char* name) { return person.seen.find(name)->whole.y0; };
    EXPECT_FLOAT_EQ(y("colour/6"), y("colour/10"));
    EXPECT_LT(y("colour/5"), y("colour/6"));
  }
}

TEST(Settling, EachPaymentOfAStepHasALineOfItsOwn) {  // six of them were a paragraph
  app::View view = sample("game_over");
  app::Settling::InChips& chips = *std::get<app::GameOverView>(view.screen).settling.chips;
  chips.lines = {"1. Hand back: Anna pays Clara 2; Boris gets 5"};
  chips.first_step = "1. Hand back:\nAnna pays Clara 2\nBoris gets 5";
  const Driver person{view, kDeskScreen};
  for (const char* line : {"1. Hand back:", "Anna pays Clara 2", "Boris gets 5"}) {
    EXPECT_TRUE(std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& text) { return text.text == line; }));
  }
}

TEST(Settling, ChangeStaysOnTheLineOfItsPayment) {  // "change:" ended a line
  const std::string paid = "Boris pays Clara 9 (one 25; change: three 5s, one 1 back)";
  app::View view = sample("game_over");
  std::get<app::GameOverView>(view.screen).settling.chips->lines = {paid};
  const Driver person{view, kDeskScreen};
  const auto ends_in_change = [](const Recorder::Text& text) { return text.text.ends_with("change:"); };
  EXPECT_TRUE(std::ranges::none_of(person.seen.texts, ends_in_change));
}

TEST_F(InSight, NoPaymentBreaksWhoseLineHasRoomInLettersReadFromAfar) {  // "pot" had a line of its own
  for (const Gui::Screen& screen : {kDeskScreen, kScreens[2]}) {
    start("reversis", 4, screen);
    app::View view = leave();
    auto& due = std::get<app::TableView>(view.screen).due;
    ASSERT_EQ(due.front().parts.front().text, "Anna");
    due.resize(1);
    const Driver again{view, screen};
    const auto line_of = [&](std::string_view word) {
      const Rect panel = again.seen.find("due")->whole;
      return std::ranges::find_if(again.seen.texts, [&](const Recorder::Text& text) {
        return text.text == word && text.rect.x1 < panel.x1 && text.rect.x0 > panel.x0 && text.rect.y1 < panel.y1;
      });
    };
    EXPECT_FLOAT_EQ(line_of("pays")->rect.y0, line_of("pot")->rect.y0);
    EXPECT_GE(line_of("pays")->pixels, 25);
  }
}

TEST_F(InSight, APageOpensAtItsTopWhateverWasScrolledBefore) {
  Driver& person = start("tetka", 4, kUprightPhone, "7c2h1b33s34c23d13442");
  person.press(KeyName::kEnter);
  ASSERT_NE(on<app::TableView>(), nullptr);
  person.type("7c");
  const Rect before = person.seen.find("seat/3")->whole;
  person.press(KeyName::kEnd);
  person.type("2h1b33s34c23d13442");
  person.press(KeyName::kEnter);
  ASSERT_NE(on<app::TableView>(), nullptr);
  person.type("7c");
  EXPECT_FLOAT_EQ(person.seen.find("seat/3")->whole.y0, before.y0);
}

TEST(Yellow, ADeletionIsNotWhatEnterDoes) {
  app::View view = sample_session();
  view.dialog = app::Dialog{"Delete this session?", "", app::with_key("Delete it", "Del"),
                            app::with_key("Keep it", "Enter"), true};
  Driver person{view, kDeskScreen};
  person.press(KeyName::kEnter);
  EXPECT_NE(last_meant<app::Decline>(person), nullptr);
  person.press(KeyName::kDelete);
  EXPECT_NE(last_meant<app::Accept>(person), nullptr);
}

TEST_F(InSight, OnlyTheButtonThatEnterPressesIsYellow) {
  const auto yellow = [](const Driver& person, std::string_view name) {
    Image image{1280, 800, 0};
    rasterize(*ImGui::GetDrawData(), image);
    const Rect& r = person.seen.find(name)->whole;
    const Point at{r.x0 + 12, r.center().y};  // beside the label
    const auto first = (static_cast<std::size_t>(at.y) * 1280 + static_cast<std::size_t>(at.x)) * kBytesOfPixel;
    const ImU32 wanted = dark_theme().primary;
    return image.bytes[first] == ((wanted >> IM_COL32_R_SHIFT) & 255U) &&
           image.bytes[first + 2] == ((wanted >> IM_COL32_B_SHIFT) & 255U);
  };
  for (const bool typing : {true, false}) {
    SCOPED_TRACE(typing ? "while a number is typed" : "when all is entered");
    start("samba", 4, kDeskScreen, typing ? "19" : "1");
    app::View view = leave();
    auto& table = std::get<app::TableView>(view.screen);
    ASSERT_EQ(table.pending.empty(), !typing);
    table.shortcuts = {{std::string{app::kResultShortcut}, 0, app::with_key("Done", "Enter"), false}};
    const Driver person{view, kDeskScreen};
    EXPECT_TRUE(yellow(person, "ok"));
    EXPECT_FALSE(yellow(person, "menu"));
  }
}

TEST_F(InSight, TheRowsOfACorrectionUseTheRoomThereIs) {
  Driver& person = start("hearts", 4, kLowScreen, "\t3334\n1");
  ASSERT_NE(on<app::HandOverView>(), nullptr);
  person.press(KeyName::kEnter);
  person.click("hand/0");
  ASSERT_TRUE(on<app::TableView>() != nullptr && on<app::TableView>()->correcting);
  for (const char* name : {"field/summary/hearts/1", "field/captured/QS/1"}) {
    const Recorder::Target* target = person.seen.find(name);
    ASSERT_NE(target, nullptr) << name;
    EXPECT_GE(target->whole.height(), 65) << name;
  }
}

TEST_F(InSight, APhoneNamesNoKeys) {
  for (const Gui::Screen& screen : {kUprightPhone, kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    for (const char* keys : {"7c2h1b3", "7c2h1b33s34c23d13442"}) {
      const Driver& person = start("tetka", 4, screen, keys);
      for (const char* key : {"Tab", "F2", "(Enter)"}) EXPECT_FALSE(person.says(key)) << key;
    }
  }
}

TEST_F(InSight, WhatIsTappedEveryTrickIsLargeEnoughForAThumb) {
  for (const Gui::Screen& screen : {kUprightPhone, kLyingPhone}) {
    SCOPED_TRACE(name_of(screen));
    const Driver& person = start("hearts", 4, screen);
    for (const Recorder::Target& target : person.seen.targets) {
      EXPECT_GE(target.whole.height() + 1, 48) << target.name;
      EXPECT_GE(target.whole.width() + 1, 48) << target.name;
      const bool often = target.name.starts_with("seat/") || target.name.starts_with("card/");
      if (often) {
        EXPECT_GE(target.whole.height() + 1, 60) << target.name;
      }
    }
  }
}

}  // namespace nullo::gui
