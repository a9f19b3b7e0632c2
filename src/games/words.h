// Sentences shared by all games: a posting read aloud, and a tap as the undo list names it.
#pragma once

#include <string>

#include "games/deal.h"
#include "games/entry.h"
#include "ledger/posting.h"

namespace nullo::games {

// "trick 7, the bum card's number: +1 Clara"; between seats "… : Clara pays Anna 5".
std::string why(const Posting& posting, std::string_view reason_text, const Names& names);
// The same without the amount and the name: "trick 7, the bum card's number (Q♥)".
std::string why_short(const Posting& posting, std::string_view reason_text);

// "trick 7 to Clara", "Q♥ in trick 7", "bum card 7♣": follows "Undo: ".
std::string describe(const Tap& tap, const Names& names);

}  // namespace nullo::games
