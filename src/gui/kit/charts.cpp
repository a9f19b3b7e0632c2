#include "gui/kit/charts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "chart/plot.h"
#include "gui/kit/widgets.h"

namespace nullo::gui {

namespace {

using chart::Plot;

constexpr float kMark = 4.5F;
constexpr float kBetweenMarks = 14;
constexpr float kCrowded = 4;  // steps closer together than this get a thinner line

ImVec2 on_screen(const chart::Point& point) { return {static_cast<float>(point.x), static_cast<float>(point.y)}; }

void draw_axes(Ui& ui, const Plot& plot, const Rect& area) {
  const ImU32 grid = ui.theme.panel_edge;
  for (const chart::Tick& row : plot.rows()) {
    const float y = std::round(static_cast<float>(row.at));
    ui.list().AddLine({area.x0, y}, {area.x1, y}, row.zero ? ui.theme.dim : grid, ui.px(1));
    ui.text(rect_at(area.x0 - ui.px(52), y - ui.px(10), ui.px(44), ui.px(20)), row.text, type::kNote, ui.theme.dim,
            Align::kRight);
  }
  for (const chart::Tick& column : plot.columns()) {
    const float x = std::round(static_cast<float>(column.at));
    ui.list().AddLine({x, area.y0}, {x, area.y1}, grid, ui.px(1));
    ui.text(rect_at(x - ui.px(30), area.y1 + ui.px(6), ui.px(60), ui.px(20)), column.text, type::kNote, ui.theme.dim,
            Align::kCenter);
  }
}

void draw_mark(const Ui& ui, const chart::Point& at, float radius, Seat seat) {
  const chart::Mark mark = chart::mark_of(seat);
  const ImU32 colour = ui.theme.seat.at(static_cast<std::size_t>(seat.index()));
  const ImU32 inside = mark.hollow ? ui.theme.panel : colour;
  if (mark.corners == 0) {
    ui.disc({static_cast<float>(at.x), static_cast<float>(at.y)}, radius, colour);
    if (mark.hollow) ui.disc({static_cast<float>(at.x), static_cast<float>(at.y)}, radius * 0.6F, inside);
    return;
  }
  std::vector<ImVec2> points;
  points.reserve(static_cast<std::size_t>(mark.corners));
  for (const chart::Point& corner : chart::corners(mark, at, static_cast<double>(radius)))
    points.push_back(on_screen(corner));
  const int count = static_cast<int>(points.size());
  ui.list().AddConvexPolyFilled(points.data(), count, inside);
  if (mark.hollow) ui.list().AddPolyline(points.data(), count, colour, ImDrawFlags_Closed, ui.px(2));
}

// Where many points fall into one column of pixels, its first, highest, lowest and last stand for them.
std::vector<ImVec2> thinned(const std::vector<ImVec2>& points) {
  std::vector<ImVec2> kept;
  for (auto first = points.begin(); first != points.end();) {
    const auto end = std::find_if(first, points.end(),
                                  [&](const ImVec2& each) { return std::floor(each.x) != std::floor(first->x); });
    if (end - first <= 4) {
      kept.insert(kept.end(), first, end);
    } else {
      const auto [high, low] = std::minmax_element(first, end, [](auto one, auto other) { return one.y < other.y; });
      kept.insert(kept.end(), {*first, *std::min(high, low), *std::max(high, low), *std::prev(end)});
    }
    first = end;
  }
  return kept;
}

void draw_line(const Ui& ui, const Plot& plot, const chart::Chart& chart, std::size_t number) {
  const chart::Chart::Line& line = chart.lines[number];
  std::vector<ImVec2> points;
  points.reserve(line.values.size());
  for (std::size_t i = 0; i < line.values.size(); ++i) {
    points.push_back(on_screen({plot.x(line.skip + i), plot.y(line.values[i])}));
  }
  const ImU32 colour = ui.theme.seat.at(static_cast<std::size_t>(line.seat.index()));
  const bool crowded = points.size() > 1 && points[1].x - points[0].x < ui.px(kCrowded);
  if (crowded) points = thinned(points);
  ui.list().AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0, ui.px(crowded ? 1.4F : 2.5F));
  for (const std::size_t step : plot.marked(number, static_cast<double>(ui.px(kBetweenMarks)))) {
    draw_mark(ui, {plot.x(line.skip + step), plot.y(line.values[step])}, ui.px(kMark), line.seat);
  }
}

constexpr float kBeforeValue = 7;
constexpr float kBadge = 24;
constexpr float kAfterBadge = 4;
constexpr float kMostOfWidth = 0.4F;

// What the longest name takes at its line's end, with its badge before and its value behind it.
float names_width(const Ui& ui, const chart::Chart& chart, Type type) {
  float widest = 0;
  for (const auto& line : chart.lines) {
    if (line.values.empty()) continue;
    const std::string value = chart::value_text(line.values.back());
    const float wide = ui.text_width(line.name, type) + ui.text_width(value, type);
    widest = std::max(widest, wide + ui.px(kBeforeValue));
  }
  return widest + ui.px(kBadge + kAfterBadge + 2);
}

float name_step(const Ui& ui, Type type) { return ui.px(type.size + 8); }

constexpr float kLeastStep = type::kNote.size + 2;  // units

// Names and values at the lines' ends; where there is little room, the name is cut and not the value.
void draw_names(Ui& ui, const Rect& room, const Plot& plot, Type type, std::size_t count) {
  const float step = std::clamp(room.height() / static_cast<float>(count), ui.px(kLeastStep), name_step(ui, type));
  for (const Plot::Named& name :
       plot.names(static_cast<double>(room.y0), static_cast<double>(room.y1), static_cast<double>(step))) {
    Rect row = rect_at(room.x0, static_cast<float>(name.y) - step / 2, room.width(), step);
    seat_badge(ui, row.cut_left(ui.px(kBadge)).center(), ui.px(9), name.line->seat);
    row.cut_left(ui.px(kAfterBadge));
    const std::string value = chart::value_text(name.line->values.back());
    const float left = row.width() - ui.text_width(value, type) - ui.px(kBeforeValue);
    const Rect called = row.cut_left(std::min(left, ui.text_width(name.line->name, type)));
    ui.text(called, name.line->name, type, ui.theme.text);
    row.cut_left(ui.px(kBeforeValue));
    ui.text(row, value, type, ui.theme.text);
  }
}

// The text of the point under the mouse or finger, beside it.
void draw_tell(Ui& ui, const Rect& area, const chart::Chart& chart, const Plot::Found& found) {
  const std::string text = chart::label_of(chart, found);
  const float width = ui.text_width(text, type::kNote) + ui.px(16);
  const float height = ui.px(28);
  const ImVec2 at = on_screen(found.at);
  const float x = std::max(area.x0, std::min(at.x + ui.px(12), area.x1 - width));
  const float y = at.y - height - ui.px(8) < area.y0 ? at.y + ui.px(10) : at.y - height - ui.px(8);
  const Rect box = rect_at(x, y, width, height);
  ui.list().AddCircle(at, ui.px(8), ui.theme.text, 0, ui.px(2));
  ui.fill(box, ui.theme.panel, 6);
  ui.outline(box, ui.theme.text, 6);
  ui.text(box, text, type::kNote, ui.theme.text, Align::kCenter);
}

}  // namespace

