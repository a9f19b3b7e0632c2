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

// In the order of their first seats. Partners sit opposite, so side i has seat i: its colour and key are the side's.
std::vector<Side> sides_of(const games::Rules& rules, int seats);
// "Anna", "Anna & Clara".
std::string side_name(const Side& side, const games::Names& names);
// Of each side.
std::vector<std::string> side_names(const games::Rules& rules, const std::vector<std::string>& players);

// What is posted to a side is read once, with the names of all who sit on it.
class SideNames {
 public:
  SideNames(const games::Rules& rules, const std::vector<std::string>& players);

  // Of each seat its side's name; valid as long as this is.
  [[nodiscard]] games::Names names() const;
  // The posting of a seat before this one says the same of the side.
  [[nodiscard]] bool said_of_partner(const Posting& posting) const;

 private:
  PerSeat<std::string> names_;
  PerSeat<Seat> first_;  // of each seat's side
};

// From 1 for the best; sides that are equal share a place, and partners have their side's.
PerSeat<int> places(const games::Rules& rules, const PerSeat<Amount>& totals);
// Those who won, then the others in the order of their places; those that share one in the order of their first seats.
std::vector<Side> best_first(const games::Rules& rules, const SessionResult& result);
bool won(const SessionResult& result, Seat seat);

}  // namespace nullo::session
