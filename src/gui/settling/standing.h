// Who is where at the end of a game, or so far.
#pragma once

#include <vector>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// A line for each: place, name, total. Returns where they ended.
float draw_standing(Ui& ui, Rect r, const std::vector<app::GameOverView::Line>& lines);

}  // namespace nullo::gui
