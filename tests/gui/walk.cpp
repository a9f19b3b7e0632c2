#include "gui/walk.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace nullo::gui {
namespace {

constexpr std::size_t kMostPeople = 4;
constexpr std::size_t kMostHands = 3;

// The numbers of a score sheet: what each hand brought, and the standing after it.
std::string numbers_of(const app::Sheet& sheet) {
  std::string numbers;
  for (const app::Sheet::Row& row : sheet.rows) {
    numbers += fmt::format("{}: {} = {}\n", row.label, fmt::join(row.scores, " "), fmt::join(row.totals, " "));
  }
  return numbers + fmt::format("{}, places {}", fmt::join(sheet.totals, " "), fmt::join(sheet.places, " "));
}

class Walk {
 public:
  Walk(app::Program& program, Driver& person, const std::function<void(const Looked&)>& look)
      : program_{program}, person_{person}, look_{look} {}

  void through(const std::vector<std::string>& ids) {
    look("start");
    if (!program_.is_open()) return;
    mean(app::Go{app::Screen::kStart}, "start");
    mean(app::Go{app::Screen::kPast}, "past");
    for (const std::string& id : ids) open(id);
    mean(app::Go{app::Screen::kPlayers}, "players");
    refresh_people();
    mean(app::Go{app::Screen::kSettings}, "settings");
    mean(app::Go{app::Screen::kStart}, "start");
    mean(app::Go{app::Screen::kImport}, "import");
    mean(app::Go{app::Screen::kStart}, "start");
    mean(app::Go{app::Screen::kNewSession}, "new session");
    mean(app::Go{app::Screen::kStart}, "start");
    mean(app::Resume{}, "table");
    if (at<app::TableView>() != nullptr) {
      mean(app::Go{app::Screen::kHelp}, "help");
      mean(app::Back{}, "table");
    }
    (void)program_.board();
    mean(app::Go{app::Screen::kStart}, "start");
  }

 private:
  template <class Screen>
  [[nodiscard]] const Screen* at() const {
    return std::get_if<Screen>(&program_.view().screen);
  }

  void look(std::string page) {
    person_.settle();
    const app::View& view = program_.view();
    Looked looked{std::move(page), {}, view.dialog.has_value() || !view.trouble.empty() || !program_.is_open()};
    if (const auto* session = at<app::SessionView>()) looked.scores = numbers_of(session->sheet);
    look_(looked);
  }

  void mean(const app::Intent& intent, std::string page) {
    if (!program_.is_open()) return;
    program_.handle(intent);
    look(std::move(page));
    constexpr int kMostQuestions = 5;
    for (int asked = 0; asked < kMostQuestions && program_.is_open() && program_.view().dialog; ++asked) {
      program_.handle(app::Decline{});
      person_.settle();
    }
  }

  // Only what the page offers.
  void open(const std::string& id) {
    const std::string page = "session " + id;
    mean(app::OpenPast{id}, page);
    if (at<app::SessionView>() == nullptr) return;
    std::vector<int> hands;
    for (const app::Sheet::Row& row : at<app::SessionView>()->sheet.rows) {
      if (row.opens && hands.size() < kMostHands) hands.push_back(row.hand);
    }
    for (const int hand : hands) {
      if (at<app::SessionView>() == nullptr) return;
      mean(app::OpenHand{hand}, page);
      replay(page);
    }
    mean(app::CopyText{}, page);
    if (offers([](const app::SessionView& session) { return !session.correct.empty(); })) {
      mean(app::CorrectHand{hands.empty() ? 0 : hands.front()}, "correction of " + id);
      if (at<app::SessionView>() == nullptr) mean(app::Back{}, page);
    }
    if (offers([](const app::SessionView& session) { return session.can_repair; })) {
      mean(app::OpenRepair{}, "repair of " + id);
      if (at<app::RepairView>() != nullptr) mean(app::Back{}, page);
    }
    mean(app::Go{app::Screen::kPast}, "past");
  }

  template <class Offered>
  [[nodiscard]] bool offers(Offered offered) const {
    const auto* session = at<app::SessionView>();
    return session != nullptr && offered(*session);
  }

  void replay(const std::string& page) {
    if (!offers([](const app::SessionView& session) { return session.opened && session.opened->can_replay; })) return;
    mean(app::ReplayHand{}, "replay");
    if (at<app::ReplayView>() == nullptr) return;
    mean(app::GoToTrick{1}, "replay");
    mean(app::Back{}, page);
  }

  void refresh_people() {
    std::vector<std::string> names;
    if (const auto* players = at<app::PlayersView>()) {
      for (const app::PlayersView::Line& line : players->lines) names.push_back(line.name);
    }
    names.resize(std::min(names.size(), kMostPeople));
    for (const std::string& name : names) {
      mean(app::OpenPlayer{name}, "player " + name);
      mean(app::Go{app::Screen::kPlayers}, "players");
    }
  }

  app::Program& program_;
  Driver& person_;
  const std::function<void(const Looked&)>& look_;
};

}  // namespace

void walk(app::Program& program, Driver& person, const std::vector<std::string>& ids,
          const std::function<void(const Looked&)>& look) {
  Walk{program, person, look}.through(ids);
}

}  // namespace nullo::gui
