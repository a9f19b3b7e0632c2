#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "games/words.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"

namespace nullo::gui {

namespace {

using PastLine = app::PastView::Line;

constexpr float kWideLine = 56;
constexpr float kNarrowLine = 88;

void draw_wide(Ui& ui, Rect r, const PastLine& line) {
  ui.text(r.cut_left(ui.px(158)), line.date, type::kBody, ui.theme.dim);
  ui.text(r.cut_left(std::max(ui.px(150), r.width() * 0.18F)), line.game, type::kBodyBold, ui.theme.text);
  r.cut_left(ui.px(10));
  const Rect outcome = r.cut_right(r.width() * 0.36F);
  r.cut_right(ui.px(10));
  if (!line.note.empty()) ui.text(r.cut_bottom(r.height() * 0.42F), line.note, type::kNote, ui.theme.dim);
  ui.text(r, line.players, type::kBodyBold, ui.theme.text);
  ui.text(outcome, line.outcome, type::kBody, ui.theme.text, Align::kRight);
}

void draw_narrow(Ui& ui, Rect r, const PastLine& line) {
  Rect top = r.cut_top(r.height() / 3);
  const float date = std::min(ui.text_width(line.date, type::kNote), top.width() / 2);
  ui.text(top.cut_left(date), line.date, type::kNote, ui.theme.dim);
  top.cut_left(ui.px(10));
  ui.text(top, line.game, type::kNote, ui.theme.text, Align::kRight);
  ui.text(r.cut_top(r.height() / 2), line.players, type::kBodyBold, ui.theme.text);
  const float outcome = ui.text_width(line.outcome, type::kBody);
  ui.text(r.cut_left(outcome), line.outcome, type::kBody, ui.theme.text);
  r.cut_left(ui.px(12));
  if (ui.units(r.width()) > 60) ui.text(r, line.note, type::kNote, ui.theme.dim);
}

void draw_line(Ui& ui, const Rect& r, const PastLine& line, bool wide, bool chosen) {
  const Touch touch = ui.target("past/" + line.id, r);
  ui.fill(r, touch.hovered || chosen ? ui.theme.raised : ui.theme.panel, 10);
  ui.outline(r, chosen ? ui.theme.text : ui.theme.panel_edge, 10, chosen ? 2 : 1);
  if (touch.focused) focus_ring(ui, r, 10);
  if (touch.clicked) ui.mean(app::OpenPast{line.id});
  const Rect inside = r.inset(ui.px(14), ui.px(6));
  wide ? draw_wide(ui, inside, line) : draw_narrow(ui, inside, line);
}

// The search field, and how many sessions were found.
void draw_search(Ui& ui, Rect r, const app::PastView& view) {
  ScreenState& state = ui.state;
  if (!state.searching) state.search = view.search;
  const float count = std::min(ui.text_width(view.count, type::kBody), r.width() * 0.4F);
  ui.text(r.cut_right(count), view.count, type::kBody, ui.theme.dim, Align::kRight);
  r.cut_right(ui.px(12));
  const std::string_view hint = ui.units(r.width()) < 290 ? "Search" : "Search: player, game, date, note";
  const Ui::Typed typed = ui.text_field(kSearchField, r, state.search, hint);
  state.searching = typed.active;
  if (typed.changed) ui.mean(app::Search{state.search});
}

// What has just been deleted, with a button to undo it.
void draw_gone(Ui& ui, Rect& rest, const std::string& gone) {
  if (gone.empty()) return;
  rest.cut_top(ui.px(8));
  const ButtonLook look{.key = ui.key_of("past/undo")};
  const float wide = button_width(ui, "Undo", look);
  const float inner = rest.width() - wide - ui.px(36);
  const float high = ui.wrapped_height(inner, gone, type::kBody);
  const Rect line = rest.cut_top(std::max(ui.px(kTarget + 8), high + ui.px(12)));
  ui.fill(line, ui.theme.tell_soft, 10);
  Rect inside = line.inset(ui.px(12), ui.px(4));
  if (button(ui, "past/undo", inside.cut_right(wide).middle(wide, ui.px(kTarget)), "Undo", look)) ui.mean(app::Undo{});
  ui.wrapped(inside.middle(inside.width(), high), gone, type::kBody, ui.theme.text);
}

// Only the lines in sight are drawn, however many there are. Returns where they end.
float draw_lines(Ui& ui, const Rect& content, const Rect& area, const app::PastView& view) {
  ScreenState::List& list = ui.state.list;
  const int count = static_cast<int>(view.lines.size());
  if (list.number != view.list_number) list = {.number = view.list_number};
  list.chosen = std::clamp(list.chosen, 0, std::max(0, count - 1));
  const bool wide = ui.units(content.width()) >= 760;
  const float high = ui.px(wide ? kWideLine : kNarrowLine);
  const float each = high + ui.px(kTightGap);
  list.page = std::max(1, static_cast<int>(area.height() / each) - 1);
  const auto line_at = [&](int number) {
    return rect_at(content.x0, content.y0 + each * static_cast<float>(number), content.width(), high);
  };
  const int first = std::clamp(static_cast<int>((area.y0 - content.y0) / each), 0, count);
  const int last = std::clamp(static_cast<int>((area.y1 - content.y0) / each) + 1, 0, count);
  for (int i = first; i < last; ++i) {
    draw_line(ui, line_at(i), view.lines[static_cast<std::size_t>(i)], wide, i == list.chosen);
  }
  if (count > 0) ui.keep_in_sight(fmt::format("past {} {}", view.list_number, list.chosen), line_at(list.chosen));
  return content.y0 + each * static_cast<float>(count);
}

float draw_deleted_link(Ui& ui, Rect r, const app::PastView& view) {
  if (view.deleted == 0 || view.among_deleted || !view.search.empty()) return r.y0;
  r.y1 = r.y0 + ui.px(kTarget);
  const std::string label = games::amount_of(view.deleted, "deleted session");
  const Rect place = r.middle(std::min(r.width(), button_width(ui, label) + ui.px(20)), r.height());
  if (button(ui, "past_deleted", place, label, {.tone = Tone::kQuiet})) ui.mean(app::Search{"deleted"});
  return r.y1;
}

}  // namespace

void draw_past(Ui& ui, const Rect& r, const app::PastView& view) {
  Rect rest = r.inset(ui.px(12));
  draw_search(ui, rest.cut_top(ui.px(48)), view);
  draw_gone(ui, rest, view.gone);
  rest.cut_top(ui.px(10));
  Rect content = ui.begin_scroll("past", rest);
  content.y1 = content.y0 + 1e6F;
  if (view.lines.empty()) {
    const std::string nothing = view.reading    ? "Searching."
                                : view.all == 0 ? "No session has been played yet."
                                                : fmt::format("No session matches “{}”.", view.search);
    content.cut_top(ui.px(24));
    content.cut_top(ui.wrapped(content, nothing, type::kName, ui.theme.dim, Align::kCenter));
  } else {
    content.y0 = draw_lines(ui, content, rest, view);
  }
  ui.end_scroll(draw_deleted_link(ui, content, view));
}

}  // namespace nullo::gui
