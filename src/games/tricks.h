// What all trick-taking games share: who leads and wins each trick, tricks that cannot be, revokes that the known cards
// prove. Source: FORMAT.md, "A trick"; rulings C1 (the highest card of the suit led wins, no trumps) and H12.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "games/scored.h"

namespace nullo::games {

// How tricks are made in a game.
struct TrickRules {
  int seats = 4;
  int rounds = 13;                      // of a whole hand: the cards that each seat is dealt
  CardSet pack = CardSet::full_pack();  // the cards in play
  bool two_packs = false;               // equal cards in a trick cancel [H12]
  CardSet twice = {};                   // of two packs: the cards in play twice
  bool boosted_nines = false;           // a nine led, or following suit, makes a trick of two rounds
};

// How many rounds a trick takes that begins with this round (from 0): as its cards show, or as told. A boosting nine in
// the last round of the hand changes nothing.
int boosted_rounds_of(const Trick& trick, int first_round, const TrickRules& rules);
inline int rounds_of(const Trick& trick, int first_round, const TrickRules& rules) {
  return rules.boosted_nines ? boosted_rounds_of(trick, first_round, rules) : 1;
}

// What one trick comes to.
struct TrickOutcome {
  OptionalSeat leader = {};
  OptionalSeat winner = {};     // as told, or by the cards where all were told in order and the leader is known
  OptionalSeat captor = {};     // who gets its cards: its winner, or of a trick left on the table a later one
  bool is_full_play = false;    // every card is known, in order
  bool on_table = false;        // nobody won it
  bool two_rounds = false;      // a nine made everybody play twice
  bool players_known = false;   // somebody told who played a card
  std::uint8_t best_place = 0;  // of the highest card of the suit led, in a play
  CardSet cards = {};           // its known cards, two equal ones as one

  [[nodiscard]] int rounds() const { return two_rounds ? 2 : 1; }
  [[nodiscard]] bool over() const { return winner || on_table; }
};

// What the tricks of a hand come to, in their order. A trick told after one that is not over has an outcome too, but
// nobody captures it.
struct TrickOutcomes {
  std::vector<TrickOutcome> tricks;
  int told = 0;    // tricks that are over, from the first one on
  int rounds = 0;  // that those took
  std::optional<Seat> next_leader = {};

  const TrickOutcome& operator[](std::size_t trick) const { return tricks[trick]; }
};

// `first_leader`: where the game says who it is; else the first trick may tell.
TrickOutcomes outcomes_of(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules);

// The seat that played the card at `place` of the trick, where that is known.
std::optional<Seat> player_of(const Trick& trick, std::size_t place, std::optional<Seat> leader, int seats);

// The suit led: as told, by the first card of a play, or by the noted card of the leader or the winner (in a trick of
// one round the winner's card is of the suit led).
std::optional<Suit> led_suit_seen(const Trick& trick, const TrickOutcome& outcome, int seats);
inline std::optional<Suit> led_suit(const Trick& trick, const TrickOutcome& outcome, int seats) {
  if (trick.is_play && !trick.cards.empty()) return trick.cards.front().card.suit();
  return led_suit_seen(trick, outcome, seats);
}

// Adds what cannot be: a card too often or not in the pack, a leader who did not win the trick before, a winner whom
// the cards contradict, more cards by a seat than it has turns. Pointers begin with "/tricks/".
void check_tricks(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules,
                  std::vector<Conflict>& conflicts);

// Every trick in which a seat did not follow suit although a card it played later shows that it could have; in the
// order of the tricks. A card that one seat is known to hold from the start (an exposed one) may be given with that
// seat.
std::vector<Note> revokes(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                          std::optional<NotedCard> exposed = std::nullopt);

// Pointers into a hand.
std::string trick_at(std::size_t trick);                                         // "/tricks/3"
std::string card_at(const Trick& trick, std::size_t number, std::size_t place);  // "/tricks/3/cards/0"

}  // namespace nullo::games
