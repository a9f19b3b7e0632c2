// The letters of the board, which are as large as there is room for.
#pragma once

#include <string_view>

#include "gui/kit/ui.h"

namespace nullo::gui {

// Sizes come in steps, so that few of them have to be built while a window is being resized.
float in_steps(float pixels);
// How wide a text is, in heights of its letters.
float letters(const Ui& ui, std::string_view text);

// What is shown, small, and over everything the news.
void draw_board_heading(Ui& ui, Rect r, std::string_view title, std::string_view headline);

}  // namespace nullo::gui
