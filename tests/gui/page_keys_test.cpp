// The tables of keys against what the pages do and show: each row does what it says, and nothing else does.
#include "app/page_keys.h"

#include <algorithm>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "app/help/help.h"
#include "gui/driver.h"
#include "gui/form_keys.h"
#include "gui/keys.h"
#include "gui/sample_views.h"
#include "text/say.h"

namespace nullo::gui {
namespace {

constexpr Gui::Screen kWideWindow{1280, 800, 1, 0};
constexpr Gui::Screen kNarrowWindow{880, 800, 1, 0};  // where the buttons of a replay have room for their keys

// The press whose name this is.
std::optional<KeyPress> press_of(std::string_view name) {
  for (int i = static_cast<int>(KeyName::kEnter); i <= static_cast<int>(KeyName::kCtrlZero); ++i) {
    for (const bool shift : {false, true}) {
      const KeyPress key{static_cast<KeyName>(i), 0, shift};
      if (name_of(key) == name) return key;
    }
  }
  if (name == "Space") return KeyPress{KeyName::kCharacter, U' '};
  if (name == app::kAnyLetter) return KeyPress{KeyName::kCharacter, U'z'};
  if (name.size() != 1) return std::nullopt;
  return KeyPress{KeyName::kCharacter, static_cast<char32_t>(name.front())};
}

std::vector<std::string> targets_of(const Driver& person) {
  std::vector<std::string> names;
  for (const Recorder::Target& target : person.seen.targets) names.push_back(target.name);
  return names;
}

// The page with nothing searched for, which Esc would clear first, and with places that can be cleared.
app::View prepared(app::View view) {
  if (auto* past = std::get_if<app::PastView>(&view.screen)) past->search.clear();
  if (auto* players = std::get_if<app::PlayersView>(&view.screen)) players->search.clear();
  if (auto* fresh = std::get_if<app::NewSessionView>(&view.screen)) {
    fresh->can_clear = true;
    for (auto& place : fresh->places) place.name = place.name.empty() ? "Ida" : place.name;  // else letters are a name
  }
  return view;
}

// Out of the text field in which a page may begin.
void leave_field(Driver& person) {
  person.press(KeyName::kEscape);
  person.meant.clear();
}

void press(Driver& person, const KeyPress& key) {
  if (key.name == KeyName::kCharacter) return person.type(std::string{static_cast<char>(key.character)});
  person.press(key.name, key.shift);
}

// Something was meant, something has opened, or the focus has moved.
bool does_something(Driver& person, const KeyPress& key) {
  const std::vector<std::string> before = targets_of(person);
  const std::string focused = person.seen.focused;
  press(person, key);
  return !person.meant.empty() || targets_of(person) != before || person.seen.focused != focused;
}

// What moves through a list, scrolls or presses what has the focus does so only where there is enough of it; other
// tests look at that.
bool always_acts(const app::PageKey& row) {
  const auto* list = std::get_if<app::InList>(&row.meaning);
  const bool in_list = list != nullptr && *list != app::InList::kOpen && *list != app::InList::kLeave;
  return row.works && !in_list && !std::holds_alternative<std::monostate>(row.meaning) &&
         !std::holds_alternative<app::ScrollPage>(row.meaning) &&
         !std::holds_alternative<app::PressFocus>(row.meaning) && !std::holds_alternative<app::FullScreen>(row.meaning);
}

bool shows_lines(const app::View& view) {
  const auto* past = std::get_if<app::PastView>(&view.screen);
  const auto* players = std::get_if<app::PlayersView>(&view.screen);
  return (past != nullptr && !past->lines.empty()) || (players != nullptr && !players->lines.empty());
}

bool takes_letters(const std::vector<app::PageKey>& keys) {
  return std::ranges::any_of(keys,
                             [](const app::PageKey& row) { return std::holds_alternative<app::TypeIt>(row.meaning); });
}

bool has_key(const std::vector<app::PageKey>& keys, std::string_view key) {
  return std::ranges::any_of(keys, [key](const app::PageKey& row) { return row.works && app::is_key(row.key, key); });
}

// All keys that what is drawn can name: of the page, of a question over it, of a form.
std::vector<app::PageKey> keys_on(const app::View& view) {
  std::vector<app::PageKey> keys = view.dialog ? app::keys_of(*view.dialog) : std::vector<app::PageKey>{};
  for (app::PageKey& row : app::keys_of(view)) keys.push_back(std::move(row));
  for (const FormKey& row : form_keys()) keys.push_back({std::string{row.key}, {}, std::string{row.button}, {}});
  return keys;
}

}  // namespace

TEST(PageKeys, EveryKeyOfEveryPageDoesSomething) {
  std::set<std::string> pressed;  // those that every page has are pressed on one page
  for (const Sample& sample : sample_views()) {
    if (sample.view.dialog) continue;
    const std::size_t own = app::keys_of_page(sample.view).size();
    std::vector<app::PageKey> before;
    for (const app::PageKey& row : app::keys_of(sample.view)) {
      const bool shadowed = before.size() >= own && has_key(before, row.key);
      const std::string page = before.size() < own ? std::to_string(sample.view.screen.index()) : "";
      before.push_back(row);
      const bool opens = std::holds_alternative<app::InList>(row.meaning) && !shows_lines(sample.view);
      if (!always_acts(row) || opens || shadowed) continue;
      if (!pressed.insert(page + row.key + text::say(row.text) + row.button).second) continue;
      SCOPED_TRACE(sample.name + ": " + row.key + ", " + text::say(row.text));
      const auto key = press_of(row.key);
      ASSERT_TRUE(key) << "there is no such key";
      Driver person{prepared(sample.view), kWideWindow};
      leave_field(person);
      EXPECT_TRUE(does_something(person, *key));
    }
  }
}

TEST(PageKeys, NoLetterOutsideTheTableDoesAnything) {
  std::set<std::size_t> seen;
  for (const Sample& sample : sample_views()) {
    const std::vector<app::PageKey> keys = app::keys_of(prepared(sample.view));
    if (sample.view.dialog || takes_letters(keys) || !seen.insert(sample.view.screen.index()).second) continue;
    Driver person{prepared(sample.view), kWideWindow};
    leave_field(person);
    for (const char letter : std::string_view{"abcdefghijklmnopqrstuvwxyzABCXYZ0123456789+-/?"}) {
      const bool in_table = std::ranges::any_of(keys, [&](const app::PageKey& row) {
        return row.works && app::is_key(row.key, std::string_view{&letter, 1});
      });
      if (in_table) continue;
      EXPECT_FALSE(does_something(person, {KeyName::kCharacter, static_cast<char32_t>(letter)}))
          << sample.name << ": " << letter;
    }
  }
}

TEST(PageKeys, ARussianLetterMeansTheEnglishOneOfItsKey) {  // after names were typed, h, s and n did nothing
  const auto meant = [](char32_t letter) { return name_of({KeyName::kCharacter, letter}); };
  EXPECT_EQ(meant(U'р'), "h");
  EXPECT_EQ(meant(U'Р'), "H");
  EXPECT_EQ(meant(U'і'), "s");
  EXPECT_EQ(meant(U'7'), "7");
  for (const char32_t other : {U'ё', U'é', U'ß'}) EXPECT_EQ(meant(other), "");
}

TEST(PageKeys, EveryKeyThatALabelNamesIsInTheTable) {
  static const std::regex kInLabel{R"(\((Enter|Esc|Del|Ins|Tab|F[0-9]+|[A-Z])\)$)"};
  static const std::set<std::string> kBeside{"Enter", "Esc", "Del", "Ins",    "Tab",   "Home",
                                             "End",   "F2",  "F10", "Ctrl+C", "Ctrl+Z"};
  for (const Sample& sample : sample_views()) {
    if (std::holds_alternative<app::HelpView>(sample.view.screen)) continue;
    const std::vector<app::PageKey> keys = keys_on(sample.view);
    const Driver person{sample.view, kWideWindow};
    for (const Recorder::Text& text : person.seen.texts) {
      std::smatch found;
      SCOPED_TRACE(sample.name + ": " + text.text);
      if (std::regex_search(text.text, found, kInLabel)) {
        EXPECT_TRUE(has_key(keys, found[1].str()));
      } else if (kBeside.contains(text.text)) {
        EXPECT_TRUE(has_key(keys, text.text));
      }
    }
  }
}

TEST(PageKeys, EveryButtonThatAKeyPressesShowsTheKey) {
  for (const Sample& sample : sample_views()) {
    const bool replay = std::holds_alternative<app::ReplayView>(sample.view.screen);
    const Driver person{sample.view, replay ? kNarrowWindow : kWideWindow};
    const std::vector<app::PageKey> keys = app::keys_of(sample.view);
    for (const app::PageKey& row : keys) {
      if (row.button.empty() || !row.works || sample.view.dialog || !person.shows(row.button)) continue;
      const std::string key{app::key_in(keys, row.button)};
      const Rect& face = person.seen.find(row.button)->whole;
      const bool says = std::ranges::any_of(person.seen.texts, [&](const Recorder::Text& text) {
        const bool inside = text.rect.center().x >= face.x0 && text.rect.center().x <= face.x1 &&
                            text.rect.center().y >= face.y0 && text.rect.center().y <= face.y1;
        return inside && (text.text == key || text.text.ends_with("(" + key + ")"));
      });
      EXPECT_TRUE(says) << sample.name << ": " << row.button << " does not say " << key;
    }
  }
}

TEST(PageKeys, F1NamesEveryKeyThatWorksOnThePageAndNoOther) {
  for (const Sample& sample : sample_views()) {
    app::HelpView help;
    app::add_keys(help, sample.view);
    std::set<std::string> said;
    for (const auto* lines : {&help.keys, &help.general}) {
      for (const app::HelpView::Key& line : *lines) said.insert(line.text);
    }
    std::set<std::string> works;
    for (const app::PageKey& row : app::keys_of(sample.view)) {
      if (row.works && !row.text.empty()) works.insert(text::say(row.text));
    }
    EXPECT_EQ(said, works) << sample.name;
  }
}

TEST(PageKeys, EscClosesEveryForm) {
  for (const FormKey& row : form_keys()) {
    const FormKey* close = form_key(row.form, "Esc");
    ASSERT_NE(close, nullptr);
    EXPECT_EQ(close->does, FormKey::Does::kClose);
    EXPECT_EQ(form_key(row.form, "F2"), close);
  }
}

}  // namespace nullo::gui
