// Draws frames into a window. Where OpenGL runs in software a frame costs as much as the pixels it draws, so only what
// has changed is drawn there.
#pragma once

#include <imgui.h>

#include "gui/imgui/renderer.h"

struct GLFWwindow;

namespace nullo::gui {

class Canvas {
 public:
  // The window's OpenGL context must be current, here and in show(), and Dear ImGui's renderer started in it. Nobody
  // sees the window yet.
  explicit Canvas(GLFWwindow* window);

  // Draws a frame on `ground` and shows it. The frame's commands are changed on the way.
  void show(ImDrawData& frame, ImU32 ground);
  // What is new in the atlas; if all of it is, the next frame is drawn whole.
  void follow(const Fonts::News& news) { upload(news, damage_); }
  // The window has another size, or has lost what it showed: the next frames are drawn whole.
  void spoil();

 private:
  GLFWwindow* window_;
  bool keeps_;          // the back buffer keeps what was drawn when it is shown
  int whole_left_ = 0;  // frames that are still to be drawn whole
  Damage damage_;
};

}  // namespace nullo::gui
