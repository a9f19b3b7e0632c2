#include "gui/sample_hearts.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include <fmt/format.h>

#include "app/key_row.h"
#include "core/card.h"
#include "games/sentence.h"
#include "gui/sample_parts.h"

namespace nullo::gui {

namespace {

using app::TableView;
using Row = app::FieldRow;

const std::vector<std::string> kNames{"Anna", "Борис",  "Κλειώ", "Dmitri", "Élise", "Fürchtegott-Maximilian",
                                      "Gá",   "Hedwig", "Íñigo", "Jo"};
constexpr std::string_view kRanks = "23456789TJQKA";

Card card(std::string_view text) { return *parse_card(text); }

std::string name_of(int seat) { return kNames[static_cast<std::size_t>(seat)]; }

std::vector<Card> all_hearts() {
  std::vector<Card> cards;
  for (const char rank : kRanks) cards.push_back(card(std::string{rank} + "H"));
  return cards;
}

// ---- the table

void add_places(TableView& view, int seats) {
  view.seats = seats;
  for (int i = 0; i < seats; ++i) {
    TableView::Place place;
    place.seat = Seat{i};
    place.key = static_cast<char>('0' + (i + 1) % 10);
    place.name = name_of(i);
    place.total = fmt::format("{}", 17 + i * 9);
    place.turn = i;
    place.dealer = i == 1;
    place.leader = i == 2;
    place.asked = place.clickable = true;
    place.leads_standing = i == 0;
    view.places.push_back(place);
  }
}

void add_sheet(TableView& view, int seats) {
  const auto many = static_cast<std::size_t>(seats);
  view.sheet.names.assign(kNames.begin(), kNames.begin() + seats);
  for (int hand = 0; hand < 5; ++hand) {
    app::Sheet::Row row{fmt::format("{}", hand + 1), "Anna", {}, {}, hand < 4, hand};
    for (int i = 0; i < seats; ++i) {
      row.scores.push_back(hand == 4 ? "" : fmt::format("+{}", (hand * 5 + i * 3) % 14));
      row.totals.push_back(fmt::format("{}", hand * 9 + i));
    }
    view.sheet.rows.push_back(row);
  }
  view.sheet.rows.back().label = "now";
  view.sheet.totals.assign(many, "103");
  view.sheet.places.assign(many, 2);
  view.sheet.places[0] = 1;
  view.sheet.any_complete = true;
}

void add_palette(TableView& view, bool large) {
  for (const Card each : all_hearts()) {
    std::string key{"h"};
    key += static_cast<char>(std::tolower(to_string(each).front()));
    view.palette.push_back({each, key, "1 point", "", false, true});
  }
  view.palette.push_back({card("QS"), "s", "13 points", "", false, true});
  if (!large) return;
  view.palette.push_back({card("JD"), "d", "minus 10", "", false, true});
  view.palette.push_back({card("TC"), "c", "doubles", "", false, true});
  view.palette.push_back({card("KS"), "", "10 points", "", false, true});
}

void add_strip(TableView& view, int tricks) {
  for (int i = 0; i < tricks; ++i) {
    TableView::TrickCell cell;
    cell.number = i + 1;
    cell.now = i == 0;
    view.strip.push_back(cell);
  }
}

TableView table(int seats, bool large) {
  TableView view;
  view.title = "Hearts · hand 5 · Борис dealt";
  const int tricks = 52 / seats;
  view.question.heading = fmt::format("Trick 1 of {} – Κλειώ leads", tricks);
  view.question.text = "Any of these cards in it? Who won?";
  view.question.wants = games::Question::Wants::kTrick;
  add_places(view, seats);
  add_sheet(view, seats);
  add_palette(view, large);
  add_strip(view, tricks);
  view.can_switch = true;
  view.shortcuts = {{"rest", 'r', "The rest goes to …", true}, {"moon", 'm', "Shot the moon …", true}};
  view.panel = {"The two of clubs leads", "Hearts may not be led before one has fallen"};
  return view;
}

void win(TableView& view, int trick, int seat, const std::vector<Card>& cards) {
  auto& cell = view.strip[static_cast<std::size_t>(trick)];
  cell.now = false;
  cell.over = true;
  cell.seat = Seat{seat};
  cell.winner = name_of(seat);
  auto& place = view.places[static_cast<std::size_t>(seat)];
  ++place.tricks;
  for (const Card each : cards) {
    place.captured.push_back(each);
    for (auto& item : view.palette) {
      if (item.card != each) continue;
      item.taken = fmt::format("{}, trick {}", name_of(seat), trick + 1);
      item.taker = Seat{seat};
    }
  }
  place.hand = fmt::format("+{}", place.captured.size());
  for (const Card each : cards) cell.cards.push_back({each, {}});
}

app::View with(TableView table) {
  app::View view;
  view.screen = std::move(table);
  view.undo = "hand 4 recorded";
  view.can_go_back = true;
  return view;
}

// ---- passing

app::View passing(int seats, int step, const char* text) {
  TableView view = table(seats, seats > 6);
  games::Passing passing;
  passing.text = text;
  for (int i = 0; i < seats; ++i) {
    if (step != 0) passing.to[Seat{i}] = Seat{(i + step) % seats};
  }
  view.passing = passing;
  return with(view);
}

// ---- in the middle of a hand

// One player has captured nearly all cards.
app::View greedy(int seats) {
  TableView view = table(seats, false);
  const std::vector<Card> hearts = all_hearts();
  win(view, 0, 2, {hearts[0], hearts[1], hearts[2], hearts[3]});
  win(view, 1, 2, {hearts[4], hearts[5], hearts[6], hearts[7], card("QS")});
  win(view, 2, 2, {hearts[8], hearts[9], hearts[10], hearts[11]});
  win(view, 3, 0, {hearts[12]});
  view.question.heading = fmt::format("Trick 5 of {} – Anna leads", 52 / seats);
  return with(view);
}

// ---- in sum

Row counts(int seats, int most, int asked) {
  app::CountsRow row;
  row.most = most;
  row.has_rest = true;
  row.sum = fmt::format("9 of {}", most);
  for (int i = 0; i < seats; ++i) {
    app::CountsRow::Cell cell;
    cell.asked = i == asked;
    if (i < asked) cell.count = i;
    if (i < asked) cell.text = fmt::format("{}", i);
    row.cells.push_back(cell);
  }
  return {"hearts", "Hearts taken", asked >= 0, row};
}

Row seats_row(int seats, Card of, int chosen, bool current) {
  const std::string key =
      of == card("QS") ? "s" : "h" + std::string{static_cast<char>(std::tolower(to_string(of).front()))};
  app::SeatRow row{.card = of};
  for (int i = 0; i < seats; ++i) row.cells.push_back({.text = name_of(i), .chosen = i == chosen});
  return {"captured/" + to_string(of), fmt::format("{}  ({})", to_text(of), key), current, row};
}

TableView in_sum(int seats) {
  TableView view = table(seats, false);
  view.form = games::Form::kSummary;
  view.strip.clear();
  view.palette.clear();
  view.shortcuts.clear();
  view.question.wants = games::Question::Wants::kCount;
  view.question.heading = "Hand 5 – quick entry";
  return view;
}

app::View rest(int seats, int most) {
  TableView view = in_sum(seats);
  view.question.text = "How many hearts did Κλειώ take?";
  view.fields = {counts(seats, most, 2), seats_row(seats, card("QS"), 1, false),
                 seats_row(seats, card("JD"), 0, false)};
  return with(view);
}

app::View spot(int seats) {
  TableView view = in_sum(seats);
  view.question.wants = games::Question::Wants::kSeat;
  view.question.text = "Who took the K♥?";
  int i = 0;
  for (const Card each : all_hearts()) {
    const bool asked = i == 11;
    view.fields.push_back(seats_row(seats, each, asked ? -1 : i % seats, asked));
    ++i;
  }
  view.fields.push_back(seats_row(seats, card("QS"), 1, false));
  return with(view);
}

// ---- choices and sets of cards

Row moon_row(bool asked, const char* chosen) {
  app::ChoiceRow::Choice add;
  add.id = "add";
  add.text = "Add 26 to the others";
  add.key = "a";
  add.shows = {"Anna 43", "Борис 52", "Κλειώ 35", "Dmitri 101", "ends the game: Κλειώ wins"};
  app::ChoiceRow::Choice subtract;
  subtract.id = "subtract";
  subtract.text = "Subtract 26 from Κλειώ";
  subtract.key = "s";
  subtract.shows = {"Anna 17", "Борис 26", "Κλειώ 9", "Dmitri 75", "the game goes on"};
  add.chosen = add.id == chosen;
  subtract.chosen = subtract.id == chosen;
  return {"moon_choice", "Κλειώ's moon", asked, app::ChoiceRow{{add, subtract}}};
}

TableView moon_shot(bool summary) {
  TableView view = summary ? in_sum(4) : table(4, false);
  for (int i = 0; i < static_cast<int>(view.strip.size()); ++i) win(view, i, 2, {});
  view.places[2].captured = all_hearts();
  view.palette.clear();
  view.shortcuts.clear();
  view.question.heading = "Κλειώ shot the moon";
  view.question.text = "What does Κλειώ want?";
  view.question.wants = games::Question::Wants::kChoice;
  view.question.field = "moon_choice";
  if (summary) view.fields = {counts(4, 13, -1), seats_row(4, card("QS"), 2, false)};
  view.fields.push_back(moon_row(true, ""));
  return view;
}

app::View moon_chosen() {
  TableView view = moon_shot(true);
  view.question.wants = games::Question::Wants::kNothing;
  view.question.text = fmt::format("{} shows the result.", games::kEnter);
  view.fields.back() = moon_row(false, "add");
  return with(view);
}

Row charged() {
  app::CardsRow row;
  for (const std::string_view each : {"AH", "QS", "JD", "TC"}) row.cells.push_back({card(each), each == "QS"});
  return {"charged", "Exposed before the first lead", false, row};
}

app::View exposed(int seats) {
  app::View view = passing(seats, seats / 2, "Pass three cards across");
  std::get<TableView>(view.screen).fields = {charged()};
  return view;
}

app::View exposed_in_sum() {
  TableView view = in_sum(4);
  view.question.text = "How many hearts did Κλειώ take?";
  view.fields = {charged(), counts(4, 13, 2), seats_row(4, card("QS"), 1, false)};
  return with(view);
}

app::View many_tricks(int tricks) {
  TableView view = table(3, true);
  view.strip.clear();
  add_strip(view, tricks);
  win(view, 0, 1, {card("7H"), card("QS")});
  view.strip[1].over = view.strip[1].on_table = true;
  view.strip[1].cards = {{card("8H"), {}}, {card("9H"), {}}};
  view.strip[0].mark = "first";
  view.strip[2].now = true;
  return with(view);
}

// ---- hand over and game over

app::HandOverView::Line over_line(int seat, int whys) {
  app::HandOverView::Line line{name_of(seat), Seat{seat}, fmt::format("+{}", whys), "103", seat + 1, {}};
  std::vector<games::Reason> reasons;
  for (int i = 0; i < whys; ++i) reasons.push_back(reason("+1", "a heart", "TH", i + 1));
  line.reasons = std::move(reasons);
  return line;
}

app::View hand_over(int seats, int greedy, int whys) {
  app::HandOverView view;
  view.title = "Hearts · hand 5 · Clara dealt";
  view.heading = "Hand 5 is over";
  for (int i = 0; i < seats; ++i) view.lines.push_back(over_line(i, i == greedy ? whys : i % 3));
  view.next = "Next: Κλειώ deals, pass three cards to the right";
  view.accept = app::with_key("Record", "Enter");
  view.sheet = table(seats, false).sheet;
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

app::View game_over(int seats) {
  app::GameOverView view;
  view.headline = "Anna wins";
  for (int i = 0; i < seats; ++i) {
    view.lines.push_back({i + 1, name_of(i), Seat{i}, fmt::format("{}", 17 + 9 * i), i == 0});
    view.chart.lines.push_back({name_of(i), Seat{i}, {0, 3.0 + i, 9.0 + i * 4, 17.0 + 9 * i}});
  }
  view.settling.terms = "0.10 a point against the winner, Anna with 17 points";
  for (int i = 1; i < seats; ++i) {
    view.settling.lines.push_back(
        {fmt::format("{} hands Anna {}.{}0", name_of(i), 9 * i / 10, 9 * i % 10),
         fmt::format("{} has {} points and pays {}.{}0 in all, Anna has 17 points and is owed 40.50", name_of(i),
                     17 + 9 * i, 9 * i / 10, 9 * i % 10),
         Seat{i}, Seat{0}});
  }
  view.chart.x_label = "hand";
  view.chart.y_label = "points";
  view.sheet = table(seats, false).sheet;
  view.sheet.rows.pop_back();  // nothing is played any more
  view.play_on = "One more orbit";
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

}  // namespace

app::View sample_moon() { return with(moon_shot(false)); }
app::View sample_exposed() { return exposed(4); }
app::View sample_rest() { return rest(5, 26); }
app::View sample_spot() { return spot(4); }
app::View sample_stays() { return many_tricks(17); }

std::vector<Sample> hearts_views() {
  return {{"pass_three", passing(3, 1, "Pass three cards to the left")},
          {"pass_four", passing(4, 1, "Pass three cards to the left")},
          {"pass_across", passing(4, 2, "Pass three cards across")},
          {"pass_five", passing(5, 4, "Pass two cards to the right")},
          {"pass_six", passing(6, 1, "Pass two cards to the left")},
          {"pass_eight", passing(8, 4, "Pass one card across")},
          {"pass_ten", passing(10, 9, "Pass one card to the right")},
          {"pass_none", passing(4, 0, "No passing: everybody keeps their cards")},
          {"hearts_three", greedy(3)},
          {"hearts_four", greedy(4)},
          {"hearts_five", greedy(5)},
          {"hearts_six", greedy(6)},
          {"hearts_eight", greedy(8)},
          {"hearts_ten", greedy(10)},
          {"moon", sample_moon()},
          {"moon_sum", with(moon_shot(true))},
          {"moon_chosen", moon_chosen()},
          {"exposed", sample_exposed()},
          {"exposed_ten", exposed(10)},
          {"exposed_sum", exposed_in_sum()},
          {"rest_four", rest(4, 13)},
          {"rest_five", sample_rest()},
          {"rest_ten", rest(10, 26)},
          {"spot", sample_spot()},
          {"spot_three", spot(3)},
          {"spot_ten", spot(10)},
          {"tricks_17", sample_stays()},
          {"tricks_34", many_tricks(34)},
          {"over_ten", hand_over(10, 3, 14)},
          {"over_whys", hand_over(4, 2, 18)},
          {"game_over_ten", game_over(10)}};
}

}  // namespace nullo::gui
