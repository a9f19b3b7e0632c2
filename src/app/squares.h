// A square pattern that cameras read.
#pragma once

#include <vector>

namespace nullo::app {

struct Squares {
  int side = 0;            // squares a side; 0: there is none
  std::vector<bool> dark;  // row by row

  friend bool operator==(const Squares&, const Squares&) = default;
};

}  // namespace nullo::app
