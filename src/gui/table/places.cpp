// The table from above: felt in a wooden rim, the players around it as they sit, what each has won in front of them.
#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "gui/chips/due.h"
#include "gui/kit/cards.h"
#include "gui/kit/widgets.h"
#include "gui/table/around.h"
#include "gui/table/passing.h"
#include "gui/table/table.h"
#include "gui/table/winnings.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

constexpr Type kPill{13, Weight::kBold};
constexpr float kMarkGap = 4;
constexpr float kRim = 12;       // of the felt, around the places
constexpr float kTwoLines = 60;  // a placard so high has a large total beside name and marks

float pill_width(const Ui& ui, std::string_view text) {
  return ui.text_width(text, kPill) + ui.px(text.size() < 4 ? 10 : 14);
}

// The text is smaller where the pill is narrow.
void draw_pill(Ui& ui, const Rect& r, std::string_view text, bool strong) {
  constexpr float kLeast = 10;
  Type type = kPill;
  while (type.size > kLeast && ui.text_width(text, type) > r.width() - ui.px(4)) type.size -= 1;
  ui.fill(r, ui.theme.raised, 9);
  if (strong) ui.outline(r, ui.theme.text, 9, 1.5F);
  ui.text(r, text, type, ui.theme.text, Align::kCenter);
}

bool narrow(const Ui& ui, const Rect& r) { return ui.units(r.width()) < 200; }

void draw_star(const Ui& ui, const Rect& r) {
  ui.symbol(r.center(), "★", std::min(r.width(), r.height()), ui.theme.text);
}

constexpr float kArrow = 22;
constexpr float kShortArrow = 10;  // the least

// "→ ②", who gets the cards, at the left of the marks; the disc alone where there is no room for the arrow.
void draw_gives(Ui& ui, Rect& marks, Seat to) {
  const Rect all = marks;
  const float disc = std::min(marks.width(), marks.height());
  const float arrow = std::min(ui.px(kArrow), marks.width() - disc);
  if (arrow >= ui.px(kShortArrow)) ui.symbol(marks.cut_left(arrow).center(), "→", arrow * 0.9F, ui.theme.text);
  const Rect whole = marks.cut_left(disc).middle(disc, disc);
  seat_badge(ui, whole.center(), disc / 2, to);
  if (ui.recorder() != nullptr)
    ui.recorder()->gives.push_back({to.index() + 1, {all.x0, whole.y0, whole.x1, whole.y1}});
}

// Marks of a player: who owes, what the game says of the player, dealer, leader, and the score of this hand so far; the
// score only if there is room.
void draw_marks(Ui& ui, const Rect& r, const app::TableView::Place& place, std::optional<Seat> gives) {
  const float height = std::min(r.height(), ui.px(22));
  const float gap = ui.px(kMarkGap);
  Rect rest = r.middle(r.width(), height);
  if (gives) {
    draw_gives(ui, rest, *gives);
    rest.cut_left(2 * gap);
  }
  const std::string leads = ui.units(rest.width()) < 110 ? "▶" : text::say("leads");
  const std::string below = ui.units(r.width()) < 96 ? "< 0" : text::say("below 0");
  const float signs = (place.dealer ? height + gap : 0) + (place.leader ? pill_width(ui, "▶") + gap : 0);
  if (place.owes && pill_width(ui, below) + signs <= r.width()) {
    const Rect pill = rest.cut_left(pill_width(ui, below));
    ui.fill(pill, ui.theme.raised, 9);
    ui.outline(pill, ui.theme.dim, 9, 1);
    ui.text(pill, below, kPill, ui.theme.text, Align::kCenter);
    rest.cut_left(gap);
  }
  if (!place.mark.empty()) {
    draw_pill(ui, rest.cut_left(std::min(rest.width(), pill_width(ui, place.mark))), place.mark, !place.out);
    rest.cut_left(gap);
  }
  const float others = (place.dealer ? height + gap : 0) + (place.leader ? pill_width(ui, leads) + gap : 0);
  const float hand = pill_width(ui, place.hand);
  if (!place.hand.empty() && hand + others <= rest.width() + gap) {
    draw_pill(ui, rest.cut_left(hand), place.hand, false);
    rest.cut_left(gap);
  }
  if (place.dealer && height <= rest.width()) {
    draw_dealer_button(ui, rest.cut_left(height).center(), height / 2);
    rest.cut_left(gap);
  }
  if (place.leader && pill_width(ui, leads) <= rest.width())
    draw_pill(ui, rest.cut_left(pill_width(ui, leads)), leads, true);
}

// The type of a total that has that room, as large as the placard allows: people read it from across the table.
Type total_type(const Ui& ui, const Rect& placard, const std::string& total, float room) {
  constexpr float kLeast = 20;
  const float high = ui.units(placard.height());
  Type type{high >= 74 ? 56.0F : high >= 60 ? 46.0F : high >= 50 ? 34.0F : high >= 40 ? 28.0F : 22.0F, Weight::kBold};
  if (narrow(ui, placard)) type.size = 34;
  while (type.size > kLeast && ui.text_width(total, type) > room) type.size -= 2;
  return type;
}

