#include "gui/table/rows.h"

#include <algorithm>
#include <span>
#include <variant>

#include <fmt/format.h>

#include "base/overloaded.h"
#include "gui/kit/cards.h"
#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"

namespace nullo::gui {

namespace {

using Row = FieldRow;
using Plan = FieldPlan;

constexpr float kRow = 52;
constexpr float kHandRow = 64;
constexpr float kLongHandRow = 104;  // of many cards, with their value below
constexpr float kLongHandCards = 66;
constexpr float kLongHandCell = 116;
constexpr float kCloseLongHandCell = 84;
constexpr int kManyHeld = 5;
constexpr float kHighCell = 58;  // with larger type
constexpr float kLabelLine = 24;
constexpr float kPairLabel = 118;  // of a card that shares its line with another
constexpr float kCloseLabel = 84;  // of a row on a narrow screen
constexpr float kHalfLabel = 44;   // of any row that shares its line
constexpr int kMostCloseColumns = 5;
constexpr Type kCloseText{13, Weight::kBold};
constexpr float kPairCell = 54;  // least width of a seat's cell on such a line
constexpr int kManyCards = 6;
constexpr float kStepCell = 2 * kTarget + 30;  // "−  2  +", where two rows share a line
constexpr float kBadgedStep = kStepCell + 22;
constexpr float kStepLabel = 140;
constexpr float kKey = 30;
constexpr Type kStepName{15, Weight::kBold};

bool is_long(const HandsRow& hands) { return hands.most > kManyHeld; }

// `lines`: of cells; where there is little height, two of them are low.
float hand_row(const Ui& ui, const HandsRow& hands, int lines) {
  const bool little = !ui.names_keys() || (ui.low() && lines > 1);
  if (ui.shape() == Shape::kLying || (little && is_long(hands))) return kTarget;
  return is_long(hands) ? kLongHandRow : kHandRow;
}

}  // namespace

const CountsRow* steps_of(const Row& row) {
  const auto* counts = row.if_is<CountsRow>();
  return counts != nullptr && counts->steps ? counts : nullptr;
}

bool has_long_hands(const Row& row) {
  const auto* hands = row.if_is<HandsRow>();
  return hands != nullptr && is_long(*hands);
}

std::optional<Card> card_of(const Row& row) {
  if (const auto* card = row.if_is<CardRow>()) return card->value;
  if (const auto* seat = row.if_is<SeatRow>()) return seat->card;
  const auto* counts = row.if_is<CountsRow>();
  return counts != nullptr ? counts->card : std::nullopt;
}

bool is_captor(const Row& row) {
  const auto* seat = row.if_is<SeatRow>();
  return seat != nullptr && seat->card;
}

bool is_half(const FieldPlan& plan, const FieldRow& row) {
  if ((plan.pairs && is_captor(row)) || (plan.steps && steps_of(row) != nullptr)) return true;
  if (!plan.halves) return false;
  if (const auto* seat = row.if_is<SeatRow>()) return !seat->nobody;
  if (const auto* counts = row.if_is<CountsRow>()) return !counts->steps;
  return row.if_is<CardRow>() != nullptr;
}

namespace {

// Whether "Nobody" stands beside the seats and not below them: on a lying phone, which has no height for that.
bool nobody_beside(const Ui& ui, const Plan& plan) {
  constexpr float kLeastBeside = 480;  // the width that four players and "Nobody" need
  return ui.shape() == Shape::kLying && plan.lines == 1 && ui.units(plan.width) >= kLeastBeside;
}

// Returns the room of "Nobody" beside the seats.
Rect cut_nobody(const Ui& ui, Rect& cells) {
  constexpr float kNobodyPart = 0.27F;
  Rect nobody = cells.cut_right(cells.width() * kNobodyPart);
  nobody.cut_left(ui.px(kFieldGap));
  return nobody;
}

float half_of(const Ui& ui, float width) { return (ui.units(width) - kPairGap) / 2; }

// "11 of 13"; empty: the row has no sum.
std::string_view sum_of(const Row& row) {
  const auto* counts = row.if_is<CountsRow>();
  return counts != nullptr ? std::string_view{counts->sum} : std::string_view{};
}

// Whether a line has room for two cards, each with the players' names.
bool can_pair(const Ui& ui, const Plan& plan, const app::TableView& view) {
  const auto cards = std::count_if(view.fields.begin(), view.fields.end(), is_captor);
  const float room = half_of(ui, plan.width) - kPairLabel;
  return cards > 1 && room >= static_cast<float>(plan.columns) * (kPairCell + kFieldGap);
}

Plan plan_in(const Ui& ui, float width, const app::TableView& view, bool close) {
  Plan plan;
  plan.width = width;
  plan.close = close;
  plan.badges = !ui.names_keys();
  plan.narrow = !close && ui.units(width) < 560;
  const auto& rows = view.fields;
  const bool sums = std::ranges::any_of(rows, [](const Row& row) { return !sum_of(row).empty(); });
  plan.label = plan.narrow ? 0 : close ? ui.px(kCloseLabel) : std::min(ui.px(230), width * 0.28F);
  plan.sum = close || plan.narrow || !sums ? 0 : ui.px(96);
  const float room = ui.units(width - plan.label - plan.sum);
  const float hand = ui.names_keys() ? kLongHandCell : kCloseLongHandCell;
  const float least = std::ranges::any_of(rows, has_long_hands) ? hand : kTarget;
  const int fit = std::max(1, static_cast<int>((room + kFieldGap) / (least + kFieldGap)));
  plan.columns = view.sides > 0 ? view.sides : view.seats;
  plan.lines = (plan.columns + fit - 1) / fit;
  plan.across = (plan.columns + plan.lines - 1) / plan.lines;
  const auto cards = std::count_if(rows.begin(), rows.end(), is_captor);
  const auto columns = static_cast<float>(plan.columns);
  const float step = plan.badges ? kBadgedStep : kStepCell;
  plan.pairs = cards >= kManyCards && can_pair(ui, plan, view);
  plan.steps = half_of(ui, width) - (plan.badges ? kCloseLabel : kStepLabel) >= columns * (step + kFieldGap);
  return plan;
}

}  // namespace

std::vector<FieldPlan> field_plans(const Ui& ui, float width, const app::TableView& view) {
  constexpr std::size_t kMostPlans = 4;
  std::vector<Plan> plans;
  plans.reserve(kMostPlans);
  const bool hands = std::ranges::any_of(view.fields, has_long_hands);
  const int columns = view.sides > 0 ? view.sides : view.seats;
  const bool small = ui.units(width) < 560;
  if (small && !hands && columns <= kMostCloseColumns) plans.push_back(plan_in(ui, width, view, true));
  if (plans.empty() || !small) plans.push_back(plan_in(ui, width, view, false));
  if (!plans.back().pairs && can_pair(ui, plans.back(), view)) {
    Plan plan = plans.back();
    plan.pairs = true;
    plans.push_back(plan);
  }
  const float half = (ui.units(width) - kClosePairGap) / 2;
  const bool closer = !hands && (!has_additions(view) || (ui.names_keys() && !ui.low()));  // long numbers need room
  if (closer && half - kHalfLabel - kFieldGap >= static_cast<float>(columns) * (kTarget + 2) - 2) {
    Plan plan = plans.back();
    plan.halves = true;
    plan.pairs = false;
    plans.push_back(plan);
  }
  return plans;
}

bool names_its_players(const Ui& ui, const Plan& plan, const Row& row) {
  const auto* seats = row.if_is<SeatRow>();
  if (ui.shape() != Shape::kLying || seats == nullptr) return false;
  Rect cells = plan.cells(rect_at(0, 0, plan.width, 0));
  if (seats->nobody && nobody_beside(ui, plan)) cut_nobody(ui, cells);
  return ui.units(cells.column(0, plan.across, ui.px(kFieldGap)).width()) >= kPairCell;
}

float field_row_height(const Ui& ui, const Plan& plan, const Row& row) {
  const auto of_cells = [&](bool nobody) {
    const int lines = (is_half(plan, row) ? 1 : plan.lines) + (nobody ? 1 : 0);
    return ui.px(kRow * static_cast<float>(lines)) + ui.px(plan.narrow ? kLabelLine : 0);
  };
  return std::visit(
      Overloaded{[&](const CardRow&) { return ui.px(kRow); },
                 [&](const SeatRow& seat) { return of_cells(seat.nobody && !nobody_beside(ui, plan)); },
                 [&](const CountsRow&) { return of_cells(false); },
                 [&](const CardsRow& set) { return set_height(ui, plan.width, set); },
                 [&](const ChoiceRow& choice) { return choice_row_height(ui, plan.width, choice); },
                 [&](const HandsRow& hands) {
                   return ui.px((hand_row(ui, hands, plan.lines) + kFieldGap) * static_cast<float>(plan.lines) +
                                (plan.narrow && !plan.badges ? kLabelLine : 0));
                 },
                 [&](const NumbersRow&) { return numbers_height(ui, plan.width); },
                 [&](const TextRow&) { return text_row_height(ui, plan.width); }},
      row.kind);
}

namespace {

// The card's key in the palette.
std::string_view key_of(const app::TableView& view, const Row& row) {
  const auto* seat = row.if_is<SeatRow>();
  if (seat == nullptr) return {};
  for (const auto& entry : view.palette) {
    if (seat->card == entry.card) return entry.key;
  }
  return {};
}

// On as many lines as it takes, in the largest type that has room.
void write_words(Ui& ui, const Rect& r, std::string_view text, Type type, ImU32 ink) {
  type = type_that_fits(ui, r.width(), r.height() + ui.px(4), text, type);
  ui.wrapped(r.middle(r.width(), ui.wrapped_height(r.width(), text, type)), text, type, ink);
}

// The label of a small row: only the card, or a few words, and below them the sum of the counts.
void draw_close_label(Ui& ui, Rect r, const Row& row) {
  const std::string_view sum_text = sum_of(row);
  const float sum = sum_text.empty() ? 0 : ui.line_height(kCloseText);
  const std::optional<Card> card = card_of(row);
  if (card) {
    const float high = std::min(r.height() - sum, ui.px(44));
    const Rect face = r.cut_top(r.height() - sum);
    draw_card(ui, face.middle(high / kCardShape, high), *card);
  } else {
    write_words(ui, r.cut_top(r.height() - sum), without_key(ui, row.label), kCloseText, ui.theme.text);
  }
  ui.text(r, sum_text, {12, Weight::kRegular}, ui.theme.dim, card ? Align::kCenter : Align::kLeft);
}

void draw_label(Ui& ui, Rect r, const app::TableView& view, const Row& row) {
  if (const auto card = card_of(row)) {
    const float w = std::min(ui.px(34), (r.height() - ui.px(2)) / kCardShape);
    const Rect face = r.cut_left(w);
    draw_card(ui, face.middle(w, w * kCardShape), *card);
    r.cut_left(ui.px(10));
  }
  if (const auto key = key_of(view, row); !key.empty()) {
    r.cut_left(key_cap(ui, {r.x0, r.center().y}, key) + ui.px(10));
  }
  const CountsRow* steps = steps_of(row);
  if (steps == nullptr) return ui.text(r, without_key(ui, row.label), type::kBodyBold, ui.theme.text);
  const std::string_view key = steps->steps->key;  // empty while it would not count
  r.cut_left(std::max(ui.px(kKey), key.empty() ? 0 : key_cap(ui, {r.x0, r.center().y}, key) + ui.px(8)));
  write_words(ui, r, without_key(ui, row.label), kStepName, ui.theme.text);
}

// A tap on the row's card asks for another card.
void draw_card_label(Ui& ui, const Rect& r, const app::TableView& view, const Row& row, bool close) {
  const auto* counts = row.if_is<CountsRow>();
  const bool changes = counts != nullptr && !counts->card_field.empty();
  if (!changes) return close ? draw_close_label(ui, r, row) : draw_label(ui, r, view, row);
  const Touch touch = ui.target("field/" + counts->card_field, r);
  if (touch.hovered) ui.fill(r, ui.theme.raised, 8);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapField{counts->card_field, Seat{}, std::nullopt});
  close ? draw_close_label(ui, r, row) : draw_label(ui, r, view, row);
}

// ---- a seat's cell

// On a phone the button for Enter names the player.
bool is_bright(const Ui& ui, const SeatRow::Cell& cell) { return cell.usual && !has_enter(ui); }

void write_seat(Ui& ui, const Rect& r, const app::TableView& view, const SeatRow::Cell& cell, Seat seat) {
  const ImU32 known = is_bright(ui, cell) ? ui.theme.on_primary : ui.theme.text;
  const ImU32 ink = !cell.enabled || cell.follows ? ui.theme.dim : known;
  const float wide = ui.units(r.width());
  if (wide >= kPairCell) {
    const bool high = ui.units(r.height()) >= kHighCell;
    const Type type = wide < 110 ? (high ? type::kName : type::kBodyBold) : high ? type::kTitle : type::kName;
    return ui.text(r.inset(ui.px(4), 0), cell.text, type, ink, Align::kCenter);
  }
  const char key = seat.index() < static_cast<int>(view.places.size())
                       ? view.places[static_cast<std::size_t>(seat.index())].key
                       : seat_key(seat);
  if (cell.enabled) return seat_badge(ui, r.center(), ui.px(cell.chosen ? 15 : 12), seat, key);
  ui.text(r, std::string_view{&key, 1}, type::kBodyBold, ink, Align::kCenter);
}

// Cuts off the player's badge, for cells without a heading.
void cut_badge(Ui& ui, Rect& r, Seat seat) {
  const Rect badge = r.cut_left(ui.px(22));
  seat_badge(ui, {badge.x0 + ui.px(13), badge.center().y}, ui.px(9), seat);
}

// The same for partners, one badge above another.
void cut_badges(Ui& ui, Rect& r, const app::TableView& view, Seat first) {
  if (view.sides == 0) return cut_badge(ui, r, first);
  const Rect badge = r.cut_left(ui.px(22));
  const int count = view.seats / view.sides;
  for (int i = 0; i < count; ++i) {
    const Seat seat{first.index() + i * view.sides};
    seat_badge(ui, badge.row(i, count, 0).center(), std::min(ui.px(9), badge.height() / static_cast<float>(2 * count)),
               seat);
  }
}

// Where a seat's cell lies, and whose badge it needs.
struct CellOf {
  const std::string& field;  // the id
  Seat seat;
  bool current = false;  // the question is about its row
};

template <class Kind>
const auto& cell_at(const Kind& row, Seat seat) {
  return row.cells[static_cast<std::size_t>(seat.index())];
}

// "−  2  +"; a number other than 0 stands out.
void draw_steps(Ui& ui, Rect r, const app::TableView& view, const CellOf& of, const CountsRow& counts, bool whose) {
  if (whose) cut_badges(ui, r, view, of.seat);
  const int count = cell_at(counts, of.seat).count.value_or(0);
  if (count > 0) ui.fill(r, ui.theme.chosen, 8);
  const std::string name = fmt::format("step/{}/{}", of.field, of.seat.index() + 1);
  if (const auto changed = stepper(ui, name, r, count, {0, counts.most}))
    ui.mean(app::TapField{of.field, of.seat, changed});
}

// A line through the middle of `r`.
void strike_out(Ui& ui, const Rect& r, float width) {
  ui.fill(r.middle(width, std::max(1.0F, ui.px(2))), ui.theme.dim);
}

// A number that is not part of a sum is large enough to be read from across the table.
void write_count(Ui& ui, Rect r, const CountsRow& counts, Seat seat, bool whose) {
  const CountsRow::Cell& cell = cell_at(counts, seat);
  const bool high = ui.units(r.height()) >= kHighCell;
  const Type type = counts.sum.empty() ? (high ? type::kTotal : type::kTitle) : high ? type::kTitle : type::kName;
  if (whose) cut_badge(ui, r, seat);
  const ImU32 ink = cell.follows || cell.refused ? ui.theme.dim : ui.theme.text;
  if (cell.refused) strike_out(ui, r, std::min(r.width(), ui.text_width(cell.text, type) + ui.px(8)));
  if (!cell.text.empty()) return ui.text(r.inset(ui.px(4), 0), cell.text, type, ink, Align::kCenter);
  if (cell.asked) ui.text(r, "?", type, ui.theme.text, Align::kCenter);
}

// The value of the cards: beside them, or below them if they need the width.
void write_worth(Ui& ui, Rect& r, const std::string& text, bool under) {
  if (under) {
    const Type type = ui.text_width(text, type::kName) <= r.width() ? type::kName : type::kBodyBold;
    return ui.text(r.cut_bottom(ui.line_height(type)), text, type, ui.theme.text, Align::kCenter);
  }
  const Rect worth = r.cut_right(std::min(ui.text_width(text, type::kTitle) + ui.px(6), r.width() * 0.4F));
  ui.text(worth, text, type::kTitle, ui.theme.text, Align::kRight);
}

// Side by side; they overlap if there is no room.
void lay_cards(Ui& ui, const Rect& r, std::span<const Card> cards) {
  const auto count = static_cast<float>(cards.size());
  const float wide = std::min(r.height() / kCardShape, r.width());
  const float step = count > 1 ? std::min(wide + ui.px(3), (r.width() - wide) / (count - 1)) : 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    draw_card(ui, rect_at(r.x0 + step * static_cast<float>(i), r.y0, wide, wide * kCardShape), cards[i]);
  }
}

