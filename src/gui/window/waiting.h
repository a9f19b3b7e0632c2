// A window that says what is done before the program can open.
#pragma once

#include <string>

#include "app/view.h"
#include "gui/gui.h"
#include "gui/imgui/imgui_compat.h"
#include "gui/window/platform.h"

namespace nullo::gui {

// Shows the sentences for as long as it lives. It answers nothing: the program is busy meanwhile. If no window can be
// opened, nothing is shown, and the program's own window says why.
class Waiting {
 public:
  explicit Waiting(const std::string& sentences);

 private:
  compat::Context context_;
  Gui gui_;
  Platform platform_{gui_.events};
};

}  // namespace nullo::gui
