#include "chart/plot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "text/parts.h"

namespace nullo::chart {
namespace {

constexpr double kAlmost = 1e-9;

std::size_t most_values(const Chart& chart) {
  std::size_t most = 0;
  for (const Chart::Line& line : chart.lines) most = std::max(most, line.skip + line.values.size());
  return most;
}

struct Range {
  double low = 0;
  double high = 0;
};

Range range_of(const Chart& chart) {
  std::optional<Range> range;
  for (const Chart::Line& line : chart.lines) {
    for (const double value : line.values) {
      if (!range) range = Range{value, value};
      range->low = std::min(range->low, value);
      range->high = std::max(range->high, value);
    }
  }
  return range.value_or(Range{});
}

}  // namespace

double round_step(double span, int parts) {
  const double raw = span / std::max(parts, 1);
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (raw <= factor * power * (1 + kAlmost)) return factor * power;
  }
  return 10 * power;
}

std::string value_text(double value) {
  std::string text = fmt::format("{:.6f}", std::abs(value));
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return value < 0 ? "−" + text : text;
}

Plot::Plot(const Chart& chart, const Frame& frame, int columns, int rows)
    : chart_{chart}, frame_{frame}, steps_{std::max<std::size_t>(most_values(chart), 2) - 1} {
  const Range range = range_of(chart);
  const double step = std::max(1.0, round_step(std::max(range.high - range.low, 1.0), rows));
  // There is no place before the first.
  low_ = chart.best_on_top ? range.low : std::floor(range.low / step) * step;
  high_ = low_ + std::max(1.0, std::ceil((range.high - low_) / step - kAlmost)) * step;
  for (double value = low_; value <= high_ + kAlmost; value += step) {
    rows_.push_back({y(value), value_text(value), std::abs(value) < kAlmost || value == low_});
  }
  const auto wide = static_cast<std::size_t>(std::max(1.0, round_step(static_cast<double>(steps_), columns)));
  for (std::size_t at = 0; at <= steps_; at += wide) {
    const std::size_t number = static_cast<std::size_t>(chart.first) + at * static_cast<std::size_t>(chart.each);
    columns_.push_back({x(at), fmt::format("{}", number), at == 0});
  }
}

double Plot::x(std::size_t step) const {
  return frame_.left + (frame_.right - frame_.left) * static_cast<double>(step) / static_cast<double>(steps_);
}

double Plot::y(double value) const {
  const double up = (value - low_) / (high_ - low_);
  return chart_.best_on_top ? frame_.top + (frame_.bottom - frame_.top) * up
                            : frame_.bottom - (frame_.bottom - frame_.top) * up;
}

std::vector<std::size_t> Plot::marked(std::size_t line, double apart) const {
  std::vector<std::size_t> steps;
  const std::size_t values = chart_.lines[line].values.size();
  if (values == 0) return steps;
  constexpr double kFewer = 4;  // where not every step has one, they are rare enough to tell the lines apart
  const double one = x(1) - x(0);
  const auto skip = one >= apart ? std::size_t{1} : static_cast<std::size_t>(std::ceil(kFewer * apart / one));
  const std::size_t first = line * skip / chart_.lines.size();
  for (std::size_t step = 0; step < values; ++step) {
    if (step + 1 == values || (step > 0 && step % skip == first)) steps.push_back(step);
  }
  return steps;
}

std::vector<Plot::Named> Plot::names(double top, double bottom, double step) const {
  std::vector<Named> names;
  names.reserve(chart_.lines.size());
  for (const Chart::Line& line : chart_.lines) {
    if (line.values.empty()) continue;
    const double end = y(line.values.back());
    names.push_back({&line, end, end});
  }
  std::ranges::stable_sort(names, [](const Named& a, const Named& b) { return a.y < b.y; });
  double least = top + step / 2;
  for (Named& name : names) least = (name.y = std::max(name.y, least)) + step;
  double most = bottom - step / 2;
  for (Named& name : std::views::reverse(names)) most = (name.y = std::min(name.y, most)) - step;
  return names;
}

std::optional<Plot::Found> Plot::nearest(const Point& point) const {
  const bool inside =
      point.x >= frame_.left && point.x <= frame_.right && point.y >= frame_.top && point.y <= frame_.bottom;
  if (!inside) return std::nullopt;
  const double along = (point.x - frame_.left) / (frame_.right - frame_.left) * static_cast<double>(steps_);
  const auto step = static_cast<std::size_t>(std::lround(along));
  std::optional<Found> found;
  for (std::size_t i = 0; i < chart_.lines.size(); ++i) {
    const Chart::Line& line = chart_.lines[i];
    if (step < line.skip || step - line.skip >= line.values.size()) continue;
    const std::size_t own = step - line.skip;
    const Point at{x(step), y(line.values[own])};
    if (!found || std::abs(at.y - point.y) < std::abs(found->at.y - point.y)) found = Found{i, own, at};
  }
  return found;
}

std::string label_of(const Chart& chart, const Plot::Found& found) {
  const Chart::Line& line = chart.lines[found.line];
  if (found.step < line.labels.size()) return line.labels[found.step];
  return text::labelled(line.name, value_text(line.values[found.step]));
}

Mark mark_of(Seat seat) {
  static constexpr std::array<Mark, kMostSeats> kMarks{{{0, false, false},
                                                        {4, false, false},
                                                        {3, false, false},
                                                        {5, false, false},
                                                        {4, true, false},
                                                        {0, false, true},
                                                        {4, false, true},
                                                        {3, false, true},
                                                        {5, false, true},
                                                        {4, true, true}}};
  return kMarks.at(static_cast<std::size_t>(seat.index()));
}

std::vector<Point> corners(const Mark& mark, const Point& at, double radius) {
  std::vector<Point> points;
  points.reserve(static_cast<std::size_t>(mark.corners));
  const double reach = radius * (mark.corners == 3 ? 1.35 : 1.25);
  for (int i = 0; i < mark.corners; ++i) {
    const double turn = std::numbers::pi * ((2.0 * i + (mark.on_side ? 1.0 : 0.0)) / mark.corners - 0.5);
    points.push_back({at.x + reach * std::cos(turn), at.y + reach * std::sin(turn)});
  }
  return points;
}

}  // namespace nullo::chart
