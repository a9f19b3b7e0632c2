// People who have played before, offered under a name that is being typed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gui/kit/ui.h"

namespace nullo::gui {

// Those of `others` whose name contains `typed`. All of them if `typed` is one of the names, or `before`, who sits
// there now. At most eight.
std::vector<std::string> offered_names(const std::vector<std::string>& others, const std::string& typed,
                                       const std::string& before);
// Draws them as buttons at the top of `r`, and cuts what they take off `r`. Returns the one that is tapped.
std::optional<std::string> draw_offered(Ui& ui, Rect& r, const std::vector<std::string>& names, Seat place);

}  // namespace nullo::gui
