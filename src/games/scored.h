// What scoring says of a hand, the same for all games. Text is made at the edge, by words.h, from what stands here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_set.h"
#include "core/fault.h"
#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo::games {

// A fact without which the hand cannot be scored whole.
struct Missing {
  std::string_view key;     // a fixed word per game: "bum_card", "captured"
  CardSet cards;            // the cards it is about, where it is about cards
  std::vector<Seat> seats;  // the seats it is between, where not all of them can be the answer
  int trick = 0;            // from 1; 0: none

  friend bool operator==(const Missing&, const Missing&) = default;
};

// The first with this key; nothing if that is not missing.
inline const Missing* find_missing(const std::vector<Missing>& missing, std::string_view key) {
  for (const Missing& one : missing) {
    if (one.key == key) return &one;
  }
  return nullptr;
}

// Something the known facts prove and nobody is scored for, like a revoke.
struct Note {
  std::string_view key;      // a fixed word: "revoke"
  std::optional<Seat> seat;  // whom it is about, where it is about somebody
  int trick = 0;             // from 1
  std::optional<Card> card;
  std::string said = {};  // what no other member can say: the number it is about, a solution
  bool spoils = false;    // players who are still at this hand do not want to read it

  friend bool operator==(const Note&, const Note&) = default;
};

struct Scored {
  std::vector<Posting> postings;  // in the order in which they fell due
  std::vector<Missing> missing;   // empty exactly when the hand is complete
  std::vector<Note> notes;
  bool over = false;          // the game ends with this hand
  std::vector<Seat> winners;  // where the game says who; empty: whoever stands best

  [[nodiscard]] bool complete() const { return missing.empty(); }
};

// The same with what the hand leaves to the next one.
template <class State>
struct ScoredHand : Scored {
  State after;
};

// Two facts that cannot both be: told once for each place that may be blamed. Who reads a document blames the place
// that comes last in its text. Places are pointers relative to the hand: "/summary/last_trick".
struct Conflict {
  std::vector<Fault> tellings;
  // The same as people say it at the table, with cards and seats as documents do: "The 7H is told twice." Empty: what
  // was expected and found says it.
  std::string said = {};
};

}  // namespace nullo::games
