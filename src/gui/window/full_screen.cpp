#include "gui/window/full_screen.h"

#include <algorithm>
#include <span>

#include <GLFW/glfw3.h>

namespace nullo::gui {

namespace {

std::span<GLFWmonitor*> monitors() {
  int count = 0;
  GLFWmonitor** all = glfwGetMonitors(&count);
  return {all, static_cast<std::size_t>(count)};
}

}  // namespace

void WindowedPlace::toggle(GLFWwindow* window, GLFWmonitor* monitor) {
  if (glfwGetWindowMonitor(window) != nullptr) {
    return glfwSetWindowMonitor(window, nullptr, x, y, width, height, GLFW_DONT_CARE);
  }
  if (monitor == nullptr) return;
  glfwGetWindowPos(window, &x, &y);
  glfwGetWindowSize(window, &width, &height);
  const GLFWvidmode* mode = glfwGetVideoMode(monitor);
  glfwSetWindowMonitor(window, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
}

GLFWmonitor* monitor_of(GLFWwindow* window) {
  if (GLFWmonitor* filled = glfwGetWindowMonitor(window); filled != nullptr) return filled;
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  glfwGetWindowPos(window, &x, &y);
  glfwGetWindowSize(window, &width, &height);
  const auto all = monitors();
  const auto found = std::ranges::find_if(all, [&](GLFWmonitor* monitor) {
    int left = 0;
    int top = 0;
    glfwGetMonitorPos(monitor, &left, &top);
    const GLFWvidmode* mode = glfwGetVideoMode(monitor);
    const int middle_x = x + width / 2 - left;
    const int middle_y = y + height / 2 - top;
    return middle_x >= 0 && middle_x < mode->width && middle_y >= 0 && middle_y < mode->height;
  });
  return found == all.end() ? glfwGetPrimaryMonitor() : *found;
}

GLFWmonitor* another_monitor(GLFWmonitor* than) {
  const auto all = monitors();
  const auto found = std::ranges::find_if(all, [than](GLFWmonitor* monitor) { return monitor != than; });
  return found == all.end() ? nullptr : *found;
}

}  // namespace nullo::gui
