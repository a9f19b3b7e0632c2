// What follows from the facts entered: who is left, who is all in, what each has put in, whose cards are best.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/razz/low.h"
#include "games/razz/pots.h"
#include "games/razz/razz.h"
#include "text/sentence.h"

namespace nullo::razz {

inline bool holds(const std::vector<Seat>& seats, Seat seat) { return std::ranges::find(seats, seat) != seats.end(); }

// The seats that did not fold, in seat order.
std::vector<Seat> left_in(const Hand& hand, int seats);
// Those of them that are not all in: they have bet the same. [razz R3]
std::vector<Seat> still_in(const Hand& hand, int seats);

// The ante that a seat pays: all of it, unless the seat is all in and had less.
Amount ante_of(const Rules& rules, const games::Deal& deal, const Hand& hand, Seat seat);
// What a seat bet besides the ante; nothing if that is not known yet.
std::optional<int> bet_entered(const Hand& hand, Seat seat);
// What everybody has put in so far.
Stakes stakes_of(const Rules& rules, const games::Deal& deal, const Hand& hand);

// How many cards of its own a player has in the end.
inline int own_cards(const Hand& hand) { return hand.community ? kCardsOfAPlayer - 1 : kCardsOfAPlayer; }
// The cards that a seat showed, as far as they are entered; nullptr if there are none.
const Shown* shown_by(const Hand& hand, Seat seat);
// For each seat that is left, the best five of its cards and the one that served all; nothing until all are entered.
using Lows = PerSeat<std::optional<Low>>;
Lows lows_of(const Hand& hand, int seats);

// Whether somebody shows a lower hand than this seat: it then wins only pots without that other one.
bool somebody_is_lower(const Lows& lows, Seat seat);

// "from the dealer's left", "for the highest card by suit".
text::Sentence odd_chip_text(const Rules& rules);

// Who takes a pot; if two contend for it, all contenders must have shown. `lows`: of the hand.
struct Division {
  std::vector<Seat> winners;  // in the order in which they get odd chips
  Amount each = 0;
  std::size_t odd = 0;  // so many winners, from the first one, get a chip more [razz R4]
};
Division division_of(const Rules& rules, const Hand& hand, const Lows& lows, const games::Deal& deal, const Pot& pot);

}  // namespace nullo::razz
