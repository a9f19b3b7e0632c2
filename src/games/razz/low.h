// Ace-to-five low: the best five of a player's cards, where less is better. Source: Denexa, "Razz"; razz R1.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>

#include "core/card.h"

namespace nullo::razz {

inline constexpr int kCardsOfALow = 5;

struct Low {
  // A lower number is better. Five different ranks come before any pair, then two pairs, three, a full house and four;
  // within these the ranks decide, those that occur most often first. Aces are low; straights and flushes mean nothing.
  std::uint32_t worth = 0;
  std::array<Card, kCardsOfALow> cards{Card::from_index(0), Card::from_index(0), Card::from_index(0),
                                       Card::from_index(0), Card::from_index(0)};  // the highest first
};

// The best five of at least five different cards.
Low best_low(std::span<const Card> cards);

// "8-6-4-2-A".
std::string to_text(const Low& low);

}  // namespace nullo::razz
