// How a hand of piles is entered: what may be tapped, what is asked next, and what one tap changes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/entry.h"
#include "games/piles.h"
#include "games/trick_taps.h"

namespace nullo::games {

// The id of the field for the points of the piles.
inline constexpr std::string_view kPilePoints = "summary/points";

// Adds the form, the tricks and the cards that count; nothing else where the points of the piles are entered.
void fill_piles(Entry& entry, const Piles& piles, const KnownPiles& known, const PileRules& rules);
// "34 of 120 points are still out, in 5 cards", and which where they are few.
std::string still_out_text(const KnownPiles& known, const PileRules& rules);
// Asks for what is missing: a trick, a card that was forgotten, the points of a pile.
void ask_piles(Entry& entry, const Piles& piles, const KnownPiles& known, const PileRules& rules, const Names& names);

// "Anna", or with a common pile "Anna and Clara".
std::string side_text(Seat side, const PileRules& rules, const Names& names);

// The piles after one tap, or why it is refused. Whether the result is possible, check_piles() says.
tl::expected<Piles, TapRefusal> tap_piles(Piles piles, const PileRules& rules, const Tap& tap);

}  // namespace nullo::games
