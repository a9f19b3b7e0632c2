// The part of the Game over screen that says who hands whom what.
#pragma once

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// Draws from the top of `r` on, as high as it needs; returns the y where it ended. Its button opens the form for the
// session's stake.
float draw_settling(Ui& ui, Rect r, const app::Settling& settling);

}  // namespace nullo::gui
