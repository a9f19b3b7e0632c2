// What all trick-taking games share: who leads and wins each trick, tricks that cannot be, revokes that the known cards
// prove. Source: FORMAT.md, "A trick"; ruling C1 (the highest card of the suit led wins, no trumps).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "games/scored.h"

namespace nullo::games {

// Every card of the trick is known, in order.
inline bool is_full_play(const Trick& trick, int seats) {
  return trick.is_play && static_cast<int>(trick.cards.size()) == seats;
}

// Who won it: as told, or by the cards where all were told in order and the leader is known.
std::optional<Seat> winner_of(const Trick& trick, std::optional<Seat> leader, int seats);

// The seat that played the card at `place` of the trick, where that is known.
std::optional<Seat> player_of(const Trick& trick, std::size_t place, std::optional<Seat> leader, int seats);

// The suit led: as told, by the first card of a play, or by the noted card of the leader or the winner (the winner's
// card is always of the suit led).
std::optional<Suit> led_suit(const Trick& trick, std::optional<Seat> leader, std::optional<Seat> winner, int seats);

// The leader of each trick, from the first one's (if known) on; as many as there are tricks, and one more: who leads
// next.
std::vector<std::optional<Seat>> leaders_of(const std::vector<Trick>& tricks, std::optional<Seat> first, int seats);

// Adds what cannot be: a card twice, a leader who did not win the trick before, a winner whom the cards contradict, two
// cards by one seat. `pack` are the cards in play. Pointers begin with "/tricks/".
void check_tricks(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, int seats, CardSet pack,
                  std::vector<Conflict>& conflicts);

// Every trick in which a seat did not follow suit although a card it played later shows that it could have; in the
// order of the tricks. A card that one seat is known to hold from the start (an exposed one) may be given with that
// seat. `leaders` has at least one entry a trick.
std::vector<Note> revokes(const std::vector<Trick>& tricks, std::span<const std::optional<Seat>> leaders, int seats,
                          std::optional<NotedCard> exposed = std::nullopt);

// Pointers into a hand.
std::string trick_at(std::size_t trick);                                         // "/tricks/3"
std::string card_at(const Trick& trick, std::size_t number, std::size_t place);  // "/tricks/3/cards/0"

}  // namespace nullo::games
