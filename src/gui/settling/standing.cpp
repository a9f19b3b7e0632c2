#include "gui/settling/standing.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "gui/kit/widgets.h"

namespace nullo::gui {

namespace {

using StandingLine = app::GameOverView::Line;

constexpr float kStandingLine = 50;

void draw_line(Ui& ui, const Rect& r, const StandingLine& line) {
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, line.winner ? ui.theme.text : ui.theme.panel_edge, 12, line.winner ? 2 : 1);
  Rect rest = r.inset(ui.px(14), 0);
  const std::string place = line.place > 0 ? fmt::format("{}.", line.place) : "–";
  ui.text(rest.cut_left(ui.px(38)), place, type::kName, ui.theme.dim);
  const Rect badge = rest.cut_left(ui.px(36));
  seat_badge(ui, badge.center(), ui.px(15), line.seat);
  rest.cut_left(ui.px(10));
  if (!line.remark.empty()) {
    const float room = std::min(ui.text_width(line.remark, type::kNote), rest.width() * 0.45F);
    const float high = ui.wrapped_height(room, line.remark, type::kNote);
    ui.wrapped(rest.cut_right(room).middle(room, high), line.remark, type::kNote, ui.theme.dim, Align::kRight);
    rest.cut_right(ui.px(10));
  }
  const float width = ui.text_width(line.total, type::kTitle);
  ui.text(rest.cut_right(std::min(width, rest.width() / 2)), line.total, type::kTitle, ui.theme.text, Align::kRight);
  if (line.winner) {
    const Rect star = rest.cut_right(ui.px(34));
    ui.symbol(star.center(), "★", ui.px(24), ui.theme.text);
  }
  rest.cut_right(ui.px(kSmallGap));
  ui.text(rest, line.name, type::kName, ui.theme.text);
}

}  // namespace

float draw_standing(Ui& ui, Rect r, const std::vector<StandingLine>& lines) {
  r.y1 = r.y0 + 1e6F;
  for (const StandingLine& line : lines) {
    draw_line(ui, r.cut_top(ui.px(kStandingLine)), line);
    r.cut_top(ui.px(kSmallGap));
  }
  return r.y0;
}

}  // namespace nullo::gui
