// One round of frames: acts on all events, and the last frame shows the outcome. The window and the tests run the same.
#pragma once

#include <functional>

#include "gui/gui.h"

namespace nullo::gui {

struct Host {
  std::function<const app::View&()> view;
  std::function<void(const app::Intent&)> handle;  // commits before it returns
  std::function<Gui::Screen()> screen;
  std::function<void(const Fonts::News&)> upload;  // of the atlas
  std::function<void()> full_screen;
};

void update(Gui& gui, const Host& host);

}  // namespace nullo::gui