void draw_ground(const Ui& ui, const Rect& r, const app::TableView::Place& place, const Touch& touch) {
  const bool asked = place.asked;
  ui.fill(r.moved(0, ui.px(2)), IM_COL32(0, 0, 0, 50), 12);
  const ImU32 hovered = asked ? ui.theme.raised_hover : ui.theme.raised;
  ui.fill(r, touch.hovered ? hovered : place.out ? ui.theme.window : ui.theme.panel, 12);
  ui.outline(r, asked ? ui.theme.text : ui.theme.panel_edge, 12, asked ? 2.5F : 1);
  if (touch.focused) focus_ring(ui, r, 12);
}

bool marked(const app::TableView::Place& place) {
  return !place.hand.empty() || !place.mark.empty() || place.dealer || place.leader || place.owes;
}

ImU32 name_ink(const Ui& ui, const app::TableView::Place& place) { return place.out ? ui.theme.dim : ui.theme.text; }

// Name above marks and total: for little room. The total stands beside the name where a long mark needs the line.
void write_tight(Ui& ui, Rect inside, const app::TableView::Place& place, std::optional<Seat> gives) {
  constexpr Type kBig{20, Weight::kBold};
  const float gap = ui.px(2);
  Rect line = inside.cut_top(inside.height() * 0.46F);
  const float total = std::min(ui.text_width(place.total, kBig), inside.width() * 0.55F);
  const bool beside = !place.mark.empty() && pill_width(ui, place.mark) > inside.width() - total - gap;
  Rect& with_total = beside ? line : inside;
  ui.text(with_total.cut_right(total), place.total, kBig, name_ink(ui, place), Align::kRight);
  with_total.cut_right(gap);
  if (place.leads_standing) draw_star(ui, line.cut_right(ui.px(17)));
  constexpr Type kTight{16, Weight::kBold};
  ui.text(line, ui.called(place.name, line.width(), kTight), kTight, name_ink(ui, place));
  draw_marks(ui, inside, place, gives);
}

// Name above marks, and the total as high as both.
void write_wide(Ui& ui, const Rect& r, Rect inside, const app::TableView::Place& place, std::optional<Seat> gives) {
  const float most = inside.width() * 0.5F;
  const Type big = total_type(ui, r, place.total, most);
  const float total = std::min(ui.text_width(place.total, big), most);
  ui.text(inside.cut_right(total), place.total, big, name_ink(ui, place), Align::kRight);
  inside.cut_right(ui.px(4));
  if (place.leads_standing) draw_star(ui, inside.cut_right(ui.px(24)));
  const Type name = ui.units(r.height()) >= 48 ? type::kName : type::kBodyBold;
  if (gives || marked(place)) draw_marks(ui, inside.cut_bottom(inside.height() * 0.45F), place, gives);
  ui.text(inside, ui.called(place.name, inside.width(), name), name, name_ink(ui, place));
}

void draw_placard(Ui& ui, const Rect& r, const app::TableView::Place& place, const Touch& touch,
                  std::optional<Seat> gives) {
  draw_ground(ui, r, place, touch);
  const bool tight = narrow(ui, r);
  Rect inside = r.inset(ui.px(tight ? 7 : 12), ui.px(tight ? 3 : 5));
  const float radius = std::min(inside.height() * 0.38F, ui.px(tight ? 12 : 28));
  seat_badge(ui, {inside.x0 + radius, inside.center().y}, radius, place.seat, place.key);
  inside.cut_left(2 * radius + ui.px(tight ? 5 : 10));
  const bool low = ui.units(r.height()) < kTwoLines || pill_width(ui, place.mark) > inside.width() * 0.5F;
  if (tight && low) return write_tight(ui, inside, place, gives);
  write_wide(ui, r, inside, place, gives);
}

// The cards that a player has won lie beside the placard. All placards have one size, so that none looks more
// important.
Rect placard_of(const Ui& ui, const Rect& box, bool bottom, bool wins) {
  const float part = wins ? box.height() * 0.52F : box.height();
  const float high = std::clamp(part, std::min(box.height(), ui.px(kTarget)), ui.px(84));
  Rect rest = box;
  return bottom ? rest.cut_bottom(high) : rest.cut_top(high);
}

struct Seating {
  Around around;
  bool wins = false;  // something can be won: room is kept for it
  [[nodiscard]] bool bottom(std::size_t turn) const { return around.boxes[turn].y1 >= around.bottom - 1; }
};

