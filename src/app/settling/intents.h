// The intents about the stake.
#pragma once

#include <string>

#include "ledger/posting.h"

namespace nullo::app {

struct SetStake {  // hundredths for a point, from 0; and whether it is paid to the winner or against the average
  Amount per_point = 0;
  bool against_winner = false;
  bool of_session = false;  // for the session on the screen; else the default for new ones
};
struct TypeStake {  // money for a point as typed: "0.10"
  std::string amount;
  bool of_session = false;
  bool against_winner = false;  // only for the stake of the session
};

}  // namespace nullo::app
