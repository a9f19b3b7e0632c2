// Where the window was when it was closed; stored with the data.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace nullo::app {

// In the display's own coordinates. The place is that of the frame's upper left corner, the size that of what is
// inside.
struct WindowPlace {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  bool maximized = false;  // it filled the screen, and the rest is what it returns to

  bool operator==(const WindowPlace&) const = default;
};

// Nothing if it was never stored, or if what is stored is no place.
std::optional<WindowPlace> read_window_place(store::Store& store);
void write_window_place(store::Store& store, const WindowPlace& place);

}  // namespace nullo::app
