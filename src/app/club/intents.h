// The intents of the club that this device is in.
#pragma once

#include <string>

#include "sync/keep.h"

namespace nullo::app {

struct JoinClub {
  std::string address;  // of its hub, as typed
  std::string code;     // as typed
};
struct LeaveClub {};  // asks for confirmation
struct MeetClub {};   // asks the hub now
struct SettleFork {
  std::string session;  // its id
  sync::Keep keep = sync::Keep::kMine;
};

}  // namespace nullo::app
