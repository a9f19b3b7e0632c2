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
  made.sessions = "112 sessions, 31 won";
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
  form.last = form.first;
  return view;
}

}  // namespace

app::View sample_player() {
  app::PlayerView view;
  view.name = "Anna";
  view.short_name = "An";
  view.colour = 3;
  view.facts = "112 sessions, 31 won, the last 2026-11-21 19:30";
  view.also = {"Ana", "Annie"};
  view.others = lines();
  view.statistics.nothing = "No hand is finished yet.";
  view.problem =
      "Anna and Hanna sat in one session, Tëtka of 2026-11-01 19:30 (Anna, Boris, Hanna, Dmitri): they are two people.";
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  all.undo = "trick 6 to Anna";
  return all;
}

app::View sample_years() {
  app::View all = sample_player();
  auto& page = std::get<app::PlayerView>(all.screen);
  page.problem.clear();
  app::StatisticsView& view = page.statistics;
  view.nothing.clear();
  view.games = {{"hearts", "Hearts · 363", true}, {"reversis", "Reversis · 290", false}};
  view.periods = {{"", "Ever", true}, {"days", "Last 30 days", false}, {"2026", "2026", false}};
  view.rules = {{"", "Any rules", true}, {"a", "Standard · 300", false}, {"b", "Own rules · 63", false}};
  view.tiles = {{"Sessions", "363", "1501 hands, 310 played to the end", {}},
                {"Won", "82", "26 % of 310, 33 shared", {}, "everybody 27 %"},
                {"Best", "−124", "2018-06-13", "id1"},
                {"A hand", "21.1", "from −129 to 1049", {}, "everybody 20.8"}};
  view.figures = {{"moons_shot", "Moons shot", "", "96", "in 96 of 1501 hands: 6 %, everybody 4 %", 0.06, true},
                  {"suns_shot", "Suns shot", "Every trick, where the sun counts.", "–", "everybody 1 %", 0, false}};
  view.sources_heading = "Where the points come from";
  view.sources = {{"heart", "a heart", "", "+5987", "16.5 a session, everybody 17.2", 1, true},
                  {"moon_cleared", "moon, own penalties removed", "", "−3785", "−10.4 a session", -0.63, true}};
  view.meetings = {{"Борис", "48 sessions", "21 ahead, 3 level, 24 behind", "112 points worse in all", 0.44, 0.06},
                   {"Fürchtegott-Maximilian", "1 session", "1 ahead, 0 level, 0 behind", "even in all", 1, 0}};
  view.amounts = {{{"each", Seat{0}, {12, 40, 3, 96, 7}, {"a", "b", "2026-03-01: 3 points, 1st of 4", "d", "e"}}},
                  "sessions",
                  "points in each session",
                  1};
  view.places = {{{"place", Seat{2}, {2, 3, 1, 4, 1}, {}}}, "sessions played to the end", "place", 1, true};
  view.sessions = view.placed = {"id1", "id2", "id3", "id4", "id5"};
  return all;
}

app::View sample_share() {
  app::View all = sample_years();
  auto& view = std::get<app::PlayerView>(all.screen).statistics;
  view.opened = {"Anna and Борис: 2 sessions",
                 {{"id1", "2026-11-21 19:30", "Anna, Борис, Clara, Fürchtegott-Maximilian", "+12"},
                  {"id2", "2026-11-14 19:30", "Anna, Борис, Clara, Dmitri", "−3"}},
                 "Борис"};
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
  view.last = 5;
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
      {"player_years", sample_years()},
      {"player_share", sample_share()},
      {"repair", sample_repair()},
      {"repair_begun", unrepaired()}};
}

}  // namespace nullo::gui
