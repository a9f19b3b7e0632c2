// Who is where at the end of a game, or so far.
#pragma once

#include <vector>

#include "app/view.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

// A row for each: place, name, total.
Box standing_rows(Ui& ui, const std::vector<app::GameOverView::Line>& lines);

}  // namespace nullo::gui
