// What the window and the browser's page ask of OpenGL. Its context must be current, and Dear ImGui's renderer started
// in it.
#pragma once

#include <span>

#include "gui/imgui/damage.h"
#include "gui/imgui/fonts.h"

namespace nullo::gui {

// Brings the renderer's copy of the atlas up to date. If all of it is new, the next frame differs everywhere from the
// one that `damage` has seen.
void upload(const Fonts::News& news, Damage& damage);

// Fills the parts with `ground`, and draws what of the frame lies in them. The frame's commands are changed on the way.
void draw_parts(ImDrawData& frame, std::span<const Part> parts, ImU32 ground);

}  // namespace nullo::gui