void draw_place(Ui& ui, const Seating& seating, const app::TableView& view, const app::TableView::Place& place) {
  const auto turn = static_cast<std::size_t>(place.turn);
  if (turn >= seating.around.boxes.size()) return;
  const Rect& box = seating.around.boxes[turn];
  const Touch touch = ui.target(fmt::format("seat/{}", place.seat.index() + 1), box, place.clickable);
  const Rect placard = placard_of(ui, box, seating.bottom(turn), seating.wins);
  const std::optional<Seat> gives = view.passing ? view.passing->to[place.seat] : std::nullopt;
  draw_placard(ui, placard, place, touch, gives == place.seat ? std::nullopt : gives);
  if (touch.clicked) ui.mean(app::TapSeat{place.seat});
  Rect rest = box;
  seating.bottom(turn) ? rest.cut_bottom(placard.height()) : rest.cut_top(placard.height());
  draw_winnings(ui, rest.inset(ui.px(6), ui.px(4)), place);
}

// The card that lies face up; an empty place while it is not known.
void draw_shown_card(Ui& ui, const Rect& r, const app::TableView& view) {
  if (!view.shown_card && view.shown_card_field.empty()) return;
  const float label = ui.px(22);
  const float high = std::min(r.height() - label, ui.px(118));
  const float wide = std::min(high / kCardShape, r.width() - ui.px(8));
  if (wide < ui.px(20)) return;
  Rect room = r.middle(std::min(r.width(), std::max(wide, ui.px(120))), wide * kCardShape + label);
  Touch touch;
  if (!view.shown_card_field.empty()) touch = ui.target("shown_card", room);
  if (touch.clicked) ui.mean(app::TapField{view.shown_card_field, Seat{}, std::nullopt});
  if (touch.focused) focus_ring(ui, room, 8);
  ui.text(room.cut_top(label), view.shown_card_label, type::kNote, ui.theme.on_felt, Align::kCenter);
  const Rect face = room.middle(wide, wide * kCardShape);
  if (view.shown_card) return draw_card(ui, face, *view.shown_card, {.chosen = touch.hovered});
  ui.fill(face, ui.theme.felt_edge, 8);
  ui.outline(face, ui.theme.on_felt, 8, 1);
  ui.symbol(face.center(), "?", wide * 0.7F, ui.theme.on_felt);
}

// The pots lie in the middle of the table if no card lies there and the places leave room; else in a row above them,
// and on a lying phone beside the payments.
constexpr float kPotsWidth = 640;
constexpr float kPotsMiddle = 220;

bool pots_between(const Ui& ui, float width, const app::TableView& view) {
  return view.has_pots && view.shown_card_field.empty() && ui.units(width) >= kPotsWidth;
}

float pots_row(const Ui& ui, float width, const app::TableView& view) {
  if (ui.shape() == Shape::kLying && view.pays_at_once) return 0;
  return view.has_pots && !pots_between(ui, width, view) ? pots_height(ui, width - ui.px(16), view.pots) : 0;
}

BoxSize box_size(const Ui& ui, const Rect& r, const app::TableView& view) {
  BoxSize size;
  if (ui.units(r.width()) < 420) size.middle = 56;
  if (pots_between(ui, r.width(), view)) size.middle = kPotsMiddle;
  return size;
}

// Arrows need room; without them each place still says who gets its cards.
constexpr float kLeastArrows = 96;

void draw_passing(const Ui& ui, const Seating& seating, const app::TableView& view) {
  Around inner = seating.around;
  for (std::size_t turn = 0; turn < inner.boxes.size(); ++turn) {
    const Rect& box = seating.around.boxes[turn];
    const bool top = box.y1 <= seating.around.middle.y0 + 1;
    inner.boxes[turn] = placard_of(ui, box, seating.bottom(turn), seating.wins);
    if (seating.bottom(turn)) inner.middle.y1 = inner.boxes[turn].y0;
    if (top) inner.middle.y0 = inner.boxes[turn].y1;
  }
  if (std::min(inner.middle.width(), inner.middle.height()) >= ui.px(kLeastArrows))
    draw_passing_arrows(ui, inner, view);
}

}  // namespace

float above_places(const Ui& ui, float width, const app::TableView& view) { return pots_row(ui, width, view); }

void draw_places(Ui& ui, const Rect& r, const app::TableView& view) {
  draw_felt(ui, r);
  Rect room = r.inset(ui.px(!ui.names_keys() ? 6 : ui.units(r.width()) < 420 ? 8 : kRim));
  if (const float row = pots_row(ui, r.width(), view); row > 0) {
    Rect pots = room.cut_top(row);
    pots.cut_bottom(ui.px(6));
    draw_pots(ui, pots, view.pots, ui.theme.on_felt);
  }
  const Seating seating{seat_around(ui, room, view.seats, box_size(ui, r, view)), !view.strip.empty()};
  const Rect& middle = seating.around.middle;
  if (pots_between(ui, r.width(), view)) {
    draw_pots(ui, middle.inset(ui.px(8), ui.px(2)), view.pots, ui.theme.on_felt);
  } else if (view.passing) {
    draw_passing(ui, seating, view);
  } else {
    draw_shown_card(ui, middle, view);
  }
  for (const auto& place : view.places) draw_place(ui, seating, view, place);
}

}  // namespace nullo::gui
