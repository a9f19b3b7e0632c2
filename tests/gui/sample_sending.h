// Views of importing and exporting, and boards, made by hand.
#pragma once

#include <vector>

#include "app/board/board.h"
#include "gui/sample_views.h"

namespace nullo::gui {

std::vector<Sample> sending_views();

// A board for that many players, with everything that a board can show.
app::BoardView sample_board(int players);
// At tables of four.
app::EveningBoard sample_evening_board(int people);

}  // namespace nullo::gui
