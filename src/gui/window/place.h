// Where the window is on the screen: read when it is closed, and restored when it opens.
#pragma once

#include <span>

#include "app/settings/window_place.h"
#include "gui/window/full_screen.h"

namespace nullo::gui {

// What a monitor shows, less what the desktop keeps for itself.
struct Area {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
};

// The place on these screens (the first is the main one): no larger than its screen, and where it can be grasped. Stays
// as it is where there is no screen.
app::WindowPlace mended(app::WindowPlace place, std::span<const Area> screens);

// Moves a window that is not shown yet.
void restore(GLFWwindow* window, const app::WindowPlace& place);

// Where no place is kept: a window that is larger than its screen fills it.
void fit_screen(GLFWwindow* window, const app::WindowPlace& usual);

// `windowed`: where it was before it filled the screen. `last`: what a maximized window returns to.
app::WindowPlace place_of(GLFWwindow* window, const WindowedPlace& windowed, const app::WindowPlace& last);

}  // namespace nullo::gui
