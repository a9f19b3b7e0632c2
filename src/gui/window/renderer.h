// Dear ImGui's renderer, for as long as it lives; the window's OpenGL context must be current.
#pragma once

#include "gui/imgui/imgui_compat.h"

namespace nullo::gui {

struct Renderer {
  Renderer() { ImGui_ImplOpenGL3_Init("#version 130"); }
  ~Renderer() { ImGui_ImplOpenGL3_Shutdown(); }
  Renderer(const Renderer&) = delete;
  Renderer& operator=(const Renderer&) = delete;
};

}  // namespace nullo::gui
