// Who scores the point for most tricks, and what has to be asked to know it. Source: tetka T3, T4, T5.
#pragma once

#include <optional>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/seat_set.h"
#include "games/tetka/taken.h"

namespace nullo::tetka {

struct MostTricks {
  enum class Verdict {
    kOpen,     // the winner of some trick is not known
    kTaker,    // `taker` scores the point
    kNobody,   // the tied seats captured no card of the bum suit [tetka T5]
    kAskSuit,  // `between` are tied: their counts of the bum suit are needed [tetka T3]
    kAskTop,   // `between` are still tied: who of them captured the highest card of the suit [tetka T4]
    kNever,    // the facts admit no answer: they contradict each other
  };
  Verdict verdict = Verdict::kOpen;
  std::optional<Seat> taker;
  SeatSet between;   // of kAskSuit: those whose count is not known; of kAskTop: those who can have the highest
  SeatSet tied;      // the seats with most tricks; one seat: no tie
  CardSet deciding;  // cards of the suit without a known captor that can still decide
};

// Tries every way in which the bum suit's cards without a known captor can lie in the tricks won, so that nothing is
// asked that the known cards and counts settle. `top`: the answer to kAskTop, if there is one.
MostTricks most_tricks(const Taken& taken, std::optional<Card> bum_card, std::optional<Seat> top);

}  // namespace nullo::tetka
