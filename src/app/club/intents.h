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
struct InvitePhone {  // to enter the session at the table
  bool on = true;     // false: it is not shown any more
};
struct EnterByCode {  // what the address says that this page was opened with
  std::string code;
  std::string session;  // the id of the session to enter
};
struct SettleFork {
  std::string session;  // its id
  sync::Keep keep = sync::Keep::kMine;
};

}  // namespace nullo::app
