// The intents of the comparison of what two devices have made of one session.
#pragma once

#include <string>

#include "sync/keep.h"

namespace nullo::app {

struct OpenFork {
  std::string session;  // its id
};
struct SettleFork {  // of the session that is compared
  sync::Keep keep = sync::Keep::kMine;
};

}  // namespace nullo::app