// The cards, many of them in two lines, and their value.
// `mark`: of a player who shows no cards, as the hand is over for them.
void draw_cards_of(Ui& ui, Rect r, const HandsRow& hands, Seat seat, bool whose, std::string_view mark) {
  const HandsRow::Cell& cell = cell_at(hands, seat);
  if (whose) cut_badge(ui, r, seat);
  r = r.inset(ui.px(5), ui.px(5));
  if (cell.held.empty()) {
    if (cell.asked) return ui.text(r, "?", type::kName, ui.theme.text, Align::kCenter);
    if (!mark.empty()) return ui.text(r, mark, type::kNote, ui.theme.dim, Align::kCenter);
    return ui.text(r, cell.worth, type::kBodyBold, ui.theme.dim, Align::kCenter);
  }
  // A low cell has room only for the cards, or, when all of them are entered, for their value.
  const bool flat = is_long(hands) && r.height() < ui.px(kTarget);
  if (flat && !cell.worth.empty()) return ui.text(r, cell.worth, type::kBodyBold, ui.theme.text, Align::kCenter);
  if (flat) return lay_cards(ui, r, cell.held);
  if (!cell.worth.empty()) write_worth(ui, r, cell.worth, is_long(hands));
  const std::size_t half = (static_cast<std::size_t>(hands.most) + 1) / 2;
  const std::span<const Card> cards{cell.held};
  if (!is_long(hands)) return lay_cards(ui, r, cards);
  const float high = std::min(ui.px(kLongHandCards), r.height());
  const Rect upper = rect_at(r.x0, r.y0, r.width(), high);
  lay_cards(ui, upper.row(0, 2, ui.px(2)), cards.first(std::min(half, cards.size())));
  lay_cards(ui, upper.row(1, 2, ui.px(2)), cards.subspan(std::min(half, cards.size())));
}

