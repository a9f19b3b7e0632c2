// The score sheet: hands down, players across.
#pragma once

#include <string_view>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

struct SheetLook {
  int chosen = -1;  // the hand that is open, from 0
};

// The height of the sheet in that width; without totals it keeps no room for them.
[[nodiscard]] float sheet_height(const Ui& ui, float width, const app::Sheet& sheet);
void draw_sheet(Ui& ui, const Rect& r, const app::Sheet& sheet, const SheetLook& look = {});

// Whether a tap on a hand opens it.
[[nodiscard]] bool opens_hands(const app::Sheet& sheet);

// The width in which all players stand side by side, with their running totals.
[[nodiscard]] float roomy_width(const Ui& ui, const app::Sheet& sheet);

// The sheet with only its newest rows, as many as fit into `room` together with the totals.
[[nodiscard]] app::Sheet newest_rows(const Ui& ui, float width, app::Sheet sheet, float room);

}  // namespace nullo::gui
