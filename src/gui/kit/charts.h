// Charts with ImDrawList: axes with round ticks, a line for each player with a mark of its own shape and its name, and
// a label for the point next to the mouse.
#pragma once

#include <cstddef>
#include <optional>

#include "chart/chart.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

struct PointTapped {
  std::size_t line = 0;
  std::size_t step = 0;
};

// The least height in which the names at the ends of the lines do not cover each other, in pixels.
float least_chart(const Ui& ui, const chart::Chart& chart);
// The point that was tapped in this frame, if one was.
std::optional<PointTapped> draw_chart(Ui& ui, const Rect& r, const chart::Chart& chart);

}  // namespace nullo::gui
