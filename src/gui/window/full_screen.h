// A window that fills a screen and returns to where it was.
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

  // Fills that monitor, or returns to the old place. nullptr: there is no monitor to fill.
  void toggle(GLFWwindow* window, GLFWmonitor* monitor);
};

// The monitor that shows the middle of the window, else the primary one; nullptr: there is no monitor.
GLFWmonitor* monitor_of(GLFWwindow* window);
// A monitor other than `than`; nullptr: there is none.
GLFWmonitor* another_monitor(GLFWmonitor* than);

}  // namespace nullo::gui
