// Who scores the point for most tricks, and what has to be asked to know it. Rulings T3, T4, T5.
#pragma once

#include <optional>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/seat_set.h"
#include "games/tetka/taken.h"

namespace nullo::tetka {

struct MostTricks {
  enum class Verdict {
    kOpen,     // not all tricks are accounted for
    kTaker,    // `taker` scores the point
    kNobody,   // the tied captured no card of the bum suit [T5]
    kAskSuit,  // `between` are tied: their counts of the bum suit are needed [T3]
    kAskTop,   // `between` are still tied: who of them captured the highest card of the suit [T4]
    kNever,    // the facts admit no answer: they contradict each other
  };
  Verdict verdict = Verdict::kOpen;
  std::optional<Seat> taker;
  SeatSet between;   // of kAskSuit: those whose count is not known; of kAskTop: those who can have the highest
  SeatSet tied;      // on tricks; one seat, where there is no tie
  CardSet deciding;  // cards of the suit, not known to be captured by anybody, that can still decide
};

// Goes through every way in which the cards of the bum suit that nobody noted can lie in the tricks won, so that
// nothing is asked that the known cards and counts settle. `top` is the answer to kAskTop, where it has been given.
MostTricks most_tricks(const Taken& taken, std::optional<Card> bum_card, std::optional<Seat> top);

}  // namespace nullo::tetka
