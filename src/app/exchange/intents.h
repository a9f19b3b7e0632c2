// The intents of copying, of writing files and of importing.
#pragma once

#include <string>
#include <vector>

#include "app/exchange/format.h"

namespace nullo::app {

struct CopyText {};  // copies the session on the screen as a message
struct WriteFile {   // writes the session on the screen to a file
  Format as = Format::kJson;
};
struct LookAtFiles {  // previews importing files that were dropped, or whose paths were typed
  std::vector<std::string> paths;
};
struct OpenFolder {  // lists it where a file is to be chosen
  std::string path;
};
struct ShowFolder {  // shows it in the person's file manager
  std::string path;
};
struct SetReplacing {  // whether imported sessions replace stored ones
  bool replacing = false;
};

}  // namespace nullo::app
