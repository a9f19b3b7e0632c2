// Every screen at every size: nothing overlaps, nothing sticks out, everything can be tapped.
#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gui/apart.h"
#include "gui/driver.h"
#include "gui/kit/ui.h"
#include "gui/sample_new_session.h"
#include "gui/sample_views.h"
#include "gui/sizes.h"
#include "support/pseudo_language.h"
#include "text/language.h"

namespace nullo::gui {

namespace {

struct WindowSize {
  float width;
  float height;
  int percent;
};

// Under the sanitizers the narrowest, the lowest, the usual one, and the one with the least room (gui/sizes.h).
const std::vector<WindowSize> kSizes =
    kTriesAll ? std::vector<WindowSize>{{360, 640, 100},  {640, 360, 100},   {800, 600, 100},   {1024, 768, 100},
                                        {1280, 800, 75},  {1280, 800, 100},  {1280, 800, 150},  {1280, 800, 200},
                                        {1280, 800, 300}, {1920, 1080, 100}, {1920, 1080, 200}, {3840, 2160, 100}}
              : std::vector<WindowSize>{{360, 640, 100}, {640, 360, 100}, {1280, 800, 100}, {1280, 800, 300}};

const std::vector<WindowSize> kSizesInLanguages =
    kTriesAll ? std::vector<WindowSize>{{390, 844, 100}, {844, 390, 100}, {1024, 600, 100}, {1280, 800, 100}}
              : std::vector<WindowSize>{{390, 844, 100}};

// Expects everything within the window; what scrolls may go on above and below.
void expect_in_sight(const Recorder& seen, const Rect& screen) {
  for (const auto& target : seen.targets) {
    const Rect& r = target.whole;
    EXPECT_GE(r.x0, screen.x0 - 1) << target.name;
    EXPECT_LE(r.x1, screen.x1 + 1) << target.name;
    if (target.scrolled) continue;
    EXPECT_GE(r.y0, screen.y0 - 1) << target.name;
    EXPECT_LE(r.y1, screen.y1 + 1) << target.name;
  }
}

void expect_large_enough_for_a_finger(const Recorder& seen, float scale) {
  for (const auto& target : seen.targets) {
    EXPECT_GE(target.whole.width() + 1, kTarget * scale) << target.name;
    EXPECT_GE(target.whole.height() + 1, kTarget * scale) << target.name;
  }
}

void expect_texts_in_their_places(const Recorder& seen, const Rect& screen) {
  for (const auto& text : seen.texts) {
    EXPECT_GE(text.rect.x0 + 1.5F, text.box.x0) << text.text;
    EXPECT_LE(text.rect.x1 - 1.5F, text.box.x1) << text.text;
    EXPECT_GE(text.rect.x0, screen.x0) << text.text;
    EXPECT_LE(text.rect.x1, screen.x1 + 1) << text.text;
  }
}

// Expects that only a long name, a note in a list, or the label of undo ends in an ellipsis.
void expect_only_long_names_shortened(const Recorder& seen) {
  for (const auto& text : seen.texts) {
    if (!text.cut || text.text.starts_with("↶")) continue;
    const std::string start = text.text.substr(0, text.text.size() - std::string{"…"}.size());
    const auto begins = [&](std::string_view name) { return name.substr(0, start.size()) == start; };
    const std::array<std::string_view, 7> long_ones{"hand 4 recorded",
                                                    "Grandmother Antonia, Boris, Clara and Dmitri",
                                                    "trick 6 to Anna",
                                                    "At the lake. It rained all evening, and the cards were wet.",
                                                    "Fürchtegott-Maximilian",
                                                    "Fürchtegott-Maximilian  62",
                                                    "Anastasia-Maria, Bartholomäus, Κλειώ, Дмитрий Иванович (+ Emil)"};
    EXPECT_TRUE(std::ranges::any_of(long_ones, begins)) << text.text;
  }
}

void expect_good(const Driver& driver, const Gui::Screen& screen) {
  const Rect all{0, 0, screen.width, screen.height};
  EXPECT_EQ(lying_over(driver.seen), "");
  expect_in_sight(driver.seen, all);
  expect_large_enough_for_a_finger(driver.seen, Gui::scale(driver.view, screen));
  expect_texts_in_their_places(driver.seen, all);
  expect_only_long_names_shortened(driver.seen);
}

std::string at(const WindowSize& size) { return fmt::format(" at {}x{}, {} %", size.width, size.height, size.percent); }

}  // namespace

// Light and dark take turns, and so do four colours and two: no look may move anything.
class Layout : public ::testing::Test {
 protected:
  app::Look look(const WindowSize& size) {
    dark_ = !dark_;
    return {size.percent, dark_, !dark_};
  }

