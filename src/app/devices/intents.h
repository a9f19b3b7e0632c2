// The intents of the page with a club's devices.
#pragma once

#include <string>

namespace nullo::app {

struct InviteDevice {  // into the club
  bool on = true;      // false: the devices are shown again
};
struct RevokeDevice {  // asks for confirmation
  std::string name;
};

}  // namespace nullo::app
