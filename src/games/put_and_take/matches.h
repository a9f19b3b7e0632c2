// How many cards of a turned card's rank each seat held, from whichever facts say it. Ruling P1.
#pragma once

#include <optional>

#include "games/put_and_take/put_and_take.h"

namespace nullo::put_and_take {

// Everybody's cards are told in place of the matches.
inline bool by_cards(const Hand& hand) { return !hand.cards.empty(); }

// How many cards of the round have been turned, as far as anybody told.
int turned_in(const Hand& hand, const Round& round);
// The card that was turned as number `turn` (from 0), where it has been told.
std::optional<Card> card_at(const Round& round, int turn);
CardSet turned_cards(const Hand& hand);

// For the card turned as number `turn` (from 0) of the round; nothing for a seat where it is not known. The dealer
// holds no cards.
games::Counts matches_of(const games::Deal& deal, const Hand& hand, const Round& round, int turn);

// The hand before its last card was turned.
Hand without_last(Hand hand);

}  // namespace nullo::put_and_take
