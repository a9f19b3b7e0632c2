// A square pattern for cameras.
#pragma once

#include "app/squares.h"
#include "gui/kit/layout.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// As large as fits into the middle of `r`, dark on white in every theme, with the border that cameras ask for. Its
// squares are whole pixels, at least four where there is room.
void draw_squares(Ui& ui, const Rect& r, const app::Squares& squares);
// The pattern, as large as there is room beside what is said, or above it; without a pattern what is said has all of
// `r`. `name`: of what scrolls.
void draw_with_squares(Ui& ui, const Rect& r, const app::Squares& squares, std::string_view name, const Box& said);

}  // namespace nullo::gui