float least_chart(const Ui& ui, const chart::Chart& chart) {
  constexpr float kLeast = 130;
  return ui.px(std::max(kLeast, kLeastStep * static_cast<float>(chart.lines.size())));
}

std::optional<PointTapped> draw_chart(Ui& ui, const Rect& r, const chart::Chart& chart) {
  if (chart.lines.empty()) return std::nullopt;
  Rect rest = r;
  const bool named = chart.lines.size() > 1;
  const float most = r.width() * kMostOfWidth;  // for the names, which are as large as all of them have room for
  Type type = type::kBody;
  float names = names_width(ui, chart, type);
  if (names > most || static_cast<float>(chart.lines.size()) * name_step(ui, type) > r.height()) {
    type = type::kNote;
    names = std::min(names_width(ui, chart, type), most);
  }
  const Rect beside = named ? rest.cut_right(names) : Rect{};
  rest.cut_right(ui.px(12));
  ui.text(rest.cut_top(ui.px(24)), chart.y_label, type::kNote, ui.theme.dim);
  ui.text(rest.cut_bottom(ui.px(20)), chart.x_label, type::kNote, ui.theme.dim, Align::kRight);
  rest.cut_bottom(ui.px(26));
  rest.cut_left(ui.px(56));
  rest.cut_top(ui.px(6));
  const int rows = std::clamp(static_cast<int>(ui.units(rest.height()) / 36), 2, 8);
  const int columns = std::clamp(static_cast<int>(ui.units(rest.width()) / 44), 2, 12);
  const chart::Frame frame{static_cast<double>(rest.x0), static_cast<double>(rest.y0), static_cast<double>(rest.x1),
                           static_cast<double>(rest.y1)};
  const Plot plot{chart, frame, columns, rows};
  draw_axes(ui, plot, rest);
  for (std::size_t i = 0; i < chart.lines.size(); ++i) draw_line(ui, plot, chart, i);
  if (named) draw_names(ui, {beside.x0, r.y0, beside.x1, r.y1}, plot, type, chart.lines.size());

  const Touch touch = ui.target(chart.y_label + " over " + chart.x_label, rest.grown(ui.px(4)));
  if (!touch.hovered) return std::nullopt;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const auto found = plot.nearest({static_cast<double>(mouse.x), static_cast<double>(mouse.y)});
  if (!found) return std::nullopt;
  draw_tell(ui, rest, chart, *found);
  if (!touch.clicked) return std::nullopt;
  return PointTapped{found->line, found->step};
}

}  // namespace nullo::gui
