// What all trick-taking games share: who leads and wins each trick, which tricks are impossible, and revokes that the
// known cards prove. Source: docs/documents.md#a-trick; common C1 (the highest card of the suit led wins, no trumps),
// hearts H12. Games with trumps or with a ranking of their own say so in their TrickRules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_set.h"
#include "core/seat.h"
#include "core/trick.h"
#include "games/scored.h"

namespace nullo::games {

// How high each rank stands in its suit, from 1; 0: the pack does not have it.
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
  int rounds = 13;                      // of a hand: the number of cards that each seat is dealt
  CardSet pack = CardSet::full_pack();  // the cards in play
  bool two_packs = false;               // equal cards in a trick cancel [hearts H12]
  CardSet twice = {};                   // of two packs: the cards that are in play twice
  bool boosted_nines = false;           // a nine led, or following suit, makes a trick of two rounds
  const Ranking* ranking = nullptr;     // nullptr: aces high, twos low
  bool has_trumps = false;              // the cards of one suit beat all others
  std::optional<Suit> trump = {};       // the trump suit, if it is known
  bool counts_hearts = false;           // a document may say how many hearts a trick has without naming them
  bool may_be_seats = false;            // a document may give a trick as only the seat that won it

  // The highest card of the suit led wins, aces high: so in most games, and scoring has a fast path for it.
  [[nodiscard]] bool is_plain() const { return !two_packs && ranking == nullptr && !has_trumps; }
};

// The cards of a pack that are of these ranks.
CardSet cards_of(std::initializer_list<Rank> ranks);

// How many rounds a trick takes that begins with this round (from 0), as its cards show or as entered. A boosting nine
// in the last round of the hand changes nothing.
int boosted_rounds_of(const Trick& trick, int first_round, const TrickRules& rules);
inline int rounds_of(const Trick& trick, int first_round, const TrickRules& rules) {
  return rules.boosted_nines ? boosted_rounds_of(trick, first_round, rules) : 1;
}

// What is known of one trick and what follows.
struct TrickOutcome {
  std::optional<Seat> leader = {};
  std::optional<Seat> winner = {};  // as entered; of a full play also by its cards, or as the leader of the next trick
  std::optional<Seat> captor = {};  // who gets its cards: its winner, or if it stays on the table another winner
  bool is_full_play = false;        // every card is known, in order
  bool on_table = false;            // nobody won it
  bool two_rounds = false;          // a nine made everybody play twice
  bool players_known = false;       // it is known who played at least one of its cards
  std::uint8_t best_place = 0;      // in a play: the place of the highest card of the suit led
  CardSet cards = {};               // its known cards; two equal ones are one here

  [[nodiscard]] int rounds() const { return two_rounds ? 2 : 1; }
  [[nodiscard]] bool over() const { return winner || on_table; }
};

// The outcomes of the tricks of a hand, in their order. A trick after one that is not over has an outcome too, but
// nobody captures it.
struct TrickOutcomes {
  std::vector<TrickOutcome> tricks;
  int over = 0;    // tricks that are over, counted up to the first that is not
  int rounds = 0;  // rounds that those tricks took
  std::optional<Seat> next_leader = {};

  const TrickOutcome& operator[](std::size_t trick) const { return tricks[trick]; }
  // The last trick in which the card is noted, from 0.
  [[nodiscard]] std::optional<int> trick_of(Card card) const;
};

// `first_leader`: by the rules of the game; if they do not say, the first trick may have its leader.
TrickOutcomes outcomes_of(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules);

// The seat that played the card at `place` of the trick, where that is known.
std::optional<Seat> player_of(const Trick& trick, std::size_t place, std::optional<Seat> leader, int seats);

// The suit led: as entered, by the first card of a play, or by the noted card of the leader or the winner (in a trick
// of one round the winner's card is of the suit led, unless it is a trump).
std::optional<Suit> led_suit_seen(const Trick& trick, const TrickOutcome& outcome, const TrickRules& rules);
inline std::optional<Suit> led_suit(const Trick& trick, const TrickOutcome& outcome, const TrickRules& rules) {
  if (trick.is_play && !trick.cards.empty()) return trick.cards.front().card.suit();
  return led_suit_seen(trick, outcome, rules);
}

// The cards of this suit in the pack that beat the card.
CardSet beating(Card card, const TrickRules& rules);

struct Captured;
// A hand that is entered in sum has neither tricks nor cards captured beside them.
void check_one_form(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                    std::vector<Conflict>& conflicts);

// Adds a conflict for each impossibility: a card too often or not in the pack, a leader who did not win the trick
// before, a winner whom the cards contradict, more cards by a seat than it has turns. Pointers begin with "/tricks/".
void check_tricks(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules,
                  std::vector<Conflict>& conflicts);
// The same where outcomes_of() these tricks is known already.
void check_tricks(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, std::optional<Seat> first_leader,
                  const TrickRules& rules, std::vector<Conflict>& conflicts);

// The same for captured cards that were entered without their trick: the pack has them, they lie in no trick, and the
// seen tricks that this seat has taken have room for them.
void check_beside(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                  const TrickOutcomes& outcomes, const TrickRules& rules, std::vector<Conflict>& conflicts);

// How many more such cards each seat may have captured: the cards of its seen tricks that are not named yet.
PerSeat<int> room_beside(const std::vector<Captured>& captured, const std::vector<Trick>& tricks,
                         const TrickOutcomes& outcomes, const TrickRules& rules);

// Every trick in which a seat did not follow suit although a card that it played later shows that it could have; in the
// order of the tricks. `exposed`: a card that a seat is known to hold from the start, with that seat.
std::vector<Note> revokes(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                          std::optional<NotedCard> exposed = std::nullopt);

// JSON pointers into a hand.
std::string trick_at(std::size_t trick);                                         // "/tricks/3"
std::string card_at(const Trick& trick, std::size_t number, std::size_t place);  // "/tricks/3/cards/0"

}  // namespace nullo::games
