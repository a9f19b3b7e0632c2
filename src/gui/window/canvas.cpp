#include "gui/window/canvas.h"

#include <array>
#include <string_view>
#include <vector>

#include <GLFW/glfw3.h>

#include "gui/imgui/renderer.h"

namespace nullo::gui {

namespace {

// Software learns of the window's new size when a frame is shown, so that the frame after it is the first in that size.
constexpr int kWholeAfterChange = 2;

bool runs_in_software() {
  const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
  const std::string_view renderer = name == nullptr ? "" : name;
  return renderer.starts_with("llvmpipe") || renderer.starts_with("softpipe");
}

// Whether a frame is still in the back buffer after it has been shown, and not the one before it. OpenGL leaves that
// open, so it is tried.
bool keeps_back_buffer(GLFWwindow* window) {
  for (const float white : {0.0F, 1.0F}) {
    glClearColor(white, white, white, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glfwSwapBuffers(window);
  }
  std::array<unsigned char, 4> pixel{};
  glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel.data());
  return pixel[0] == 255;
}

}  // namespace

Canvas::Canvas(GLFWwindow* window) : window_{window}, keeps_{runs_in_software() && keeps_back_buffer(window)} {}

void Canvas::spoil() { whole_left_ = kWholeAfterChange; }

void Canvas::show(ImDrawData& frame, ImU32 ground) {
  if (!keeps_ || whole_left_ > 0) damage_.forget();
  if (whole_left_ > 0) --whole_left_;
  const Part all{0, 0, static_cast<int>(frame.DisplaySize.x), static_cast<int>(frame.DisplaySize.y)};
  const std::vector<Part> parts = keeps_ ? damage_.compare(frame, ground) : std::vector{all};
  glViewport(0, 0, all.x1, all.y1);
  draw_parts(frame, parts, ground);
  glfwSwapBuffers(window_);
}

}  // namespace nullo::gui
