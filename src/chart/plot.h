// Where a chart's axes, lines, marks and names lie, the same for the window and for pages. Lengths are in the unit of
// the frame that it is given, y downwards.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chart/chart.h"

namespace nullo::chart {

struct Point {
  double x = 0;
  double y = 0;
};

struct Frame {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

// A round step (1, 2 or 5 times a power of ten) that cuts `span` into at most `parts`.
double round_step(double span, int parts);

struct Tick {
  double at = 0;  // along its axis, in the frame's unit
  std::string text;
  bool zero = false;  // the line of zero, or the lowest line if there is no zero
};

// A chart in a frame. `columns` and `rows`: into how many parts the ticks may cut it.
class Plot {
 public:
  Plot(const Chart& chart, const Frame& frame, int columns, int rows);

  [[nodiscard]] const Frame& frame() const { return frame_; }
  // Of step `step` of the chart, from 0; a line's own begin after those that it skips.
  [[nodiscard]] double x(std::size_t step) const;
  [[nodiscard]] double y(double value) const;
  [[nodiscard]] const std::vector<Tick>& columns() const { return columns_; }
  [[nodiscard]] const std::vector<Tick>& rows() const { return rows_; }

  // Which of its own steps get a mark on line number `line`, where marks shall be `apart` and no line's hide another's.
  [[nodiscard]] std::vector<std::size_t> marked(std::size_t line, double apart) const;

  struct Named {
    const Chart::Line* line = nullptr;
    double from = 0;  // y of the line's end
    double y = 0;     // of the name: pushed away from the others, `step` between two
  };
  // The lines from top to bottom.
  [[nodiscard]] std::vector<Named> names(double top, double bottom, double step) const;

  struct Found {
    std::size_t line = 0;
    std::size_t step = 0;  // of the line's own
    Point at;
  };
  // The step that is nearest to a point in the frame, on the nearest line.
  [[nodiscard]] std::optional<Found> nearest(const Point& point) const;

 private:
  const Chart& chart_;
  Frame frame_;
  std::size_t steps_;  // from the first point to the last; at least 1
  double low_ = 0;
  double high_ = 1;
  std::vector<Tick> columns_;
  std::vector<Tick> rows_;
};

// "−3", "1.5".
std::string value_text(double value);
// The label of a point.
std::string label_of(const Chart& chart, const Plot::Found& found);

// The mark of a seat's line: lines differ in more than colour.
struct Mark {
  int corners = 0;       // 0: round
  bool on_side = false;  // a square, not a diamond
  bool hollow = false;
};
Mark mark_of(Seat seat);
// The corners around a point; of equal weight for the eye with equal `radius`.
std::vector<Point> corners(const Mark& mark, const Point& at, double radius);

}  // namespace nullo::chart
