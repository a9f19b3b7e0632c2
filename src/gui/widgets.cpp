#include "gui/widgets.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

namespace nullo::gui {

namespace {

constexpr float kRound = 10;
constexpr float kHeadBadge = 25;
constexpr Type kHeadName = type::kStrong;

struct Colours {
  ImU32 ground;
  ImU32 text;
  ImU32 key;
};

Colours colours_of(const Ui& ui, const ButtonLook& look, const Touch& touch) {
  const Theme& t = ui.theme;
  const bool hot = touch.hovered && look.enabled;
  if (!look.enabled)
    return {look.tone == Tone::kQuiet ? 0 : faded(t.raised, 0.6F), faded(t.dim, 0.55F), faded(t.dim, 0.55F)};
  if (look.tone == Tone::kPrimary) return {hot ? t.primary_hover : t.primary, t.on_primary, t.on_primary};
  if (look.chosen) return {t.accent_soft, t.text, t.dim};
  if (look.tone == Tone::kDanger) return {hot ? t.raised_hover : t.raised, t.warning, t.dim};
  if (look.tone == Tone::kQuiet) return {hot ? t.raised : 0, t.text, t.dim};
  return {hot ? t.raised_hover : t.raised, t.text, t.dim};
}

}  // namespace

void focus_ring(const Ui& ui, const Rect& r, float rounding_units) {
  ui.outline(r.grown(ui.px(2)), ui.theme.accent, rounding_units + 2, 3);
}

float key_cap(Ui& ui, Point left_middle, std::string_view key) {
  const float width = ui.text_width(key, type::kSmall) + ui.px(10);
  const float height = ui.px(20);
  const Rect cap = rect_at(left_middle.x, left_middle.y - height / 2, width, height);
  ui.fill(cap, ui.theme.window, 4);
  ui.outline(cap, ui.theme.dim, 4, 1);
  ui.text(cap.inset(ui.px(5), 0), key, type::kSmall, ui.theme.text, Align::kCenter);
  return width;
}

float button_width(const Ui& ui, std::string_view label, const ButtonLook& look) {
  const float key = look.key.empty() ? 0 : ui.text_width(look.key, type::kSmall) + ui.px(14);
  return ui.text_width(label, look.type) + key + ui.px(28);
}

bool button(Ui& ui, std::string_view name, const Rect& r, std::string_view label, const ButtonLook& look) {
  const Touch touch = ui.target(name, r, look.enabled);
  const Colours colours = colours_of(ui, look, touch);
  const Rect face = touch.held ? r.moved(0, ui.px(1)) : r;
  if (colours.ground != 0) ui.fill(face, colours.ground, kRound);
  const bool plain = look.tone == Tone::kNormal || look.tone == Tone::kDanger;
  if (plain && look.enabled) ui.outline(face, ui.theme.panel_edge, kRound, 1);
  if (look.chosen) ui.outline(face, ui.theme.accent, kRound, 2);
  if (touch.focused) focus_ring(ui, face, kRound);
  Rect inside = face.inset(ui.px(std::min(14.0F, ui.units(r.width()) / 8)), 0);
  if (look.key.empty()) {
    ui.text(inside, label, look.type, colours.text, look.align);
    return touch.clicked;
  }
  const float key = ui.text_width(look.key, type::kSmall);
  const float words = std::min(ui.text_width(label, look.type), inside.width() - key - ui.px(14));
  if (look.align == Align::kCenter) inside = inside.middle(words + key + ui.px(14), inside.height());
  ui.text(inside.cut_right(key), look.key, type::kSmall, colours.key, Align::kRight);
  inside.cut_right(ui.px(12));
  ui.text(inside, label, look.type, colours.text, look.align);
  return touch.clicked;
}

void seat_badge(const Ui& ui, Point center, float radius, Seat seat, char key) {
  const auto index = static_cast<std::size_t>(seat.index());
  ui.disc(center, radius, ui.theme.seat.at(index));
  ui.symbol(center, std::string_view{&key, 1}, radius * 1.45F, ui.theme.on_seat);
}

void seat_badge(const Ui& ui, Point center, float radius, Seat seat) {
  seat_badge(ui, center, radius, seat, seat_key(seat));
}

HeadLook head_look(const Ui& ui, float column, std::span<const std::string> names) {
  const bool stacked = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return ui.text_width(name, kHeadName) * 0.8F + ui.px(kHeadBadge) > column;
  });
  return {stacked, ui.px(stacked ? 48 : 34)};
}

void draw_head(Ui& ui, const Rect& r, std::string_view name, Seat seat, char key, const HeadLook& look) {
  const float radius = ui.px(look.stacked ? 11 : 10);
  Rect rest = r;
  if (look.stacked) {
    const Rect badge = rest.cut_top(ui.px(26));
    seat_badge(ui, badge.center(), radius, seat, key);
    return ui.text(rest, name, {15, Weight::kBold}, ui.theme.text, Align::kCenter);
  }
  const float wanted = std::min(r.width(), ui.text_width(name, kHeadName) + ui.px(kHeadBadge));
  rest = r.middle(wanted, r.height());
  const Rect badge = rest.cut_left(ui.px(kHeadBadge));
  seat_badge(ui, {badge.x0 + radius, badge.center().y}, radius, seat, key);
  ui.text(rest, name, kHeadName, ui.theme.text);
}

std::optional<int> stepper(Ui& ui, std::string_view name, const Rect& r, int value, Range range) {
  Rect rest = r;
  std::optional<int> result;
  const Rect less = rest.cut_left(ui.px(kTarget));
  const Rect more = rest.cut_right(ui.px(kTarget));
  if (button(ui, fmt::format("{}/less", name), less, "−", {.enabled = value > range.least})) result = value - 1;
  ui.text(rest, fmt::format("{}", value), type::kTitle, ui.theme.text, Align::kCenter);
  if (button(ui, fmt::format("{}/more", name), more, "+", {.enabled = value < range.most})) result = value + 1;
  return result;
}

std::optional<int> choice_row(Ui& ui, std::string_view name, const Rect& r, std::span<const std::string> words,
                              int chosen) {
  std::optional<int> result;
  for (int i = 0; i < static_cast<int>(words.size()); ++i) {
    const Rect cell = r.column(i, static_cast<int>(words.size()), ui.px(6));
    const std::string& word = words[static_cast<std::size_t>(i)];
    if (button(ui, fmt::format("{}/{}", name, i), cell, word, {.chosen = i == chosen})) result = i;
  }
  return result;
}

float panel_heading_height(const Ui& ui) { return ui.px(34); }

Rect panel(Ui& ui, const Rect& r, std::string_view heading) {
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, ui.theme.panel_edge, 12, 1);
  Rect inside = r.inset(ui.px(12), ui.px(8));
  if (!heading.empty()) {
    ui.text(inside.cut_top(panel_heading_height(ui) - ui.px(8)), heading, type::kSmall, ui.theme.dim);
    inside.cut_top(ui.px(2));
  }
  return inside;
}

}  // namespace nullo::gui
