// Who undertook the espagnolette: four aces, or three and the Quinola, and a failure to follow suit. [reversis R16]
#pragma once

#include <optional>

#include "core/seat.h"
#include "games/reversis/known.h"

namespace nullo::reversis {

// The seat that, by the known cards, has undertaken it; at most one seat can have held enough aces.
std::optional<Seat> proven_espagnolette(const Hand& hand, const Known& known);

// Whether the seat is known to have had four aces, or three and the Quinola.
bool held_its_cards(const Known& known, Seat seat);

// The aces and the Quinola that the seat can have held.
CardSet can_have_held(const Known& known, Seat seat);

// Why a seat cannot have undertaken it, as far as is known.
enum class RuledOut { kNo, kTooFewAces, kFollowedSuit };
RuledOut rules_out_espagnolette(const Hand& hand, const Known& known, Seat seat);

// Who undertook it, as entered or as the cards prove.
inline std::optional<Seat> espagnolette_of(const Hand& hand, const Known& known) {
  return hand.espagnolette ? hand.espagnolette : proven_espagnolette(hand, known);
}

}  // namespace nullo::reversis
