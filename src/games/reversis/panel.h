// What is useful to know while a hand of Reversis is played, and how its party was settled, in sentences.
#pragma once

#include <string>
#include <vector>

#include "games/deal.h"
#include "games/reversis/known.h"
#include "games/reversis/reversis.h"

namespace nullo::reversis {

// `after`: the pots as they are now.
std::vector<std::string> panel(const Hand& hand, const Known& known, const State& after, const games::Names& names);

// Of a complete hand, line by line: reversis, espagnolette, who won and lost the party and why, what it comes to.
std::vector<std::string> settled(const Game::Play& play, const Known& known, const games::Names& names);

// "Talon: K♣ and three others, 3 points"; empty while it is not known.
std::string talon_text(const Known& known);

}  // namespace nullo::reversis
