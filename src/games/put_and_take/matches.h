// How many cards of a turned card's rank each seat held, from whichever facts were entered. Source: put_and_take P1.
#pragma once

#include <optional>

#include "games/put_and_take/put_and_take.h"

namespace nullo::put_and_take {

// Whether everybody's cards are entered in place of the matches.
inline bool by_cards(const Hand& hand) { return !hand.cards.empty(); }

// How many cards of the round have been turned, as far as was entered.
int turned_in(const Hand& hand, const Round& round);
// The card turned as number `turn` (from 0), if it was entered.
std::optional<Card> card_at(const Round& round, int turn);
CardSet turned_cards(const Hand& hand);

// The matches of the card turned as number `turn` (from 0) of the round; nothing for a seat whose number is not known.
// The dealer holds no cards, so has 0.
games::Counts matches_of(const games::Deal& deal, const Hand& hand, const Round& round, int turn);

// The hand before its last card was turned.
Hand without_last(Hand hand);

}  // namespace nullo::put_and_take
