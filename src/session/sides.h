// The sides of a table: partners who share one score, or each player alone.
#pragma once

#include <string>
#include <vector>

#include "games/deal.h"
#include "games/registry.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::session {

using Side = std::vector<Seat>;  // in seat order, never empty

// In the order of their first seats. Partners sit opposite each other, so side i has seat i, whose colour and key stand
// for the side.
std::vector<Side> sides_of(const games::Rules& rules, int seats);
// "Anna", "Anna & Clara".
std::string side_name(const Side& side, const games::Names& names);
// The name of each side.
std::vector<std::string> side_names(const games::Rules& rules, const std::vector<std::string>& players);

// Posting texts that name sides: a posting to a side is shown once, with the names of all who sit on it.
class SideNames {
 public:
  SideNames(const games::Rules& rules, const std::vector<std::string>& players);

  // For each seat the name of its side; valid as long as this object.
  [[nodiscard]] games::Names names() const;
  // The same posting to an earlier seat of the side has been shown already.
  [[nodiscard]] bool said_of_partner(const Posting& posting) const;

 private:
  PerSeat<std::string> names_;
  PerSeat<Seat> first_;  // for each seat the first seat of its side
};

// From 1 for the best. Equal sides share a place, and partners have the place of their side.
PerSeat<int> places(const games::Rules& rules, const PerSeat<Amount>& totals);
// By the standing of a result, without what was bought, after its last complete hand: what is still open in a hand
// decides no place yet.
PerSeat<int> places(const games::Rules& rules, const SessionResult& result);
// The winners, then the others by place; sides with equal places in the order of their first seats.
std::vector<Side> best_first(const games::Rules& rules, const SessionResult& result);
bool won(const SessionResult& result, Seat seat);

}  // namespace nullo::session
