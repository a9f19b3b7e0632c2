#include "gui/ready.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "games/find_field.h"
#include "gui/table/fields.h"

namespace nullo::gui {

namespace {

constexpr double kToRead = 0.6;  // seconds to read a result, or what a correction changes
constexpr double kToTurn = 0.5;  // seconds after which a second tap on a name is none on the key in its place
constexpr double kToSee = 0.3;   // seconds to see that something else is asked

// A page that people have to see before they answer it; without a name if there is no need.
struct Page {
  std::string name;
  double seconds = 0;
};

// All is entered, perhaps with something unlikely in it: Enter confirms it, or shows the result.
bool leads_to_result(const app::TableView& table) {
  const auto is_result = [](const games::Shortcut& each) { return each.id == app::kResultShortcut; };
  return table.pending.empty() && std::ranges::any_of(table.shortcuts, is_result) &&
         std::ranges::none_of(table.fields, &app::FieldRow::current);
}

std::string newcomers(const app::NewSessionView& form) {
  std::string names;
  for (const app::NewSessionView::Opening& one : form.openings) {
    if (!one.choices.empty()) names += one.name + ", ";
  }
  return names;
}

Page page_of(const app::View& view) {
  if (view.dialog) return {fmt::format("dialog {} {}", view.dialog->title, view.dialog->text), kToSee};
  if (const auto* over = std::get_if<app::HandOverView>(&view.screen)) return {"hand over " + over->title, kToRead};
  if (std::holds_alternative<app::GameOverView>(view.screen)) return {"game over", kToRead};
  if (const auto* both = std::get_if<app::CompareView>(&view.screen)) return {"compare " + both->title, kToRead};
  // With how many points somebody joins is chosen for them until they choose it.
  if (const auto* form = std::get_if<app::NewSessionView>(&view.screen)) {
    const std::string names = newcomers(*form);
    return names.empty() ? Page{} : Page{"joins " + names, kToRead};
  }
  const auto* table = std::get_if<app::TableView>(&view.screen);
  if (table != nullptr && table->ended_number > 0)
    return {fmt::format("number {}", table->ended_number), table->enter_waits};
  if (table != nullptr && (leads_to_result(*table) || games::bright_shortcut(table->shortcuts) != nullptr))
    return {"all entered " + table->question.text, kToSee};
  return {};
}

// What is tapped at the table. Nothing: it is another page.
std::string face_of(const app::View& view) {
  const auto* table = std::get_if<app::TableView>(&view.screen);
  if (table == nullptr) return {};
  if (table->card_picker) return "pack";
  if (const FieldRow* choice = asked_choice(*table)) return "choice " + choice->id;
  if (table->mending) return "mending";
  const bool who = table->question.wants == games::Question::Wants::kSeat && !pad_is_open(*table);
  if (table->whose || table->asks_player || who) return "people";
  return pad_is_open(*table) ? "pad" : "tricks";
}

}  // namespace

void Ready::look(const app::View& view, double now) {
  Page page = page_of(view);
  answer_.look(std::move(page.name), page.seconds, now);
  page_.look(fmt::format("{}", view.screen.index()), page_.seen() ? kToSee : 0, now);
  std::string face = face_of(view);
  const bool turns = face == "pad" && face_.what() == "people";  // keys come where the names stood
  const double seconds = face.empty() ? 0 : turns ? kToTurn : kToSee;
  face_.look(std::move(face), seconds, now);
}

void Ready::Change::look(std::string now_what, double seconds, double now) {
  if (now_what != what_) {
    from_ = now + seconds;
    seconds_ = seconds;
  }
  what_ = std::move(now_what);
  wait_ = std::max(0.0, from_ - now);
}

bool Ready::takes(const app::Intent& intent) const {
  const bool answers = intent.as<app::Accept>() != nullptr || intent.as<app::AcceptOther>() != nullptr ||
                       intent.as<app::Decline>() != nullptr || intent.as<app::Rematch>() != nullptr;
  return wait() <= 0 || !answers;
}

}  // namespace nullo::gui
