// What everybody scored in a hand and why, line by line.
#pragma once

#include <string>
#include <vector>

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

// How large the reasons can be so that all players are in the room; 0: they are too many for it.
[[nodiscard]] float reasons_size(const Ui& ui, float width, const std::vector<app::HandOverView::Line>& lines,
                                 float room);
// Each player with the reasons. All return where they ended.
float draw_players(Ui& ui, const Rect& r, const std::vector<app::HandOverView::Line>& lines, float size);
// Where that has no room: what all have, close together, and then why.
float draw_tiles(Ui& ui, const Rect& r, const std::vector<app::HandOverView::Line>& lines);
float draw_reasons(Ui& ui, Rect r, const std::vector<app::HandOverView::Line>& lines);

// Reasons, in columns where they are many.
[[nodiscard]] float whys_height(const Ui& ui, float width, const std::vector<std::string>& whys);
void draw_whys(Ui& ui, const Rect& r, const std::vector<std::string>& whys);

}  // namespace nullo::gui
