#include "gui/settling/settling.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "gui/kit/widgets.h"
#include "gui/settling/stake_form.h"

namespace nullo::gui {

namespace {

constexpr float kSide = 12;     // margin of the panel
constexpr float kLineGap = 10;  // between hand-overs
constexpr float kBadge = 40;    // the disc of the person who hands over
constexpr std::string_view kStake = "Stake";
constexpr std::string_view kInChips = "In chips";

const ButtonLook kChange{.tone = Tone::kQuiet};

std::string heading_of(const app::Settling& settling) {
  return (settling.chips ? "In money: " : "Settling: ") + settling.terms;
}

float terms_width(const Ui& ui, float width, const app::Settling& settling) {
  return settling.stake ? width - button_width(ui, kStake, kChange) - ui.px(kLineGap) : width;
}

float head_height(const Ui& ui, float width, const app::Settling& settling) {
  const float words = ui.wrapped_height(terms_width(ui, width, settling), heading_of(settling), type::kBodyBold);
  return settling.stake ? std::max(ui.px(kTarget), words) : words;
}

// The stake, and the button that changes it.
void draw_head(Ui& ui, Rect head, const app::Settling& settling) {
  if (settling.stake) {
    const Rect side = head.cut_right(button_width(ui, kStake, kChange));
    if (button(ui, "settling/change", {side.x0, side.y0, side.x1, side.y0 + ui.px(kTarget)}, kStake, kChange)) {
      open_stake_form(ui.state, *settling.stake);
    }
    head.cut_right(ui.px(kLineGap));
  }
  const float lines = ui.wrapped_height(head.width(), heading_of(settling), type::kBodyBold);
  ui.wrapped(head.middle(head.width(), lines), heading_of(settling), type::kBodyBold, ui.theme.dim);
}

float chips_height(const Ui& ui, float width, const app::Settling& settling) {
  if (!settling.chips) return 0;
  float height = ui.wrapped_height(width, kInChips, type::kBodyBold) + ui.px(10);
  for (const std::string& line : settling.chips->lines) height += ui.wrapped_height(width, line, type::kName);
  return height + ui.wrapped_height(width, settling.chips->note, type::kBodyBold);
}

void draw_chips(Ui& ui, Rect r, const app::Settling::InChips& chips) {
  r.cut_top(ui.wrapped(r, kInChips, type::kBodyBold, ui.theme.dim));
  for (const std::string& line : chips.lines) r.cut_top(ui.wrapped(r, line, type::kName, ui.theme.text));
  ui.wrapped(r, chips.note, type::kBodyBold, ui.theme.text);
}

float line_height(const Ui& ui, float width, const app::Settling::Line& line) {
  const float inner = width - ui.px(kBadge);
  float height = ui.wrapped_height(inner, line.text, type::kName);
  return height + ui.wrapped_height(inner, line.why, type::kBody) + ui.px(kLineGap);
}

void draw_line(Ui& ui, Rect r, const app::Settling::Line& line) {
  const Rect badge = r.cut_left(ui.px(kBadge));
  if (line.from) seat_badge(ui, {badge.x0 + ui.px(15), badge.y0 + ui.px(15)}, ui.px(14), *line.from);
  r.cut_top(ui.wrapped(r, line.text, type::kName, ui.theme.text));
  ui.wrapped(r, line.why, type::kBody, ui.theme.dim);
}

}  // namespace

float draw_settling(Ui& ui, Rect r, const app::Settling& settling) {
  const float inner = r.width() - 2 * ui.px(kSide);
  const float chips = chips_height(ui, inner, settling);
  const float top = head_height(ui, inner, settling);
  float height = chips + top + ui.px(16);
  for (const auto& line : settling.lines) height += line_height(ui, inner, line);
  for (const std::string& note : settling.notes) height += ui.wrapped_height(inner, note, type::kBodyBold) + ui.px(4);
  if (!settling.lines.empty() || !settling.notes.empty()) height += ui.px(6);
  r.y1 = r.y0 + height;
  Rect inside = panel(ui, r);
  if (settling.chips) draw_chips(ui, inside.cut_top(chips), *settling.chips);
  draw_head(ui, inside.cut_top(top), settling);
  if (!settling.lines.empty() || !settling.notes.empty()) inside.cut_top(ui.px(6));
  for (const auto& line : settling.lines) draw_line(ui, inside.cut_top(line_height(ui, inner, line)), line);
  for (const std::string& note : settling.notes) {
    inside.cut_top(ui.wrapped(inside, note, type::kBodyBold, ui.theme.text) + ui.px(4));
  }
  return r.y1;
}

}  // namespace nullo::gui
