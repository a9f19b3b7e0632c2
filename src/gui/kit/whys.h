// A panel of reasons under a heading, each with the badge of the seat it is about.
#pragma once

#include <string_view>
#include <vector>

#include "app/view.h"
#include "gui/kit/ui.h"

namespace nullo::gui {

// Returns where the panel and the gap after it end; nothing is drawn where there is no reason.
float draw_whys(Ui& ui, Rect r, std::string_view heading, const std::vector<app::WhyLine>& whys);

}  // namespace nullo::gui
