// What each seat is known to have taken in a hand of Tëtka, in whichever form the hand was entered. Shared by scoring,
// checking and entry.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/seat_set.h"
#include "games/counts.h"
#include "games/deal.h"
#include "games/tetka/tetka.h"

namespace nullo::tetka {

struct Taken {
  games::TrickOutcomes outcomes = {};            // of a hand entered trick by trick
  games::Counts tricks = games::Counts(kSeats);  // won in all, if known
  PerSeat<int> won = PerSeat<int>(kSeats);       // won so far, at least
  PerSeat<CardSet> cards{kSeats};                // known captured cards
  std::optional<Seat> bum_trick = {};
  std::optional<Seat> last_trick = {};
  games::Counts bum_suit = games::Counts(kSeats);  // as entered, with the fourth count that follows

  bool players_known = false;  // it is known who played a card of some trick

  // Tricks that are over, of a hand entered trick by trick.
  [[nodiscard]] int tricks_over() const { return outcomes.over; }
  // The winners of all thirteen tricks are known.
  [[nodiscard]] bool all_tricks() const;
  // The seats that have won most tricks so far.
  [[nodiscard]] SeatSet with_most_tricks() const;
  [[nodiscard]] CardSet all_cards() const;
  [[nodiscard]] std::optional<Seat> captor_of(Card card) const;
};

// The trick (from 1) with the bum card's number [tetka T1].
int bum_number(Card bum_card);

Taken taken(const games::Deal& deal, const Hand& hand);

// The cards that score: the bum card (where known) and the queens.
CardSet noted_cards(const Hand& hand);

}  // namespace nullo::tetka
