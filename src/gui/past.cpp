#include <algorithm>

#include <fmt/format.h>

#include "gui/screens.h"
#include "gui/widgets.h"

namespace nullo::gui {

namespace {

using Line = app::PastView::Line;

void draw_wide(Ui& ui, Rect r, const Line& line) {
  ui.text(r.cut_left(ui.px(170)), line.date, type::kBody, ui.theme.dim);
  ui.text(r.cut_left(ui.px(100)), line.game, type::kStrong, ui.theme.text);
  const Rect outcome = r.cut_right(r.width() * 0.36F);
  r.cut_right(ui.px(10));
  ui.text(r, line.players, type::kStrong, ui.theme.text);
  ui.text(outcome, line.outcome, type::kBody, ui.theme.text, Align::kRight);
}

void draw_narrow(Ui& ui, Rect r, const Line& line) {
  Rect top = r.cut_top(r.height() / 3);
  ui.text(top.cut_right(top.width() * 0.4F), line.game, type::kSmall, ui.theme.dim, Align::kRight);
  ui.text(top, line.date, type::kSmall, ui.theme.dim);
  ui.text(r.cut_top(r.height() / 2), line.players, type::kStrong, ui.theme.text);
  ui.text(r, line.outcome, type::kBody, ui.theme.text);
}

void draw_line(Ui& ui, const Rect& r, const Line& line, bool wide) {
  const Touch touch = ui.target("past/" + line.id, r);
  ui.fill(r, touch.hovered ? ui.theme.raised : ui.theme.panel, 10);
  ui.outline(r, ui.theme.panel_edge, 10, 1);
  if (touch.focused) focus_ring(ui, r, 10);
  if (touch.clicked) ui.mean(app::OpenPast{line.id});
  const Rect inside = r.inset(ui.px(14), ui.px(6));
  wide ? draw_wide(ui, inside, line) : draw_narrow(ui, inside, line);
}

}  // namespace

void draw_past(Ui& ui, const Rect& r, const app::PastView& view) {
  Rect rest = r.inset(ui.px(12));
  Draft& draft = ui.draft;
  if (!draft.searching) draft.search = view.search;
  Rect field = rest.cut_top(ui.px(48));
  const bool wide = ui.units(rest.width()) >= 760;
  const std::string count = static_cast<int>(view.lines.size()) == view.all
                                ? fmt::format("{} session{}", view.all, view.all == 1 ? "" : "s")
                                : fmt::format("{} of {}", view.lines.size(), view.all);
  ui.text(field.cut_right(ui.px(120)), count, type::kBody, ui.theme.dim, Align::kRight);
  field.cut_right(ui.px(10));
  const Ui::Typed typed = ui.text_field("search", field, draft.search, "Search: a player, a game, a date");
  draft.searching = typed.active;
  if (typed.changed) ui.mean(app::Search{draft.search});
  rest.cut_top(ui.px(10));
  Rect content = ui.begin_scroll("past", rest);
  content.y1 = content.y0 + 1e6F;
  if (view.lines.empty()) {
    const std::string_view nothing = view.all == 0 ? "No session has been played yet." : "Nothing is like that.";
    ui.text(content.cut_top(ui.px(80)), nothing, type::kTitle, ui.theme.dim, Align::kCenter);
  }
  for (const Line& line : view.lines) {
    draw_line(ui, content.cut_top(ui.px(wide ? 50 : 84)), line, wide);
    content.cut_top(ui.px(6));
  }
  ui.end_scroll(content.y0);
}

}  // namespace nullo::gui
