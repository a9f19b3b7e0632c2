// The score sheet: hands down, players across.
#pragma once

#include <string_view>

#include "app/view.h"
#include "gui/ui.h"

namespace nullo::gui {

struct SheetLook {
  bool hands_open = false;  // a tap on a hand means OpenHand
  int chosen = -1;          // the hand that is open, from 0
  bool all_rows = true;     // false: only the last ones that fit
};

[[nodiscard]] float sheet_height(const Ui& ui, const app::Sheet& sheet, const SheetLook& look = {});
// Draws what fits into the rectangle: the heading, the last hands that have room, the totals.
void draw_sheet(Ui& ui, const Rect& r, const app::Sheet& sheet, const SheetLook& look = {});

}  // namespace nullo::gui
