// The score sheet: hands down, players across.
#pragma once

#include <string_view>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// The height of the sheet in that width; without totals it keeps no room for them.
[[nodiscard]] float sheet_height(const Ui& ui, float width, const app::Sheet& sheet);
void draw_sheet(Ui& ui, const Rect& r, const app::Sheet& sheet);

// Whether a tap on a hand opens it.
[[nodiscard]] bool opens_hands(const app::Sheet& sheet);

// The width in which all players stand side by side, with their running totals.
[[nodiscard]] float roomy_width(const Ui& ui, const app::Sheet& sheet);

// A sheet in a room that may be too low for all its rows: as many as fit together with the totals, the newest first of
// all. If some are left out, a line of buttons below it turns to earlier and later ones.
struct SheetPart {
  app::Sheet shown;
  int earlier = 0;  // rows above those shown
  int later = 0;    // rows below them
  [[nodiscard]] bool turns() const { return earlier > 0 || later > 0; }
};
[[nodiscard]] SheetPart part_of_sheet(const Ui& ui, float width, const app::Sheet& sheet, float room);
// With the line of buttons.
[[nodiscard]] float part_height(const Ui& ui, float width, const SheetPart& part);
void draw_part(Ui& ui, const Rect& r, const SheetPart& part);

}  // namespace nullo::gui
