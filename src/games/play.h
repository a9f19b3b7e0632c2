// What a game looks at when it checks, scores or asks about one hand.
#pragma once

#include "games/deal.h"
#include "games/value.h"

namespace nullo::games {

template <class OwnRules, class OwnState, class OwnHand>
struct PlayOf {
  const OwnRules& rules;   // what the table agreed on
  const Deal& deal;        // who dealt, and the totals that the hands before have left
  const OwnState& before;  // what else they have left
  const OwnHand& hand;     // what the table saw, as far as it is known

  // The same with another hand, which has to live as long.
  [[nodiscard]] PlayOf with(const OwnHand& other) const { return {rules, deal, before, other}; }
};

using Play = PlayOf<Rules, State, Hand>;

}  // namespace nullo::games
