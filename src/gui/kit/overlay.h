// What lies over a screen: the screen is shaded, and a panel in its middle waits for an answer.
#pragma once

#include <string_view>

#include "gui/kit/ui.h"

namespace nullo::gui {

// Opens a layer over everything drawn so far and returns the room inside a panel of that size (or what fits). A tap
// beside the panel sets `beside`. Each begin_overlay() needs its end_overlay().
struct Overlay {
  Rect inside;
  bool beside = false;
};
Overlay begin_overlay(Ui& ui, std::string_view name, const Rect& screen, float width, float height);
void end_overlay();

}  // namespace nullo::gui
