// The intents of the page of a new session.
#pragma once

#include <string>

#include "app/new_session/view.h"
#include "core/seat.h"
#include "games/option.h"

namespace nullo::app {

struct StandUp {  // the person at this seat leaves for good
  Seat seat;
};
struct SetJoining {  // the points with which somebody joins
  Seat seat;
  Joining with = Joining::kAverage;
};
struct ChooseGame {
  std::string id;
};
struct ChoosePreset {
  std::string id;
};
struct SetOption {
  std::string key;
  games::OptionValue value;
};
struct KeepRules {  // keeps the chosen options under this name, for later sessions
  std::string name;
};
struct ForgetRules {  // forgets the rules kept under this name; asks for confirmation
  std::string name;
};
struct SetName {
  Seat seat;
  std::string name;
};
struct MovePlayer {  // two players exchange places
  Seat from;
  Seat to;
};
struct ClearPlaces {};  // empties all places, for other people
struct SetPlayers {     // the number of places at the table
  int count = 4;
};
struct NameOneMore {  // somebody sits down at this place, the last one; without a name the place goes
  Seat seat;
  std::string name;
};
struct SetDealer {
  Seat seat;
};

}  // namespace nullo::app
