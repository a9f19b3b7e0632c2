#include "gui/people/statistics.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/charts.h"
#include "gui/kit/widgets.h"

namespace nullo::gui {

namespace {

using app::ChooseStatistics;
using store::ShareOf;

constexpr float kTwoColumns = 760;
constexpr float kTile = 150;  // least width
constexpr float kTileHeight = 108;
constexpr float kEverybody = 20;
constexpr float kMeeting = 64;
constexpr float kMeetingNarrow = 84;
constexpr float kChart = 260;

Rect below(const Rect& r, float y) { return {r.x0, y, r.x1, y}; }

// ---- which sessions

float draw_choices(Ui& ui, Rect r, ChooseStatistics::Of of, std::string_view name,
                   const std::vector<app::StatisticsView::Choice>& choices) {
  if (choices.size() < 2) return r.y0;
  std::vector<std::string> words;
  words.reserve(choices.size());
  int chosen = -1;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    words.push_back(choices[i].label);
    if (choices[i].chosen) chosen = static_cast<int>(i);
  }
  r.y1 = r.y0 + word_grid(ui, r.width(), words).height(ui);
  if (const auto tapped = choice_grid(ui, name, r, words, chosen)) {
    ui.mean(ChooseStatistics{of, choices[static_cast<std::size_t>(*tapped)].id});
  }
  return r.y1 + ui.px(kGap);
}

// ---- the large figures

void draw_tile(Ui& ui, const Rect& r, const app::StatisticsView::Tile& tile) {
  const bool opens = !tile.session.empty();
  Touch touch;
  if (opens) touch = ui.target("tile/" + tile.label, r);
  ui.fill(r, touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 10);
  ui.outline(r, opens ? ui.theme.dim : ui.theme.panel_edge, 10, 1);
  if (touch.focused) focus_ring(ui, r, 10);
  Rect inside = r.inset(ui.px(10), ui.px(6));
  ui.text(inside.cut_top(ui.px(20)), tile.label, type::kNote, ui.theme.dim);
  ui.text(inside.cut_top(ui.px(38)), tile.value, type::kTitle, ui.theme.text);
  if (!tile.everybody.empty()) {
    ui.text(inside.cut_bottom(ui.px(kEverybody)), tile.everybody, type::kNote, ui.theme.dim);
  }
  ui.wrapped(inside, tile.note, type::kNote, ui.theme.dim);
  if (touch.clicked) ui.mean(app::OpenPast{tile.session});
}

float draw_tiles(Ui& ui, Rect r, const std::vector<app::StatisticsView::Tile>& tiles) {
  if (tiles.empty()) return r.y0;
  const float gap = ui.px(8);
  const int count = static_cast<int>(tiles.size());
  const int across = std::clamp(static_cast<int>((r.width() + gap) / (ui.px(kTile) + gap)), 2, std::max(2, count));
  const int rows = (count + across - 1) / across;
  const int columns = (count + rows - 1) / rows;  // so that rows are as even as possible
  for (int i = 0; i < count; ++i) {
    Rect row = r;
    row.y0 += static_cast<float>(i / columns) * (ui.px(kTileHeight) + gap);
    row.y1 = row.y0 + ui.px(kTileHeight);
    draw_tile(ui, row.column(i % columns, columns, gap), tiles[static_cast<std::size_t>(i)]);
  }
  return r.y0 + static_cast<float>(rows) * (ui.px(kTileHeight) + gap) + ui.px(kGap) - gap;
}

// ---- rows with a bar

void draw_bar(const Ui& ui, const Rect& r, double part, bool from_middle) {
  const Rect track{r.x0, r.y1 - ui.px(6), r.x1, r.y1 - ui.px(1)};
  ui.fill(track, ui.theme.panel_edge, 2);
  if (part == 0) return;
  const float zero = from_middle ? (track.x0 + track.x1) / 2 : track.x0;
  const float room = from_middle ? track.width() / 2 : track.width();
  const float end = zero + static_cast<float>(part) * room;
  ui.fill({std::min(zero, end), track.y0, std::max({zero, end, std::min(zero, end) + ui.px(2)}), track.y1},
          ui.theme.text, 2);
}

constexpr float kAmount = 84;

// Height of a row's texts, without its bar.
float label_height(const Ui& ui, float width, const app::StatisticsView::Row& row) {
  return ui.wrapped_height(width - ui.px(12 + kAmount), row.label, type::kBody);
}
float small_height(const Ui& ui, float width, const app::StatisticsView::Row& row) {
  const float often = row.often.empty() ? 0 : ui.wrapped_height(width - ui.px(12), row.often, type::kNote);
  return often + (row.help.empty() ? 0 : ui.wrapped_height(width - ui.px(12), row.help, type::kNote));
}
float row_height(const Ui& ui, float width, const app::StatisticsView::Row& row) {
  return label_height(ui, width, row) + small_height(ui, width, row) + ui.px(16);
}

void draw_row(Ui& ui, const Rect& r, std::string_view kind, ShareOf::Kind of, const app::StatisticsView::Row& row,
              bool from_middle) {
  const Touch touch = ui.target(fmt::format("{}/{}", kind, row.id), r, row.opens);
  if (touch.hovered && row.opens) ui.fill(r, ui.theme.raised_hover, 6);
  if (touch.focused) focus_ring(ui, r, 6);
  Rect inside = r.inset(ui.px(6), ui.px(3));
  draw_bar(ui, inside, row.bar, from_middle);
  Rect label = inside.cut_top(label_height(ui, r.width(), row));
  ui.text(label.cut_right(ui.px(kAmount)), row.amount, type::kBodyBold, row.opens ? ui.theme.text : ui.theme.dim,
          Align::kRight);
  ui.wrapped(label, row.label, type::kBody, ui.theme.text);
  if (!row.help.empty()) inside.cut_top(ui.wrapped(inside, row.help, type::kNote, ui.theme.dim));
  if (!row.often.empty()) ui.wrapped(inside, row.often, type::kNote, ui.theme.dim);
  if (touch.clicked) ui.mean(app::OpenShare{{of, row.id}});
}

float draw_rows(Ui& ui, Rect r, std::string_view heading, ShareOf::Kind of,
                const std::vector<app::StatisticsView::Row>& rows, std::string_view note = {}) {
  if (rows.empty()) return r.y0;
  const bool reasons = of == ShareOf::Kind::kReason;
  const bool from_middle = std::ranges::any_of(rows, [](const app::StatisticsView::Row& row) { return row.bar < 0; });
  const float width = r.width() - ui.px(24);
  float height = 0;
  for (const app::StatisticsView::Row& row : rows) height += row_height(ui, width, row);
  const float noted = note.empty() ? 0 : ui.wrapped_height(width, note, type::kNote) + ui.px(6);
  r.y1 = r.y0 + panel_heading_height(ui) + noted + height + ui.px(16);
  Rect inside = panel(ui, r, heading);
  if (noted > 0) ui.wrapped(inside.cut_top(noted), note, type::kNote, ui.theme.dim);
  for (const app::StatisticsView::Row& row : rows) {
    draw_row(ui, inside.cut_top(row_height(ui, inside.width(), row)), reasons ? "source" : "figure", of, row,
             from_middle);
  }
  return r.y1 + ui.px(kGap);
}

// ---- head to head

// How often ahead, level and behind, as one bar.
void draw_record(const Ui& ui, const Rect& r, const app::StatisticsView::Meeting& meeting) {
  const auto at = [&r](double part) { return r.x0 + static_cast<float>(part) * r.width(); };
  ui.fill(r, ui.theme.panel_edge, 3);
  ui.fill({r.x0, r.y0, at(meeting.ahead + meeting.level), r.y1}, ui.theme.dim, 3);
  ui.fill({r.x0, r.y0, at(meeting.ahead), r.y1}, ui.theme.text, 3);
}

void draw_meeting(Ui& ui, const Rect& r, const app::StatisticsView::Meeting& meeting) {
  const Touch touch = ui.target("meeting/" + meeting.name, r);
  if (touch.hovered) ui.fill(r, ui.theme.raised_hover, 6);
  if (touch.focused) focus_ring(ui, r, 6);
  Rect inside = r.inset(ui.px(6), ui.px(4));
  Rect bar = inside.cut_bottom(ui.px(9));
  bar.cut_top(ui.px(2));
  draw_record(ui, bar, meeting);
  const bool wide = ui.units(r.width()) >= 460;
  Rect top = inside.cut_top(ui.px(24));
  if (wide) ui.text(top.cut_right(top.width() * 0.5F), meeting.difference, type::kNote, ui.theme.text, Align::kRight);
  ui.text(top, meeting.name, type::kBodyBold, ui.theme.text);
  Rect middle = inside.cut_top(ui.px(20));
  if (wide) ui.text(middle.cut_right(ui.px(110)), meeting.sessions, type::kNote, ui.theme.dim, Align::kRight);
  ui.text(middle, meeting.record, type::kNote, ui.theme.dim);
  if (!wide) {
    ui.text(inside.cut_right(ui.px(100)), meeting.sessions, type::kNote, ui.theme.dim, Align::kRight);
    ui.text(inside, meeting.difference, type::kNote, ui.theme.text);
  }
  if (touch.clicked) ui.mean(app::OpenShare{{ShareOf::Kind::kMeeting, meeting.name}});
}

float draw_meetings(Ui& ui, Rect r, const std::vector<app::StatisticsView::Meeting>& meetings) {
  if (meetings.empty()) return r.y0;
  const bool two = ui.units(r.width()) >= kTwoColumns;
  const std::size_t rows = two ? (meetings.size() + 1) / 2 : meetings.size();
  const float column = two ? (r.width() - ui.px(48)) / 2 : r.width() - ui.px(24);
  const float each = ui.px(ui.units(column) >= 460 ? kMeeting : kMeetingNarrow);
  r.y1 = r.y0 + panel_heading_height(ui) + each * static_cast<float>(rows) + ui.px(16);
  Rect inside = panel(ui, r, "Head to head, finished sessions");
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    Rect row = inside;
    row.y0 += each * static_cast<float>(i % rows);
    row.y1 = row.y0 + each;
    draw_meeting(ui, two ? row.column(static_cast<int>(i / rows), 2, ui.px(24)) : row, meetings[i]);
  }
  return r.y1 + ui.px(kGap);
}

