#include "gui/web/spoken.h"

#include <array>
#include <iterator>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "app/chips/due.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

// In the order of app::Screens.
constexpr auto kPages = std::to_array<std::string_view>(
    {"start",   "new session", "table",    "hand over", "game over", "compare", "past sessions",
     "session", "replay",      "settings", "help",      "people",    "person",  "repair",
     "import",  "phones",      "devices",  "fork",      "standings", "seasons", "club evening"});
static_assert(kPages.size() == std::variant_size_v<app::Screens>);

void add(std::string& text, std::string_view sentence) {
  if (sentence.empty()) return;
  if (!text.empty()) text += text.ends_with('.') || text.ends_with('?') ? " " : ". ";
  text += sentence;
}

void add_due(std::string& text, const std::vector<app::DueLine>& lines) {
  for (const app::DueLine& line : lines) add(text, app::sentence(line));
}

std::string words_of(const app::TableView& table) {
  std::string text;
  add(text, table.problem);
  add(text, table.mending ? table.mending->text : table.question.heading);
  if (!table.mending) add(text, table.question.text);
  add_due(text, table.due);
  return text;
}

std::string words_of(const app::HandOverView& over) {
  std::string text = over.heading;
  for (const app::HandOverView::Line& line : over.lines) {
    add(text, text::say("{player} {score}, total {total}", line.name, line.score, line.total));
  }
  add_due(text, over.due);
  return text;
}

std::string words_of(const app::GameOverView& over) {
  std::string text = over.headline;
  for (const app::GameOverView::Line& line : over.lines) add(text, fmt::format("{} {}", line.name, line.total));
  return text;
}

std::string words_of(const app::View& view) {
  if (const auto* table = std::get_if<app::TableView>(&view.screen)) return words_of(*table);
  if (const auto* hand = std::get_if<app::HandOverView>(&view.screen)) return words_of(*hand);
  if (const auto* game = std::get_if<app::GameOverView>(&view.screen)) return words_of(*game);
  return page_title(view, false);
}

}  // namespace

std::string_view page_name(const app::View& view) { return kPages.at(view.screen.index()); }

std::string spoken(const app::View& view, std::string_view over) {
  std::string text;
  add(text, view.trouble);
  add(text, view.notice);
  add(text, view.said);
  if (view.dialog) {
    add(text, view.dialog->title);
    add(text, view.dialog->text);
  } else if (!over.empty()) {
    add(text, over);
  } else {
    add(text, words_of(view));
  }
  return text;
}

}  // namespace nullo::gui
