// Where a thumb is, on every page of the table of a phone held upright: what was told last is taken back at the bottom
// left, and what Enter does stands at the bottom right. Nothing else ever lies there.
#pragma once

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

[[nodiscard]] bool has_foot(const Ui& ui, const app::View& view);
// Returns what is left of `r`.
Rect draw_foot(Ui& ui, const Rect& r, const app::View& view);

// Whose undo keeps its place from page to page: the table, and what comes after a hand.
[[nodiscard]] bool is_of_table(const app::View& view);

}  // namespace nullo::gui