// The ground of a cell that is tapped.
void draw_ground(Ui& ui, const Rect& r, const CellOf& of, bool enabled, bool chosen, bool asked) {
  const Touch touch = ui.target(fmt::format("field/{}/{}", of.field, of.seat.index() + 1), r, enabled);
  ui.fill(r, chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : ui.theme.raised, 8);
  if (chosen || asked) ui.outline(r, asked ? ui.theme.ask : ui.theme.text, 8, 3);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapField{of.field, of.seat, std::nullopt});
}

void draw_cell(Ui& ui, const Rect& r, const app::TableView& view, const Plan& /*plan*/, const CellOf& of,
               const SeatRow& row) {
  const SeatRow::Cell& cell = cell_at(row, of.seat);
  draw_ground(ui, r, of, cell.enabled, cell.chosen, false);
  if (is_bright(ui, cell)) ui.fill(r, ui.theme.primary, 8);
  write_seat(ui, r, view, cell, of.seat);
}

void draw_cell(Ui& ui, const Rect& r, const app::TableView& view, const Plan& plan, const CellOf& of,
               const CountsRow& row) {
  if (row.steps) return draw_steps(ui, r, view, of, row, plan.badges || plan.lines > 1);
  draw_ground(ui, r, of, true, false, cell_at(row, of.seat).asked);
  write_count(ui, r, row, of.seat, plan.lines > 1 || (of.current && !row.card_field.empty()));
}

