#include "gui/people/statistics.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/kit/charts.h"
#include "gui/kit/frame.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::ChooseStatistics;
using store::ShareOf;
using View = app::StatisticsView;

constexpr float kTwoColumns = 760;
constexpr float kAmount = 84;
constexpr float kDate = 160;

// ---- which sessions

Box choices(Ui& ui, ChooseStatistics::Of of, std::string name, const std::vector<app::Choice>& choices, float width) {
  return choices_of(ui, std::move(name), choices, width,
                    [&ui, of](const std::string& id) { ui.mean(ChooseStatistics{of, id}); });
}

// ---- the large figures

Box tile(Ui& ui, const View::Tile& tile) {
  constexpr float kTileHeight = 108;
  return Box::column(
             0, {line(ui, tile.label, type::kNote, ui.theme.dim), line(ui, tile.value, type::kTitle, ui.theme.text),
                 words(ui, tile.note, type::kNote, ui.theme.dim).grow(),
                 line(ui, tile.everybody, type::kNote, ui.theme.dim)})
      .pad(ui.px(10), ui.px(6))
      .high(ui.px(kTileHeight))
      .on([&ui, &tile](const Rect& r) {
        const bool opens = !tile.session.empty();
        const Touch touch = opens ? ui.target("tile/" + tile.label, r) : Touch{};
        ui.fill(r, touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 10);
        ui.outline(r, opens ? ui.theme.dim : ui.theme.panel_edge, 10, 1);
        if (touch.focused) focus_ring(ui, r, 10);
        if (touch.clicked) ui.mean(app::OpenPast{tile.session});
      });
}

