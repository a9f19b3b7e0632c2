// What all trick-taking games share: who leads and wins each trick, tricks that cannot be, revokes that the known cards
// prove. Source: FORMAT.md, "A trick"; rulings C1 (the highest card of the suit led wins, no trumps) and H12; games
// with trumps and rankings of their own say so in their TrickRules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "games/scored.h"

namespace nullo::games {

// How high a rank stands in its suit: a number for each rank, 0 for those that the pack has not.
using Ranking = std::array<std::uint8_t, 16>;
constexpr Ranking ranking_of(std::initializer_list<Rank> from_the_highest) {
  Ranking ranking{};
  auto height = static_cast<std::uint8_t>(from_the_highest.size());
  for (const Rank rank : from_the_highest) ranking[static_cast<std::size_t>(rank)] = height--;
  return ranking;
}

// How tricks are made in a game.
struct TrickRules {
  int seats = 4;
  int rounds = 13;                      // of a whole hand: the cards that each seat is dealt
  CardSet pack = CardSet::full_pack();  // the cards in play
  bool two_packs = false;               // equal cards in a trick cancel [H12]
  CardSet twice = {};                   // of two packs: the cards in play twice
  bool boosted_nines = false;           // a nine led, or following suit, makes a trick of two rounds
  const Ranking* ranking = nullptr;     // where aces are not high and twos low
  bool has_trumps = false;              // the cards of one suit beat all others
  std::optional<Suit> trump = {};       // which one, where that is known
  bool counts_hearts = false;           // a document may tell how many hearts a trick has, and not which
  bool may_be_seats = false;            // a document may tell a trick as no more than the seat that won it

  // The highest card of the suit led wins, aces high: what most games do, and what scoring is quick at.
  [[nodiscard]] bool is_plain() const { return !two_packs && ranking == nullptr && !has_trumps; }
};

// The cards of a pack that are of these ranks.
CardSet cards_of(std::initializer_list<Rank> ranks);

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
// one round the winner's card is of the suit led, if it is no trump).
std::optional<Suit> led_suit_seen(const Trick& trick, const TrickOutcome& outcome, const TrickRules& rules);
inline std::optional<Suit> led_suit(const Trick& trick, const TrickOutcome& outcome, const TrickRules& rules) {
  if (trick.is_play && !trick.cards.empty()) return trick.cards.front().card.suit();
  return led_suit_seen(trick, outcome, rules);
}

// The cards of this suit in the pack that beat the card there.
CardSet beating(Card card, const TrickRules& rules);

// Adds what cannot be: a card too often or not in the pack, a leader who did not win the trick before, a winner whom
// the cards contradict, more cards by a seat than it has turns. Pointers begin with "/tricks/".
void check_tricks(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules,
                  std::vector<Conflict>& conflicts);

// The same of cards told beside tricks as captured by a seat: the pack has them, they lie in no trick, and the seen
// tricks that this seat has taken have room for them.
struct Captured;
void check_beside(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                  const TrickOutcomes& outcomes, const TrickRules& rules, std::vector<Conflict>& conflicts);

// How many more cards each seat may so be told to have captured.
PerSeat<int> room_beside(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                         const TrickOutcomes& outcomes, const TrickRules& rules);

// Every trick in which a seat did not follow suit although a card it played later shows that it could have; in the
// order of the tricks. A card that one seat is known to hold from the start (an exposed one) may be given with that
// seat.
std::vector<Note> revokes(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                          std::optional<NotedCard> exposed = std::nullopt);

// Pointers into a hand.
std::string trick_at(std::size_t trick);                                         // "/tricks/3"
std::string card_at(const Trick& trick, std::size_t number, std::size_t place);  // "/tricks/3/cards/0"

}  // namespace nullo::games