void draw_cell(Ui& ui, const Rect& r, const app::TableView& view, const Plan& plan, const CellOf& of,
               const HandsRow& row) {
  const auto place = std::ranges::find(view.places, of.seat, &app::TableView::Place::seat);
  const bool out = place != view.places.end() && place->out;
  draw_ground(ui, r, of, !out, false, cell_at(row, of.seat).asked);
  draw_cards_of(ui, r, row, of.seat, plan.badges || plan.lines > 1, out ? std::string_view{place->mark} : "");
}

// The cells of a row that has one for each seat; other rows have none.
void draw_cells(Ui& ui, const Rect& r, const app::TableView& view, const Plan& plan, const Row& row) {
  const bool half = is_half(plan, row);
  const int across = half ? plan.columns : plan.across;
  const int lines = half ? 1 : plan.lines;
  const auto draw_all = [&](const auto& kind) {
    for (int i = 0; i < static_cast<int>(kind.cells.size()); ++i) {
      Rect line = r.row(i / across, lines, 0);
      line.cut_bottom(ui.px(kFieldGap));
      const float gap = half ? cell_gap(ui, plan) : ui.px(kFieldGap);
      draw_cell(ui, line.column(i % across, across, gap), view, plan, {row.id, Seat{i}, row.current}, kind);
    }
  };
  if (const auto* seats = row.if_is<SeatRow>()) draw_all(*seats);
  if (const auto* counts = row.if_is<CountsRow>()) draw_all(*counts);
  if (const auto* hands = row.if_is<HandsRow>()) draw_all(*hands);
}

