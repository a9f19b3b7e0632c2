// What everybody scored in a hand and why, line by line.
#pragma once

#include <string>
#include <vector>

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

// Returns where it ended.
float draw_hand_scores(Ui& ui, const Rect& r, const std::vector<app::HandOverView::Line>& lines);

// Reasons, in columns where they are many.
[[nodiscard]] float whys_height(const Ui& ui, float width, const std::vector<std::string>& whys);
void draw_whys(Ui& ui, const Rect& r, const std::vector<std::string>& whys);

}  // namespace nullo::gui
