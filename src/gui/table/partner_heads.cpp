#include "gui/table/partner_heads.h"

#include <algorithm>
#include <string>
#include <vector>

#include "gui/kit/frame.h"
#include "gui/kit/widgets.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using Place = app::TableView::Place;

constexpr float kName = 28;
constexpr float kSum = 36;
constexpr float kCloseName = 24;  // on a phone
constexpr float kCloseSum = 28;
constexpr float kBadge = 25;
constexpr float kBetween = 14;  // between two partners on one line
constexpr Type kHand{26, Weight::kBold};

float name_line(const Ui& ui) { return ui.px(ui.names_keys() ? kName : kCloseName); }

// On a wide desk the score sheet beside the rows has the sums.
float sum_line(const Ui& ui) { return is_wide_desk(ui) ? 0 : ui.px(ui.names_keys() ? kSum : kCloseSum); }

std::vector<const Place*> partners(const app::TableView& view, int side) {
  std::vector<const Place*> places;
  places.reserve(view.places.size());
  for (const Place& place : view.places) {
    if (place.seat.index() % view.sides == side) places.push_back(&place);
  }
  return places;
}

float name_width(const Ui& ui, const Place& place) {
  return ui.px(kBadge) + ui.text_width(place.name, type::kBodyBold);
}

// Whether the partners of every side have room side by side.
bool in_one_line(const Ui& ui, float column, const app::TableView& view) {
  for (int side = 0; side < view.sides; ++side) {
    float width = 0;
    for (const Place* place : partners(view, side)) width += name_width(ui, *place) + ui.px(kBetween);
    if (width - ui.px(kBetween) > column) return false;
  }
  return true;
}

void draw_name(Ui& ui, Rect r, const Place& place) {
  const Rect badge = r.cut_left(ui.px(kBadge));
  seat_badge(ui, {badge.x0 + ui.px(10), badge.center().y}, ui.px(10), place.seat, place.key);
  ui.text(r, ui.called(place.name, r.width(), type::kBodyBold), type::kBodyBold, ui.theme.text);
}

void draw_names(Ui& ui, Rect r, const std::vector<const Place*>& places, bool one_line) {
  float wanted = -ui.px(kBetween);
  for (const Place* place : places) wanted += name_width(ui, *place) + ui.px(kBetween);
  Rect line = r.middle(std::min(wanted, r.width()), r.height());
  for (const Place* place : places) {
    const float own = std::min(name_width(ui, *place), r.width());
    if (one_line) {
      draw_name(ui, line.cut_left(own), *place);
      line.cut_left(ui.px(kBetween));
    } else {
      const Rect row = r.cut_top(name_line(ui));
      draw_name(ui, row.middle(own, row.height()), *place);
    }
  }
}

}  // namespace

float partner_head_height(const Ui& ui, float column, const app::TableView& view) {
  const int partners = view.seats / std::max(1, view.sides);
  const int lines = in_one_line(ui, column, view) ? 1 : partners;
  return name_line(ui) * static_cast<float>(lines) + sum_line(ui);
}

void draw_partner_head(Ui& ui, const Rect& r, const app::TableView& view, int side) {
  const std::vector<const Place*> places = partners(view, side);
  if (places.empty()) return;
  Rect names = r;
  Rect sum = names.cut_bottom(sum_line(ui));
  draw_names(ui, names, places, in_one_line(ui, r.width(), view));
  if (sum.height() <= 0) return;
  const std::string& hand = places.front()->hand;
  const std::string total = text::say("total {amount}", places.front()->total);
  const float own = hand.empty() ? 0 : ui.text_width(hand, kHand) + ui.px(8);
  const float wanted = own + ui.text_width(total, type::kBody);
  if (wanted > r.width()) return ui.text(sum, hand, kHand, ui.theme.text, Align::kCenter);
  sum = sum.middle(wanted, sum.height());
  ui.text(sum.cut_left(own), hand, kHand, ui.theme.text);
  ui.text(sum, total, type::kBody, ui.theme.dim);
}

}  // namespace nullo::gui
