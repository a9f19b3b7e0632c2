// The intents while a whole session is corrected.
#pragma once

#include <string>

#include "core/seat.h"

namespace nullo::app {

struct OpenRepair {};    // opens the repair of the session on the screen: rules, seats or the first dealer were wrong
struct SetRepairHands {  // the hands in which seats are exchanged, by their numbers in the evening, both included
  int from = 1;
  int to = 1;
};
struct ReplacePerson {  // somebody else sat there in all hands of the session
  Seat seat;
  std::string name;
};

}  // namespace nullo::app
