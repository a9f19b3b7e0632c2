// What those who stay bring along, besides their totals, into a session that goes on with another one.
#pragma once

#include <string>
#include <vector>

#include "core/seat.h"
#include "session/session.h"

namespace nullo::app {

// Who sat where in the earlier session at its end, and what each seat had then.
struct Left {
  std::vector<std::string> players;
  PerSeat<int> bags;       // empty: none
  PerSeat<Amount> bought;  // empty: nothing
};

// The bags that each seat begins with: those of the people there, as far as the rules allow; partners have the same,
// the more of the two. Empty: none.
PerSeat<int> bags_brought(const games::Rules& rules, const std::vector<std::string>& players, const Left& left);
// As many of these bags as the rules allow. Empty: none.
PerSeat<int> bags_allowed(const games::Rules& rules, PerSeat<int> bags);
// What each has bought before. Empty: nothing.
PerSeat<Amount> bought_brought(const std::vector<std::string>& players, const Left& left);

}  // namespace nullo::app
