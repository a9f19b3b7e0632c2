// Charts with ImDrawList: axes with round ticks, a line for each player with a mark of its own shape and its name.
#pragma once

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

void draw_chart(Ui& ui, const Rect& r, const app::Chart& chart);

// A round step (1, 2 or 5 times a power of ten) that cuts `span` into at most `parts`.
double round_step(double span, int parts);

}  // namespace nullo::gui
