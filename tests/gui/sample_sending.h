// Views of what comes in and goes out, and boards, made by hand.
#pragma once

#include <vector>

#include "app/board.h"
#include "gui/sample_views.h"

namespace nullo::gui {

std::vector<Sample> sending_views();

// A board for that many players, with everything on it that there can be.
app::BoardView sample_board(int players);

}  // namespace nullo::gui
