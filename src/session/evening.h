// An evening of several sessions: what one part ends with, and what the next one begins with. Source:
// docs/documents.md#session.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "session/joining.h"
#include "session/session.h"

namespace nullo::session {

// Who sits there, what they have, and the number of hands, at the end of a part.
struct Ends {
  std::vector<std::string> names;  // in seat order
  PerSeat<Amount> totals;
  PerSeat<int> bags;       // empty: the game counts none
  PerSeat<Amount> bought;  // empty: nobody bought chips
  int hands = 0;           // with those of the parts before

  [[nodiscard]] std::optional<Amount> of(const std::string& name) const;  // nothing: they do not sit there
};
Ends ends_of(const Session& session);
Ends ends_of(const Session& session, const SessionResult& result);

// If the earlier session ended with the totals `was`, and somebody joined with this opening in one of those ways: what
// they would have joined with if it had ended with `is`, by each way that gives the opening. Empty: none does.
std::set<Amount> joined_with(const Session& part, Amount opening, const PerSeat<Amount>& was,
                             const PerSeat<Amount>& is);

// Those whose opening in `part`, which goes on with a session that ended like that, is not their total then: "Ben 89,
// not 69". Nobody who joined is among them.
std::vector<std::string> begun_otherwise(const Session& part, const Ends& before);

}  // namespace nullo::session
