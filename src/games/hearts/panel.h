// What is useful to know while a hand of Hearts is played: the points still out, who can still shoot the moon, who can
// still stay under the target.
#pragma once

#include <string>
#include <vector>

#include "games/hearts/hearts.h"
#include "games/hearts/taken.h"

namespace nullo::hearts {

// `so_far`: the points of each seat in this hand.
std::vector<std::string> panel(const Known& known, const PerSeat<Amount>& so_far, const games::Names& names);

// Where a moon's choice would lead: each player's total, and whether the game would be over.
std::vector<std::string> standing_after(const Rules& rules, const games::Deal& deal, Hand hand, MoonChoice choice,
                                        const games::Names& names);

}  // namespace nullo::hearts
