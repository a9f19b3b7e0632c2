// The party: who wins and who loses the hand when nobody is on the reversis. [reversis R9-R12, R17, R18]
#pragma once

#include <optional>

#include "core/seat.h"
#include "games/reversis/known.h"
#include "games/reversis/reversis.h"
#include "ledger/posting.h"

namespace nullo::reversis {

struct Party {
  Seat winner;
  Seat loser;
  int talon = 0;  // points
  bool across = false;

  // What the loser pays the winner.
  [[nodiscard]] Amount amount() const { return (kPartyBase + talon) * (across ? 2 : 1); }
  static constexpr Amount kPartyBase = 4;
};

// All `known.points` must be settled. `espagnolette`: the seat that undertook it. It wins the party without a trick and
// loses it with one.
Party party_of(const Rules& rules, Seat dealer, const Known& known, std::optional<Seat> espagnolette);

}  // namespace nullo::reversis
