#include "gui/sample_views.h"

#include <array>

#include <fmt/format.h>

#include "app/key_row.h"
#include "core/card.h"
#include "games/sentence.h"
#include "games/words.h"
#include "gui/sample_chips.h"
#include "gui/sample_hearts.h"
#include "gui/sample_numbers.h"
#include "gui/sample_parts.h"
#include "gui/sample_people.h"
#include "gui/sample_sending.h"

namespace nullo::gui {

namespace {

using app::TableView;

const std::vector<std::string> kFour{"Anna", "Boris", "Clara", "Dmitri"};
const std::vector<std::string> kTen{"Anna", "Борис",  "Κλειώ", "Dmitri", "Élise", "Fürchtegott-Maximilian",
                                    "Gá",   "Hedwig", "Íñigo", "Jo"};

Card card(const char* text) { return *parse_card(text); }

app::Sheet sample_sheet() {
  app::Sheet sheet;
  sheet.names = kFour;
  sheet.rows.push_back({"1", "Anna", {"+1", "+4", "0", "+4"}, {"1", "4", "0", "4"}, true, 0});
  sheet.rows.push_back({"2", "Boris", {"+2", "0", "+5", "+2"}, {"3", "4", "5", "6"}, true, 1});
  sheet.rows.push_back({"now", "Clara", {"+2", "", "+1", ""}, {"5", "4", "6", "6"}, false, 2});
  sheet.totals = {"5", "4", "6", "6"};
  sheet.places = {2, 1, 3, 3};
  sheet.any_complete = true;
  return sheet;
}

app::Chart sample_chart(int hands) {
  app::Chart chart;
  chart.x_label = "hands played";
  chart.y_label = "points";
  for (int seat = 0; seat < 4; ++seat) {
    app::Chart::Line line{kFour[static_cast<std::size_t>(seat)], Seat{seat}, {0}};
    for (int hand = 0; hand < hands; ++hand)
      line.values.push_back(line.values.back() + (hand * 7 + seat * 3 + hand * seat) % 5);
    chart.lines.push_back(line);
  }
  return chart;
}

app::Chart sample_places(int hands) {
  app::Chart chart{{}, "hands played", "place", 1, true};
  for (int seat = 0; seat < 4; ++seat) {
    app::Chart::Line line{kFour[static_cast<std::size_t>(seat)], Seat{seat}, {}};
    for (int hand = 0; hand < hands; ++hand) line.values.push_back(1 + (hand + seat) % 4);
    chart.lines.push_back(line);
  }
  return chart;
}

// Chips won and lost, by reasons with long and short words.
app::Sources sample_sources(const std::vector<std::string>& names) {
  const std::vector<std::string> reasons{"the pot", "an ace discarded, and nobody had asked for it",
                                         "the jack of hearts put on the table by force", "the party", "ante"};
  app::Sources sources;
  sources.heading = "Where the chips came from and went to";
  sources.names = names;
  for (const std::string& reason : reasons) {
    app::Sources::Row& row = sources.rows.emplace_back();
    row.label = reason;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
      const auto amount = static_cast<Amount>((seat * 37 + sources.rows.size() * 53) % 120) - 60;
      row.cells.push_back({amount, games::signed_text(amount)});
    }
  }
  for (std::size_t seat = 0; seat < names.size(); ++seat) sources.sums.push_back({-120, "−120"});
  return sources;
}

TableView::TrickCell trick(int number, int seat, const std::vector<Card>& cards, std::string mark) {
  TableView::TrickCell cell;
  cell.number = number;
  for (const Card each : cards) cell.cards.push_back({each, {}});
  cell.mark = std::move(mark);
  if (seat < 0) return cell;
  cell.seat = Seat{seat};
  cell.winner = kFour[static_cast<std::size_t>(seat)];
  cell.over = true;
  return cell;
}

void add_places(TableView& view) {
  const std::vector<std::string> totals{"5", "4", "6", "11"};
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
  view.places[0].tricks = 3;
  view.places[0].hand = "+2";
  view.places[0].captured = {card("QH")};
  view.places[1].dealer = true;
  view.places[1].leads_standing = true;
  view.places[2].tricks = 2;
  view.places[2].hand = "+1";
  view.places[2].captured = {card("7C"), card("QS")};
  view.places[2].leader = true;
  view.places[3].tricks = 1;
}

TableView table() {
  TableView view;
  view.title = "Tëtka · hand 3 of 4 · Boris dealt";
  view.question.heading = "Trick 7 of 13 – Clara leads";
  view.question.text = "Any of these cards in it? Who won?";
  view.seats = 4;
  add_places(view);
  view.palette = {{card("7C"), "b", "bum card, 1 point", "Clara, trick 3", false, true},
                  {card("QC"), "c", "Tëtka, 2 points", "", true, true},
                  {card("QD"), "d", "queen, 1 point", "", false, true},
                  {card("QH"), "h", "queen, 1 point", "Anna, trick 2", false, true},
                  {card("QS"), "s", "queen, 1 point", "Clara, trick 5", false, true}};
  view.shown_card_field = "bum_card";
  view.shown_card_label = "Bum card";
  view.shown_card = card("7C");
  view.strip = {trick(1, 0, {}, ""),
                trick(2, 0, {card("QH")}, ""),
                trick(3, 2, {card("7C")}, ""),
                trick(4, 3, {}, ""),
                trick(5, 2, {card("QS")}, ""),
                trick(6, 0, {}, ""),
                trick(7, -1, {card("QC")}, "bum")};
  view.strip[6].now = true;
  for (int i = 8; i <= 13; ++i) view.strip.push_back(trick(i, -1, {}, i == 13 ? "bum, last" : ""));
  view.can_switch = true;
  view.shortcuts = {{"rest", 'r', "The rest goes to …", true}};
  view.panel = {"This trick counts: it has the bum card's number", "Still out: Q♣ (2), Q♦ (1)"};
  view.whys = {
      {"trick 5, a queen (Q♠): +1 Clara", Seat{2}, reason("+1", "a queen", "QS", 5)},
      {"trick 3, the bum card (7♣): +1 Clara", Seat{2}, reason("+1", "the bum card", "7C", 3)},
      {"trick 2, a queen (Q♥): +1 Anna", Seat{0}, reason("+1", "a queen", "QH", 2)},
      {"adjustment, cards seen by mistake: +1 Anna", Seat{0}, reason("+1", "adjustment, cards seen by mistake")}};
  view.sheet = sample_sheet();
  view.hand_note = "Dmitri had to leave the table for a minute.";
  view.can_misdeal = true;
  return view;
}

app::View with(TableView table) {
  app::View view;
  view.screen = std::move(table);
  view.undo = "trick 6 to Anna";
  view.can_go_back = true;
  return view;
}

app::View mending() {
  TableView view = table();
  view.mending = TableView::Mending{2, "Trick 3: Clara. Tap the right winner, or a card.", true, true};
  view.strip[2].mending = true;
  view.problem = "Q♥ was taken in trick 2 already";
  return with(view);
}

app::View pending() {
  TableView view = table();
  view.pending = "9 …";
  view.panel.clear();
  view.whys.clear();
  view.hand_note.clear();
  return with(view);
}

app::View picking() {
  TableView view = table();
  view.question.heading = "Hand 3 of 4 – Boris dealt";
  view.question.text = "Which card was dealt last?";
  view.card_picker = true;
  for (const Card each : CardSet::full_pack()) view.pickable.push_back(each);
  view.shown_card.reset();
  view.palette.clear();
  for (auto& cell : view.strip) cell = trick(cell.number, -1, {}, cell.number == 13 ? "last" : "");
  return with(view);
}

app::FieldRow seats_row(const char* id, const char* label, std::optional<Card> of, int chosen, bool current) {
  app::SeatRow row{.card = of};
  for (int i = 0; i < 4; ++i)
    row.cells.push_back({.text = kFour[static_cast<std::size_t>(i)], .chosen = i == chosen, .enabled = i != 3});
  return {id, label, current, row};
}

app::FieldRow counts_row(const char* id, const char* label, bool current) {
  app::CountsRow row;
  row.most = 13;
  row.sum = "9 of 13";
  for (int i = 0; i < 4; ++i) {
    app::CountsRow::Cell cell;
    cell.follows = i == 3;
    cell.asked = i == 2 && current;
    if (i != 2) cell.text = fmt::format("{}", 2 + i);
    if (i != 2) cell.count = 2 + i;
    row.cells.push_back(cell);
  }
  return {id, label, current, row};
}

app::View quick_entry() {
  TableView view = table();
  view.form = games::Form::kSummary;
  view.question.heading = "Hand 3 of 4 – quick entry";
  view.question.text = "How many tricks did Clara win?";
  view.strip.clear();
  view.palette.clear();
  view.shortcuts.clear();
  view.fields = {{"bum_card", "Bum card", false, app::CardRow{card("7C")}},
                 counts_row("summary/tricks", "Tricks won", true),
                 seats_row("bum_trick", "Trick 7, the bum card's", std::nullopt, 1, false),
                 seats_row("last_trick", "The last trick", std::nullopt, -1, false),
                 seats_row("captured/7C", "7♣", card("7C"), 0, false),
                 seats_row("captured/QC", "Q♣", card("QC"), 2, false),
                 seats_row("captured/QD", "Q♦", card("QD"), -1, false),
                 seats_row("captured/QH", "Q♥", card("QH"), -1, false),
                 seats_row("captured/QS", "Q♠", card("QS"), 1, false)};
  return with(view);
}

// ---- partners who share their counts

using Row = app::FieldRow;

Row cards_row(const char* id, const char* label, int asked) {
  app::CountsRow row;
  row.most = 1770;
  row.typed = true;
  constexpr std::array kKinds{"Joker", "Two", "Ace", "8 to K", "4 to 7", "Black 3"};
  int each = 0;
  for (const char* kind : kKinds) {
    const char key = "jtakfb"[each++];
    row.additions.push_back({kind, std::string{key}, 50, kind, each * 4 % 25});
  }
  for (int side = 0; side < 2; ++side) {
    app::CountsRow::Cell cell;
    cell.asked = side == asked;
    if (side < asked) cell.count = 1640;
    if (side < asked) cell.text = "1640";
    row.cells.push_back(cell);
  }
  return {id, label, asked >= 0, row};
}

Row steps_row(const char* id, const char* label, const char* key) {
  app::CountsRow row;
  row.most = 22;
  row.steps = {key};
  for (int side = 0; side < 2; ++side) row.cells.push_back({fmt::format("{}", side * 12), side * 12});
  return {id, label, false, row};
}

Row out_row(bool asked) {
  app::ChoiceRow row;
  for (const char* choice : {"Anna and Clara", "Boris and Dmitri", "Nobody"})
    row.choices.push_back({.id = choice, .text = choice, .key = std::to_string(row.choices.size())});
  return {"out", "Went out", asked, row};
}

app::View sides(int asked, bool long_names) {
  TableView view = table();
  view.form = games::Form::kSummary;
  view.sides = 2;
  view.question = {};
  view.question.heading = "Anna and Clara: what have they melded?";
  view.question.text =
      fmt::format("Type the sum and {}, or tap the cards. A number typed first says how many.", games::kEnter);
  if (long_names) view.places[3].name = "Fürchtegott-Maximilian";
  view.strip.clear();
  view.palette.clear();
  view.shortcuts.clear();
  view.fields = {cards_row("melded", "Cards melded", asked),
                 cards_row("held", "Cards still held", -1),
                 steps_row("natural", "Natural canastas", "n"),
                 steps_row("mixed", "Mixed canastas", "m"),
                 steps_row("undeclared_red_threes", "Red threes not declared", "u"),
                 steps_row("out_refused", "Out, partner said no", "o"),
                 steps_row("bad_take", "Pile taken without use", "p"),
                 out_row(asked < 0)};
  return with(view);
}

app::View tie() {
  TableView view = table();
  for (auto& cell : view.strip) cell = trick(cell.number, cell.number % 4, {}, cell.mark);
  view.question.heading = "Boris and Clara won four tricks each";
  view.question.text = "How many clubs did Boris capture?";
  view.palette.clear();
  view.fields = {counts_row("bum_suit", "Clubs captured", true)};
  return with(view);
}

app::View many_seats(int seats) {
  TableView view = table();
  view.seats = seats;
  view.places.clear();
  for (int i = 0; i < seats; ++i) {
    TableView::Place place;
    place.seat = Seat{i};
    place.key = static_cast<char>('0' + (i + 1) % 10);
    place.name = kTen[static_cast<std::size_t>(i)];
    place.total = fmt::format("{}", i * 37 - 40);
    place.hand = i % 3 == 0 ? "+12" : "";
    place.turn = (i + 2) % seats;
    place.tricks = i;
    place.dealer = i == 1;
    place.leader = i == 2;
    place.asked = place.clickable = i != 4;
    place.leads_standing = i == 0;
    if (i % 2 == 1) place.captured = {card("QH"), card("TC"), card("AD")};
    view.places.push_back(place);
  }
  view.sheet.names.assign(kTen.begin(), kTen.begin() + seats);
  view.sheet.totals.assign(static_cast<std::size_t>(seats), "-123");
  view.sheet.places.assign(static_cast<std::size_t>(seats), 1);
  for (auto& row : view.sheet.rows) {
    row.scores.assign(static_cast<std::size_t>(seats), "+12");
    row.totals.assign(static_cast<std::size_t>(seats), "-123");
  }
  return with(view);
}

app::View start(bool open) {
  app::StartView view;
  if (open) {
    view.open = app::StartView::Banner{"Tëtka, hand 3 of 4, trick 7", "Anna, Boris, Clara, Dmitri",
                                       "Boris leads with 4 points"};
    view.others = {{"Hearts, Black Maria, hand 12", "Grandmother Antonia, Boris, Clara and Dmitri", {}},
                   {"Razz, hand 3", "Emil, Flora, Georg", {}}};
    view.more = "More sessions are open: search the past sessions for “open”.";
    view.past_sessions = 14;
  }
  return {.screen = view,
          .look = {},
          .undo = {},
          .redo = {},
          .notice = {},
          .trouble = {},
          .said = {},
          .said_folder = {},
          .export_text = {},
          .dialog = {},
          .example = {}};
}

app::View hand_over() {
  app::HandOverView view;
  view.title = "Tëtka · hand 3 of 4 · Boris dealt";
  view.heading = "Hand 3 is over";
  view.lines = {{"Anna", Seat{0}, "+2", "5", 2, {}},
                {"Boris", Seat{1}, "+1", "5", 2, {}},
                {"Clara", Seat{2}, "+6", "11", 4, {}},
                {"Dmitri", Seat{3}, "0", "4", 1, {}}};
  view.lines[0].reasons = {reason("+1", "a queen", "QH", 2), reason("+1", "adjustment, cards seen by mistake")};
  view.lines[1].reasons = {reason("+1", "most tricks of all (5)")};
  view.lines[2].reasons = {reason("+1", "the bum card", "7C", 3), reason("+1", "a queen", "QS", 5),
                           reason("+2", "Tëtka", "QC", 7), reason("+1", "the bum card's number", "", 7),
                           reason("+1", "the last", "", 13)};
  view.concluded = {"Trick 13 goes to Clara: the rest were hers"};
  view.notes = {"Boris revoked in trick 4: he played a heart to a spade and took Q♠ in trick 9"};
  view.notes = {"Anna and Clara need 120 for their first meld in the next hand."};
  view.next = "Next: Clara deals, Dmitri leads";
  view.accept = app::with_key("Record", "Enter");
  view.sheet = sample_sheet();
  app::View all;
  all.screen = view;
  all.undo = "trick 13 to Clara";
  all.redo = "Redo";
  all.can_go_back = true;
  return all;
}

app::View game_over() {
  app::GameOverView view;
  view.headline = "Anna and Boris share the win";
  view.lines = {{1, "Anna", Seat{0}, "7", true},
                {1, "Boris", Seat{1}, "7", true},
                {3, "Clara", Seat{2}, "10", false},
                {4, "Dmitri", Seat{3}, "12", false, "−60 without the 120 bought"},
                {0, "Emil", Seat{4}, "9", false, "left after hand 2"}};
  view.chart = sample_chart(4);
  view.sheet = sample_sheet();
  view.sheet.bought = {"", "", "30 sold back", "120 bought"};
  view.settling.chips =
      app::Settling::InChips{{"Boris pays Anna 12 (two 5s, two 1s)", "Boris owes Clara 30 (has no chips left)"},
                             "Hand these chips over first; then everybody keeps what they have"};
  view.settling.terms = "0.10 a chip";
  view.settling.lines = {{"Boris leaves 2.50 in the pot", "Boris lost 37 chips", Seat{1}, std::nullopt},
                         {"Boris hands Anna 1.20", "Boris lost 37 chips, Anna won 30", Seat{1}, Seat{0}}};
  view.settling.notes = {"25 stay in the pots: 20 and 5", "Clara bought 18 from the bank; that is included"};
  view.settling.stake = app::StakeView{10, 100'000, "0.10", false, true, {}};
  view.play_on = "One more orbit";
  app::View all;
  all.screen = view;
  all.undo = "hand 4 recorded";
  all.can_go_back = true;
  return all;
}

app::View past_deleted() {
  app::View all = sample_past(24);
  auto& view = std::get<app::PastView>(all.screen);
  view.search.clear();
  view.deleted = 3;
  view.gone = "Deleted: Hearts, Black Maria, Anastasia-Maria, Bartholomäus, Κλειώ, Дмитрий Иванович (2026-11-21 19:30)";
  all.undo = "session deleted";
  return all;
}

app::View replay(int step) {
  app::ReplayView view;
  view.title = "Hand 3, trick by trick";
  view.table = std::get<app::TableView>(sample_table().screen);
  for (auto& place : view.table.places) place.asked = place.clickable = false;
  view.step = step;
  view.steps = 13;
  view.heading = step == 0 ? "Before the first trick: Boris dealt" : "Trick 7 of 13 · Clara led";
  if (step > 0) {
    view.cards = {{Card{Rank::kQueen, Suit::kHearts}, Seat{1}, "Bartholomäus"},
                  {Card{static_cast<Rank>(7), Suit::kClubs}, {}, ""}};
    view.won = "Dmitri won it · bum, last";
    view.winner = Seat{3};
    view.whys = {{"trick 7, the bum card's number: +1 Dmitri", Seat{3}, reason("+1", "the bum card's number", "", 7)},
                 {"trick 7, Tëtka, the queen of the bum suit (Q♣): +2 Dmitri", Seat{3},
                  reason("+2", "Tëtka, the queen of the bum suit", "QC", 7)}};
  }
  if (step == 13) view.over = "The hand is over.";
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

app::CompareView comparison() {
  app::CompareView view;
  view.title = "Hand 2 corrected?";
  view.before.heading = "Before";
  view.before.sheet = sample_sheet();
  view.before.sheet.rows[2].gone = true;
  view.before.standing = "1. Boris 4 · 2. Anna 5 · 3. Clara 6 · 3. Dmitri 6";
  view.before.outcome = "Boris wins with 4 points";
  view.before.pots = {{1, "25", false}, {2, "35", true}};
  view.before.whys = {
      {"hand 2, trick 13, the last trick: +1 Clara", Seat{2}, reason("+1", "hand 2, the last trick", "", 13)},
      {"hand 2, trick 7, Tëtka, the queen of the bum suit (Q♠): +2 Clara", Seat{2},
       reason("+2", "hand 2, Tëtka, the queen of the bum suit", "QS", 7)}};
  view.after = view.before;
  view.after.heading = "After";
  view.after.sheet.rows.pop_back();
  view.after.sheet.rows[1].scores = {"+2", "+5", "0", "+2"};
  view.after.sheet.rows[1].totals = {"3", "9", "0", "6"};
  view.after.sheet.rows[0].changed = {false, false, false, false};
  view.after.sheet.rows[1].changed = {false, true, true, false};
  view.after.sheet.rows[1].moved = {true, true, true, false};
  view.before.sheet.rows[1].open = view.after.sheet.rows[1].open = true;
  view.after.sheet.totals = {"3", "9", "0", "6"};
  view.after.sheet.changed = {true, true, true, false};
  view.after.standing = "1. Clara 0 · 2. Anna 3 · 3. Dmitri 6 · 4. Boris 9";
  view.after.outcome = "Clara wins with 0 points";
  view.changes = {"The game now ends with hand 2: hand 3 is set aside. Undo brings it back.",
                  "Now Clara dealt hand 2, Dmitri hand 3.", "Dmitri now wins instead of Clara."};
  view.heading = "Is this right?";
  view.question = "What changes is framed.";
  view.accept = app::with_key("Keep it", "Enter");
  view.back = app::with_key("Back to the hand", "Esc");
  return view;
}

app::View with(app::CompareView view) {
  app::View all;
  all.screen = std::move(view);
  all.can_go_back = true;
  all.undo = "trick 6 to Anna";
  return all;
}

app::View compare() { return with(comparison()); }

app::View compare_asking() {
  app::CompareView view = comparison();
  view.heading = "Hand 3 needs an answer first";
  view.question = "Which suit was led to trick 1? J♥ was forced if it was hearts.";
  view.accept = app::with_key("Go to hand 3", "Enter");
  view.after.heading = "After, up to hand 2";
  view.after.outcome.clear();
  view.after.sheet.totals = {"−30,271", "999,999", "0", "−1,126"};
  return with(view);
}

app::View compare_ten() {
  app::CompareView view = comparison();
  for (auto* side : {&view.before, &view.after}) {
    side->sheet = {};
    side->sheet.names = kTen;
    side->sheet.rows.push_back({"1", "Anna", {}, {}, true, 0});
    for (int i = 0; i < 10; ++i) {
      side->sheet.rows[0].scores.push_back(fmt::format("+{}", i * 3));
      side->sheet.rows[0].totals.push_back(fmt::format("{}", i * 3));
      side->sheet.rows[0].changed.push_back(i % 3 == 0);
      side->sheet.totals.push_back(fmt::format("{}", i * 3));
      side->sheet.places.push_back(i + 1);
    }
    side->sheet.any_complete = true;
    side->pots.clear();
  }
  return with(view);
}

app::View session() {
  app::SessionView view;
  view.title = "Tëtka · Anna, Boris, Clara, Dmitri";
  view.subtitle = "2026-11-21 19:30 · Denexa's rules, 4 hands";
  view.outcome = "Anna and Boris share the win with 7 points";
  view.note = "At the lake. It rained all evening.";
  view.club = "Zoë's phone has changed it as well: choose which stays.";
  view.forked = true;
  view.sheet = sample_sheet();
  for (auto& row : view.sheet.rows) row.opens = true;
  view.correct = "Correct this hand";
  view.chart = sample_chart(4);
  view.places = sample_places(4);
  view.sources = sample_sources(kFour);
  view.hand = 1;
  app::SessionView::Opened opened;
  opened.title = "Hand 2, Boris dealt";
  opened.facts = {"Bum card 7♣",        "Trick 1: Anna",   "Trick 2: Anna, Q♥",
                  "Trick 3: Clara, 7♣", "Trick 4: Dmitri", "Trick 5: Clara, Q♠"};
  opened.whys = table().whys;
  opened.notes = {"Boris revoked in trick 4"};
  view.opened = opened;
  app::View all;
  all.screen = view;
  all.export_text = "Into /home/anastasia-maria-bartholomaea/Documents/Nullo.";
  all.can_go_back = true;
  return all;
}

app::View session_deleted() {
  app::View all = session();
  auto& view = std::get<app::SessionView>(all.screen);
  view.deleted = true;
  view.can_bring_back = true;
  view.correct.clear();
  view.opened->can_replay = true;
  return all;
}

app::View settings() {
  app::View all;
  app::SettingsView view;
  view.chips = {{"1/5/25", false}, {"1/6/48", false}, {"1/5/25/100/500/1000", true}};
  view.chips_problem = "Not 5/5: two to 6 rising values from 1 to 1,000, like 1/5/25";
  view.stake = 10;
  view.highest_stake = 100'000;
  view.stake_amount = "0.10";
  view.vibrate = true;
  view.awake_note = "It may go dark all the same: this desktop does not keep it awake.";
  view.data_place = "/home/anna/.local/share/nullo/nullo.db";
  view.data_size = "312 kB, 14 sessions";
  view.version = "Nullo 0.1.0";
  view.club.emplace().can_join = true;
  view.club->can_begin = true;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

// Of the club: what it has, and what waits for somebody to choose.
app::View in_club() {
  app::View all = settings();
  auto& view = std::get<app::SettingsView>(all.screen);
  view.club->name = "The Friday club of Lower Saxony";
  view.club->here = "This device is called Grandma Ruth's laptop there. The hub is at https://club.example.org.";
  view.club->state = "3 sessions wait to be sent.";
  view.club->problem = "The hub cannot be reached (nothing answers there). What is entered here waits.";
  view.club->may_have_moved = true;
  view.club->forks = {{"0b5c1c2e", "Hearts, Anna, Boris, Clara, Dmitri, 2026-11-21 19:30", "Zoë's phone"}};
  view.club->troubles = {"Tëtka, Anna, Boris, Clara, 2026-11-03 20:15: it is too long to be sent."};
  return all;
}

app::View backups() {
  app::View all = settings();
  auto& view = std::get<app::SettingsView>(all.screen);
  for (int day = 21; day > 11; --day) {
    view.backups.push_back({fmt::format("nullo-202611{}T193000.125Z.db", day), fmt::format("2026-11-{} 19:30", day),
                            fmt::format("{} sessions, 1312 kB", 100 + day), true});
  }
  view.backups[3].what = "1312 kB, cannot be read";
  view.backups[3].can_restore = false;
  view.backup_place = "/home/anna/.local/share/nullo/backups";
  view.backup_note = "The backup of 2026-11-20 19:30 is restored. What was there before is the newest backup below.";
  return all;
}

app::View rescued() {
  app::View view = start(false);
  view.dialog = app::Dialog{
      "The data were damaged",
      "/home/anna/.local/share/nullo/nullo.db was damaged. It was set aside untouched as "
      "nullo.db.damaged-20261121T183000.125Z. 12 sessions were rescued. 2 sessions could not be read: Tëtka of "
      "2026-11-03: Anna, Boris, Clara, Dmitri (0b5c1c2e); Hearts of 2026-11-10: Anna, Boris, Clara, Dmitri (77777777). "
      "The "
      "newest backup was made 2026-11-20 23:10: 14 sessions, 312 kB. The settings restore it.",
      app::with_key("See the backups", "Enter"), app::with_key("Go on without", "Esc")};
  return view;
}

// Sessions that cannot be read, as app/start/page.cpp names them.
app::View apart() {
  app::View view = start(true);
  std::get<app::StartView>(view.screen).apart =
      "Cannot be read, and set apart: Kabu of 2026-11-21 18:30, Grandmother Antonia, Boris, Clara; Razz of 2026-11-20 "
      "21:05, Emil, Flora, Georg, Hannelore; Put and Take of 2026-11-14 19:45, Anna, Boris; and 2 more. Everything "
      "else "
      "works.";
  return view;
}

app::View help() {
  app::HelpView view;
  view.keys = {{"1 … 4", "a seat, or a count where one is asked; t j q k are 10 to 13"},
               {"b c d h s", "the card that has this key on it"},
               {"/ s 9", "any other card: suit, then rank"},
               {"Tab", "quick entry: the hand in sum"}};
  view.general = {{"Enter", "accept"},
                  {"Backspace", "take back the last entry"},
                  {"Ctrl+Z, Ctrl+Y", "undo, redo"},
                  {"Esc", "back"},
                  {"F1, F11", "this page; the whole screen"},
                  {"Ctrl +, Ctrl −", "larger, smaller"},
                  {"A past session", "on its page, C corrects the hand that is open there; E writes it to a file"}};
  view.game = "Tëtka";
  view.rules = {"Four players, a pack of 52, thirteen cards each. The last card dealt is turned up: the bum card.",
                "Follow suit if you can; the highest card of the suit led takes the trick. Nobody wants points.",
                "The lowest total after four hands wins."};
  view.scoring = {{"1 point", "the bum card"},
                  {"2 points", "Tëtka, the queen of the bum card's suit"},
                  {"1 point", "any other queen"},
                  {"1 point", "the trick of the bum card's number, and the last"}};
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

// Squares in no order, as many as an address makes.
app::Squares some_squares() {
  app::Squares squares{.side = 29, .dark = {}};
  for (int i = 0; i < squares.side * squares.side; ++i) squares.dark.push_back(i * i % 7 < 3);
  return squares;
}

app::InvitationView some_invitation() {
  return {.link = "http://192.168.178.123:7070/#enter=k3xq8mw2", .squares = some_squares(), .code = "k3xq 8mw2"};
}

app::View phones(bool on, std::string trouble = {}) {
  app::PhonesView view;
  view.on = on;
  view.trouble = std::move(trouble);
  if (on && view.trouble.empty()) {
    view.squares = some_squares();
    view.address = "192.168.178.123:8473";
    view.others = {"10.0.0.2:8473"};
    view.code = "k3xq 8mw2";
    view.lookers = "3 phones look on";
  }
  app::View all;
  all.screen = std::move(view);
  all.can_go_back = true;
  all.serves = true;
  all.on_phones = on;
  return all;
}

app::View invites() {
  app::View all = phones(true);
  auto& view = std::get<app::PhonesView>(all.screen);
  view.can_invite = true;
  view.invitation = some_invitation();
  return all;
}

// Eleven people, three tables, four rounds.
app::View club_evening(bool drawn) {
  using Part = app::EveningPart;
  app::ClubEveningView view;
  for (const char* name : {"Zoë", "Дмитрий", "Jean-Baptiste Grenouille", "Anna", "Boris", "Clara", "Uncle Ben"})
    view.people.push_back({name, name, name[0] != 'U'});
  view.more = "and 12 more: type a name";
  view.here = "6 people at 2 tables: 3, 3";
  view.parts = {{Part::kSeats, "People at a table", {{"3", "3"}, {"4", "4", true}, {"5", "5"}}},
                {Part::kHow,
                 "Who meets whom",
                 {{"spread", "New faces", true}, {"standing", "By standing"}},
                 "All rounds at once; nobody meets the same people again and again."},
                {Part::kPoints, "What a session gives", {{"5 3 2 1", "5, 3, 2, 1", true}, {"", "Its own points"}}},
                {Part::kBoard, "On the board", {{"", "The table here", true}, {"evening", "The evening"}}}};
  view.draw = drawn ? "Draw 3 rounds again" : "Draw 4 rounds";
  if (drawn) {
    view.problem = "This looks like Zoë.";
    for (int round = 1; round <= 4; ++round)
      view.rounds.push_back({fmt::format("Round {}", round),
                             {{"Table 1",
                               {"Zoë", "Jean-Baptiste Grenouille", "Дмитрий"},
                               round == 1 ? "Zoë won" : "Zoë has left",
                               round == 1 ? "" : "Begin",
                               round == 1 ? "played" : ""},
                              {"Table 2",
                               {"Anna", "Boris", "Clara"},
                               round == 1 ? "hand 5: Anna leads with 23" : "",
                               round == 1 ? "Go on" : "Begin"}},
                             round == 2 ? "Uncle Ben sits out" : ""});
    view.met = "Two meet again 4 times in these rounds, and nobody meets anybody more than twice.";
    view.changed = "Not the same people are here now: draw again.";
    view.standing = {{"1.", "Zoë", 3, "", "5.0"},
                     {"2.", "Jean-Baptiste Grenouille", {}, "now 2.5", "2.5"},
                     {"2.", "Дмитрий", 1, "now 2.5", "2.5"}};
    view.standing_note = "Each session gives 5, 3, 2, 1 points by place; those who are level share them.";
  }
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

// A club's league, as all its pages show it.
app::View seasons(app::SeasonsView::Way way) {
  using Way = app::SeasonsView::Way;
  using Part = app::SeasonPart;
  app::SeasonsView view;
  view.seasons = {{"1", "Winter league", true}, {"2", "Reversis, all that was ever played"}};
  view.way = way;
  view.ways = {{"table", "Table", way == Way::kTable},
               {"sessions", "Sessions", way == Way::kSessions},
               {"counting", "How it counts", way == Way::kCounting}};
  view.id = "1";
  view.name = "Winter league";
  view.range = "Hearts, 2026-01-01 to 2026-06-30, with Zoë, Дмитрий, Jean-Baptiste Grenouille";
  if (way == Way::kTable) {
    for (int i = 1; i <= 14; ++i) view.rounds.push_back(fmt::format("11-{:02}", i));
    const auto add = [&](std::string place, std::string name, std::optional<int> colour, std::string total) {
      std::vector<std::string> rounds(14, "(3.33)");
      rounds[3] = "";
      view.lines.push_back(
          {std::move(place), std::move(name), colour, std::move(total), "12 days · −2", std::move(rounds)});
    };
    add("1.", "Zoë", 3, "1050.83");
    add("2.", "Дмитрий", std::nullopt, "104.50");
    add("2.", "Jean-Baptiste Grenouille", 1, "104.50");
    add("", "Uncle Ben", std::nullopt, "5.00");
    view.few = "Fewer than 3 days";
    view.rules = {"Each session gives 5, 3, 1 points by place; those who are level share them.",
                  "The points of everybody's best 8 days are added up."};
  }
  if (way == Way::kSessions) {
    view.sessions = {{"a", "2026-11-21 19:30 · Hearts", "Zoë, Дмитрий, Jean-Baptiste Grenouille", false},
                     {"b", "2026-11-14 19:30 · Hearts", "Zoë, Дмитрий", true}};
    view.more = "and 12 earlier ones";
  }
  if (way == Way::kCounting) {
    view.parts = {
        {Part::kName, "Name", {}, "Winter league", "Winter league"},
        {Part::kGame, "Game", {{"", "All games"}, {"hearts", "Hearts", true}, {"x", "Rummy"}}, "", ""},
        {Part::kTime, "Time", {{"year", "This year"}, {"ever", "Ever"}, {"days", "Other days", true}}, "", ""},
        {Part::kFrom, "First day", {}, "2026-01-01", "2026-01-31"},
        {Part::kUntil, "Last day", {}, "", "2026-12-31"},
        {Part::kCounts, "What counts", {{"places", "Points by place", true}, {"rating", "Rating"}}, "", ""},
        {Part::kPlacePoints, "Points for the places", {}, "5, 3, 1", "5, 3, 1"},
        {Part::kBest, "How many of the best rounds count", {{"0", "All"}, {"8", "8", true}}, "", ""}};
    view.adjustments = {"Zoë −2: came late twice", "Дмитрий +1"};
    view.people = {"Zoë", "Дмитрий", "Jean-Baptiste Grenouille"};
    view.problem = "A day is written like 2026-11-21.";
  }
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

// A club's year: those who have played too little stand below.
app::View standings(app::StandingsView::Way way, bool opens = false) {
  app::StandingsView view;
  using Of = app::StandingsOf;
  view.way = way;
  view.filters = {
      {Of::kGame,
       "All games",
       {{"", "All games", true}, {"hearts", "Hearts"}, {"reversis", "Reversis"}, {"any_game/Rummy", "Rummy"}},
       opens},
      {Of::kPeriod,
       "This evening",
       {{"", "Ever"}, {"evening", "This evening", true}, {"2026", "2026"}, {"2025", "2025"}}},
      {Of::kGroup, "Everybody", {{"", "Everybody", true}, {"Zoë, Дмитрий", "Zoë, Дмитрий"}}}};
  view.ways = {{"table", "Table", way == app::StandingsView::Way::kTable},
               {"heads", "Head to head", way == app::StandingsView::Way::kHeads},
               {"time", "Over time", way == app::StandingsView::Way::kTime}};
  view.columns = {Of::kColumn,
                  "Rating",
                  {{"rating", "Rating", true},
                   {"wins", "Won"},
                   {"share", "Share, luck"},
                   {"place", "Place"},
                   {"better", "Better a hand"},
                   {"run", "Run"},
                   {"sessions", "Sessions"},
                   {"hands", "Hands"}}};
  const auto add = [&](std::string place, std::string moved, std::string name, std::optional<int> colour, int number) {
    view.lines.push_back({std::move(place),
                          std::move(moved),
                          std::move(name),
                          colour,
                          {fmt::format("{}", 23 - 3 * number), "106", "29 %, 27 %", "2.82", "+1.4", "7", "346", "3543"},
                          "346 sessions · 1 1 1 1 3 2 3 7 6 5",
                          {}});
    if (!view.lines.back().place.empty()) view.lines.back().heads = {"", "106 : 99", "3 : 0", "12 : 9"};
  };
  add("1.", "▲ 2", "Grandma Ruth", 3, 0);
  add("2.", "", "Fürchtegott-Maximilian", std::nullopt, 1);
  add("3.", "▼ 1", "Zoë", 7, 2);
  add("4.", "▼ 1", "Дмитрий", 1, 3);
  add("", "", "Uncle Ben", std::nullopt, 4);
  view.few = "Fewer than 3 sessions";
  view.ratings = {.lines = {{"Ruth", Seat{0}, {0, 3, 7, 12.5}}, {"Zoë", Seat{1}, {0, -2, 4}, {}, 1}},
                  .x_label = "sessions",
                  .y_label = "rating",
                  .first = 3,
                  .each = 3};
  view.help = {"Rating: what somebody is at least, as good as certainly, from whom they were ahead of."};
  if (opens) view.days = app::StandingsView::Typed{"2026-02-30", "2026-12-31", "A day is written like 2026-01-31."};
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

// A number was tapped.
app::View standings_behind() {
  app::View all = standings(app::StandingsView::Way::kTable);
  auto& view = std::get<app::StandingsView>(all.screen);
  app::StandingsView::Behind behind{.name = "Zoë", .title = "Share, luck: 114 sessions", .sessions = {}, .more = {}};
  for (int i = 1; i <= 3; ++i)
    behind.sessions.push_back({fmt::format("{}", i), "2026-11-21 19:30 · Reversis",
                               "Grandma Ruth, Fürchtegott-Maximilian, Zoë, Дмитрий", "2nd with −1234"});
  behind.more = "and 14 before";
  view.behind = std::move(behind);
  return all;
}

app::View devices(bool invites) {
  app::DevicesView view;
  view.club = "Friday club";
  view.can_invite = true;
  if (invites) {
    view.invitation = some_invitation();
  } else {
    view.lines = {{"laptop", "keeps score, lets others in; this device"},
                  {"Wilhelmina-Charlotte's telephone", "keeps score; seen 2026-11-28 19:30", true},
                  {"iPhone browser", "guest of one session; seen 2026-11-28 20:15", true}};
    view.said = "iPhone browser belongs to the club now.";
  }
  app::View all;
  all.screen = std::move(view);
  all.can_go_back = true;
  return all;
}

app::View forked() {
  const app::CompareView both = comparison();
  app::ForkView view;
  view.device = "Wilhelmina-Charlotte's telephone";
  view.heading = "Which one stays?";
  view.text = "Tëtka, Anna, Boris, Clara, Dmitri, 2026-11-21 19:30";
  view.here = both.before;
  view.here.heading = "Here";
  view.here.only = "Only here";
  view.here.facts = {"Hand 2: Trick 4: Clara"};
  view.there = both.after;
  view.there.heading = view.device;
  view.there.only = "Only on " + view.device;
  view.differences = {"Something was entered here last 2026-11-28 21:05, and on Zoë's phone 2026-11-28 21:12.",
                      "The other note is: At the lake. It rained all evening."};
  view.can_choose = true;
  app::View all;
  all.screen = std::move(view);
  all.can_go_back = true;
  return all;
}

app::View asking() {
  app::View view = sample_table();
  view.dialog =
      app::Dialog{"End the game here?",
                  "Two hands are played and this one is half entered. It will be left out; you can undo this.",
                  "Stop playing", "Play on"};
  view.notice = "Nullo is open in another window. Here you can only watch.";
  return view;
}

app::View in_trouble() {
  app::View view = sample_table();
  view.trouble = "The disk is full: the last tap is not written. Make some room; Nullo tries again with the next tap.";
  return view;
}

struct ReadyLines : app::PastView::Source {
  [[nodiscard]] app::PastView::Line line(std::uint32_t number) const override { return lines[number]; }
  std::vector<app::PastView::Line> lines;
};

}  // namespace

app::View sample_crowd() { return many_seats(10); }

app::View sample_table() { return with(table()); }

app::View sample_past(int lines) {
  auto all_lines = std::make_shared<ReadyLines>();
  std::vector<std::uint32_t> found;
  for (int i = 0; i < lines; ++i) {
    found.push_back(static_cast<std::uint32_t>(i));
    all_lines->lines.push_back(
        {fmt::format("id{}", i), fmt::format("2026-{:02}-{:02} 19:30", 12 - i % 12, 28 - i % 28),
         i % 4 == 0 ? "Hearts · Black Maria" : "Tëtka",
         i % 5 == 0 ? "Anastasia-Maria, Bartholomäus, Κλειώ, Дмитрий Иванович (+ Emil)" : "Anna, Boris, Clara, Dmitri",
         i == 0 ? "open, 2 hands complete" : "Clara won with 6",
         i % 3 == 0 ? "At the lake. It rained all evening, and the cards were wet." : ""});
  }
  app::PastView view;
  view.lines = {std::move(all_lines), std::move(found)};
  view.all = lines == 0 ? 0 : lines + 7;
  view.search = lines == 0 ? "" : "an";
  view.count = lines == 0 ? "0 sessions" : fmt::format("{} of {}", lines, view.all);
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

app::View sample_session() {
  app::View all = session();
  auto& view = std::get<app::SessionView>(all.screen);
  view.can_change = true;
  view.play_on = "Play another round";
  view.opened->can_replay = true;
  return all;
}

app::View sample_session_of_many() {
  app::View all = sample_session();
  std::get<app::SessionView>(all.screen).sources = sample_sources(kTen);
  return all;
}

app::View sample_correcting() {
  app::View view = sample_table();
  auto& table = std::get<TableView>(view.screen);
  table.title = "Tëtka · correcting hand 2";
  table.correcting = true;
  return view;
}

app::View sample_new_session() {
  app::NewSessionView view;
  view.games = {{"tetka", "Tëtka", "Avoid queens, the bum card, its number's trick and the last one.", "", true}};
  view.presets = {{"denexa", "Denexa", "The game as first published: four hands.", "denexa.com, Tëtka", true},
                  {"house", "House rules", "No point for most tricks.", "", false}};
  using Option = app::NewSessionView::Option;
  Option orbits;
  orbits.key = "orbits";
  orbits.label = "Orbits";
  orbits.help = "How often each player deals.";
  orbits.value = orbits.least = 1;
  orbits.most = 12;
  Option most_tricks;
  most_tricks.key = "most_tricks";
  most_tricks.label = "Most tricks";
  most_tricks.help = "What happens when the players are tied for most tricks.";
  most_tricks.kind = Option::Kind::kChoice;
  most_tricks.words = {"by suit", "all pay", "nobody"};
  most_tricks.most = 2;
  view.options = {orbits, most_tricks};
  view.length = "4 hands: each player deals once";
  view.least_seats = view.most_seats = 4;
  view.places = {{"Anna", "", true}, {"Boris", "", false}, {"Anna", "Anna sits here twice", false}, {"", "", false}};
  view.remembered = {{"Clara"}, {"Dmitri"}, {"Élise"}, {"Борис"}, {"Κλειώ"}, {"Grandmother"}, {"Jo"}};
  view.why_not = "One place is empty";
  view.open_session = "Starting a new one ends the session of Anna, Boris, Clara, Dmitri.";
  app::View all;
  all.screen = view;
  all.can_go_back = true;
  return all;
}

std::vector<Sample> sample_views() {
  std::vector<Sample> all{{"start", start(true)},
                          {"start_empty", start(false)},
                          {"new_session", sample_new_session()},
                          {"table", sample_table()},
                          {"table_mending", mending()},
                          {"table_pending", pending()},
                          {"table_picking", picking()},
                          {"table_quick", quick_entry()},
                          {"table_sides", sides(0, false)},
                          {"table_sides_second", sides(1, true)},
                          {"table_sides_choice", sides(-1, true)},
                          {"table_tie", tie()},
                          {"table_five", many_seats(5)},
                          {"table_seven", many_seats(7)},
                          {"table_ten", many_seats(10)},
                          {"table_dialog", asking()},
                          {"table_trouble", in_trouble()},
                          {"hand_over", hand_over()},
                          {"game_over", game_over()},
                          {"past", sample_past(24)},
                          {"past_empty", sample_past(0)},
                          {"past_deleted", past_deleted()},
                          {"replay_beginning", replay(0)},
                          {"replay_middle", replay(7)},
                          {"replay_end", replay(13)},
                          {"session", sample_session()},
                          {"session_deleted", session_deleted()},
                          {"correcting", sample_correcting()},
                          {"compare", compare()},
                          {"compare_asks", compare_asking()},
                          {"compare_ten", compare_ten()},
                          {"settings", settings()},
                          {"settings_in_a_club", in_club()},
                          {"settings_backups", backups()},
                          {"start_rescued", rescued()},
                          {"start_apart", apart()},
                          {"phones", phones(true)},
                          {"phones_enter", invites()},
                          {"phones_off", phones(false)},
                          {"devices", devices(false)},
                          {"standings", standings(app::StandingsView::Way::kTable)},
                          {"standings_choosing", standings(app::StandingsView::Way::kTable, true)},
                          {"standings_behind", standings_behind()},
                          {"standings_heads", standings(app::StandingsView::Way::kHeads)},
                          {"standings_time", standings(app::StandingsView::Way::kTime)},
                          {"club_evening", club_evening(false)},
                          {"club_evening_drawn", club_evening(true)},
                          {"seasons", seasons(app::SeasonsView::Way::kTable)},
                          {"seasons_sessions", seasons(app::SeasonsView::Way::kSessions)},
                          {"seasons_counting", seasons(app::SeasonsView::Way::kCounting)},
                          {"devices_invite", devices(true)},
                          {"forked", forked()},
                          {"phones_in_no_network", phones(true,
                                                          "This computer is in no network. Join the Wi-Fi that the "
                                                          "phones are in.")},
                          {"help", help()}};
  for (Sample& sample : hearts_views()) all.push_back(std::move(sample));
  for (Sample& sample : numbers_views()) all.push_back(std::move(sample));
  for (Sample& sample : people_views()) all.push_back(std::move(sample));
  for (Sample& sample : chips_views()) all.push_back(std::move(sample));
  for (Sample& sample : sending_views()) all.push_back(std::move(sample));
  return all;
}

}  // namespace nullo::gui
