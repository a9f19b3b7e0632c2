// What stands above every page of the example.
#pragma once

#include <string>

namespace nullo::app {

struct ExampleView {
  std::string text;  // "This is an example: nothing here counts."
  std::string hint;  // what to try now: "Who won this trick? Tap a player, or press 1 to 4."; or empty
};

}  // namespace nullo::app
