// What everybody scored in a hand and why, line by line.
#pragma once

#include <string>
#include <vector>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// The largest type size of the reasons with which all players fit into `room`; 0: none is small enough.
[[nodiscard]] float reasons_size(const Ui& ui, float width, const std::vector<app::HandOverView::Line>& lines,
                                 float room);
// Each player with the reasons. The functions that return a float give the y where they ended.
float draw_players(Ui& ui, const Rect& r, const std::vector<app::HandOverView::Line>& lines, float size);
// Where that has no room: all scores, close together, and then the reasons. If there is `room`, the scores use it.
[[nodiscard]] float tiles_height(const Ui& ui, float width, const std::vector<app::HandOverView::Line>& lines);
float draw_tiles(Ui& ui, const Rect& r, const std::vector<app::HandOverView::Line>& lines, float room = 0);
float draw_reasons(Ui& ui, Rect r, const std::vector<app::HandOverView::Line>& lines);

// Reasons, in columns where they are many.
[[nodiscard]] float whys_height(const Ui& ui, float width, const std::vector<std::string>& whys);
void draw_whys(Ui& ui, const Rect& r, const std::vector<std::string>& whys);

}  // namespace nullo::gui
