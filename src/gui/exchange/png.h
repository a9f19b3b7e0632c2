// Pictures as files.
#pragma once

#include "base/out.h"
#include "gui/imgui/rasterizer.h"

namespace nullo::gui {

void write_png(const Image& image, const Out& out);

}  // namespace nullo::gui
