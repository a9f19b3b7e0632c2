// Pictures as files.
#pragma once

#include "core/out.h"
#include "gui/rasterizer.h"

namespace nullo::gui {

// The image as a PNG file.
void write_png(const Image& image, const Out& out);

}  // namespace nullo::gui
