// A set of cards as 64 bits, one lane of 16 bits a suit; bit i is the card of index i.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include "core/card.h"

namespace nullo {

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (const Card card : cards) insert(card);
  }
  static constexpr CardSet from_bits(std::uint64_t bits) {
    CardSet set;
    set.bits_ = bits;
    return set;
  }
  // The thirteen cards of a suit, two to ace.
  static constexpr CardSet of_suit(Suit suit) { return from_bits(kLane << (16U * static_cast<unsigned>(suit))); }
  // The 52 cards.
  static constexpr CardSet full_pack() { return from_bits(kLane | kLane << 16U | kLane << 32U | kLane << 48U); }

  constexpr void insert(Card card) { bits_ |= bit(card); }
  constexpr void erase(Card card) { bits_ &= ~bit(card); }
  [[nodiscard]] constexpr bool contains(Card card) const { return (bits_ & bit(card)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr CardSet in_suit(Suit suit) const { return *this & of_suit(suit); }
  // The card with the highest index: within one suit, the highest rank.
  [[nodiscard]] constexpr std::optional<Card> highest() const {
    if (empty()) return std::nullopt;
    return Card::from_index(63U - static_cast<unsigned>(std::countl_zero(bits_)));
  }

  friend constexpr bool operator==(CardSet, CardSet) = default;
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return from_bits(a.bits_ | b.bits_); }
  // The cards of `a` that are not in `b`.
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return from_bits(a.bits_ & ~b.bits_); }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }

  // Goes through the cards from the lowest index up: clubs, diamonds, hearts, spades, each from the two up.
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_{bits} {}
    constexpr Card operator*() const { return Card::from_index(static_cast<unsigned>(std::countr_zero(bits_))); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  static constexpr std::uint64_t kLane = 0x7FFC;  // ranks 2 to 14
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }

  std::uint64_t bits_ = 0;
};

}  // namespace nullo