// ---- a row

Touch touch_card_row(Ui& ui, const Rect& r, const Row& row) {
  const Touch touch = ui.target("field/" + row.id, r);
  if (touch.hovered) ui.fill(r, ui.theme.raised, 8);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapField{row.id, Seat{}, std::nullopt});
  return touch;
}

// In half of a line: the card and its label.
void draw_card_fact(Ui& ui, const Rect& r, const Rect& label, const app::TableView& view, const Row& row) {
  touch_card_row(ui, r, row);
  draw_label(ui, {label.x0, label.y0, r.x1, label.y1}, view, row);
}

// A tap on the row asks for another card.
void draw_card_row(Ui& ui, const Rect& r, const app::TableView& view, const Plan& plan, const Row& row) {
  touch_card_row(ui, r, row);
  draw_label(ui, r, view, row);
  if (!card_of(row)) ui.text({r.x0 + plan.label, r.y0, r.x1, r.y1}, "not known yet", type::kBody, ui.theme.dim);
}

void mark_current(Ui& ui, const Rect& r, const Row& row) {
  if (!row.current) return;
  const Rect around{r.x0 - ui.px(6), r.y0 - ui.px(kFieldGap / 2), r.x1 + ui.px(6), r.y1 - ui.px(kFieldGap / 2)};
  ui.fill(around, ui.theme.ask_soft, 8);
}

