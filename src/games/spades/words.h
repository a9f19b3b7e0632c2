// The words for bids and sides of Spades. Shared by entry.cpp and words.cpp.
#pragma once

#include <string>
#include <vector>

#include "games/spades/known.h"

namespace nullo::spades {

// "4", "nil", "blind nil".
std::string bid_text(int bid);
// "Anna and Clara".
std::string side_text(int side, const games::Names& names);
// How a complete hand came out, in sentences: "Anna and Clara bid 7 and took 8: +70, and 1 for a bag."
std::vector<std::string> explained(const Game::Play& play, const Known& known, const games::Names& names);

}  // namespace nullo::spades
