// Taps of somebody who does not look: anything that an entry offers, sensible or not.
#pragma once

#include <optional>

#include "games/entry.h"
#include "support/random_game.h"

namespace nullo::testing {

// Half of the taps answer the question that is asked.
games::Tap random_tap(Random& random, const games::Entry& entry);
// The same tap at a table where everybody has moved one chair to the left.
games::Tap moved_left(games::Tap tap, int seats);

}  // namespace nullo::testing