void draw_nobody(Ui& ui, Rect r, const std::string& field, const SeatRow::Nobody& nobody) {
  r.cut_bottom(ui.px(kFieldGap));
  if (button(ui, "nobody/" + field, r, nobody.text, {.key = nobody.key, .chosen = nobody.chosen}))
    ui.mean(app::TapNobody{field});
}

void draw_seats_row(Ui& ui, Rect r, const app::TableView& view, const Plan& plan, const Row& row) {
  const bool hands = plan.badges && row.if_is<HandsRow>() != nullptr;  // they need the whole width
  mark_current(ui, r, row);
  const auto* seats = row.if_is<SeatRow>();
  const SeatRow::Nobody* nobody = seats != nullptr && seats->nobody ? &*seats->nobody : nullptr;
  const bool beside = nobody_beside(ui, plan);
  if (nobody != nullptr && !beside) draw_nobody(ui, plan.cells(r.cut_bottom(ui.px(kRow))), row.id, *nobody);
  if (hands) return draw_cells(ui, {r.x0, r.y0, r.x1, r.y1}, view, plan, row);
  if (plan.narrow) {
    Rect label = r.cut_top(ui.px(kLabelLine));
    ui.text(label.cut_right(ui.px(90)), sum_of(row), type::kNote, ui.theme.dim, Align::kRight);
    draw_card_label(ui, label, view, row, false);
  } else {
    const Rect line{r.x0, r.y0, r.x1, r.y1 - ui.px(kFieldGap)};
    const float gap = plan.close ? ui.px(kFieldGap) : 0;
    draw_card_label(ui, {line.x0, line.y0, line.x0 + plan.label - gap, line.y1}, view, row, plan.close);
    ui.text({line.x1 - plan.sum, line.y0, line.x1, line.y1}, sum_of(row), type::kBody, ui.theme.dim, Align::kRight);
  }
  Rect cells = plan.cells(r);
  if (nobody != nullptr && beside) draw_nobody(ui, cut_nobody(ui, cells), row.id, *nobody);
  draw_cells(ui, cells, view, plan, row);
}

}  // namespace

