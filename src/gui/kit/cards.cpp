#include "gui/kit/cards.h"

#include <algorithm>
#include <cmath>

namespace nullo::gui {

namespace {

constexpr float kCornerWidth = 46;  // units; narrower cards have no room for a corner and a pip

float rounding(const Ui& ui, const Rect& r) { return ui.units(r.width()) * 0.11F; }

// The size that everything on the card follows. On a low card all of it is smaller, so that rank and suit stay apart.
float measure(const Rect& r) { return std::min(r.width(), r.height() / kCardShape); }

constexpr float kWideRank = 0.8F;  // part of the usual size at which "10" is drawn

void draw_small(const Ui& ui, const Rect& r, Card card, ImU32 ink) {
  const std::string rank = to_text(card.rank());
  const float m = measure(r);
  const float size = m * 0.8F * (card.rank() == Rank::kTen ? kWideRank : 1);
  ui.symbol({r.center().x, r.y0 + r.height() * 0.27F}, rank, size, ink);
  ui.symbol({r.center().x, r.y0 + r.height() * 0.72F}, to_text(card.suit()), m * 0.92F, ink);
}

void draw_large(const Ui& ui, const Rect& r, Card card, ImU32 ink) {
  const std::string rank = to_text(card.rank());
  const float m = measure(r);
  const float size = m * 0.5F * (card.rank() == Rank::kTen ? kWideRank : 1);
  const float corner = r.x0 + r.width() * 0.23F;
  const float half = ui.text_width(rank, {ui.units(size), Weight::kBold}) / 2;
  ui.symbol({std::max(corner, r.x0 + r.width() * 0.08F + half), r.y0 + m * 0.25F}, rank, size, ink);
  ui.symbol({r.x0 + r.width() * 0.22F, r.y0 + m * 0.61F}, to_text(card.suit()), m * 0.4F, ink);
  ui.symbol({r.x1 - m * 0.33F, r.y1 - m * 0.4F}, to_text(card.suit()), m * 0.84F, ink);
}

}  // namespace

ImU32 suit_colour(const Ui& ui, Suit suit, bool spent) {
  const Theme& t = ui.theme;
  if (ui.four_colours() && suit == Suit::kClubs) return spent ? t.spent_green : t.card_green;
  if (ui.four_colours() && suit == Suit::kDiamonds) return spent ? t.spent_blue : t.card_blue;
  const bool red = suit == Suit::kDiamonds || suit == Suit::kHearts;
  return !red ? t.card_black : spent ? t.spent_red : t.card_red;
}

void draw_card(const Ui& ui, const Rect& r, Card card, const CardLook& look) {
  const float round = rounding(ui, r);
  const ImU32 ink = suit_colour(ui, card.suit(), look.spent);
  ui.fill(r.moved(0, ui.px(1.5F)), IM_COL32(0, 0, 0, 60), round);
  ui.fill(r, look.spent ? ui.theme.card_spent : ui.theme.card, round);
  ui.outline(r, look.chosen ? ui.theme.text : ui.theme.card_edge, round, look.chosen ? 3 : 1);
  if (r.width() < ui.px(kCornerWidth)) return draw_small(ui, r, card, ink);
  draw_large(ui, r, card, ink);
}

void draw_turned_card(const Ui& ui, const Rect& r, Card card, float angle, Point around) {
  ImVector<ImDrawVert>& vertices = ui.list().VtxBuffer;
  const int first = vertices.Size;
  draw_card(ui, r, card);
  const float sine = std::sin(angle);
  const float cosine = std::cos(angle);
  for (int i = first; i < vertices.Size; ++i) {
    const float x = vertices[i].pos.x - around.x;
    const float y = vertices[i].pos.y - around.y;
    vertices[i].pos = {around.x + x * cosine - y * sine, around.y + x * sine + y * cosine};
  }
}

void draw_back(const Ui& ui, const Rect& r) {
  const float short_side = std::min(r.width(), r.height());
  const float round = ui.units(short_side) * 0.12F;
  ui.fill(r.moved(0, ui.px(1)), IM_COL32(0, 0, 0, 70), round);
  ui.fill(r, ui.theme.card, round);
  const Rect inner = r.inset(std::max(1.0F, short_side * 0.09F));
  ui.fill(inner, ui.theme.card_back, round * 0.7F);
  const Rect lozenge = inner.inset(inner.width() * 0.24F, inner.height() * 0.24F);
  const Point c = lozenge.center();
  ui.list().AddQuad({c.x, lozenge.y0}, {lozenge.x1, c.y}, {c.x, lozenge.y1}, {lozenge.x0, c.y}, ui.theme.card_back_line,
                    std::max(1.0F, ui.px(1)));
}

float tricks_width(float height, int count) {
  return count == 0 ? 0 : height + static_cast<float>(count - 1) * height * 0.46F;
}

void draw_tricks(const Ui& ui, const Rect& r, int count) {
  if (count <= 0) return;
  const float high = r.height();
  const float wide = high / kCardShape;
  const float room = std::max(0.0F, r.width() - high);
  count = std::min(count, 1 + static_cast<int>(room / ui.px(2)));  // the number beside them says how many
  const float step = count == 1 ? 0 : std::min(high * 0.46F, room / static_cast<float>(count - 1));
  for (int i = 0; i < count; ++i) {
    const Point c{r.x0 + high / 2 + step * static_cast<float>(i), r.center().y};
    const bool across = i % 2 == 1;
    draw_back(ui, Rect{c.x, c.y, c.x, c.y}.middle(across ? high : wide, across ? wide : high));
  }
}

}  // namespace nullo::gui
