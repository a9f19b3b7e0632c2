#include "gui/table/form_cells.h"

#include <algorithm>
#include <span>
#include <string>
#include <variant>

#include <fmt/format.h>

#include "base/overloaded.h"
#include "gui/kit/cards.h"
#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Place = app::TableView::Place;

constexpr float kBadgeRoom = 22;      // room of a badge in a cell
constexpr float kHighCell = 58;       // with larger type
constexpr float kRing = 11;           // radius
constexpr float kHands = 64;          // height of a cell with a player's cards
constexpr float kLongHands = 104;     // of many, with their value below
constexpr float kLongHandCards = 66;  // of that, both lines of cards
constexpr int kManyHeld = 5;

bool is_long(const HandsRow& hands) { return hands.most > kManyHeld; }

template <class Kind>
const auto& cell_at(const Kind& row, Seat seat) {
  return row.cells[static_cast<std::size_t>(seat.index())];
}

const Place* place_of(const app::TableView& view, Seat seat) {
  const auto found = std::ranges::find(view.places, seat, &Place::seat);
  return found == view.places.end() ? nullptr : &*found;
}

char key_of(const app::TableView& view, Seat seat) {
  const Place* place = place_of(view, seat);
  return place == nullptr ? seat_key(seat) : place->key;
}

// The card's key in the palette.
std::string_view palette_key(const app::TableView& view, const FieldRow& row) {
  const auto* seat = row.if_is<SeatRow>();
  if (seat == nullptr) return {};
  for (const auto& entry : view.palette) {
    if (seat->card == entry.card) return entry.key;
  }
  return {};
}

// On as many lines as it takes, in the largest type that has room.
void write_words(Ui& ui, const Rect& r, std::string_view text, Type type) {
  type = type_that_fits(ui, r.width(), r.height() + ui.px(4), text, type);
  ui.wrapped(r.middle(r.width(), ui.wrapped_height(r.width(), text, type)), text, type, ui.theme.text);
}

// Cuts off the badges of whom the cell is about: one player, or partners one above another.
void cut_badges(Ui& ui, Rect& r, const app::TableView& view, Seat first) {
  const Rect badge = r.cut_left(ui.px(kBadgeRoom));
  const int count = view.sides > 0 ? view.seats / view.sides : 1;
  for (int i = 0; i < count; ++i) {
    const Seat seat{first.index() + i * view.sides};
    seat_badge(ui, badge.row(i, count, 0).center(), std::min(ui.px(9), badge.height() / static_cast<float>(2 * count)),
               seat, key_of(view, seat));
  }
}

// ---- what a cell shows

struct Ground {
  bool enabled = true;
  bool chosen = false;
  bool asked = false;
};

// The ground of a cell that is tapped.
void draw_ground(Ui& ui, const Rect& r, const std::string& field, Seat seat, const Ground& of) {
  const Touch touch = ui.target(fmt::format("field/{}/{}", field, seat.index() + 1), r, of.enabled);
  const ImU32 rest = of.asked ? ui.theme.ask_soft : ui.theme.raised;
  ui.fill(r, of.chosen ? ui.theme.chosen : touch.hovered ? ui.theme.raised_hover : rest, 8);
  if (of.chosen || of.asked) ui.outline(r, of.asked ? ui.theme.ask : ui.theme.text, 8, of.asked ? 3 : 2);
  if (of.chosen) ui.note_chosen();
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapField{field, seat, std::nullopt});
}

// A ring with the number of a player who can be the answer; for the one who is, the disc.
void draw_seat(Ui& ui, const Rect& r, const app::TableView& view, const FieldRow& row, Seat seat, bool badge) {
  const SeatRow::Cell& cell = cell_at(row.as<SeatRow>(), seat);
  draw_ground(ui, r, row.id, seat, {cell.enabled, cell.chosen, false});
  const Point at = r.center();
  const float radius = ui.px(cell.chosen ? kRing + 4 : kRing);
  if (cell.chosen || cell.follows || (badge && cell.enabled)) {
    seat_badge(ui, at, radius, seat, key_of(view, seat));
    if (cell.follows) ui.list().AddCircle({at.x, at.y}, radius + ui.px(3), ui.theme.tell, 0, ui.px(2));
  } else if (cell.enabled) {
    ui.list().AddCircle({at.x, at.y}, radius, ui.theme.dim, 0, ui.px(2));
    const char key = key_of(view, seat);  // the heads of a long form scroll away
    ui.text(r, {&key, 1}, type::kNote, ui.theme.dim, Align::kCenter);
  } else {
    ui.text(r, "–", type::kBody, ui.theme.dim, Align::kCenter);
  }
}

