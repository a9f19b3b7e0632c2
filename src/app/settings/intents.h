// The intents of the settings.
#pragma once

#include <string>

#include "app/settings/view.h"
#include "app/settings/window_place.h"

namespace nullo::app {

struct SetLook {
  Look look;
};
struct SetLanguage {
  std::string code;  // as listed in the settings
};
struct SetChips {  // the values of the table's chips as typed: "1/5/25"
  std::string values;
};
struct BackUpNow {};
struct RestoreBackup {  // asks for confirmation
  std::string id;       // as listed in the settings
};
struct SetKeepAwake {
  bool keep = true;
};
struct SetVibrate {
  bool vibrate = true;
};
struct KeepWindowPlace {  // the window is closed, and opens there the next time
  WindowPlace place;
};

}  // namespace nullo::app
