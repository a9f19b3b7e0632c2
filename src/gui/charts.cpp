#include "gui/charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "gui/widgets.h"

namespace nullo::gui {

namespace {

struct Axis {
  double low = 0;
  double high = 1;
  double step = 1;
};

// Whole steps below the lowest and above the highest value.
Axis axis_of(double low, double high, int parts) {
  const double step = std::max(1.0, round_step(std::max(high - low, 1.0), parts));
  const double bottom = std::floor(low / step) * step;
  const double top = std::ceil(high / step) * step;
  return {bottom, std::max(top, bottom + step), step};
}

struct Plot {
  Rect area;
  Axis x;
  Axis y;
  [[nodiscard]] Point at(double vx, double vy) const {
    return {area.x0 + static_cast<float>((vx - x.low) / (x.high - x.low)) * area.width(),
            area.y1 - static_cast<float>((vy - y.low) / (y.high - y.low)) * area.height()};
  }
};

Axis value_axis(const app::Chart& chart, int parts) {
  double low = 0;
  double high = 1;
  for (const auto& line : chart.lines) {
    for (const double value : line.values) {
      low = std::min(low, value);
      high = std::max(high, value);
    }
  }
  return axis_of(low, high, parts);
}

Axis hand_axis(const app::Chart& chart, int parts) {
  std::size_t most = 2;
  for (const auto& line : chart.lines) most = std::max(most, line.values.size());
  const double hands = static_cast<double>(most - 1);
  return {0, hands, std::max(1.0, round_step(hands, parts))};
}

void draw_axes(Ui& ui, const Plot& plot) {
  const ImU32 grid = ui.theme.panel_edge;
  for (double v = plot.y.low; v <= plot.y.high + 1e-9; v += plot.y.step) {
    const float y = std::round(plot.at(plot.x.low, v).y);
    const bool zero = std::abs(v) < 1e-9;
    ui.list().AddLine({plot.area.x0, y}, {plot.area.x1, y}, zero ? ui.theme.dim : grid, ui.px(1));
    ui.text(rect_at(plot.area.x0 - ui.px(48), y - ui.px(10), ui.px(40), ui.px(20)), fmt::format("{:g}", v),
            type::kSmall, ui.theme.dim, Align::kRight);
  }
  for (double v = plot.x.low; v <= plot.x.high + 1e-9; v += plot.x.step) {
    const float x = std::round(plot.at(v, plot.y.low).x);
    ui.list().AddLine({x, plot.area.y0}, {x, plot.area.y1}, grid, ui.px(1));
    ui.text(rect_at(x - ui.px(30), plot.area.y1 + ui.px(6), ui.px(60), ui.px(20)), fmt::format("{:g}", v), type::kSmall,
            ui.theme.dim, Align::kCenter);
  }
}

// A regular polygon, so that lines differ in more than colour.
void draw_mark(const Ui& ui, Point p, float radius, Seat seat, ImU32 colour) {
  constexpr std::array kCorners{0, 4, 3, 5, 4};  // disc, diamond, triangle, pentagon, square
  const auto shape = static_cast<std::size_t>(seat.index()) % kCorners.size();
  if (shape == 0) return ui.disc(p, radius, colour);
  if (shape == 4) return ui.fill(Rect{p.x, p.y, p.x, p.y}.grown(radius * 0.85F), colour);
  std::array<ImVec2, 5> points{};
  const int corners = kCorners.at(shape);
  for (int i = 0; i < corners; ++i) {
    const double turn = 2 * 3.14159265358979 * i / corners - 3.14159265358979 / 2;
    points.at(static_cast<std::size_t>(i)) = {p.x + radius * 1.2F * static_cast<float>(std::cos(turn)),
                                              p.y + radius * 1.2F * static_cast<float>(std::sin(turn))};
  }
  ui.list().AddConvexPolyFilled(points.data(), corners, colour);
}

void draw_line(const Ui& ui, const Plot& plot, const app::Chart::Line& line) {
  const ImU32 colour = ui.theme.seat.at(static_cast<std::size_t>(line.seat.index()));
  std::vector<ImVec2> points;
  for (std::size_t i = 0; i < line.values.size(); ++i) {
    const Point p = plot.at(static_cast<double>(i), line.values[i]);
    points.push_back({p.x, p.y});
  }
  ui.list().AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0, ui.px(2.5F));
  const bool crowded = points.size() > 1 && points[1].x - points[0].x < ui.px(14);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (crowded && i + 1 != points.size()) continue;
    draw_mark(ui, {points[i].x, points[i].y}, ui.px(5), line.seat, colour);
  }
}

// Names at the lines' ends, pushed apart where they would meet.
void draw_names(Ui& ui, const Rect& room, const Plot& plot, const app::Chart& chart) {
  struct Name {
    const app::Chart::Line* line;
    float y;
  };
  std::vector<Name> names;
  for (const auto& line : chart.lines) {
    if (!line.values.empty()) names.push_back({&line, plot.at(plot.x.low, line.values.back()).y});
  }
  std::stable_sort(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
  const float step = ui.px(24);
  float least = room.y0 + step / 2;
  for (Name& name : names) least = (name.y = std::max(name.y, least)) + step;
  float most = room.y1 - step / 2;
  for (auto name = names.rbegin(); name != names.rend(); ++name) most = (name->y = std::min(name->y, most)) - step;
  for (const Name& name : names) {
    Rect row = rect_at(room.x0, name.y - step / 2, room.width(), step);
    const Rect badge = row.cut_left(ui.px(24));
    seat_badge(ui, badge.center(), ui.px(9), name.line->seat);
    row.cut_left(ui.px(4));
    ui.text(row, fmt::format("{}  {:g}", name.line->name, name.line->values.back()), type::kSmall, ui.theme.text);
  }
}

}  // namespace

double round_step(double span, int parts) {
  const double raw = span / std::max(parts, 1);
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (raw <= factor * power * (1 + 1e-9)) return factor * power;
  }
  return 10 * power;
}

void draw_chart(Ui& ui, const Rect& r, const app::Chart& chart) {
  if (chart.lines.empty()) return;
  Rect rest = r;
  float widest = 0;
  for (const auto& line : chart.lines) widest = std::max(widest, ui.text_width(line.name + "  000", type::kSmall));
  const Rect names = rest.cut_right(std::min(widest + ui.px(30), r.width() * 0.4F));
  rest.cut_right(ui.px(12));
  ui.text(rest.cut_top(ui.px(24)), chart.y_label, type::kSmall, ui.theme.dim);
  ui.text(rest.cut_bottom(ui.px(20)), chart.x_label, type::kSmall, ui.theme.dim, Align::kRight);
  rest.cut_bottom(ui.px(26));
  rest.cut_left(ui.px(52));
  rest.cut_top(ui.px(6));
  const int rows = std::clamp(static_cast<int>(ui.units(rest.height()) / 36), 2, 8);
  const int columns = std::clamp(static_cast<int>(ui.units(rest.width()) / 44), 2, 12);
  const Plot plot{rest, hand_axis(chart, columns), value_axis(chart, rows)};
  draw_axes(ui, plot);
  for (const auto& line : chart.lines) draw_line(ui, plot, line);
  draw_names(ui, {names.x0, r.y0, names.x1, r.y1}, plot, chart);
}

}  // namespace nullo::gui