namespace {

Rect cut_half_label(const Ui& ui, Rect& r, const Plan& plan, bool steps) {
  const float cells = static_cast<float>(plan.columns) * ui.px((plan.badges ? kBadgedStep : kStepCell) + kFieldGap);
  return r.cut_left(steps ? r.width() - cells : ui.px(plan.halves ? kHalfLabel : kPairLabel));
}

constexpr float kHalfHeads = 24;
constexpr float kHeadName = 16;

// The players of a column: partners, or one player, with the name on a phone, which shows the names nowhere else.
void draw_column_badges(Ui& ui, Rect r, const app::TableView& view, const Plan& plan, int column) {
  constexpr float kRadius = 8;
  const int count = view.seats / plan.columns;
  const Rect name = ui.names_keys() ? Rect{} : r.cut_bottom(ui.px(kHeadName));
  const float step = ui.px(2 * kRadius + 4);
  float x = r.center().x - step * static_cast<float>(count - 1) / 2;
  for (const auto& place : view.places) {
    if (place.seat.index() % plan.columns != column) continue;
    seat_badge(ui, {x, r.center().y}, ui.px(kRadius), place.seat, place.key);
    if (count == 1) ui.text(name, place.name, kCloseText, ui.theme.text, Align::kCenter);
    x += step;
  }
}

}  // namespace

float half_heads_height(const Ui& ui) { return ui.px(kHalfHeads + (ui.names_keys() ? 0 : kHeadName)); }

void draw_half_heads(Ui& ui, const Rect& r, const app::TableView& view, const Plan& plan, bool steps) {
  for (int half = 0; half < 2; ++half) {
    Rect cells = r.column(half, 2, pair_gap(ui, plan));
    cut_half_label(ui, cells, plan, steps);
    for (int column = 0; column < plan.columns; ++column)
      draw_column_badges(ui, cells.column(column, plan.columns, ui.px(kFieldGap)), view, plan, column);
  }
}

void draw_half_row(Ui& ui, const Rect& r, const app::TableView& view, const Plan& plan, const Row& row) {
  mark_current(ui, r, row);
  Rect rest = r;
  const bool steps = steps_of(row) != nullptr;
  Rect label = cut_half_label(ui, rest, plan, steps);
  label.cut_bottom(ui.px(kFieldGap));
  const bool close = steps ? plan.badges : plan.halves;
  if (row.if_is<CardRow>() != nullptr) return draw_card_fact(ui, {r.x0, r.y0, r.x1, label.y1}, label, view, row);
  close ? draw_card_label(ui, label, view, row, true) : draw_label(ui, label, view, row);
  if (close) rest.cut_left(ui.px(kFieldGap));
  draw_cells(ui, rest, view, plan, row);
}

void draw_field_row(Ui& ui, const Rect& r, const app::TableView& view, const Plan& plan, const Row& row) {
  const auto seats = [&] { draw_seats_row(ui, r, view, plan, row); };
  std::visit(
      Overloaded{
          [&](const CardRow&) { draw_card_row(ui, {r.x0, r.y0, r.x1, r.y1 - ui.px(kFieldGap)}, view, plan, row); },
          [&](const SeatRow&) { seats(); }, [&](const CountsRow&) { seats(); },
          [&](const CardsRow& set) { draw_set(ui, r, row, set); },
          [&](const ChoiceRow& choice) { draw_choice_row(ui, r, row, choice); }, [&](const HandsRow&) { seats(); },
          [&](const NumbersRow& numbers) { draw_numbers(ui, r, row, numbers); },
          [&](const TextRow& text) { draw_text_row(ui, r, row, text); }},
      row.kind);
}

}  // namespace nullo::gui
