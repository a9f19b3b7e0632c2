// The intents of the club that this device is in.
#pragma once

#include <string>

namespace nullo::app {

struct JoinClub {
  std::string address;  // of its hub, as typed
  std::string code;     // as typed
};
struct BeginClub {};  // with this device as its hub; asks for confirmation
struct MoveClub {
  std::string address;  // where its hub is now, as typed
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

}  // namespace nullo::app