// "−  2  +"; a number other than 0 stands out.
void draw_steps(Ui& ui, Rect r, const app::TableView& view, const FieldRow& row, Seat seat, bool badge) {
  const auto& counts = row.as<CountsRow>();
  if (badge) cut_badges(ui, r, view, seat);
  const int count = cell_at(counts, seat).count.value_or(0);
  if (count > 0) ui.fill(r, ui.theme.chosen, 8);
  const std::string name = fmt::format("step/{}/{}", row.id, seat.index() + 1);
  if (const auto changed = stepper(ui, name, r, count, {0, counts.most})) ui.mean(app::TapField{row.id, seat, changed});
}

// A line through the middle of `r`.
void strike_out(Ui& ui, const Rect& r, float width) {
  ui.fill(r.middle(width, std::max(1.0F, ui.px(2))), ui.theme.dim);
}

// A number that is not part of a sum is large enough to be read from across the table.
void draw_count(Ui& ui, Rect r, const app::TableView& view, const FieldRow& row, Seat seat, bool badge) {
  const auto& counts = row.as<CountsRow>();
  const CountsRow::Cell& cell = cell_at(counts, seat);
  draw_ground(ui, r, row.id, seat, {.asked = cell.asked});
  if (badge) cut_badges(ui, r, view, seat);
  const bool high = ui.units(r.height()) >= kHighCell;
  const Type type = counts.sum.empty() ? (high ? type::kTotal : type::kTitle) : high ? type::kTitle : type::kName;
  const ImU32 ink = cell.refused ? ui.theme.dim : cell.follows ? ui.theme.tell : ui.theme.text;
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

// The cards, many of them in two lines, and their value; of a player for whom the hand is over, why.
void draw_hand(Ui& ui, Rect r, const app::TableView& view, const FieldRow& row, Seat seat, bool badge) {
  const auto& hands = row.as<HandsRow>();
  const HandsRow::Cell& cell = cell_at(hands, seat);
  const Place* place = place_of(view, seat);
  const bool out = place != nullptr && place->out;
  draw_ground(ui, r, row.id, seat, {.enabled = !out, .asked = cell.asked});
  if (badge) cut_badges(ui, r, view, seat);
  r = r.inset(ui.px(5), ui.px(5));
  if (cell.held.empty()) {
    if (cell.asked) return ui.text(r, "?", type::kName, ui.theme.text, Align::kCenter);
    if (out && !place->mark.empty()) return ui.text(r, place->mark, type::kNote, ui.theme.dim, Align::kCenter);
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
  const Rect upper = rect_at(r.x0, r.y0, r.width(), std::min(ui.px(kLongHandCards), r.height()));
  lay_cards(ui, upper.row(0, 2, ui.px(2)), cards.first(std::min(half, cards.size())));
  lay_cards(ui, upper.row(1, 2, ui.px(2)), cards.subspan(std::min(half, cards.size())));
}

// ---- labels

void write_label(Ui& ui, Rect r, const app::TableView& view, const FieldRow& row, bool line) {
  if (const auto card = card_of(row)) {
    const float wide = std::min(ui.px(34), (r.height() - ui.px(2)) / kCardShape);
    draw_card(ui, r.cut_left(wide).middle(wide, wide * kCardShape), *card);
    r.cut_left(ui.px(10));
  }
  const CountsRow* steps = steps_of(row);
  const std::string_view key = steps == nullptr ? palette_key(view, row) : std::string_view{steps->steps->key};
  if (!key.empty() && ui.names_keys()) r.cut_left(key_cap(ui, {r.x0, r.center().y}, key) + ui.px(8));
  const std::string label = without_key(ui, row.label);
  if (line) return ui.text(r, label, type::kNoteBold, ui.theme.text);
  write_words(ui, r, label, type::kBodyBold);
}

}  // namespace

void draw_form_label(Ui& ui, const Rect& r, const app::TableView& view, const FieldRow& row, LabelLook look) {
  const auto* counts = row.if_is<CountsRow>();
  if (counts != nullptr && !counts->card_field.empty()) {  // a tap on the row's card asks for another one
    const Touch touch = ui.target("field/" + counts->card_field, r);
    if (touch.hovered) ui.fill(r, ui.theme.raised, 8);
    if (touch.focused) focus_ring(ui, r, 8);
    if (touch.clicked) ui.mean(app::TapField{counts->card_field, Seat{}, std::nullopt});
  }
  Rect rest = r;
  const std::string sum = counts != nullptr ? counts->sum : std::string{};
  if (!sum.empty() && look == LabelLook::kLine) {
    ui.text(rest.cut_right(ui.text_width(sum, type::kNote)), sum, type::kNote, ui.theme.dim, Align::kRight);
  } else if (!sum.empty()) {
    Rect both = rest.middle(rest.width(), std::min(rest.height(), ui.px(44)));
    ui.text(both.cut_bottom(ui.line_height(type::kNote)), sum, type::kNote, ui.theme.dim);
    rest = both;
  }
  if (look != LabelLook::kNarrow) return write_label(ui, rest, view, row, look == LabelLook::kLine);
  if (const auto card = card_of(row)) {
    const float high = std::min(rest.height(), ui.px(44));
    return draw_card(ui, rest.middle(high / kCardShape, high), *card);
  }
  write_words(ui, rest, without_key(ui, row.label), type::kNoteBold);
}

bool has_long_hands(const FieldRow& row) {
  const auto* hands = row.if_is<HandsRow>();
  return hands != nullptr && is_long(*hands);
}

bool spans(const Ui& ui, const FieldRow& row) { return !ui.names_keys() && row.if_is<HandsRow>() != nullptr; }

float least_cell(const Ui& ui, const FieldRow& row) {
  constexpr float kSteps = 2 * kTarget + 30;  // "−  2  +"
  constexpr float kLongHand = 116;
  constexpr float kCloseLongHand = 84;
  if (steps_of(row) != nullptr) return kSteps;
  if (has_long_hands(row)) return ui.names_keys() ? kLongHand : kCloseLongHand;
  return kTarget;
}

float least_height(const Ui& ui, const FieldRow& row, bool several) {
  const auto* hands = row.if_is<HandsRow>();
  if (hands == nullptr) return kTarget;
  const bool little = !ui.names_keys() || (ui.low() && several);
  if (ui.shape() == Shape::kLying || (little && is_long(*hands))) return kTarget;
  return is_long(*hands) ? kLongHands : kHands;
}

bool asks_cell(const FieldRow& row, Seat seat) {
  if (const auto* counts = row.if_is<CountsRow>()) return cell_at(*counts, seat).asked;
  const auto* hands = row.if_is<HandsRow>();
  return hands != nullptr && cell_at(*hands, seat).asked;
}

Box::Draw form_cell(Ui& ui, const app::TableView& view, const FieldRow& row, Seat seat, bool badge) {
  if (row.if_is<SeatRow>() != nullptr)
    return [&ui, &view, &row, seat, badge](const Rect& r) { draw_seat(ui, r, view, row, seat, badge); };
  if (row.if_is<HandsRow>() != nullptr)
    return [&ui, &view, &row, seat, badge](const Rect& r) { draw_hand(ui, r, view, row, seat, badge); };
  if (steps_of(row) != nullptr)
    return [&ui, &view, &row, seat, badge](const Rect& r) { draw_steps(ui, r, view, row, seat, badge); };
  return [&ui, &view, &row, seat, badge](const Rect& r) { draw_count(ui, r, view, row, seat, badge); };
}

namespace {

// A tap asks for another card.
void draw_card_row(Ui& ui, const Rect& r, const FieldRow& row, float label) {
  const Touch touch = ui.target("field/" + row.id, r);
  if (touch.hovered) ui.fill(r, ui.theme.raised, 8);
  if (touch.focused) focus_ring(ui, r, 8);
  if (touch.clicked) ui.mean(app::TapField{row.id, Seat{}, std::nullopt});
  write_words(ui, {r.x0, r.y0, r.x0 + label - ui.px(8), r.y1}, without_key(ui, row.label), type::kBodyBold);
  Rect value{r.x0 + label, r.y0, r.x1, r.y1};
  const auto card = card_of(row);
  if (!card) return ui.text(value, text::say("not known yet"), type::kBody, ui.theme.dim);
  const float wide = std::min(ui.px(34), (r.height() - ui.px(2)) / kCardShape);
  draw_card(ui, value.cut_left(wide).middle(wide, wide * kCardShape), *card);
}

}  // namespace

Box card_row(Ui& ui, const FieldRow& row, float label) {
  return Box::fixed(0, ui.px(kTarget), [&ui, &row, label](const Rect& r) { draw_card_row(ui, r, row, label); });
}

Box row_without_cells(Ui& ui, const FieldRow& row, float width, float label) {
  return std::visit(
      Overloaded{[&](const CardRow&) { return card_row(ui, row, label); },
                 [&](const CardsRow&) { return set_row(ui, row, width); },
                 [&](const ChoiceRow&) { return choice_row(ui, row, width); },
                 [&](const NumbersRow&) { return numbers_row(ui, row, width); },
                 [&](const TextRow&) { return text_row(ui, row, width); }, [](const auto&) { return space(0); }},
      row.kind);
}

}  // namespace nullo::gui
