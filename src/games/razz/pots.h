// The main pot and the side pots of a hand, by what each player put in. Source: razz R2.
#pragma once

#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo::razz {

struct Pot {
  PerSeat<Amount> from;               // what each seat put into it, in chips
  std::vector<Seat> contenders = {};  // who can win it, in the order of seats; never empty

  [[nodiscard]] Amount size() const;
};

struct Stakes {
  PerSeat<Amount> put;     // what each seat put in, its ante included, in chips from 0
  std::vector<Seat> left;  // who did not fold, in the order of seats; never empty
  PerSeat<bool> all_in;
};

struct Pots {
  std::vector<Pot> pots;     // the main pot first; no pot is empty
  PerSeat<Amount> returned;  // chips that nobody could match
};

// What the highest stake has above all others goes back; then the pots are cut at the stakes of those who are all in
// and did not fold.
Pots pots_of(Stakes stakes);

}  // namespace nullo::razz
