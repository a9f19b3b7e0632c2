// Playing cards as small values, and the text they are written in: rank, then suit ("QS", "TD"; "10D" is read too).
// Source: docs/documents.md#text-numbers-seats-and-cards.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nullo {

enum class Suit : std::uint8_t { kClubs, kDiamonds, kHearts, kSpades };

inline constexpr std::array kSuits{Suit::kClubs, Suit::kDiamonds, Suit::kHearts, Suit::kSpades};

// 2 to 10 as printed, then jack 11, queen 12, king 13, ace 14: ace high, as in most games here. Others have a ranking
// of their own.
enum class Rank : std::uint8_t { kTwo = 2, kNine = 9, kTen = 10, kJack = 11, kQueen = 12, kKing = 13, kAce = 14 };

// A card of a 52-card pack. Its index, 16 × suit + rank, is below 64 and is its bit in a CardSet.
class Card {
 public:
  constexpr Card(Rank rank, Suit suit)
      : index_{static_cast<std::uint8_t>((static_cast<unsigned>(suit) << 4U) | static_cast<unsigned>(rank))} {}
  static constexpr Card from_index(unsigned index) { return Card{static_cast<std::uint8_t>(index)}; }

  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ & 15U); }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(index_ >> 4U); }
  [[nodiscard]] constexpr unsigned index() const { return index_; }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  constexpr explicit Card(std::uint8_t index) : index_{index} {}

  std::uint8_t index_;
};

// Reads "QS", "TD" or "10D"; nothing else.
std::optional<Card> parse_card(std::string_view text);
// Reads "C", "D", "H" or "S".
std::optional<Suit> parse_suit(std::string_view text);
// A rank's or suit's letter in documents: '2'…'9', 'T', 'J', 'Q', 'K', 'A'; 'C', 'D', 'H', 'S'.
std::optional<Rank> rank_of(char letter);
std::optional<Suit> suit_of(char letter);
char letter(Rank rank);
char letter(Suit suit);

// "QS": as documents write it.
std::string to_string(Card card);
// "Q♠", "10♦": as people read it on their cards, in the language that is spoken ("Д♠" in Russian).
std::string to_text(Card card);
// "♠".
std::string_view to_text(Suit suit);
// "10", "Q".
std::string to_text(Rank rank);
// "clubs", "diamonds", "hearts", "spades".
std::string suit_name(Suit suit);

}  // namespace nullo
