#include "gui/window/place.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <GLFW/glfw3.h>

namespace nullo::gui {

namespace {

constexpr int kLeastWidth = 320;
constexpr int kLeastHeight = 240;
constexpr int kGrasp = 40;  // of the title bar, and what has to be seen to take hold of it

std::int64_t overlap(const app::WindowPlace& place, const Area& screen) {
  const auto common = [](std::int64_t begin, std::int64_t length, std::int64_t other, std::int64_t other_length) {
    return std::max<std::int64_t>(0, std::min(begin + length, other + other_length) - std::max(begin, other));
  };
  return common(place.x, place.width, screen.x, screen.width) * common(place.y, place.height, screen.y, screen.height);
}

// The middle of the upper edge can be seen.
bool can_be_grasped(const app::WindowPlace& place, const Area& screen) {
  const std::int64_t middle = std::int64_t{place.x} + place.width / 2;
  return middle >= screen.x && middle < std::int64_t{screen.x} + screen.width && place.y >= screen.y &&
         std::int64_t{place.y} + kGrasp <= std::int64_t{screen.y} + screen.height;
}

std::vector<Area> screens_now() {
  int count = 0;
  GLFWmonitor** all = glfwGetMonitors(&count);
  std::vector<Area> screens;
  for (GLFWmonitor* monitor : std::span{all, static_cast<std::size_t>(count)}) {
    Area& area = screens.emplace_back();
    glfwGetMonitorWorkarea(monitor, &area.x, &area.y, &area.width, &area.height);
  }
  return screens;
}

}  // namespace

app::WindowPlace mended(app::WindowPlace place, std::span<const Area> screens) {
  if (screens.empty()) return place;
  const Area& screen = *std::ranges::max_element(
      screens, [&](const Area& a, const Area& b) { return overlap(place, a) < overlap(place, b); });
  const app::WindowPlace wanted = place;
  place.width = std::max(std::min(place.width, screen.width), std::min(kLeastWidth, screen.width));
  place.height = std::max(std::min(place.height, screen.height), std::min(kLeastHeight, screen.height));
  const bool seen = std::ranges::any_of(screens, [&](const Area& each) { return can_be_grasped(place, each); });
  if (seen && place == wanted) return place;
  place.x = std::clamp(place.x, screen.x, screen.x + screen.width - place.width);
  place.y = std::clamp(place.y, screen.y, screen.y + screen.height - place.height);
  return place;
}

void restore(GLFWwindow* window, const app::WindowPlace& place) {
  const std::vector<Area> screens = screens_now();
  const app::WindowPlace now = mended(place, screens);
  glfwSetWindowSize(window, now.width, now.height);
  glfwSetWindowPos(window, now.x, now.y);
  if (now.maximized) glfwMaximizeWindow(window);
}

void fit_screen(GLFWwindow* window, const app::WindowPlace& usual) {
  app::WindowPlace now = mended(usual, screens_now());
  if (now == usual) return;
  now.maximized = true;  // the desktop knows how much room its frame takes
  restore(window, now);
}

app::WindowPlace place_of(GLFWwindow* window, const WindowedPlace& windowed, const app::WindowPlace& last) {
  app::WindowPlace place = last;
  place.maximized = glfwGetWindowAttrib(window, GLFW_MAXIMIZED) != GLFW_FALSE;
  if (place.maximized) return place;
  if (glfwGetWindowMonitor(window) != nullptr) {
    return {windowed.x, windowed.y, windowed.width, windowed.height, false};
  }
  // The window manager takes the place it is given as the frame's.
  int left = 0;
  int top = 0;
  glfwGetWindowFrameSize(window, &left, &top, nullptr, nullptr);
  glfwGetWindowPos(window, &place.x, &place.y);
  glfwGetWindowSize(window, &place.width, &place.height);
  place.x -= left;
  place.y -= top;
  return place;
}

}  // namespace nullo::gui
