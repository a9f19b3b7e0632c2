// A trick as the table tells it: seen (who won it, and the captured cards that somebody noted) or played (every card in
// order). Source: FORMAT.md, "A trick".
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/card.h"
#include "core/seat.h"

namespace nullo {

struct NotedCard {
  Card card;
  std::optional<Seat> by;  // who played it, where that was noted

  friend bool operator==(const NotedCard&, const NotedCard&) = default;
};

// Facts only. In a trick that is told as played, `cards` are its cards from the leader on and none has a `by`.
struct Trick {
  std::optional<Seat> winner;
  std::optional<Seat> leader;
  std::optional<Suit> led;
  std::vector<NotedCard> cards;
  bool is_play = false;  // told as "play": cards in order, from the leader on

  friend bool operator==(const Trick&, const Trick&) = default;
};

// The place, counted from the leader, of the card that takes a trick played in this order: the highest of the suit led.
// `play` is not empty. Without branches on the cards: nobody can predict them, and scoring asks this of every trick.
inline int winning_place(std::span<const NotedCard> play) {
  assert(!play.empty());
  const Suit led = play.front().card.suit();
  unsigned highest = 0;
  int place = 0;
  for (std::size_t i = 0; i < play.size(); ++i) {
    const Card card = play[i].card;
    const unsigned rank = card.suit() == led ? static_cast<unsigned>(card.rank()) : 0U;
    place = rank > highest ? static_cast<int>(i) : place;
    highest = rank > highest ? rank : highest;
  }
  return place;
}

}  // namespace nullo
