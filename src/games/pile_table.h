// How a table tells a hand of piles: what may be tapped, what is asked next, and one tap.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/entry.h"
#include "games/piles.h"
#include "games/trick_taps.h"

namespace nullo::games {

// The id of the counts that are points of the piles.
inline constexpr std::string_view kPilePoints = "summary/points";

// The form, the tricks or the points of the piles, the cards that count.
void fill_piles(Entry& entry, const Piles& piles, const KnownPiles& known, const PileRules& rules);
// "34 of 120 points are still out, in 5 cards", and which where they are few.
std::string still_out_text(const KnownPiles& known, const PileRules& rules);
// Asks for what is missing: a trick, a card that was forgotten, the points of a pile.
void ask_piles(Entry& entry, const Piles& piles, const KnownPiles& known, const PileRules& rules, const Names& names);

// "Anna", or with a common pile "Anna and Clara".
std::string side_text(Seat side, const PileRules& rules, const Names& names);

// One tap on the piles, or why it cannot be; whether what comes of it fits, check_piles() says.
tl::expected<Piles, TapRefusal> tap_piles(Piles piles, const PileRules& rules, const Tap& tap);

}  // namespace nullo::games