Box tiles(Ui& ui, const std::vector<View::Tile>& tiles, float width) {
  constexpr float kLeastTile = 150;
  const float gap = ui.px(8);
  const int count = static_cast<int>(tiles.size());
  const int across = std::clamp(static_cast<int>((width + gap) / (ui.px(kLeastTile) + gap)), 2, std::max(2, count));
  std::vector<Box> parts;
  for (const View::Tile& each : tiles) parts.push_back(tile(ui, each));
  return in_equal_columns(gap, evenly(count, across), std::move(parts));
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

// What opens when it is tapped.
Box::Draw opens_share(Ui& ui, std::string name, ShareOf of, bool opens) {
  return [&ui, name = std::move(name), of = std::move(of), opens](const Rect& r) {
    const Touch touch = ui.target(name, r, opens);
    if (touch.hovered && opens) ui.fill(r, ui.theme.raised_hover, 6);
    if (touch.focused) focus_ring(ui, r, 6);
    if (touch.clicked) ui.mean(app::OpenShare{of});
  };
}

Box row_with_bar(Ui& ui, ShareOf::Kind of, const View::Row& row, bool from_middle) {
  const ImU32 ink = row.opens ? ui.theme.text : ui.theme.dim;
  std::vector<Box> parts{Box::row(0, {words(ui, row.label, type::kBody, ui.theme.text),
                                      line(ui, row.amount, type::kBodyBold, ink, Align::kRight).wide(ui.px(kAmount))})};
  for (const std::string& said : {row.help, row.often}) {
    if (!said.empty()) parts.push_back(words(ui, said, type::kNote, ui.theme.dim));
  }
  const auto bar = [&ui, &row, from_middle](const Rect& r) { draw_bar(ui, r, row.bar, from_middle); };
  parts.push_back(Box::fixed(0, ui.px(10), bar));
  const std::string_view kind = of == ShareOf::Kind::kReason ? "source" : "figure";
  return Box::column(0, std::move(parts))
      .pad(ui.px(6), ui.px(3))
      .on(opens_share(ui, fmt::format("{}/{}", kind, row.id), {of, row.id}, row.opens));
}

Box rows_with_bars(Ui& ui, const std::string& heading, ShareOf::Kind of, const std::vector<View::Row>& rows,
                   const std::string& note = {}) {
  const bool from_middle = std::ranges::any_of(rows, [](const View::Row& row) { return row.bar < 0; });
  std::vector<Box> parts;
  if (!note.empty()) parts.push_back(words(ui, note, type::kNote, ui.theme.dim).pad({0, 0, 0, ui.px(6)}));
  for (const View::Row& row : rows) parts.push_back(row_with_bar(ui, of, row, from_middle));
  return panel_of(ui, heading, Box::column(0, std::move(parts)));
}

// ---- head to head

// How often ahead, level and behind, as one bar.
void draw_record(const Ui& ui, const Rect& r, const View::Meeting& meeting) {
  const auto at = [&r](double part) { return r.x0 + static_cast<float>(part) * r.width(); };
  ui.fill(r, ui.theme.panel_edge, 3);
  ui.fill({r.x0, r.y0, at(meeting.ahead + meeting.level), r.y1}, ui.theme.dim, 3);
  ui.fill({r.x0, r.y0, at(meeting.ahead), r.y1}, ui.theme.text, 3);
}

Box meeting_row(Ui& ui, const View::Meeting& meeting, bool wide) {
  const auto small = [&](const std::string& said, ImU32 ink, Align align = Align::kLeft) {
    return line(ui, said, type::kNote, ink, align);
  };
  const auto pair = [](Box left, Box right) { return Box::row(0, {std::move(left).grow(), std::move(right)}); };
  Box name = line(ui, meeting.name, type::kBodyBold, ui.theme.text);
  Box record = small(meeting.record, ui.theme.dim);
  Box sessions = small(meeting.sessions, ui.theme.dim, Align::kRight);
  std::vector<Box> parts;
  if (wide) {
    parts.push_back(pair(std::move(name), small(meeting.difference, ui.theme.text, Align::kRight)));
    parts.push_back(pair(std::move(record), std::move(sessions)));
  } else {
    parts.push_back(std::move(name));
    parts.push_back(std::move(record));
    parts.push_back(pair(small(meeting.difference, ui.theme.text), std::move(sessions)));
  }
  parts.push_back(Box::fixed(0, ui.px(7), [&ui, &meeting](const Rect& r) { draw_record(ui, r, meeting); }));
  return Box::column(ui.px(2), std::move(parts))
      .pad(ui.px(6), ui.px(4))
      .least(ui.px(kTarget))
      .on(opens_share(ui, "meeting/" + meeting.name, {ShareOf::Kind::kMeeting, meeting.name}, true));
}

// Met most often first, down the columns.
Box meetings(Ui& ui, const std::vector<View::Meeting>& meetings, float width) {
  constexpr float kRoomyRow = 460;
  constexpr float kBetweenMeetings = 24;
  const std::size_t count = ui.units(width) >= kTwoColumns ? 2 : 1;
  const bool wide = ui.units(width) / static_cast<float>(count) - 2 * kBetweenMeetings >= kRoomyRow;
  std::vector<std::vector<Box>> rows(count);
  const std::size_t each = (meetings.size() + count - 1) / count;
  for (std::size_t i = 0; i < meetings.size(); ++i) rows[i / each].push_back(meeting_row(ui, meetings[i], wide));
  std::vector<Box> columns;
  for (std::vector<Box>& some : rows) columns.push_back(Box::column(0, std::move(some)).grow());
  return panel_of(ui, text::say("Head to head, finished sessions"),
                  Box::row(ui.px(kBetweenMeetings), std::move(columns)));
}

// ---- over time

Box over_time(Ui& ui, const app::Chart& chart, const std::vector<std::string>& sessions) {
  constexpr float kOverTime = 260;
  return Box::fixed(0, ui.px(kOverTime), [&ui, &chart, &sessions](const Rect& r) {
    draw_panel_ground(ui, r);
    const auto tapped = draw_chart(ui, r.inset(ui.px(14), ui.px(10)), chart);
    if (tapped && tapped->step < sessions.size()) ui.mean(app::OpenPast{sessions[tapped->step]});
  });
}

// ---- the sessions that a figure is made of

Box session_row(Ui& ui, const View::Opened::Line& of, bool beside) {
  Box date = line(ui, of.date, type::kBody, ui.theme.dim);
  Box players = words(ui, of.players, type::kBody, ui.theme.text);
  Box amount = line(ui, of.amount, type::kBodyBold, ui.theme.text, Align::kRight).wide(ui.px(kAmount)).middle();
  Box parts =
      beside
          ? Box::row(0, {std::move(date).wide(ui.px(kDate)).middle(), std::move(players).middle(), std::move(amount)})
          : Box::column(ui.px(4), {Box::row(0, {std::move(date).grow(), std::move(amount)}), std::move(players)});
  return std::move(parts).pad(ui.px(12), ui.px(8)).least(ui.px(kTarget)).on([&ui, &of](const Rect& r) {
    const Touch touch = ui.target("share/" + of.id, r);
    ui.fill(r, touch.hovered ? ui.theme.raised_hover : ui.theme.panel, 8);
    ui.outline(r, ui.theme.panel_edge, 8, 1);
    if (touch.focused) focus_ring(ui, r, 8);
    if (touch.clicked) ui.mean(app::OpenPast{of.id});
  });
}

Box opened(Ui& ui, const View::Opened& opened, float width) {
  constexpr float kPlayersBeside = 620;
  std::vector<Box> head;
  if (!opened.person.empty())
    head.push_back(push_button(ui, "share/person", text::say("To {player}", opened.person), {},
                               [&ui, &opened] { ui.mean(app::OpenPlayer{opened.person}); }));
  head.push_back(space(0).grow());
  head.push_back(push_button(ui, "share/close", text::say("Close"), {.key = ui.key_of("share/close")},
                             [&ui] { ui.mean(app::Back{}); }));
  std::vector<Box> lines;
  for (const View::Opened::Line& each : opened.lines)
    lines.push_back(session_row(ui, each, ui.units(width) >= kPlayersBeside));
  return Box::column(ui.px(kGap),
                     {Box::row(ui.px(8), std::move(head)), words(ui, opened.title, type::kName, ui.theme.text),
                      Box::column(ui.px(4), std::move(lines))});
}

// Two parts side by side, or one below the other. Those that have nothing to show are left out.
void add_pair(std::vector<Box>& parts, float gap, std::vector<Box> both, bool beside) {
  if (both.size() == 2 && beside) {
    parts.push_back(in_equal_columns(gap, 2, std::move(both)));
  } else {
    std::ranges::move(both, std::back_inserter(parts));
  }
}

}  // namespace

