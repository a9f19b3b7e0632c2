// Reasons: whose, how much, why with its cards, in which trick.
#pragma once

#include <string_view>
#include <vector>

#include "app/view.h"
#include "gui/kit/layout.h"

namespace nullo::gui {

Box whys_of(Ui& ui, const std::vector<app::WhyLine>& whys);
// In a panel. Returns where it and the gap after it end; nothing is drawn where there is no reason.
float draw_whys(Ui& ui, const Rect& r, std::string_view heading, const std::vector<app::WhyLine>& whys);

}  // namespace nullo::gui