// ---- over time

float draw_over_time(Ui& ui, Rect r, const app::Chart& chart, const std::vector<std::string>& sessions) {
  if (chart.lines.empty()) return r.y0;
  r.y1 = r.y0 + ui.px(kChart);
  const auto tapped = draw_chart(ui, panel(ui, r).inset(ui.px(4)), chart);
  if (tapped && tapped->step < sessions.size()) ui.mean(app::OpenPast{sessions[tapped->step]});
  return r.y1 + ui.px(kGap);
}

// ---- the sessions that a figure is made of

constexpr float kDate = 160;

bool players_beside(const Ui& ui, const Rect& r) { return ui.units(r.width()) >= 620; }

float share_height(const Ui& ui, const Rect& r, const app::StatisticsView::Opened::Line& line) {
  if (players_beside(ui, r)) {
    const float width = r.width() - ui.px(24 + kAmount + kDate);
    return std::max(ui.px(kTarget), ui.wrapped_height(width, line.players, type::kBody) + ui.px(16));
  }
  return ui.px(34) + ui.wrapped_height(r.width() - ui.px(24), line.players, type::kBody) + ui.px(8);
}

void draw_share(Ui& ui, const Rect& r, const app::StatisticsView::Opened::Line& line) {
  const Touch touch = ui.target("share/" + line.id, r);
  ui.fill(r, touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 8);
  ui.outline(r, ui.theme.panel_edge, 8, 1);
  if (touch.focused) focus_ring(ui, r, 8);
  Rect inside = r.inset(ui.px(12), ui.px(4));
  const bool beside = players_beside(ui, r);
  Rect head = beside ? inside : inside.cut_top(ui.px(30));
  ui.text(head.cut_right(ui.px(kAmount)), line.amount, type::kBodyBold, ui.theme.text, Align::kRight);
  ui.text(beside ? head.cut_left(ui.px(kDate)) : head, line.date, type::kBody, ui.theme.dim);
  Rect players = beside ? head : inside;
  if (beside) players.cut_top((players.height() - ui.wrapped_height(players.width(), line.players, type::kBody)) / 2);
  ui.wrapped(players, line.players, type::kBody, ui.theme.text);
  if (touch.clicked) ui.mean(app::OpenPast{line.id});
}

