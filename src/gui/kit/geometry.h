// Rectangles and how to cut them: all layout is rectangles cut from rectangles, in pixels.
#pragma once

#include <algorithm>

namespace nullo::gui {

struct Point {
  float x = 0;
  float y = 0;
};

struct Rect {
  float x0 = 0;
  float y0 = 0;
  float x1 = 0;
  float y1 = 0;

  [[nodiscard]] constexpr float width() const { return x1 - x0; }
  [[nodiscard]] constexpr float height() const { return y1 - y0; }
  [[nodiscard]] constexpr Point center() const { return {(x0 + x1) / 2, (y0 + y1) / 2}; }
  [[nodiscard]] constexpr bool contains(Point p) const { return p.x >= x0 && p.x < x1 && p.y >= y0 && p.y < y1; }
  [[nodiscard]] constexpr bool empty() const { return x1 <= x0 || y1 <= y0; }

  // Takes a strip off one side and returns it; never more than there is.
  constexpr Rect cut_top(float size) {
    const float edge = std::min(y0 + size, y1);
    const Rect cut{x0, y0, x1, edge};
    y0 = edge;
    return cut;
  }
  constexpr Rect cut_bottom(float size) {
    const float edge = std::max(y1 - size, y0);
    const Rect cut{x0, edge, x1, y1};
    y1 = edge;
    return cut;
  }
  constexpr Rect cut_left(float size) {
    const float edge = std::min(x0 + size, x1);
    const Rect cut{x0, y0, edge, y1};
    x0 = edge;
    return cut;
  }
  constexpr Rect cut_right(float size) {
    const float edge = std::max(x1 - size, x0);
    const Rect cut{edge, y0, x1, y1};
    x1 = edge;
    return cut;
  }

  [[nodiscard]] constexpr Rect inset(float dx, float dy) const {
    const float mx = std::min(dx, width() / 2);
    const float my = std::min(dy, height() / 2);
    return {x0 + mx, y0 + my, x1 - mx, y1 - my};
  }
  [[nodiscard]] constexpr Rect inset(float d) const { return inset(d, d); }
  [[nodiscard]] constexpr Rect grown(float d) const { return {x0 - d, y0 - d, x1 + d, y1 + d}; }
  [[nodiscard]] constexpr Rect moved(float dx, float dy) const { return {x0 + dx, y0 + dy, x1 + dx, y1 + dy}; }
  // The intersection; empty where they do not meet.
  [[nodiscard]] constexpr Rect meet(const Rect& other) const {
    return {std::max(x0, other.x0), std::max(y0, other.y0), std::min(x1, other.x1), std::min(y1, other.y1)};
  }
  // A rectangle of that size in the middle of this one.
  [[nodiscard]] constexpr Rect middle(float w, float h) const {
    const Point c = center();
    return {c.x - w / 2, c.y - h / 2, c.x + w / 2, c.y + h / 2};
  }
  // The part number `index` of `count` equal ones side by side (or one above another), `gap` apart.
  [[nodiscard]] constexpr Rect column(int index, int count, float gap) const {
    const float each = (width() - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    const float left = x0 + (each + gap) * static_cast<float>(index);
    return {left, y0, left + each, y1};
  }
  [[nodiscard]] constexpr Rect row(int index, int count, float gap) const {
    const float each = (height() - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    const float top = y0 + (each + gap) * static_cast<float>(index);
    return {x0, top, x1, top + each};
  }
};

// So many things, at least one, in lines of at most `most`: how many lines that takes.
constexpr int row_count(int count, int most) { return (count + most - 1) / most; }

// How many of them stand on each of so few lines, which are as even as can be.
constexpr int evenly(int count, int most) { return row_count(count, row_count(count, most)); }

// The same with as many on a line as have room: equal columns, `gap` apart, for things of that width.
constexpr int even_columns(int count, float each, float width, float gap) {
  return evenly(count, std::clamp(static_cast<int>((width + gap) / (each + gap)), 1, count));
}

constexpr Rect rect_at(float x, float y, float w, float h) { return {x, y, x + w, y + h}; }

}  // namespace nullo::gui
