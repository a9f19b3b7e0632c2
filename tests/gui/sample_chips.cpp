#include "gui/sample_chips.h"

#include <array>

#include <fmt/format.h>

#include "app/key_row.h"
#include "core/card.h"
#include "gui/sample_parts.h"

namespace nullo::gui {

namespace {

using app::DueLine;
using app::TableView;

const std::vector<std::string> kFour{"Anna", "Boris", "Clara", "Dmitri"};

Card card(const char* text) { return *parse_card(text); }

DueLine::Part name(int seat) { return {kFour[static_cast<std::size_t>(seat)], Seat{seat}}; }

DueLine pays(int from, int to, int amount, const char* why) {
  return {{name(from), {"pays"}, name(to), {fmt::format("{}", amount), {}, true}}, why};
}

DueLine takes(int seat, const char* pot, int amount, const char* why) {
  return {{name(seat), {"takes"}, {fmt::format("{}:", pot)}, {fmt::format("{}", amount), {}, true}}, why};
}

app::DueRow::Side side(int seat) { return {kFour[static_cast<std::size_t>(seat)], Seat{seat}}; }

app::DueRow row(int from, int to, int amount, const char* why, const char* cards = "", int trick = 0) {
  return due_row(side(from), side(to), amount, reason("", why, cards, trick));
}

app::DueRow row_into(int from, const char* pot, int number, int amount, const char* why) {
  return due_row(side(from), {pot, {}, number}, amount, reason("", why, "JH"));
}

app::DueRow row_out_of(const char* pot, int number, int to, int amount, const char* why) {
  return due_row({pot, {}, number}, side(to), amount, reason("", why, "JH"));
}

std::vector<app::PotView> pots(const std::vector<int>& amounts) {
  std::vector<app::PotView> all;
  all.reserve(amounts.size());
  for (const int amount : amounts) all.push_back({static_cast<int>(all.size()) + 1, fmt::format("{}", amount), false});
  if (!all.empty()) all.back().next = true;
  return all;
}

app::Sheet sheet() {
  app::Sheet sheet;
  sheet.names = kFour;
  sheet.rows.push_back({"1", "Anna", {"−10", "+1214", "−5", "+26"}, {"90", "1314", "95", "126"}, true, 0});
  sheet.rows.push_back({"2", "Boris", {"+12", "−1330", "+1004", "−64"}, {"102", "−16", "1099", "62"}, true, 1});
  sheet.rows.push_back({"now", "Clara", {"+10", "0", "−5", "0"}, {"112", "−16", "1094", "62"}, false, 2});
  sheet.totals = {"112", "−16", "1094", "62"};
  sheet.places = {2, 4, 1, 3};
  sheet.any_complete = true;
  return sheet;
}

void add_places(TableView& view) {
  const std::vector<std::string> totals{"112", "−16", "1094", "62"};
  for (int i = 0; i < 4; ++i) {
    TableView::Place place;
    place.seat = Seat{i};
    place.key = static_cast<char>('1' + i);
    place.name = kFour[static_cast<std::size_t>(i)];
    place.total = totals[static_cast<std::size_t>(i)];
    place.turn = i;
    place.asked = place.clickable = true;
    view.places.push_back(place);
  }
  view.places[0].hand = "+30";
  view.places[0].tricks = 2;
  view.places[0].captured = {card("AD")};
  view.places[1].dealer = true;
  view.places[1].hand = "−1025";
  view.places[1].owes = true;
  view.places[2].leader = true;
  view.places[2].leads_standing = true;
  view.places[2].hand = "−5";
  view.places[2].tricks = 2;
  view.places[2].captured = {card("JH"), card("KS"), card("QC")};
}

void add_palette(TableView& view) {
  for (const char* text :
       {"JH", "AS", "AH", "AD", "AC", "KS", "KH", "KD", "KC", "QS", "QH", "QD", "QC", "JS", "JD", "JC"}) {
    view.palette.push_back({card(text), std::string_view{text} == "JH" ? "q" : "", "3 points", {}});
  }
  view.palette[1].in_trick = true;
  view.palette[1].by = Seat{1};
  view.palette[1].caption = "by Boris";
  view.palette[3].taken = "Anna, trick 2";
  view.palette[3].taker = Seat{0};
}

void add_strip(TableView& view) {
  const std::array winners{0, 0, 2, 2};
  for (int i = 0; i < 11; ++i) {
    TableView::TrickCell cell;
    cell.number = i + 1;
    cell.now = i == 4;
    cell.over = i < 4;
    if (cell.over) cell.seat = Seat{winners.at(static_cast<std::size_t>(i))};
    if (cell.over) cell.winner = kFour[static_cast<std::size_t>(cell.seat->index())];
    view.strip.push_back(cell);
  }
  view.strip[1].cards = {{card("AD"), Seat{0}}};
  view.strip[3].cards = {{card("JH"), Seat{0}}, {card("KS"), {}}, {card("QC"), {}}};
  view.strip[4].cards = {{card("AS"), Seat{1}}};
}

TableView table() {
  TableView view;
  view.title = "Reversis · hand 3 · Boris dealt";
  view.question.heading = "Trick 5 of 11 – Clara leads";
  view.question.text = "An ace, the J♥, a king or queen in it? Who WON it?";
  view.question.wants = games::Question::Wants::kTrick;
  view.pays_at_once = true;
  view.no_due = "Nothing to pay";
  view.has_pots = true;
  view.pots = pots({25});
  add_places(view);
  add_palette(view);
  add_strip(view);
  view.can_switch = true;
  view.shortcuts = {{"rest", 'r', "The rest goes to …", true}, {"espagnolette", 'e', "Failed to follow suit …", true}};
  view.panel = {"Next remise: 25, into the pot", "Points taken: Anna 4, Clara 5"};
  view.whys = {{"trick 4, the jack of hearts discarded (J♥): Clara pays Anna 5", Seat{0},
                reason("+5", "from Clara, the jack of hearts discarded", "JH", 4)},
               {"trick 4, the pot (J♥): pot 1 pays Anna 25", Seat{0}, reason("+25", "from pot 1, the pot", "JH", 4)}};
  view.sheet = sheet();
  view.can_misdeal = true;
  return view;
}

app::View with(TableView table) {
  app::View view;
  view.screen = std::move(table);
  view.undo = "trick 4 to Clara";
  view.can_go_back = true;
  return view;
}

app::View none_due() { return with(table()); }

app::View which_suit() {
  TableView view = table();
  view.question = {.wants = games::Question::Wants::kChoice,
                   .field = "led/4",
                   .seat = {},
                   .choices = {},
                   .heading = "Was it led, followed or discarded?",
                   .text = "Which suit was led to trick 4?"};
  app::ChoiceRow suits;
  using Suit = std::array<const char*, 3>;
  for (const auto& [id, key, label] :
       {Suit{"H", "6", "♥"}, Suit{"C", "7", "♣"}, Suit{"D", "8", "♦"}, Suit{"S", "9", "♠"}}) {
    suits.choices.push_back({.id = id, .text = label, .key = key});
  }
  view.fields = {{"led/4", "Suit led to trick 4", true, suits}};
  return with(view);
}

app::View two_due() {
  TableView view = table();
  view.due = {
      {{{"The others"}, {"pay"}, name(0), {"5", {}, true}, {"each"}}, "trick 4, the jack of hearts followed (J♥)"},
      {{name(1), {"pays"}, {"25", {}, true}, {"into pot 1"}}, "trick 4, a remise (J♥)"}};
  view.due[1].chips = "one 25";
  view.payments = {row(1, 0, 5, "the jack of hearts followed", "JH", 4), row_into(1, "pot 1", 1, 25, "a remise"),
                   row(2, 0, 5, "the jack of hearts followed", "JH", 4),
                   row(3, 0, 5, "the jack of hearts followed", "JH", 4)};
  view.sale = {{Seat{2}, "Clara buys 100", 100}};
  view.pots = pots({25, 50});
  return with(view);
}

app::View three_pots() {
  TableView view = table();
  view.due = {pays(2, 0, 2, "trick 4, an ace on another suit (A♦)"), pays(2, 0, 5, "trick 4, the jack discarded (J♥)"),
              takes(0, "pot 3", 55, "trick 4, the pot (J♥)")};
  view.payments = {row(2, 0, 2, "an ace on another suit", "AD", 4), row(2, 0, 5, "the jack discarded", "JH", 4),
                   row_out_of("pot 3", 3, 0, 55, "the pot")};
  view.pots = pots({25, 50, 55});
  return with(view);
}

app::View mending() {
  TableView view = table();
  view.mending = TableView::Mending{1, "Trick 2: who played the A♦?", true, true};
  view.whose = card("AD");
  view.strip[1].mending = true;
  return with(view);
}

}  // namespace

app::View sample_payment() {
  TableView view = table();
  view.due = {pays(2, 0, 5, "trick 4, the jack of hearts discarded (J♥)"),
              takes(0, "the pot", 25, "trick 4, the pot (J♥)")};
  view.payments = {row(2, 0, 5, "the jack of hearts discarded", "JH", 4), row_out_of("the pot", 1, 0, 25, "the pot")};
  view.pots.clear();
  return with(view);
}

app::View sample_whose() {
  TableView view = table();
  view.question.text = "Who played the A♦?";
  view.question.wants = games::Question::Wants::kSeat;
  view.question.field = "by/AD";
  view.whose = card("AD");
  view.palette[3].taken.clear();
  view.palette[3].taker.reset();
  view.palette[3].in_trick = true;
  view.palette[3].caption = "by whom?";
  return with(view);
}

app::View sample_refunds() {
  TableView view = table();
  view.question.heading = "Boris is on the reversis: all payments go back";
  view.question.text = "Trick 10 of 11 – Boris leads. Who won?";
  view.pots = pots({25, 50, 55, 60, 60, 1205});
  for (int i = 0; i < 7; ++i) view.due.push_back(pays(i % 4, (i + 1) % 4, i + 1, "the reversis: given back (A♦)"));
  view.due.push_back({{name(0), {"pays"}, {"1205", {}, true}, {"into pot 6"}}, "the reversis: given back (J♥)"});
  view.due.push_back(takes(3, "pot 6", 60, "the reversis: the remise given back (J♥)"));
  for (int from = 0; from < 4; ++from) {
    for (int i = from; i < 7; i += 4)
      view.payments.push_back(row(from, (from + 1) % 4, i + 1, "the reversis: given back", "AD"));
    if (from == 0) view.payments.push_back(row_into(0, "pot 6", 6, 1205, "the reversis: given back"));
  }
  view.payments.push_back(row_out_of("pot 6", 6, 3, 60, "the reversis: the remise given back"));
  return with(view);
}

app::View sample_claims() {
  app::HandOverView view;
  view.title = "Reversis · hand 3 · Boris dealt";
  view.heading = "Hand 3 is over";
  view.lines = {{"Anna", Seat{0}, "+30", "142", 1, {}},
                {"Boris", Seat{1}, "−25", "−16", 4, {}},
                {"Clara", Seat{2}, "−1019", "1075", 2, {}},
                {"Dmitri", Seat{3}, "0", "62", 3, {}}};
  view.lines[0].reasons = {reason("+5", "the jack of hearts discarded", "JH", 4), reason("+28", "the party")};
  view.lines[1].reasons = {reason("−5", "the ante"), reason("−25", "a remise", "JH", 2)};
  view.lines[2].reasons = {reason("−28", "the party"), reason("−2", "an ace", "AD", 4)};
  view.due = {pays(2, 0, 28, "the party")};
  view.payments = {row(2, 0, 28, "the party")};
  view.offers = {{"claims/AD", "claim", "Anna may claim 2 from Clara for the A♦ she led", "d", false},
                 {"claims/JH", "claim",
                  "Anna may claim 10 from Boris for the J♥ he led, and 5 from each of the other two", "q", true}};
  view.pots = pots({25, 50, 55});
  view.explained = {
      "The party: Anna wins with 4 points, Clara loses with 15 and pays 4 + 10 for the talon = 14, doubled across = "
      "28"};
  view.concluded = {"Talon: K♣ and three others, 3 points"};
  view.next = "Next: Clara deals, Dmitri leads. Clara pays 5 into pot 3";
  view.accept = app::with_key("Record and deal", "Enter");
  view.sheet = sheet();
  app::View all;
  all.screen = view;
  all.undo = "trick 11 to Clara";
  all.can_go_back = true;
  return all;
}

std::vector<Sample> chips_views() {
  return {{"chips", none_due()},        {"chips_payment", sample_payment()}, {"chips_two", two_due()},
          {"chips_pots", three_pots()}, {"chips_whose", sample_whose()},     {"chips_mending", mending()},
          {"chips_suit", which_suit()}, {"chips_refunds", sample_refunds()}, {"chips_claims", sample_claims()}};
}

}  // namespace nullo::gui
