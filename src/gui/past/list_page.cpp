#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using PastLine = app::PastView::Line;

constexpr float kWideLine = 56;
constexpr float kNarrowLine = 88;

Box wide_line(Ui& ui, const PastLine& of, float width) {
  std::vector<Box> who{line(ui, of.players, type::kBodyBold, ui.theme.text)};
  if (!of.note.empty()) who.push_back(line(ui, of.note, type::kNote, ui.theme.dim));
  return Box::row(ui.px(10),
                  {line(ui, of.date, type::kBody, ui.theme.dim).wide(ui.px(148)).middle(),
                   line(ui, of.game, type::kBodyBold, ui.theme.text).wide(std::max(ui.px(150), width * 0.15F)).middle(),
                   Box::column(0, std::move(who)).grow().middle(),
                   line(ui, of.outcome, type::kBody, ui.theme.text, Align::kRight).wide(width * 0.25F).middle()});
}

Box narrow_line(Ui& ui, const PastLine& of) {
  Box top = Box::row(ui.px(10), {line(ui, of.date, type::kNote, ui.theme.dim),
                                 line(ui, of.game, type::kNote, ui.theme.text, Align::kRight).grow()});
  Box below = Box::row(ui.px(12), {line(ui, of.outcome, type::kBody, ui.theme.text),
                                   line(ui, of.note, type::kNote, ui.theme.dim).grow().middle()});
  return Box::column(
      0, {std::move(top).grow(), line(ui, of.players, type::kBodyBold, ui.theme.text).grow(), std::move(below).grow()});
}

Box past_line(Ui& ui, const PastLine& of, float width, bool wide, bool chosen) {
  return (wide ? wide_line(ui, of, width) : narrow_line(ui, of))
      .pad(ui.px(14), ui.px(6))
      .on([&ui, &of, chosen](const Rect& r) {
        const Touch touch = ui.target("past/" + of.id, r);
        ui.fill(r, touch.hovered || chosen ? ui.theme.raised : ui.theme.panel, 10);
        ui.outline(r, chosen ? ui.theme.text : ui.theme.panel_edge, 10, chosen ? 2 : 1);
        if (touch.focused) focus_ring(ui, r, 10);
        if (touch.clicked) ui.mean(app::OpenPast{of.id});
      });
}

// What has just been deleted, with a button to undo it.
Box gone_line(Ui& ui, const std::string& gone) {
  Box undo =
      push_button(ui, "past/undo", text::say("Undo"), {.key = ui.key_of("past/undo")}, [&ui] { ui.mean(app::Undo{}); });
  return Box::row(ui.px(12),
                  {words(ui, gone, type::kBody, ui.theme.text).middle(), std::move(undo).high(ui.px(kTarget)).middle()})
      .pad(ui.px(12), ui.px(4))
      .on([&ui](const Rect& r) { ui.fill(r, ui.theme.tell_soft, 10); });
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
    const PastLine& line = view.lines[static_cast<std::size_t>(i)];
    past_line(ui, line, content.width(), wide, i == list.chosen).draw(line_at(i));
  }
  if (count > 0) ui.keep_in_sight(fmt::format("past {} {}", view.list_number, list.chosen), line_at(list.chosen));
  return content.y0 + each * static_cast<float>(count);
}

void draw_deleted_link(Ui& ui, const Rect& r, const app::PastView& view) {
  const std::string label = text::say_count(view.deleted, "{count} deleted session", "{count} deleted sessions");
  const Rect place = r.middle(std::min(r.width(), button_width(ui, label) + ui.px(20)), r.height());
  if (button(ui, "past_deleted", place, label, {.tone = Tone::kQuiet})) ui.mean(app::Search{"deleted"});
}

}  // namespace

void draw_past(Ui& ui, const Rect& r, const app::PastView& view) {
  Rect rest = r.inset(ui.px(12));
  const float gap = ui.px(10);
  std::vector<Box> head{
      search_field(ui, kSearchField, view.search, text::say("Search: player, game, date, note"), view.count)};
  if (!view.gone.empty()) head.push_back(gone_line(ui, view.gone));
  rest.y0 = draw_from_top(Box::column(gap, std::move(head)), rest) + gap;
  Rect content = ui.begin_scroll("past", rest);
  content.y1 = content.y0 + 1e6F;
  if (view.lines.empty()) {
    const std::string nothing = view.reading    ? text::say("Searching.")
                                : view.all == 0 ? text::say("No session has been played yet.")
                                                : text::say("No session matches “{search}”.", view.search);
    content.cut_top(ui.px(24));
    content.cut_top(ui.wrapped(content, nothing, type::kName, ui.theme.dim, Align::kCenter));
  } else {
    content.y0 = draw_lines(ui, content, rest, view);
  }
  if (view.deleted > 0 && !view.among_deleted && view.search.empty())
    draw_deleted_link(ui, content.cut_top(ui.px(kTarget)), view);
  ui.end_scroll(content.y0);
}

}  // namespace nullo::gui
