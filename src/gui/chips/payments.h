// The payments of a hand, a line each: who pays, who receives, in which chips, why, how much.
#pragma once

#include <vector>

#include "app/view.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

// "Hand over now". A tap opens the list of them.
Box payments_panel(Ui& ui, const std::vector<app::DueRow>& payments, float width);
// The pots side by side.
Box pots_panel(Ui& ui, const std::vector<app::PotView>& pots);

}  // namespace nullo::gui
