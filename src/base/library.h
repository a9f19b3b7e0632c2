// A library that the program uses.
#pragma once

#include <string>

namespace nullo {

struct Library {
  std::string name;
  std::string version;  // "3.40.1": of the one that runs, or of its header if that is all there is
};

}  // namespace nullo