Box statistics(Ui& ui, const app::StatisticsView& view, float width) {
  if (view.opened) return opened(ui, *view.opened, width);
  using Of = ChooseStatistics::Of;
  const float gap = ui.px(kGap);
  std::vector<Box> parts;
  const auto choose = [&](Of of, std::string name, const std::vector<app::Choice>& among) {
    if (among.size() > 1) parts.push_back(choices(ui, of, std::move(name), among, width));
  };
  choose(Of::kGame, "games", view.games);
  choose(Of::kPeriod, "periods", view.periods);
  choose(Of::kRules, "rules", view.rules);
  if (!view.nothing.empty()) {
    parts.push_back(line(ui, view.nothing, type::kName, ui.theme.dim, Align::kCenter).high(ui.px(60)));
    return Box::column(gap, std::move(parts));
  }
  if (!view.tiles.empty()) parts.push_back(tiles(ui, view.tiles, width));
  const bool two = ui.units(width) >= kTwoColumns;
  std::vector<Box> both;
  if (!view.figures.empty())
    both.push_back(
        rows_with_bars(ui, text::say("What happened"), ShareOf::Kind::kFigure, view.figures, view.figures_note));
  if (!view.sources.empty())
    both.push_back(rows_with_bars(ui, view.sources_heading, ShareOf::Kind::kReason, view.sources));
  add_pair(parts, gap, std::exchange(both, {}), two);
  if (!view.amounts.lines.empty()) both.push_back(over_time(ui, view.amounts, view.sessions));
  if (!view.places.lines.empty()) both.push_back(over_time(ui, view.places, view.placed));
  add_pair(parts, gap, std::move(both), two);
  if (!view.meetings.empty()) parts.push_back(meetings(ui, view.meetings, width));
  return Box::column(gap, std::move(parts));
}

}  // namespace nullo::gui
