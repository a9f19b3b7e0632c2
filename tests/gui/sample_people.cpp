#include "gui/sample_people.h"

#include <utility>

#include <fmt/format.h>

namespace nullo::gui {

namespace {

using Line = app::PlayersView::Line;

Line line(std::string name, std::string short_name, std::optional<int> colour, std::string also) {
  Line made;
  made.name = std::move(name);
  made.short_name = std::move(short_name);
  made.colour = colour;
  made.also = std::move(also);
  made.sessions = "112 sessions";
  made.last = "2026-11-21 19:30";
  return made;
}

std::vector<Line> lines() {
  std::vector<Line> all{line("Anna", "", 3, "also Ana, Annie"), line("Борис", "Б.", std::nullopt, ""),
                        line("Fürchtegott-Maximilian", "Max", 7, ""), line("Κλειώ", "", 0, "")};
  for (int i = 0; i < 20; ++i) all.push_back(line(fmt::format("Guest {}", i + 1), "", std::nullopt, ""));
  return all;
}

app::View people(std::string problem, std::vector<Line> shown) {
  app::PlayersView view;
  view.all = 24;
  view.lines = std::move(shown);
  view.search = "an";
  view.problem = std::move(problem);
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

app::View without_names() {
  app::View view = sample_player();
  auto& page = std::get<app::PlayerView>(view.screen);
  page.also.clear();
  page.problem.clear();
  page.colour.reset();
  page.can_change = false;
  view.undo.clear();
  return view;
}

app::View unrepaired() {
  app::View view = sample_repair();
  auto& form = std::get<app::RepairView>(view.screen);
  form.changes.clear();
  form.why_not = "Nothing is changed yet.";
  form.hands = 1;
  return view;
}

}  // namespace

app::View sample_player() {
  app::PlayerView view;
  view.name = "Anna";
  view.short_name = "An";
  view.colour = 3;
  view.facts = "112 sessions, the last 2026-11-21 19:30";
  view.also = {"Ana", "Annie"};
  view.others = lines();
  view.problem =
      "Anna and Hanna sat in one session, Tëtka of 2026-11-01 19:30 (Anna, Boris, Hanna, Dmitri): they are two people.";
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  all.undo = "Undo: trick 6 to Anna";
  return all;
}

app::View sample_repair() {
  app::RepairView view;
  view.rules = std::get<app::NewSessionView>(sample_new_session().screen);
  view.rules.games.clear();
  view.rules.places.clear();
  view.rules.remembered.clear();
  int seat = 0;
  for (const char* name : {"Anna", "Борис", "Fürchtegott-Maximilian", "Κλειώ", "Jo"}) {
    view.seats.push_back({Seat{seat}, name, seat == 1});
    ++seat;
  }
  view.from = 2;
  view.to = 4;
  view.hands = 5;
  view.changes = {"Played by: Orbits: 2. It was: Denexa.", "Anna and Борис exchange seats in hands 2 to 4.",
                  "Борис dealt first."};
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  all.notice = "Nothing is changed until you have compared it and keep it.";
  return all;
}

std::vector<Sample> people_views() {
  return {
      {"players", people("", lines())},
      {"players_none", people("\"Anna renamed to Anna K.\" cannot be undone. Somebody else is called Anna now.", {})},
      {"player", sample_player()},
      {"player_read_along", without_names()},
      {"repair", sample_repair()},
      {"repair_begun", unrepaired()}};
}

}  // namespace nullo::gui
