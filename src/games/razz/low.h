// Ace-to-five low: the best five of a player's cards, where less is better. Source: Denexa, "Razz"; razz R1.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

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

// The five cards of a low hand as its player would choose them for the highest, or lowest, card by suit: of several
// cards that could stand in it the higher (lower) suit, ♠ ♥ ♦ ♣. The highest (lowest) card first.
std::vector<Card> chosen_by_suit(std::span<const Card> cards, const Low& low, bool highest);
// Whether one such list has the higher (lower) cards by suit than another one of the same ranks.
bool is_ahead_by_suit(std::span<const Card> one, std::span<const Card> other, bool highest);

// "8-6-4-2-A".
std::string to_text(const Low& low);

}  // namespace nullo::razz
