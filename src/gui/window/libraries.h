// The libraries that the window is drawn with.
#pragma once

#include <vector>

#include "base/library.h"

namespace nullo::gui {

std::vector<Library> libraries();

}  // namespace nullo::gui
