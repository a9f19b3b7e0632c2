// A trick as the table saw it: seen (who won it, and the captured cards that somebody noted) or played (every card in
// order). Source: docs/documents.md#a-trick.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>

#include "core/card.h"
#include "core/seat.h"

namespace nullo {

struct NotedCard {
  Card card = Card::from_index(0);
  std::optional<Seat> by = {};  // who played it, if that was noted

  friend bool operator==(const NotedCard&, const NotedCard&) = default;
};

// The cards of one trick, in place: a list of at most kMost (two rounds of ten players).
class TrickCards {
 public:
  static constexpr std::size_t kMost = std::size_t{2} * std::size_t{kMostSeats};

  TrickCards() = default;
  TrickCards(std::initializer_list<NotedCard> cards) {
    for (const NotedCard& card : cards) push_back(card);
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] NotedCard* begin() { return cards_.data(); }
  [[nodiscard]] NotedCard* end() { return cards_.data() + size_; }
  [[nodiscard]] const NotedCard* begin() const { return cards_.data(); }
  [[nodiscard]] const NotedCard* end() const { return cards_.data() + size_; }
  [[nodiscard]] const NotedCard& operator[](std::size_t place) const { return cards_[place]; }
  [[nodiscard]] NotedCard& operator[](std::size_t place) { return cards_[place]; }
  [[nodiscard]] const NotedCard& front() const { return cards_.front(); }

  void push_back(const NotedCard& card) {
    assert(size_ < kMost);
    cards_[size_++] = card;
  }
  void erase(std::size_t place) {
    std::copy(begin() + place + 1, end(), begin() + place);
    --size_;
  }

  friend bool operator==(const TrickCards& a, const TrickCards& b) { return std::ranges::equal(a, b); }

 private:
  std::array<NotedCard, kMost> cards_;
  std::uint8_t size_ = 0;
};

// Facts only. In a trick that was entered as a play, `cards` are its cards from the leader on, and none has a `by`.
struct Trick {
  std::optional<Seat> winner;
  std::optional<Seat> leader;
  std::optional<Suit> led;
  TrickCards cards;
  bool is_play = false;     // "play" in documents: cards in order, from the leader on
  bool on_table = false;    // nobody won it: its cards cancel and go with the next trick
  std::uint8_t rounds = 1;  // 2: a nine made everybody play twice
  std::uint8_t hearts = 0;  // of a seen trick: hearts besides its cards whose ranks nobody entered

  friend bool operator==(const Trick&, const Trick&) = default;
};

// Finds the card that takes a trick played in order: the highest of the suit led, the earlier one of two that are
// equal.
class WinningCard {
 public:
  explicit WinningCard(Card led) : best_{led} {}

  void look(Card card, int place) {
    if (card.suit() != best_.suit() || card.rank() <= best_.rank()) return;
    best_ = card;
    place_ = place;
  }
  // The place of that card, counted from the leader.
  [[nodiscard]] int place() const { return place_; }

 private:
  Card best_;
  int place_ = 0;
};

// The place of the card that takes the trick. `play` must not be empty.
inline int winning_place(std::span<const NotedCard> play) {
  assert(!play.empty());
  WinningCard winning{play.front().card};
  for (std::size_t i = 0; i < play.size(); ++i) winning.look(play[i].card, static_cast<int>(i));
  return winning.place();
}

}  // namespace nullo
