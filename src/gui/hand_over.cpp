#include <algorithm>

#include <fmt/format.h>

#include "gui/screens.h"
#include "gui/sheet.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

using Line = app::HandOverView::Line;

constexpr float kHead = 64;
constexpr float kButton = 56;
constexpr Type kWhy{21, Weight::kRegular};

float whys_height(const Ui& ui, float width, const std::vector<std::string>& whys) {
  float height = 0;
  for (const auto& why : whys) height += ui.wrapped_height(width, why, kWhy) + ui.px(3);
  return height;
}

float line_height_of(const Ui& ui, float width, const Line& line) {
  return ui.px(kHead + 24) + std::max(whys_height(ui, width - ui.px(28), line.whys), ui.px(24));
}

void draw_player(Ui& ui, const Rect& r, const Line& line) {
  ui.fill(r, ui.theme.panel, 12);
  ui.outline(r, ui.theme.panel_edge, 12, 1);
  Rect rest = r.inset(ui.px(14), ui.px(8));
  Rect head = rest.cut_top(ui.px(kHead - 8));
  const float radius = ui.px(17);
  seat_badge(ui, {head.x0 + radius, head.center().y}, radius, line.seat);
  head.cut_left(2 * radius + ui.px(10));
  const Rect total = head.cut_right(ui.px(96));
  ui.text({total.x0, total.y0 + ui.px(4), total.x1, total.y0 + ui.px(22)}, fmt::format("place {}, total", line.place),
          type::kSmall, ui.theme.dim, Align::kRight);
  ui.text({total.x0, total.y0 + ui.px(20), total.x1, total.y1}, line.total, type::kTitle, ui.theme.text, Align::kRight);
  head.cut_right(ui.px(8));
  const float score = ui.text_width(line.score, type::kHuge);
  ui.text(head.cut_right(std::min(score, head.width() / 2)), line.score, type::kHuge, ui.theme.accent, Align::kRight);
  head.cut_right(ui.px(8));
  ui.text(head, line.name, type::kTitle, ui.theme.text);
  ui.fill({rest.x0, rest.y0, rest.x1, rest.y0 + ui.px(1)}, ui.theme.panel_edge);
  rest.cut_top(ui.px(6));
  if (line.whys.empty()) ui.text(rest.cut_top(ui.px(24)), "nothing", kWhy, ui.theme.dim);
  for (const auto& why : line.whys) rest.cut_top(ui.wrapped(rest, why, kWhy, ui.theme.text) + ui.px(3));
}

float draw_players(Ui& ui, const Rect& r, const std::vector<Line>& lines) {
  const int count = std::max(1, static_cast<int>(lines.size()));
  const int fit = std::clamp(static_cast<int>(ui.units(r.width()) / 380), 1, count);
  const int rows = (count + fit - 1) / fit;
  const int columns = (count + rows - 1) / rows;
  float y = r.y0;
  for (std::size_t i = 0; i < lines.size(); i += static_cast<std::size_t>(columns)) {
    const std::size_t end = std::min(lines.size(), i + static_cast<std::size_t>(columns));
    float high = 0;
    const float width = r.column(0, columns, ui.px(10)).width();
    for (std::size_t j = i; j < end; ++j) high = std::max(high, line_height_of(ui, width, lines[j]));
    for (std::size_t j = i; j < end; ++j) {
      const Rect row{r.x0, y, r.x1, y + high};
      draw_player(ui, row.column(static_cast<int>(j - i), columns, ui.px(10)), lines[j]);
    }
    y += high + ui.px(10);
  }
  return y;
}

// Lines on a coloured ground: what was concluded and what was noticed.
float draw_remarks(Ui& ui, Rect r, std::string_view heading, const std::vector<std::string>& lines, ImU32 ground) {
  if (lines.empty()) return r.y0;
  const float inner = r.width() - ui.px(28);
  const float high = whys_height(ui, inner, lines) + ui.px(24 + 16);
  Rect box = rect_at(r.x0, r.y0, r.width(), high);
  ui.fill(box, ground, 12);
  box = box.inset(ui.px(14), ui.px(8));
  ui.text(box.cut_top(ui.px(24)), heading, type::kStrong, ui.theme.text);
  for (const auto& line : lines) box.cut_top(ui.wrapped(box, line, kWhy, ui.theme.text) + ui.px(3));
  return r.y0 + high + ui.px(10);
}

float draw_content(Ui& ui, Rect r, const app::HandOverView& view, bool with_sheet) {
  r.y1 = r.y0 + 1e6F;
  r.y0 = draw_players(ui, r, view.lines);
  r.y0 = draw_remarks(ui, r, "Concluded, not tapped: a glance, please", view.concluded, ui.theme.accent_soft);
  r.y0 = draw_remarks(ui, r, "Worth knowing", view.notes, ui.theme.warning_soft);
  if (!with_sheet) return r.y0;
  const Rect inside = panel(ui, r.cut_top(sheet_height(ui, r.width() - ui.px(24), view.sheet) + ui.px(20)));
  draw_sheet(ui, inside, view.sheet);
  return r.y0;
}

void draw_foot(Ui& ui, Rect r, const app::HandOverView& view) {
  const bool wide = ui.units(r.width()) >= 640;
  if (!view.problem.empty()) ui.text(r.cut_top(ui.px(28)), view.problem, type::kBody, ui.theme.warning);
  Rect words = wide ? r.cut_left(r.width() * 0.55F) : r.cut_top(ui.px(30));
  ui.text(words, view.next, wide ? type::kTitle : type::kStrong, ui.theme.text);
  if (button(ui, "accept", r.middle(r.width(), ui.px(kButton - 4)), view.accept,
             {.tone = Tone::kPrimary, .type = type::kTitle})) {
    ui.mean(app::Accept{});
  }
}

}  // namespace

void draw_hand_over(Ui& ui, const Rect& r, const app::HandOverView& view) {
  Rect rest = r.inset(ui.px(12));
  const bool two = ui.units(rest.width()) >= 900 && ui.units(rest.height()) >= 420;
  const bool wide = ui.units(rest.width()) >= 640;
  const Rect foot = rest.cut_bottom(ui.px(kButton + (wide ? 0 : 32) + (view.problem.empty() ? 0 : 28)));
  draw_foot(ui, foot, view);
  rest.cut_bottom(ui.px(10));
  if (two) {
    const Rect side = rest.cut_right(std::clamp(rest.width() * 0.3F, ui.px(300), ui.px(430)));
    rest.cut_right(ui.px(10));
    Rect column = ui.begin_scroll("sheet", side);
    column.y1 = column.y0 + sheet_height(ui, column.width() - ui.px(24), view.sheet) + ui.px(20);
    draw_sheet(ui, panel(ui, column), view.sheet);
    ui.end_scroll(column.y1);
  }
  const Rect content = ui.begin_scroll("content", rest);
  ui.end_scroll(draw_content(ui, content, view, !two));
}

}  // namespace nullo::gui
