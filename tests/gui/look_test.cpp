// What every page has in common to the eye: where Enter lies, and which sizes words have.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/driver.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"

namespace nullo::gui {
namespace {

bool is_result(const Sample& sample) { return std::holds_alternative<app::HandOverView>(sample.view.screen); }

// The first text in none of the six sizes; empty: there is none.
std::string in_no_size(const Driver& person, const Gui::Screen& screen) {
  constexpr std::array kSix{15.0F, 19.0F, 24.0F, 30.0F, 38.0F, 60.0F};
  const float scale = Gui::scale(person.view, screen);
  for (const Recorder::Text& text : person.seen.texts) {
    const bool known = std::ranges::any_of(kSix, [&](float size) { return std::abs(text.pixels - size * scale) < 1; });
    if (!known) return fmt::format("{} in {} pixels", text.text, text.pixels);
  }
  return {};
}

}  // namespace

TEST(Look, WhatAResultAsksStandsInItsBoxHoweverLongItIs) {  // the last line lay on the border, or below it
  for (const Sample& sample : sample_views()) {
    if (!is_result(sample)) continue;
    app::View view = sample.view;
    auto& over = std::get<app::HandOverView>(view.screen);
    over.next =
        "Everybody puts 1 into the pot. The highest card brings in 1. But Anna has no chips left: buy some from "
        "the bank, or end the game.";
    over.heading = "Hand 3 is over, and nobody knows yet who will deal the next one";
    for (const Gui::Screen& screen : kScreens) {
      SCOPED_TRACE(sample.name + " " + name_of(screen));
      Driver person{view, screen};
      person.type("");
      const auto says = [](std::string_view words) {
        return [words](const Recorder::Text& each) { return each.text.ends_with(words); };
      };
      const auto last = std::ranges::find_if(person.seen.texts, says("game."));
      ASSERT_NE(last, person.seen.texts.end());
      for (const Recorder::Text& each : person.seen.texts) {
        const bool beside = each.rect.x0 >= last->rect.x1 || each.rect.x1 <= last->rect.x0;
        const bool apart = each.rect.y0 >= last->rect.y1 - 1 || each.rect.y1 <= last->rect.y0 + 1;
        EXPECT_TRUE(&each == &*last || beside || apart || !each.clip.contains(each.rect.center())) << each.text;
      }
      EXPECT_LE(last->rect.y1, last->clip.y1);
      EXPECT_TRUE(std::ranges::none_of(person.seen.texts,
                                       [](const auto& each) { return each.cut && each.text.starts_with("Hand 3"); }));
    }
  }
}

TEST(Look, EnterHasOneRectangleAtTheTableAndAfterAHandOrAGame) {
  for (const Gui::Screen& screen : {Gui::Screen{1280, 800}, Gui::Screen{1920, 1080}}) {
    std::optional<Rect> first;
    for (const Sample& sample : sample_views()) {
      const bool table = std::holds_alternative<app::TableView>(sample.view.screen);
      const bool over = std::holds_alternative<app::GameOverView>(sample.view.screen);
      if (!table && !over && !is_result(sample)) continue;
      SCOPED_TRACE(fmt::format("{} {}", sample.name, screen.width));
      const Driver person{sample.view, screen};
      const Recorder::Target* enter = person.seen.find(table ? "ok" : over ? "rematch" : "accept");
      if (sample.view.dialog) continue;  // nothing below it can be tapped
      ASSERT_NE(enter, nullptr);
      if (!first) first = enter->whole;
      EXPECT_NEAR(enter->whole.x0, first->x0, 1);
      EXPECT_NEAR(enter->whole.y0, first->y0, 1);
      EXPECT_NEAR(enter->whole.x1, first->x1, 1);
      EXPECT_NEAR(enter->whole.y1, first->y1, 1);
    }
  }
}

TEST(Look, EnterStandsAtTheBottomRightInSmallWindowsToo) {  // there was none, or one among the digits
  constexpr float kEdge = 24;
  for (const Gui::Screen& screen : {kLowScreen, Gui::Screen{800, 600}}) {
    for (const Sample& sample : sample_views()) {
      if (!std::holds_alternative<app::TableView>(sample.view.screen) || sample.view.dialog) continue;
      SCOPED_TRACE(fmt::format("{} {}", sample.name, screen.width));
      const Driver person{sample.view, screen};
      const Recorder::Target* enter = person.seen.find("ok");
      ASSERT_NE(enter, nullptr);
      EXPECT_GE(enter->whole.x1, screen.width - kEdge);
      EXPECT_GE(enter->whole.y1, screen.height - kEdge);
      EXPECT_LE(enter->whole.y1, screen.height);
    }
  }
}

TEST(Look, AnArrowStandsBeforeEverybodyWhoGetsCardsOrBeforeNobody) {  // it was missing at some seats
  const auto has_arrow = [](const Recorder::Gives& each) { return each.rect.width() > each.rect.height() + 5; };
  for (const Gui::Screen& screen : kScreens) {
    for (const Sample& sample : sample_views()) {
      const auto* table = std::get_if<app::TableView>(&sample.view.screen);
      if (table == nullptr || !table->passing) continue;
      SCOPED_TRACE(sample.name + " " + name_of(screen));
      const Driver person{sample.view, screen};
      for (const Recorder::Gives& each : person.seen.gives)
        EXPECT_EQ(has_arrow(each), has_arrow(person.seen.gives.front())) << each.to;
    }
  }
}

TEST(Look, TheNamesOfAChartStayInItsPanel) {  // ten of them lay over the score sheet
  const auto samples = sample_views();
  const auto sample = std::ranges::find(samples, "game_over_ten", &Sample::name);
  ASSERT_NE(sample, samples.end());
  const Driver person{sample->view, kDeskScreen};
  const Recorder::Target* sheet = person.seen.find("sheet/earlier");
  ASSERT_NE(sheet, nullptr);
  const auto is_name = [](const Recorder::Text& text) { return text.text == "Jo"; };
  const auto last = std::ranges::find_if(person.seen.texts.rbegin(), person.seen.texts.rend(), is_name);
  ASSERT_NE(last, person.seen.texts.rend());
  EXPECT_GT(last->rect.y0, sheet->whole.y1) << "the chart is drawn last";
}

TEST(Look, NoLineThatIsGoodToKnowIsCutThroughBesideTheTable) {  // the keys did
  for (const Gui::Screen& screen : {kDeskScreen, kLowScreen, Gui::Screen{1920, 1080}}) {
    for (const Sample& sample : sample_views()) {
      const auto* table = std::get_if<app::TableView>(&sample.view.screen);
      if (table == nullptr || sample.view.dialog) continue;
      SCOPED_TRACE(fmt::format("{} {}", sample.name, screen.width));
      const Driver person{sample.view, screen};
      for (const Recorder::Text& each : person.seen.texts) {
        const auto says = [&](const std::string& line) { return line.starts_with(each.text); };
        if (each.text != "Good to know" && std::ranges::none_of(table->panel, says)) continue;
        EXPECT_TRUE(each.rect.y1 <= each.clip.y1 + 1 || each.rect.y0 >= each.clip.y1 - 1) << each.text;
      }
    }
  }
}

TEST(Look, TheResultOfAHandIsWrittenInSixSizes) {
  for (const Gui::Screen& screen : kScreens) {
    for (const Sample& sample : sample_views()) {
      if (!is_result(sample)) continue;
      SCOPED_TRACE(sample.name + " " + name_of(screen));
      EXPECT_EQ(in_no_size(Driver{sample.view, screen}, screen), "");
    }
  }
}

TEST(Look, AReasonIsNeverLargerThanAName) {
  for (const Gui::Screen& screen : kScreens) {
    for (const Sample& sample : sample_views()) {
      if (!is_result(sample)) continue;
      SCOPED_TRACE(sample.name + " " + name_of(screen));
      const Driver person{sample.view, screen};
      const auto& over = std::get<app::HandOverView>(sample.view.screen);
      float name = 0;
      float reason = 0;
      for (const Recorder::Text& text : person.seen.texts) {
        for (const app::HandOverView::Line& line : over.lines) {
          if (text.text == line.name) name = std::max(name, text.pixels);
          for (const games::Reason& why : line.reasons)
            if (text.text == why.words) reason = std::max(reason, text.pixels);
        }
      }
      EXPECT_LE(reason, name);
    }
  }
}

}  // namespace nullo::gui
