// One past session: score sheet, chart, and the opened hand below.
#include <algorithm>
#include <utility>

#include "gui/exchange/sending.h"
#include "gui/kit/charts.h"
#include "gui/kit/sheet.h"
#include "gui/kit/sources.h"
#include "gui/kit/whys.h"
#include "gui/kit/widgets.h"
#include "gui/screens.h"
#include "gui/settling/settling.h"
#include "gui/settling/stake_form.h"
#include "gui/table/note_form.h"

namespace nullo::gui {

namespace {

// The buttons for the session as a whole, in as many rows as they take. Returns the y where they ended.
float draw_actions(Ui& ui, Rect r, const app::SessionView& view) {
  if (!view.can_change && !view.can_bring_back && !view.can_repair) return r.y0;
  Rect row = r;
  row.y1 = row.y0;
  const auto action = [&](std::string_view name, std::string_view label, const ButtonLook& look) {
    const float wide = button_width(ui, label, look);
    if (row.empty() || row.width() < wide) {
      r.cut_top(ui.px(8));
      row = r.cut_top(ui.px(kTarget));
    }
    const Rect place = row.cut_left(wide);
    row.cut_left(ui.px(8));
    return button(ui, name, place, label, look);
  };
  if (view.can_bring_back && action("session/bring_back", "Bring it back", {.key = ui.key_of("session/bring_back")})) {
    ui.mean(app::BringBack{});
  }
  if (!view.play_on.empty() && action("session/play_on", view.play_on, {.key = ui.key_of("session/play_on")}))
    ui.mean(app::PlayOn{});
  const std::string_view note = view.note.empty() ? "Write a note" : "Change the note";
  if (view.can_change && action("session/note", note, {.key = ui.key_of("session/note")}))
    open_note_form(ui.state, view.note);
  if (view.can_repair && action("repair", "Rules or seats were wrong", {.key = ui.key_of("repair")}))
    ui.mean(app::OpenRepair{});
  if (view.can_change &&
      action("session/delete", "Delete", {.tone = Tone::kDanger, .key = ui.key_of("session/delete")})) {
    ui.mean(app::DeleteSession{});
  }
  return r.y0;
}

// The parts of the evening; a tap opens one.
void draw_evening(Ui& ui, Rect& r, const app::SessionView& view) {
  if (view.evening.empty()) return;
  ui.text(r.cut_top(ui.px(28)), "The parts of this evening", type::kNote, ui.theme.dim);
  for (const app::SessionView::Part& part : view.evening) {
    const Rect line = r.cut_top(ui.px(kTarget));
    r.cut_top(ui.px(6));
    const ButtonLook look{.chosen = part.shown, .align = Align::kLeft};
    if (button(ui, "part/" + part.id, line, part.text, look) && !part.shown) ui.mean(app::OpenPast{part.id});
  }
}

float draw_title(Ui& ui, Rect r, const app::SessionView& view) {
  r.y1 = r.y0 + 1e6F;
  if (view.can_resume) {
    const bool beside = ui.units(r.width()) >= 640;
    const Rect place = beside ? rect_at(r.x1 - ui.px(240), r.y0, ui.px(240), ui.px(54)) : r.cut_top(ui.px(50));
    if (button(ui, "resume", place, "Resume",
               {.tone = Tone::kPrimary, .key = ui.key_of("resume"), .type = type::kName}))
      ui.mean(app::Resume{});
    beside ? r.cut_right(ui.px(250)) : r.cut_top(ui.px(8));
  }
  r.cut_top(ui.wrapped(r, view.title, type::kName, ui.theme.text));
  r.cut_top(ui.wrapped(r, view.subtitle, type::kBody, ui.theme.dim));
  r.cut_top(ui.wrapped(r, view.outcome, type::kBodyBold, ui.theme.text));
  draw_evening(ui, r, view);
  r.cut_top(ui.wrapped(r, view.note, type::kBody, ui.theme.text));
  r.cut_top(refusal(ui, r, view.problem, type::kBodyBold));
  r.cut_top(ui.px(8));
  draw_sending(ui, r.cut_top(sending_height(ui, r.width())));
  return draw_actions(ui, r, view) + ui.px(kGap);
}

float draw_sheet_panel(Ui& ui, Rect r, const app::SessionView& view) {
  r.y1 = r.y0 + sheet_height(ui, r.width() - ui.px(24), view.sheet) + ui.px(20);
  draw_sheet(ui, panel(ui, r), view.sheet, {.chosen = view.hand});
  return r.y1 + ui.px(kGap);
}

// The chart to show: the chosen one, or the totals if a session that has hardly begun has none of it.
ScreenState::SessionChart shown_chart(const Ui& ui, const app::SessionView& view) {
  using Which = ScreenState::SessionChart;
  const Which wished = ui.state.session_chart;
  const bool missing = (wished == Which::kPlaces && view.places.lines.empty()) ||
                       (wished == Which::kSources && view.sources.rows.empty());
  return missing ? Which::kTotals : wished;
}

void choose_chart(Ui& ui, const Rect& r, const app::SessionView& view, ScreenState::SessionChart shown) {
  using Which = ScreenState::SessionChart;
  struct Tab {
    std::string_view name;
    std::string_view label;
    Which which;
  };
  std::vector<Tab> tabs{{"chart/totals", "Totals", Which::kTotals}};
  if (!view.places.lines.empty()) tabs.push_back({"chart/places", "Places", Which::kPlaces});
  if (!view.sources.rows.empty()) tabs.push_back({"chart/sources", "Where from", Which::kSources});
  const int count = static_cast<int>(tabs.size());
  for (int i = 0; i < count; ++i) {
    const Tab& tab = tabs[static_cast<std::size_t>(i)];
    const ButtonLook look{.chosen = tab.which == shown};
    if (button(ui, tab.name, r.column(i, count, ui.px(6)), tab.label, look)) ui.state.session_chart = tab.which;
  }
}

float draw_chart_panel(Ui& ui, Rect r, const app::SessionView& view) {
  if (view.chart.lines.empty()) return r.y0;
  const ScreenState::SessionChart shown = shown_chart(ui, view);
  const bool sources = shown == ScreenState::SessionChart::kSources;
  const bool several = !view.sources.rows.empty();
  const float tabs = several ? ui.px(kTarget + 8) : 0;
  const float inner = r.width() - ui.px(32);
  const float content = sources ? panel_heading_height(ui) + sources_height(ui, inner, view.sources) : ui.px(256);
  r.y1 = r.y0 + tabs + content + ui.px(24);
  Rect inside = panel(ui, r).inset(ui.px(4), 0);
  if (several) choose_chart(ui, inside.cut_top(ui.px(kTarget)), view, shown);
  inside.cut_top(ui.px(8));
  if (sources) {
    ui.text(inside.cut_top(panel_heading_height(ui)), view.sources.heading, type::kNote, ui.theme.dim);
    draw_sources(ui, inside, view.sources);
  } else {
    draw_chart(ui, inside, shown == ScreenState::SessionChart::kPlaces ? view.places : view.chart);
  }
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

void draw_opened_head(Ui& ui, Rect& r, const app::SessionView& view) {
  constexpr std::string_view kReplay = "Replay it";
  const ButtonLook correct{.key = ui.key_of("correct")};
  const ButtonLook replay{.key = ui.key_of("replay")};
  const float first = view.correct.empty() ? 0 : button_width(ui, view.correct, correct);
  const float second = view.opened->can_replay ? button_width(ui, kReplay, replay) + ui.px(8) : 0;
  Rect head = r.cut_top(ui.px(kTarget));
  const bool beside = head.width() > first + second + ui.px(160);
  Rect places = beside ? head.cut_right(first + second) : first + second > 0 ? r.cut_top(ui.px(kTarget)) : Rect{};
  ui.text(head, view.opened->title, type::kName, ui.theme.text);
  if (first > 0 && button(ui, "correct", places.cut_right(first), view.correct, correct)) {
    ui.mean(app::CorrectHand{view.hand});
  }
  places.cut_right(ui.px(8));
  if (second > 0 && button(ui, "replay", places.cut_right(second - ui.px(8)), kReplay, replay)) {
    ui.mean(app::ReplayHand{});
  }
}

float draw_opened(Ui& ui, Rect r, const app::SessionView& view) {
  if (!view.opened) return r.y0;
  const float top = r.y0;
  r.y1 = r.y0 + 1e6F;
  draw_opened_head(ui, r, view);
  r.cut_top(ui.px(6));
  const bool two = ui.units(r.width()) >= 760;
  Rect left = two ? r.column(0, 2, ui.px(kGap)) : r;
  Rect right = two ? r.column(1, 2, ui.px(kGap)) : r;
  left.y0 = draw_lines(ui, left, "What happened", view.opened->facts);
  if (!two) right.y0 = left.y0;
  right.y0 = draw_whys(ui, right, "What it scored, and why", view.opened->whys);
  right.y0 = draw_lines(ui, right, "How it was decided", view.opened->explained);
  right.y0 = draw_lines(ui, right, "Good to know", view.opened->notes);
  const float end = std::max(left.y0, right.y0);
  if (ui.state.hand_to_show == view.hand) {
    ui.state.hand_to_show.reset();
    ui.bring_into_sight({r.x0, top, r.x1, end});
  }
  return end;
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
  if (view.settling)
    y = draw_from_top(settling_panel(ui, *view.settling), {content.x0, y, content.x1, y}) + ui.px(kGap);
  ui.end_scroll(draw_opened(ui, {content.x0, y, content.x1, y}, view));
  if (ui.state.overlay == ScreenState::Overlay::kStake && view.settling && view.settling->stake)
    draw_stake_form(ui, r, *view.settling->stake);
  if (ui.state.overlay != ScreenState::Overlay::kNote) return;
  if (auto note = draw_note_form(ui, r, "A note on this session")) ui.mean(app::NoteSession{*std::move(note)});
}

}  // namespace nullo::gui
