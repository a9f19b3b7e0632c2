// The board while it shows a club's evening: the tables of the round, and how the evening stands.
#pragma once

#include "app/club_evening/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// Letters are as large as the rectangle allows.
void draw_evening_board(Ui& ui, Rect r, const app::EveningBoard& evening);

}  // namespace nullo::gui
