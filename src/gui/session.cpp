// One session of the past, to look at: score sheet, chart, and the hand that is opened below.
#include <algorithm>

#include "gui/charts.h"
#include "gui/screens.h"
#include "gui/sending.h"
#include "gui/sheet.h"
#include "gui/whys.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

constexpr float kGap = 10;

float draw_title(Ui& ui, Rect r, const app::SessionView& view) {
  r.y1 = r.y0 + 1e6F;
  if (view.can_resume) {
    const bool beside = ui.units(r.width()) >= 640;
    const Rect place = beside ? rect_at(r.x1 - ui.px(240), r.y0, ui.px(240), ui.px(54)) : r.cut_top(ui.px(50));
    if (button(ui, "resume", place, "Resume", {.tone = Tone::kPrimary, .type = type::kTitle})) ui.mean(app::Resume{});
    beside ? r.cut_right(ui.px(250)) : r.cut_top(ui.px(8));
  }
  r.cut_top(ui.wrapped(r, view.title, type::kTitle, ui.theme.text));
  r.cut_top(ui.wrapped(r, view.subtitle, type::kBody, ui.theme.dim));
  r.cut_top(ui.wrapped(r, view.outcome, type::kStrong, ui.theme.accent));
  r.cut_top(ui.wrapped(r, view.note, type::kBody, ui.theme.text));
  r.cut_top(ui.px(8));
  draw_sending(ui, r.cut_top(sending_height(ui, r.width())));
  if (view.can_repair) {
    constexpr std::string_view kLabel = "Rules or seats were wrong";
    r.cut_top(ui.px(6));
    const ButtonLook look{.tone = Tone::kQuiet, .key = "r"};
    const Rect line = r.cut_top(ui.px(kTarget));
    const Rect place = rect_at(line.x0, line.y0, std::min(line.width(), button_width(ui, kLabel, look)), line.height());
    if (button(ui, "repair", place, kLabel, look)) ui.mean(app::OpenRepair{});
  }
  return r.y0 + ui.px(kGap);
}

float draw_sheet_panel(Ui& ui, Rect r, const app::SessionView& view) {
  r.y1 = r.y0 + sheet_height(ui, r.width() - ui.px(24), view.sheet) + ui.px(20);
  draw_sheet(ui, panel(ui, r), view.sheet, {.chosen = view.hand});
  return r.y1 + ui.px(kGap);
}

float draw_chart_panel(Ui& ui, Rect r, const app::SessionView& view) {
  if (view.chart.lines.empty()) return r.y0;
  r.y1 = r.y0 + ui.px(280);
  draw_chart(ui, panel(ui, r).inset(ui.px(4)), view.chart);
  return r.y1 + ui.px(kGap);
}

float lines_height(const Ui& ui, float width, const std::vector<std::string>& lines) {
  float height = 0;
  for (const auto& line : lines) height += ui.wrapped_height(width, line, type::kBody) + ui.px(4);
  return height;
}

float draw_lines(Ui& ui, Rect r, std::string_view heading, const std::vector<std::string>& lines) {
  if (lines.empty()) return r.y0;
  r.y1 = r.y0 + lines_height(ui, r.width() - ui.px(24), lines) + panel_heading_height(ui) + ui.px(10);
  Rect inside = panel(ui, r, heading);
  for (const auto& line : lines) inside.cut_top(ui.wrapped(inside, line, type::kBody, ui.theme.text) + ui.px(4));
  return r.y1 + ui.px(kGap);
}

float draw_opened(Ui& ui, Rect r, const app::SessionView& view) {
  if (!view.opened) return r.y0;
  r.y1 = r.y0 + 1e6F;
  const ButtonLook look{.key = "c"};
  Rect head = r.cut_top(ui.px(kTarget));
  const float wide = button_width(ui, view.correct, look);
  const bool beside = head.width() > wide + ui.px(160);
  const Rect place = beside ? head.cut_right(wide) : r.cut_top(ui.px(kTarget));
  ui.text(head, view.opened->title, type::kTitle, ui.theme.text);
  if (button(ui, "correct", place, view.correct, look)) ui.mean(app::CorrectHand{view.hand});
  r.cut_top(ui.px(6));
  const bool two = ui.units(r.width()) >= 760;
  Rect left = two ? r.column(0, 2, ui.px(kGap)) : r;
  Rect right = two ? r.column(1, 2, ui.px(kGap)) : r;
  left.y0 = draw_lines(ui, left, "What happened", view.opened->facts);
  if (!two) right.y0 = left.y0;
  right.y0 = draw_whys(ui, right, "What it scored, and why", view.opened->whys);
  right.y0 = draw_lines(ui, right, "Noticed", view.opened->notes);
  return std::max(left.y0, right.y0);
}

}  // namespace

void draw_session(Ui& ui, const Rect& r, const app::SessionView& view) {
  const Rect room = r.inset(ui.px(12));
  Rect content = ui.begin_scroll("session", room);
  float y = draw_title(ui, content, view);
  if (ui.units(content.width()) >= 900) {
    const Rect row{content.x0, y, content.x1, y};
    const float left = draw_sheet_panel(ui, row.column(0, 2, ui.px(kGap)), view);
    y = std::max(left, draw_chart_panel(ui, row.column(1, 2, ui.px(kGap)), view));
  } else {
    y = draw_sheet_panel(ui, {content.x0, y, content.x1, y}, view);
    y = draw_chart_panel(ui, {content.x0, y, content.x1, y}, view);
  }
  ui.end_scroll(draw_opened(ui, {content.x0, y, content.x1, y}, view));
  if (ui.draft.overlay == Draft::Overlay::kExport) draw_export(ui, r, view);
}

}  // namespace nullo::gui
