// The pack of Reversis: 48 cards, no tens; which of them count and which are paid for.
#pragma once

#include "core/card_set.h"
#include "games/reversis/reversis.h"

namespace nullo::reversis {

constexpr CardSet all_of(Rank rank) {
  return {Card{rank, Suit::kClubs}, Card{rank, Suit::kDiamonds}, Card{rank, Suit::kHearts}, Card{rank, Suit::kSpades}};
}

inline constexpr CardSet kPack = CardSet::full_pack() - all_of(Rank::kTen);
inline constexpr CardSet kAces = all_of(Rank::kAce);
inline constexpr CardSet kKings = all_of(Rank::kKing);
inline constexpr CardSet kQueens = all_of(Rank::kQueen);
inline constexpr CardSet kJacks = all_of(Rank::kJack);
inline constexpr CardSet kHonours = kAces | kKings | kQueens | kJacks;
inline constexpr CardSet kPaid = kAces | CardSet{kQuinola};  // whoever plays one of these pays or is paid

inline constexpr games::TrickRules kTrickRules{.seats = kSeats, .rounds = kTricksPerHand, .pack = kPack};

// What a card counts in a pile: ace 4, king 3, queen 2, jack 1, any other 0.
constexpr int points_of(Card card) {
  const int above_ten = static_cast<int>(card.rank()) - static_cast<int>(Rank::kTen);
  return above_ten > 0 ? above_ten : 0;
}

constexpr int points_of(CardSet cards) {
  return 4 * (cards & kAces).size() + 3 * (cards & kKings).size() + 2 * (cards & kQueens).size() +
         (cards & kJacks).size();
}

// What an ace pays or is paid: the ace of diamonds 2, any other 1. [reversis R4]
constexpr Amount ace_pays(Card ace) { return ace.suit() == Suit::kDiamonds ? 2 : 1; }

}  // namespace nullo::reversis
