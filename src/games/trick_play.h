// How the cards of one trick compare, and who sits where around it. Source: docs/documents.md#a-trick; common C1 (the
// highest card of the suit led wins, no trumps).
#pragma once

#include "games/tricks.h"

namespace nullo::games {

// A card's height among those of its suit: higher beats lower.
int height_of(Card card, const TrickRules& rules);

// What a card can do in a trick: trumps beat the suit led, and that beats all other cards, which get 0.
int force_of(Card card, std::optional<Suit> led, std::optional<Suit> trump, const TrickRules& rules);

// The place of the card that takes a trick with at least one card if that suit is trumps; without one, if none is.
int place_with_trump(const TrickCards& play, std::optional<Suit> trump, const TrickRules& rules);

// The place of the card that takes a whole trick; nothing if all cards of the suit led cancel, or if the trump suit
// decides and is not known.
std::optional<int> taking_place(const TrickCards& play, const TrickRules& rules);

// Who plays so many places after the leader, or leads so many places before a seat. Seats go around once or twice in a
// trick.
Seat seat_after(Seat leader, int places, int seats);
Seat seat_before(Seat seat, int places, int seats);

}  // namespace nullo::games
