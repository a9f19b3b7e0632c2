#include "gui/kit/whys.h"

#include "gui/kit/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kBadge = 30;
constexpr float kBetween = 6;

}  // namespace

float draw_whys(Ui& ui, Rect r, std::string_view heading, const std::vector<app::WhyLine>& whys) {
  if (whys.empty()) return r.y0;
  const float width = r.width() - ui.px(24 + kBadge);
  float height = 0;
  for (const auto& why : whys) height += ui.wrapped_height(width, why.text, type::kBody) + ui.px(kBetween);
  r.y1 = r.y0 + height + panel_heading_height(ui) + ui.px(10);
  Rect inside = panel(ui, r, heading);
  for (const auto& why : whys) {
    Rect line = inside.cut_top(ui.wrapped_height(width, why.text, type::kBody) + ui.px(kBetween));
    const Rect badge = line.cut_left(ui.px(kBadge));
    if (why.seat) seat_badge(ui, {badge.x0 + ui.px(9), badge.y0 + ui.px(11)}, ui.px(9), *why.seat);
    ui.wrapped(line, why.text, type::kBody, ui.theme.text);
  }
  return r.y1 + ui.px(kGap);
}

}  // namespace nullo::gui
