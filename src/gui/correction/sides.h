// Two versions of a session, as they are compared: side by side where there is room.
#pragma once

#include <vector>

#include "app/correction/view.h"
#include "gui/kit/layout.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

enum class Sides {
  kBeforeAndAfter,  // what it was is less, and comes below where it is narrow
  kAlike,
};
Box both_sides(Ui& ui, const app::CompareView::Side& before, const app::CompareView::Side& after, float width,
               Sides are);
// The facts and reasons that only one side has.
void add_reasons(Ui& ui, const app::CompareView::Side& before, const app::CompareView::Side& after,
                 std::vector<Box>& parts);

}  // namespace nullo::gui
