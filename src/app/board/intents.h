// The intents of the board, the second window.
#pragma once

#include <string>

namespace nullo::app {

struct ToggleBoard {};
struct CloseBoard {   // closed by its own button, or because it cannot be opened
  std::string why{};  // why it cannot be opened; empty: it was closed by its button
};

}  // namespace nullo::app
