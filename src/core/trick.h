// A trick as the table tells it: seen (who won it, and the captured cards that somebody noted) or played (every card in
// order). Source: FORMAT.md, "A trick".
#pragma once

#include <optional>
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
// `play` is not empty.
int winning_place(const std::vector<NotedCard>& play);

}  // namespace nullo
