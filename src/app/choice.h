// One of several that are offered beside each other.
#pragma once

#include <string>

namespace nullo::app {

struct Choice {
  std::string id;
  std::string label;  // "Hearts, 12 sessions"
  bool chosen = false;
};

}  // namespace nullo::app
