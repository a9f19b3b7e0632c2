// Reasons: whose, how much, why with its cards, in which trick.
#pragma once

#include <vector>

#include "app/view.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

Box whys_of(Ui& ui, const std::vector<app::WhyLine>& whys);

}  // namespace nullo::gui
