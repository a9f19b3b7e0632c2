// What cards are worth: for each suit as a whole, and for cards of their own. Source: docs/documents.md#hearts
// (`penalties`, `bonus`); hearts H1, H13 (a card's own points win over its suit's).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/card_set.h"
#include "games/option.h"

namespace nullo::hearts {

class Points {
 public:
  Points() = default;
  // Later entries for the same key win.
  Points(std::initializer_list<games::CardPoints> entries);
  explicit Points(const std::vector<games::CardPoints>& entries);

  void set(const games::CardPoints& entry);
  // Penalties are positive, bonuses negative; 0 for a card that has none.
  [[nodiscard]] int of(Card card) const { return worth_[card.index()]; }
  // The cards that are worth something.
  [[nodiscard]] CardSet counting() const { return counting_; }
  // Every card of the suit is worth the same, as none has points of its own.
  [[nodiscard]] bool even(Suit suit) const { return own_.in_suit(suit).empty(); }
  // The cards with points of their own or of their suit, even if those are 0.
  [[nodiscard]] CardSet named() const;
  // Suits first, then cards of their own, each from clubs to spades.
  [[nodiscard]] std::vector<games::CardPoints> entries() const;

  friend bool operator==(const Points&, const Points&) = default;

 private:
  void settle(Card card);

  std::array<std::optional<std::int16_t>, 4> of_suit_{};
  CardSet own_;                               // cards with points of their own
  std::array<std::int16_t, 64> own_worth_{};  // their points
  std::array<std::int16_t, 64> worth_{};
  CardSet counting_;
};

}  // namespace nullo::hearts
