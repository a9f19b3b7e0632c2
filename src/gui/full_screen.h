// A window that fills a screen and comes back to where it was.
#pragma once

struct GLFWwindow;
struct GLFWmonitor;

namespace nullo::gui {

// Where a window was before it filled the screen.
struct WindowedPlace {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  // Fills that monitor, or comes back. nullptr: there is none to fill.
  void toggle(GLFWwindow* window, GLFWmonitor* monitor);
};

// The monitor that the middle of the window lies on; nullptr: none.
GLFWmonitor* monitor_of(GLFWwindow* window);
// Another one than that; nullptr: there is only one.
GLFWmonitor* another_monitor(GLFWmonitor* than);

}  // namespace nullo::gui
