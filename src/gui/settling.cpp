#include "gui/settling.h"

#include <algorithm>
#include <string>

#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kSide = 12;     // of the panel
constexpr float kLineGap = 10;  // between hand-overs
constexpr float kBadge = 40;    // of who hands over

float terms_width(const Ui& ui, float width, const ButtonLook& change) {
  return width - button_width(ui, "Change", change) - ui.px(kLineGap);
}

float line_height(const Ui& ui, float width, const app::Settling::Line& line) {
  const float inner = width - ui.px(kBadge);
  float height = ui.wrapped_height(inner, line.text, type::kTitle);
  if (!line.chips.empty()) height += ui.wrapped_height(inner, line.chips, type::kStrong);
  return height + ui.wrapped_height(inner, line.why, type::kBody) + ui.px(kLineGap);
}

void draw_line(Ui& ui, Rect r, const app::Settling::Line& line) {
  const Rect badge = r.cut_left(ui.px(kBadge));
  if (line.from) seat_badge(ui, {badge.x0 + ui.px(15), badge.y0 + ui.px(15)}, ui.px(14), *line.from);
  r.cut_top(ui.wrapped(r, line.text, type::kTitle, ui.theme.text));
  if (!line.chips.empty()) r.cut_top(ui.wrapped(r, line.chips, type::kStrong, ui.theme.accent));
  ui.wrapped(r, line.why, type::kBody, ui.theme.dim);
}

}  // namespace

float draw_settling(Ui& ui, Rect r, const app::Settling& settling) {
  const ButtonLook change{.tone = Tone::kQuiet};
  const std::string heading = "Settling: " + settling.terms;
  const float inner = r.width() - 2 * ui.px(kSide);
  const float top = std::max(ui.px(kTarget), ui.wrapped_height(terms_width(ui, inner, change), heading, type::kStrong));
  float height = top + ui.px(16);
  for (const auto& line : settling.lines) height += line_height(ui, inner, line);
  for (const std::string& note : settling.notes) height += ui.wrapped_height(inner, note, type::kStrong) + ui.px(4);
  if (!settling.lines.empty() || !settling.notes.empty()) height += ui.px(6);
  r.y1 = r.y0 + height;
  Rect inside = panel(ui, r);
  Rect head = inside.cut_top(top);
  const Rect side = head.cut_right(button_width(ui, "Change", change));
  if (button(ui, "settling/change", {side.x0, side.y0, side.x1, side.y0 + ui.px(kTarget)}, "Change", change)) {
    ui.mean(app::Go{app::Screen::kSettings});
  }
  head.cut_right(ui.px(kLineGap));
  const float lines = ui.wrapped_height(head.width(), heading, type::kStrong);
  ui.wrapped(head.middle(head.width(), lines), heading, type::kStrong, ui.theme.dim);
  if (!settling.lines.empty() || !settling.notes.empty()) inside.cut_top(ui.px(6));
  for (const auto& line : settling.lines) draw_line(ui, inside.cut_top(line_height(ui, inner, line)), line);
  for (const std::string& note : settling.notes) {
    inside.cut_top(ui.wrapped(inside, note, type::kStrong, ui.theme.text) + ui.px(4));
  }
  return r.y1;
}

}  // namespace nullo::gui
