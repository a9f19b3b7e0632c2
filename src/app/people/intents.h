// The intents of the pages of people.
#pragma once

#include <optional>
#include <string>

#include "store/statistics.h"

namespace nullo::app {

struct OpenPlayer {  // opens the page of the person with this name
  std::string name;
  bool as_in_standings = false;  // with what standings were made of chosen there too
};
struct RenamePlayer {  // renames the person on the page
  std::string name;
};
struct MergePlayers {  // two names are of one person; asks for confirmation
  std::string name;
  std::string into;  // the name that is kept
};
struct SplitPlayer {  // makes a merged name a person of its own again
  std::string name;
};
struct SetPlayerLook {  // of the person on the page
  std::optional<int> colour;
  std::string short_name;
};
// Which sessions the statistics count; the ids are those of the choices.
struct ChooseStatistics {
  enum class Of { kGame, kRules, kPeriod };
  Of of = Of::kGame;
  std::string id;
};
struct OpenShare {  // opens what a figure, a reason or a meeting is made of; a second time in this file closes it
  store::ShareOf of;
};

}  // namespace nullo::app
