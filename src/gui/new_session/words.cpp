// Options that are a choice among words.
#include <algorithm>

#include <fmt/format.h>

#include "gui/kit/overlay.h"
#include "gui/kit/widgets.h"
#include "gui/new_session/new_session.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Option = app::NewSessionView::Option;

constexpr int kMostRows = 3;  // with more rows the words are listed over the screen
constexpr float kListWidth = 700;
constexpr std::string_view kOpens = "  ▾";

bool fits(const Ui& ui, float width, const Option& option) {
  return word_grid(ui, width, option.words).rows <= kMostRows;
}

float widest(const Ui& ui, const Option& option) {
  float width = ui.px(kTarget);
  for (const std::string& word : option.words) width = std::max(width, button_width(ui, word));
  return width;
}

std::string opener(const Option& option) {
  const auto index = static_cast<std::size_t>(std::max(0, option.value));
  return (index < option.words.size() ? option.words[index] : std::string{}) + std::string{kOpens};
}

float long_button_height(const Ui& ui, float width, std::string_view label) {
  return std::max(ui.px(kTarget), ui.wrapped_height(width - ui.px(20), label, type::kBodyBold) + ui.px(12));
}

// Its label may take several lines.
bool long_button(Ui& ui, std::string_view name, const Rect& r, std::string_view label, bool chosen) {
  const bool tapped = button(ui, name, r, "", {.chosen = chosen});
  const float width = r.width() - ui.px(20);
  const Rect words = r.middle(width, ui.wrapped_height(width, label, type::kBodyBold));
  ui.wrapped(words, label, type::kBodyBold, ui.theme.text, Align::kCenter);
  return tapped;
}

// Rows of words, each as high as the highest of its words.
struct WordList {
  int columns = 1;
  std::vector<float> rows;
  float height = 0;
};

WordList list_of(const Ui& ui, float width, const std::vector<std::string>& words) {
  WordList list;
  list.columns = word_grid(ui, width, words).columns;
  const float column = Rect{0, 0, width, 1}.column(0, list.columns, ui.px(kTightGap)).width();
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i % static_cast<std::size_t>(list.columns) == 0) list.rows.push_back(0);
    list.rows.back() = std::max(list.rows.back(), long_button_height(ui, column, words[i]));
  }
  for (const float row : list.rows) list.height += row + ui.px(kTightGap);
  return list;
}

std::optional<int> draw_list(Ui& ui, Rect r, const Option& option, const WordList& list) {
  std::optional<int> tapped;
  const int count = static_cast<int>(option.words.size());
  for (int i = 0; i < count; ++i) {
    const int column = i % list.columns;
    const Rect row = rect_at(r.x0, r.y0, r.width(), list.rows[static_cast<std::size_t>(i / list.columns)]);
    const std::string name = fmt::format("{}/{}", target_of(option), i);
    const Rect cell = row.column(column, list.columns, ui.px(kTightGap));
    if (long_button(ui, name, cell, option.words[static_cast<std::size_t>(i)], i == option.value)) tapped = i;
    if (column == list.columns - 1) r.y0 = row.y1 + ui.px(kTightGap);
  }
  return tapped;
}

}  // namespace

float words_width(const Ui& ui, float most, const Option& option) {
  if (!fits(ui, most, option)) return std::min(most, button_width(ui, opener(option)));
  return static_cast<float>(option.words.size()) * (widest(ui, option) + ui.px(6)) - ui.px(6);
}

float words_height(const Ui& ui, float width, const Option& option) {
  return fits(ui, width, option) ? word_grid(ui, width, option.words).height(ui)
                                 : long_button_height(ui, width, opener(option));
}

void draw_words(Ui& ui, const Rect& r, const Option& option) {
  if (fits(ui, r.width(), option)) {
    const auto value = choice_grid(ui, target_of(option), r, option.words, option.value);
    if (value) ui.mean(app::SetOption{option.key, *value});
    return;
  }
  if (long_button(ui, target_of(option) + "/open", r, opener(option), false)) {
    open_option(ui, ScreenState::Overlay::kWords, option, fmt::format("{}/{}", target_of(option), option.value));
  }
}

void draw_word_list(Ui& ui, const Rect& screen, const Option& option) {
  const float most = std::min(ui.px(kListWidth), screen.width() - ui.px(16)) - ui.px(36);
  const float help = ui.wrapped_height(most, option.help, type::kNote);
  const WordList list = list_of(ui, most - ui.scroll_room(), option.words);
  const float height = ui.px(36 + kTarget + 8) + help + ui.px(8) + list.height;
  const Overlay overlay = begin_overlay(ui, "##words", screen, ui.px(kListWidth), height);
  Rect rest = overlay.inside;
  Rect head = rest.cut_top(ui.px(kTarget));
  rest.cut_top(ui.px(8));
  const bool close =
      button(ui, "words/close", head.cut_right(ui.px(110)), text::say("Close"), {.key = ui.key_of("words/close")});
  head.cut_right(ui.px(8));
  ui.text(head, option.label, type::kName, ui.theme.text);
  Rect content = ui.begin_scroll("words", rest);
  content.y0 += ui.wrapped(content, option.help, type::kNote, ui.theme.dim) + ui.px(8);
  const auto value = draw_list(ui, content, option, list);
  ui.end_scroll(content.y0 + list.height - ui.px(kTightGap));
  end_overlay();
  if (value) ui.mean(app::SetOption{option.key, *value});
  if (value || close || overlay.beside) ui.state.overlay = ScreenState::Overlay::kNone;
}

}  // namespace nullo::gui
