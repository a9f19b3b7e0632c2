// The parts that all screens are made of.
#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/key_row.h"
#include "games/sentence.h"
#include "gui/driver.h"
#include "gui/imgui/fonts.h"
#include "gui/kit/charts.h"
#include "gui/kit/geometry.h"
#include "gui/sample_views.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "text/say.h"

namespace nullo::gui {

TEST(Rect, CutsNeverTakeMoreThanThereIs) {
  Rect rect = rect_at(0, 0, 100, 50);
  EXPECT_FLOAT_EQ(rect.cut_top(20).height(), 20);
  EXPECT_FLOAT_EQ(rect.cut_top(40).height(), 30);
  EXPECT_TRUE(rect.empty());
  const Rect cell = rect_at(0, 0, 100, 10).column(1, 3, 5);
  EXPECT_FLOAT_EQ(cell.x0, 35);
  EXPECT_FLOAT_EQ(cell.width(), 30);
}

TEST(Text, CharactersOfEveryLengthAreRead) {
  std::string_view text = "aé♠\xF0\x9F\x82\xA1";
  EXPECT_EQ(take_character(text), U'a');
  EXPECT_EQ(take_character(text), U'é');
  EXPECT_EQ(take_character(text), U'♠');
  EXPECT_EQ(take_character(text), U'\U0001F0A1');
  std::string_view broken = "\xE2\x99";
  EXPECT_EQ(take_character(broken), U'\xFFFD');
}

namespace {

// All that a phone shows while the table says this.
std::string said_on_a_phone(const std::string& problem, app::View view = sample_table()) {
  std::get<app::TableView>(view.screen).problem = problem;
  const Driver person{std::move(view), {390, 844}};
  std::string all;
  for (const Recorder::Text& text : person.seen.texts) all += text.text + " ";
  return all;
}

std::string with_enter(std::string_view sentence) {
  return text::say_with(sentence, std::array<text::Argument, 1>{games::kEnter});
}

}  // namespace

TEST(Keys, WhereThereIsNoKeyboardASentenceNamesTheButton) {
  const std::string digit = said_on_a_phone(fmt::format("14 is too much. {} takes it back.", games::kBackspace));
  EXPECT_NE(digit.find("Undo takes it"), std::string::npos) << digit;
  const std::string card = said_on_a_phone(fmt::format("Another card, or {}.", games::kEnter));
  EXPECT_NE(card.find("or OK."), std::string::npos) << card;
  const std::string verb = said_on_a_phone("Enter first who ran out of cards.");
  EXPECT_NE(verb.find("Enter first"), std::string::npos) << "here it is a word, not a key";
}

TEST(Keys, APlayerWhoIsCalledLikeAKeyKeepsTheNameOnAPhone) {
  const std::string said =
      said_on_a_phone(with_enter("It must be Enter. [[Press|Tap]] {key}, or Backspace, or OKSANA."));
  EXPECT_NE(said.find("It must be Enter. Tap OK, or Backspace, or OKSANA."), std::string::npos) << said;
}

TEST(Keys, APlayerWithALetterInParenthesesKeepsItOnAPhone) {  // "Anna (B)" and "Anna (K)" were both "Anna"
  app::View view = sample_table();
  view.dialog = app::Dialog{"Who is it?", "", "Anna (B)", app::with_key("Nobody", "N"), true};
  const Driver person{view, {390, 844}};
  EXPECT_TRUE(person.says("Anna (B)"));
  EXPECT_TRUE(person.says("Nobody"));
  EXPECT_FALSE(person.says("(N)"));
}

TEST(Keys, WhereThereIsNoKeyboardASentenceCallsTheButtonAsItIs) {
  app::View view = sample_table();
  auto& table = std::get<app::TableView>(view.screen);
  table.pending.clear();
  table.fields.clear();
  table.shortcuts = {{std::string{app::kResultShortcut}, 0, app::with_key("That's right", "Enter"), false}};
  const std::string all = said_on_a_phone(with_enter("Is it OKSANA? [[Press|Tap]] {key}, or type it."), view);
  EXPECT_NE(all.find("Is it OKSANA? Tap “That's right”"), std::string::npos) << all;
}

TEST(Keys, WhileATrickIsMendedOnAPhoneASentenceCallsItsButtonDone) {
  app::View view = sample_table();
  auto& table = std::get<app::TableView>(view.screen);
  table.pending.clear();
  table.mending =
      app::TableView::Mending{.trick = 1, .text = with_enter("Tap the right card, or [[press|tap]] {key}.")};
  const std::string all = said_on_a_phone("", view);
  EXPECT_NE(all.find("tap “Done”"), std::string::npos) << all;
}

TEST(Keys, ADigitAtTheTableIsTyped) {
  Driver person{sample_table()};
  person.type("3");
  ASSERT_NE(last_meant<app::TypeKey>(person), nullptr);
  EXPECT_EQ(last_meant<app::TypeKey>(person)->character, U'3');
}

TEST(Keys, TabAndTheArrowsAreTheTablesOwn) {
  Driver person{sample_table()};
  for (const auto& [key, name] :
       {std::pair{KeyName::kTab, app::TypeKey::Named::kTab}, std::pair{KeyName::kLeft, app::TypeKey::Named::kLeft},
        std::pair{KeyName::kBackspace, app::TypeKey::Named::kBackspace}}) {
    person.press(key);
    ASSERT_NE(last_meant<app::TypeKey>(person), nullptr);
    EXPECT_EQ(last_meant<app::TypeKey>(person)->named, name);
  }
}

TEST(Keys, UndoAndRedoWorkEverywhere) {
  for (const Sample& sample : sample_views()) {
    Driver person{sample.view};
    person.press(KeyName::kEscape);  // out of a field that is being typed in
    person.press(KeyName::kCtrlZ);
    EXPECT_NE(last_meant<app::Undo>(person), nullptr) << sample.name;
    person.press(KeyName::kCtrlZ, true);
    EXPECT_NE(last_meant<app::Redo>(person), nullptr) << sample.name;
  }
}

TEST(Dialog, WaitsForAnAnswerBeforeAnythingElse) {
  app::View view = sample_table();
  view.dialog = app::Dialog{"Sure?", "It can be undone.", "Yes", "No"};
  Driver person{view};
  EXPECT_FALSE(person.shows("seat/1"));
  person.type("3");
  EXPECT_TRUE(person.meant.empty());
  person.press(KeyName::kEnter);
  EXPECT_NE(last_meant<app::Accept>(person), nullptr);
  person.press(KeyName::kEscape);
  EXPECT_NE(last_meant<app::Decline>(person), nullptr);
  person.click("dialog/yes");
  EXPECT_NE(last_meant<app::Accept>(person), nullptr);
}

TEST(Menu, ATapBesideItClosesIt) {
  Driver person{sample_table()};
  person.click("menu");
  ASSERT_TRUE(person.shows("menu/turn"));
  person.events().add(MouseMove{{5, 5}});
  person.events().add(MouseButton{true});
  person.events().add(MouseButton{false});
  person.settle();
  EXPECT_FALSE(person.shows("menu/turn"));
  EXPECT_TRUE(person.shows("seat/1"));
}

TEST(Scrolling, AFingerMovesTheListAndPressesNothing) {
  Driver person{sample_past(60)};
  const float before = person.seen.find("past/id9")->whole.y0;
  person.drag("past/id9", "past/id6");
  ASSERT_TRUE(person.shows("past/id9"));
  EXPECT_LT(person.seen.find("past/id9")->whole.y0, before - 50);
  EXPECT_TRUE(person.meant.empty());
  person.scroll("past/id9", 2);
  EXPECT_TRUE(person.meant.empty());
  person.click("past/id9");
  ASSERT_NE(last_meant<app::OpenPast>(person), nullptr);
  EXPECT_EQ(last_meant<app::OpenPast>(person)->id, "id9");
}

TEST(Fields, TypedLettersOfAnyLanguageArriveInOrder) {
  Driver person{sample_new_session()};
  ASSERT_TRUE(person.meant.empty());
  person.type("Жаннаκé");
  ASSERT_NE(last_meant<app::SetName>(person), nullptr);
  EXPECT_EQ(last_meant<app::SetName>(person)->name, "Жаннаκé");
  EXPECT_EQ(last_meant<app::SetName>(person)->seat, Seat{3});
  person.press(KeyName::kLeft);
  person.press(KeyName::kBackspace);
  EXPECT_EQ(last_meant<app::SetName>(person)->name, "Жаннаé");
}

TEST(Trouble, StaysInSightUntilItIsRead) {
  app::View view = sample_table();
  view.trouble = "The disk is full.";
  Driver person{view};
  EXPECT_TRUE(person.says("The disk is full."));
  person.click("trouble/close");
  EXPECT_NE(last_meant<app::Dismiss>(person), nullptr);
}

// The second of two quick taps does not press what appears in place of a button.
TEST(DoubleTap, IsNoTapOnWhatStandsThereNow) {
  const nullo::testing::Scratch scratch;
  int tried = 0;
  std::vector<Recorder::Target> targets;
  {
    app::App app{testing::with_tables(scratch / "nullo.db")};
    targets = Driver{app, Gui::Screen{640, 360}}.seen.targets;
  }
  for (const Recorder::Target& first : targets) {
    app::App app{testing::with_tables(scratch / "nullo.db")};
    Driver person{app, Gui::Screen{640, 360}};
    person.click(first.name);
    const Point middle = first.rect.center();
    const auto now = std::ranges::find_if(person.seen.targets, [&](const auto& each) {
      return each.enabled && each.name != first.name && each.rect.contains(middle);
    });
    if (now == person.seen.targets.end()) continue;
    ++tried;
    const std::size_t meant = person.meant.size();
    person.events().add(MouseButton{true});
    person.events().add(MouseButton{false});
    person.settle();
    EXPECT_EQ(person.meant.size(), meant) << first.name << ", then " << now->name;
  }
  EXPECT_GT(tried, 0);
}

}  // namespace nullo::gui
