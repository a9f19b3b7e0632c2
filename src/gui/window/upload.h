// The renderer's copy of the atlas.
#pragma once

#include "gui/window/fonts.h"

namespace nullo::gui {

// Brings it up to date. OpenGL's context must be current, and Dear ImGui's renderer started in it.
void upload(const Fonts::News& news);

}  // namespace nullo::gui
