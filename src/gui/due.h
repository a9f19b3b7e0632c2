// Chips that change hands now, in type that is read from across the room; and the pots.
#pragma once

#include <vector>

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

// A band that is as high for nothing as for a few payments, so that nothing moves when they come and go. It grows only
// where there are so many that they would have to be small.
[[nodiscard]] float due_height(const Ui& ui, float width, const std::vector<app::DueLine>& due);
// At the table it never grows: there they become smaller instead.
[[nodiscard]] float due_band(const Ui& ui, float width);
void draw_due(Ui& ui, const Rect& r, const std::vector<app::DueLine>& due);

// The pots side by side, the newest marked, in as many rows as suit the rectangle.
void draw_pots(Ui& ui, const Rect& r, const std::vector<app::PotView>& pots, ImU32 on);
// Of one row of them.
[[nodiscard]] float pots_height(const Ui& ui, float width, const std::vector<app::PotView>& pots);

}  // namespace nullo::gui