 private:
  bool dark_ = false;
};

TEST_F(Layout, EveryScreenFitsEverySize) {
  for (const WindowSize& size : kSizes) {
    const Gui::Screen screen{size.width, size.height};
    Driver driver{app::View{}, screen};
    for (const Sample& sample : sample_views()) {
      SCOPED_TRACE(sample.name + at(size));
      driver.view = sample.view;
      driver.view.look = look(size);
      driver.settle();
      expect_good(driver, screen);
    }
  }
}

// The words of the pages themselves; those that come with the samples are English.
TEST_F(Layout, EveryScreenFitsInEveryLanguage) {
  std::vector<text::Language> languages{text::languages().begin(), text::languages().end()};
  languages.push_back(nullo::testing::pseudo_language());
  for (const text::Language& language : languages) {
    const text::Speaking speaking{language};
    for (const WindowSize& size : kSizesInLanguages) {
      const Gui::Screen screen{size.width, size.height};
      Driver driver{app::View{}, screen};
      for (const Sample& sample : sample_views()) {
        SCOPED_TRACE(fmt::format("{} in {}{}", sample.name, language.name, at(size)));
        driver.view = sample.view;
        driver.view.look = look(size);
        driver.settle();
        expect_good(driver, screen);
      }
    }
  }
}

// A pad once lost its keys in windows that are neither a desk nor a phone, and the program with it.
TEST_F(Layout, EveryScreenIsDrawnAtSizesBetween) {
  const std::vector<float> widths =
      kTriesAll ? std::vector{560.0F, 600.0F, 660.0F, 700.0F, 760.0F, 820.0F, 900.0F} : std::vector{700.0F};
  for (const float width : widths) {
    Driver driver{app::View{}, {width, 850}};
    for (const Sample& sample : sample_views()) {
      SCOPED_TRACE(fmt::format("{} at {} wide", sample.name, width));
      driver.view = sample.view;
      driver.settle();
      EXPECT_FALSE(driver.seen.targets.empty());
    }
  }
}

// What opens over the table, from the menu of the hand.
TEST_F(Layout, EveryMenuAndFormFitsEverySize) {
  for (const WindowSize& size : kSizes) {
    const Gui::Screen screen{size.width, size.height};
    for (app::View view : {sample_table(), sample_crowd(), sample_correcting()}) {
      view.look = look(size);
      Driver driver{view, screen};
      for (const std::string_view item : {"menu", "menu/note", "menu/adjust"}) {
        SCOPED_TRACE(std::string{item} + at(size));
        driver.press(KeyName::kF2);
        if (item != "menu") driver.focus_on(item);
        if (item != "menu") driver.press(KeyName::kEnter);
        ASSERT_TRUE(driver.shows(item == "menu" ? "menu/misdeal" : item == "menu/note" ? "note" : "adjust/from/bank"));
        expect_good(driver, screen);
        driver.press(KeyName::kEscape);
        driver.press(KeyName::kEscape);
      }
    }
  }
}

TEST_F(Layout, WhatASessionCanBeWrittenAsFitsEverySize) {
  for (const WindowSize& size : kSizes) {
    SCOPED_TRACE(at(size));
    const Gui::Screen screen{size.width, size.height};
    app::View view = sample_session();
    view.look = look(size);
    Driver driver{view, screen};
    driver.type("e");
    ASSERT_TRUE(driver.shows("export/html"));
    expect_good(driver, screen);
  }
}

TEST_F(Layout, EveryChartOfASessionFitsEverySize) {
  for (const WindowSize& size : kSizes) {
    const Gui::Screen screen{size.width, size.height};
    for (app::View view : {sample_session(), sample_session_of_many()}) {
      view.look = look(size);
      Driver driver{view, screen};
      for (const std::string_view chart : {"chart/places", "chart/sources", "chart/totals"}) {
        SCOPED_TRACE(std::string{chart} + at(size));
        driver.focus_on(chart);
        driver.press(KeyName::kEnter);
        driver.settle();
        expect_good(driver, screen);
        EXPECT_EQ(driver.says("In all"), chart == "chart/sources");
      }
    }
  }
}

// What opens over the New session screen, and what unfolds in it.
TEST_F(Layout, EveryListOfRulesAndCardsFitsEverySize) {
  for (const WindowSize& size : kSizes) {
    const Gui::Screen screen{size.width, size.height};
    for (app::View view : {sample_many_rules(), sample_kept_rules()}) {
      SCOPED_TRACE(at(size));
      view.look = look(size);
      Driver driver{view, screen};
      driver.press(KeyName::kEscape);
      expect_good(driver, screen);
      driver.focus_on("more");
      driver.press(KeyName::kEnter);
      expect_good(driver, screen);
      const std::vector<std::array<std::string_view, 2>> overlays{{"presets", "presets/close"},
                                                                  {"option/passing/open", "words/close"},
                                                                  {"option/removed/change", "pack/close"},
                                                                  {"option/penalties/add", "pack/close"}};
      for (const auto& [opener, shown] : overlays) {
        SCOPED_TRACE(opener);
        driver.focus_on(opener);
        driver.press(KeyName::kEnter);
        ASSERT_TRUE(driver.shows(shown));
        expect_good(driver, screen);
        driver.press(KeyName::kEscape);
      }
    }
  }
}

namespace {

float scale_of(app::View view, int percent, const Gui::Screen& screen) {
  view.look.percent = percent;
  return Gui::scale(view, screen);
}

}  // namespace

TEST(Scale, SizesNeverGrowBeyondWhatAPhoneCanShow) {
  EXPECT_FLOAT_EQ(scale_of({}, 300, {360, 640}), 360.0F / 340.0F);
  EXPECT_FLOAT_EQ(scale_of({}, 100, {1280, 800}), 1.0F);
  EXPECT_GT(scale_of({}, 100, {1920, 1080}), 1.1F);
}

TEST(Scale, ATableGrowsOnlyWhileAllOfItIsInSight) {
  const app::View table = sample_table();
  for (const Gui::Screen& screen : {Gui::Screen{390, 844}, {844, 390}}) {
    for (const int percent : {100, 150, 200}) EXPECT_FLOAT_EQ(scale_of(table, percent, screen), 1.0F);
  }
  for (const Gui::Screen& screen : {Gui::Screen{1280, 800}, {1024, 600}, {1920, 1080}}) {
    EXPECT_GT(scale_of(table, 150, screen), scale_of(table, 100, screen));
    EXPECT_FLOAT_EQ(scale_of(table, 200, screen), scale_of(table, 150, screen));
    EXPECT_FLOAT_EQ(scale_of({}, 200, screen), 2 * scale_of({}, 100, screen));
  }
  EXPECT_FLOAT_EQ(scale_of(table, 125, {1280, 800}), 1.25F) << "there is room for it";
}

}  // namespace nullo::gui
