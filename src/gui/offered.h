// People who have played before, offered under a name that is being typed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gui/ui.h"

namespace nullo::gui {

// Of `others`, those that are called as is typed; all where what is typed is one of them, or `before`, who sits there.
std::vector<std::string> offered_names(const std::vector<std::string>& others, const std::string& typed,
                                       const std::string& before);
// As chips, from the top of `r` on, which then begins below them. Gives the one that is tapped.
std::optional<std::string> draw_offered(Ui& ui, Rect& r, const std::vector<std::string>& names, Seat place);

}  // namespace nullo::gui