float draw_opened(Ui& ui, Rect r, const app::StatisticsView::Opened& opened) {
  r.y1 = r.y0 + 1e6F;
  Rect head = r.cut_top(ui.px(kTarget));
  if (button(ui, "share/close", head.cut_right(ui.px(130)), "Close", {.key = ui.key_of("share/close")}))
    ui.mean(app::Back{});
  if (!opened.person.empty()) {
    const std::string label = fmt::format("To {}", opened.person);
    const float wide = std::min(button_width(ui, label), head.width() - ui.px(8));
    if (button(ui, "share/person", head.cut_left(wide), label)) ui.mean(app::OpenPlayer{opened.person});
  }
  r.cut_top(ui.px(kGap));
  r.cut_top(ui.wrapped(r, opened.title, type::kName, ui.theme.text) + ui.px(kGap));
  for (const app::StatisticsView::Opened::Line& line : opened.lines) {
    draw_share(ui, r.cut_top(share_height(ui, r, line)), line);
    r.cut_top(ui.px(4));
  }
  return r.y0 + ui.px(kGap);
}

}  // namespace

float draw_statistics(Ui& ui, const Rect& r, const app::StatisticsView& view) {
  if (view.opened) return draw_opened(ui, r, *view.opened);
  using Of = ChooseStatistics::Of;
  float y = draw_choices(ui, r, Of::kGame, "games", view.games);
  y = draw_choices(ui, below(r, y), Of::kPeriod, "periods", view.periods);
  y = draw_choices(ui, below(r, y), Of::kRules, "rules", view.rules);
  if (!view.nothing.empty()) {
    ui.text({r.x0, y, r.x1, y + ui.px(60)}, view.nothing, type::kName, ui.theme.dim, Align::kCenter);
    return y + ui.px(60 + kGap);
  }
  y = draw_tiles(ui, below(r, y), view.tiles);
  const bool two = ui.units(r.width()) >= kTwoColumns;
  const Rect row = below(r, y);
  const Rect left = two ? row.column(0, 2, ui.px(kGap)) : row;
  const float figures = draw_rows(ui, left, "What happened", ShareOf::Kind::kFigure, view.figures, view.figures_note);
  const Rect right = two ? row.column(1, 2, ui.px(kGap)) : below(r, figures);
  const float sources = draw_rows(ui, right, view.sources_heading, ShareOf::Kind::kReason, view.sources);
  const Rect charts = below(r, std::max(figures, sources));
  const float amounts =
      draw_over_time(ui, two ? charts.column(0, 2, ui.px(kGap)) : charts, view.amounts, view.sessions);
  const Rect other = two ? charts.column(1, 2, ui.px(kGap)) : below(charts, amounts);
  const float places = draw_over_time(ui, other, view.places, view.placed);
  return draw_meetings(ui, below(r, std::max(amounts, places)), view.meetings);
}

}  // namespace nullo::gui
