// The program's icon, for the window's frame and the list of windows.
#pragma once

struct GLFWwindow;

namespace nullo::gui {

void set_icon(GLFWwindow* window);

}  // namespace nullo::gui
