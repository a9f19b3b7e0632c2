// Chips that change hands now, in type that is read from across the room; and the pots.
#pragma once

#include <string_view>
#include <vector>

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

// A band that is as high for nothing as for a few payments, so that nothing moves when they come and go. It grows only
// where there are so many that they would have to be small.
[[nodiscard]] float due_height(const Ui& ui, float width, const std::vector<app::DueLine>& due,
                               const std::vector<app::ChipsForSale>& sale = {});
// At the table it never grows: there they become smaller instead.
[[nodiscard]] float due_band(const Ui& ui, float width);
// `nothing`: what stands there where nothing is due.
void draw_due(Ui& ui, const Rect& r, const std::vector<app::DueLine>& due, std::string_view nothing);
// The same with buttons beside it for who may buy chips.
void draw_due(Ui& ui, Rect r, const std::vector<app::DueLine>& due, std::string_view nothing,
              const std::vector<app::ChipsForSale>& sale);

// The pots side by side, the newest marked, in as many rows as suit the rectangle.
void draw_pots(Ui& ui, const Rect& r, const std::vector<app::PotView>& pots, ImU32 on);
// Of one row of them.
[[nodiscard]] float pots_height(const Ui& ui, float width, const std::vector<app::PotView>& pots);

}  // namespace nullo::gui
