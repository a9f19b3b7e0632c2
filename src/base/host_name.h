// What this computer is called.
#pragma once

#include <string>

namespace nullo {

// "a computer" if nobody has given it a name.
std::string host_name();

}  // namespace nullo
