#include "gui/sample_sending.h"

#include <fmt/format.h>

#include "gui/sample_parts.h"

namespace nullo::gui {

namespace {

app::View with(app::ImportView view) {
  app::View all;
  all.screen = std::move(view);
  all.can_go_back = true;
  return all;
}

app::ImportView full() {
  app::ImportView view;
  app::ImportView::File good{"evening.json", "1 session to import", false, {}, ""};
  good.lines.push_back({"Tëtka: Anna, Boris, Clara, Dmitri",
                        "2026-11-21 19:30 · 4 hands · Clara wins with 4 points",
                        "new",
                        false,
                        false,
                        {}});
  app::ImportView::File bad{"season-of-the-club-2026.jsonl", "Refused: nothing of it is imported", true, {}, ""};
  bad.lines.push_back({"season-of-the-club-2026.jsonl:17",
                       "",
                       "refused",
                       true,
                       false,
                       {"/hands/0/tricks/3/winner: expected a seat from 0 to 3, found 7",
                        "/players/2: expected a name of 1 to 64 characters, found \"\"", "and 12 more faults"}});
  bad.lines.push_back({"Hearts, Cancellation: Anastasia-Maria, Bartholomäus, Κλειώ, Дмитрий Иванович, Élise, Hedwig",
                       "without a date · 11 hands · not over",
                       "stored with other content",
                       false,
                       true,
                       {}});
  bad.more = "and 800 more sessions";
  view.files = {good, bad};
  view.summary = "1 session to import; 1 file refused";
  view.asks = true;
  view.can_import = true;
  return view;
}

app::View reading_along() {
  app::ImportView view = full();
  view.can_read = view.can_import = view.asks = false;
  view.why_not = "Nullo is open in another window. Here you can only watch.";
  return with(std::move(view));
}

app::View done() {
  app::View view = with({});
  view.said =
      "Written: /home/anastasia-maria/Documents/Nullo/2026-11-21 Hearts, Anastasia-Maria, Bartholomäus, Clara 2.html";
  return view;
}

}  // namespace

std::vector<Sample> sending_views() {
  return {{"import", with(full())},
          {"import_empty", with({})},
          {"import_reading_along", reading_along()},
          {"import_done", done()}};
}

app::EveningBoard sample_evening_board(int people) {
  constexpr int kSeats = 4;
  app::EveningBoard evening;
  evening.title = "Club evening · round 2 of 4";
  evening.headline = "Player number 0 leads with 13.5";
  std::vector<std::string> names;
  for (int i = 0; i < people; ++i) names.push_back(fmt::format("Player number {}", i));
  for (int i = 0; i + kSeats <= people; i += kSeats)
    evening.round.tables.push_back({fmt::format("Table {}", i / kSeats + 1),
                                    {names.begin() + i, names.begin() + i + kSeats},
                                    i == 0 ? "Player number 0 won" : "hand 12: Player number 9 leads with 123",
                                    ""});
  if (people % kSeats != 0) evening.round.byes = names.back() + " sits out";
  for (int i = 0; i < people; ++i)
    evening.standing.push_back({fmt::format("{}.", i + 1), names[static_cast<std::size_t>(i)], i % 10,
                                i % 3 == 0 ? "now 2.5" : "", fmt::format("{}.5", people - i)});
  evening.now_note = "“now” is what a session still being played would give if it ended now; the total includes it.";
  return evening;
}

app::BoardView sample_board(int players) {
  constexpr std::array<const char*, 10> kNames{"Anna", "Борис",  "Κλειώ", "Dmitri", "Élise", "Fürchtegott-Maximilian",
                                               "Gá",   "Hedwig", "Íñigo", "Jo"};
  app::BoardView board;
  board.title = "Reversis · hand 3 of 11 · trick 7";
  board.headline = "Next: Κλειώ deals, Dmitri leads. Everybody pays 5 into the pot";
  board.last_heading = "hand 2";
  board.total_heading = "chips";
  board.pays_at_once = board.has_pots = true;
  board.no_due = "Nothing to pay";
  board.pots = {{1, "25", false}, {2, "35", true}};
  board.due = {
      {{{"Clara", Seat{2}}, {"pays"}, {"Anna", Seat{0}}, {"5", {}, true}}, "trick 4, the A♦ discarded", "one 5"},
      {{{"Boris", Seat{1}}, {"pays"}, {"25", {}, true}, {"into"}, {"the pot"}}, "the Quinola led", "one 25"}};
  board.payments = {due_row({"Boris", Seat{1}}, {"the pot", {}, 1}, 25, reason("", "the Quinola led", "JH")),
                    due_row({"Clara", Seat{2}}, {"Anna", Seat{0}}, 5, reason("", "an ace thrown", "AD", 4))};
  board.chart.x_label = "hand";
  board.chart.y_label = "chips";
  for (int i = 0; i < players; ++i) {
    app::BoardView::Line line;
    line.seat = Seat{i};
    line.name = kNames.at(static_cast<std::size_t>(i));
    line.place = i + 1;
    line.last = fmt::format("+{}", i * 7);
    line.now = i % 2 == 0 ? "+5" : "";
    line.total = fmt::format("{}", 100 + i * 11);
    line.dealer = i == 1;
    line.leads = i == 0;
    line.owes = i == 2;
    if (i == 3) line.bought = "120 bought";
    board.chart.lines.push_back({line.name, line.seat, {100, 90.0 + i, 100.0 + i * 11}});
    board.lines.push_back(line);
  }
  return board;
}

}  // namespace nullo::gui
