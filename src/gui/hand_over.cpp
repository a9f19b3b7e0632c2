#include <algorithm>

#include "gui/hand_scores.h"
#include "gui/screens.h"
#include "gui/sheet.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kButton = 56;

// Lines on a coloured ground: what was concluded and what was noticed.
float draw_remarks(Ui& ui, Rect r, std::string_view heading, const std::vector<std::string>& lines, ImU32 ground) {
  if (lines.empty()) return r.y0;
  const float inner = r.width() - ui.px(28);
  const float high = whys_height(ui, inner, lines) + ui.px(24 + 16);
  Rect box = rect_at(r.x0, r.y0, r.width(), high);
  ui.fill(box, ground, 12);
  box = box.inset(ui.px(14), ui.px(8));
  ui.text(box.cut_top(ui.px(24)), heading, type::kStrong, ui.theme.text);
  draw_whys(ui, box, lines);
  return r.y0 + high + ui.px(10);
}

float draw_content(Ui& ui, Rect r, const app::HandOverView& view, bool with_sheet) {
  r.y1 = r.y0 + 1e6F;
  r.y0 = draw_hand_scores(ui, r, view.lines);
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
