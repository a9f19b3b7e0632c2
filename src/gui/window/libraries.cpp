#include "gui/window/libraries.h"

#include <GLFW/glfw3.h>
#include <fmt/format.h>
#include <imgui.h>

namespace nullo::gui {

std::vector<Library> libraries() {
  int major = 0;
  int minor = 0;
  int revision = 0;
  glfwGetVersion(&major, &minor, &revision);
  return {{"Dear ImGui", ImGui::GetVersion()}, {"GLFW", fmt::format("{}.{}.{}", major, minor, revision)}};
}

}  // namespace nullo::gui
