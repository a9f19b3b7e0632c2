// What scoring says about a hand, the same for all games. It has no sentences: words.h makes them where they are shown.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card_set.h"
#include "core/fault.h"
#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo::games {

// A fact that is needed to score the hand completely.
struct Missing {
  std::string_view key;     // a fixed word per game: "bum_card", "captured"
  CardSet cards;            // the cards it is about, if any
  std::vector<Seat> seats;  // the seats that can be the answer; empty: all of them
  int trick = 0;            // from 1; 0: it is about no one trick

  friend bool operator==(const Missing&, const Missing&) = default;
};

// The first missing fact with this key; nullptr if there is none.
inline const Missing* find_missing(const std::vector<Missing>& missing, std::string_view key) {
  for (const Missing& one : missing) {
    if (one.key == key) return &one;
  }
  return nullptr;
}

// Something the known facts prove and nobody is scored for, like a revoke.
struct Note {
  std::string_view key;      // a fixed word: "revoke"
  std::optional<Seat> seat;  // whom it is about, if anybody
  int trick = 0;             // from 1
  std::optional<Card> card;
  std::string said = {};  // a text that no other member can give: a number, a solution
  bool spoils = false;    // a spoiler for players who are still at this hand

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

// Gives the points to each of the seats, partners who share one score; points below zero are taken from each. Nothing
// is posted for 0.
inline void give_each(std::span<const Seat> seats, Amount points, std::string_view reason,
                      std::vector<Posting>& postings) {
  if (points == 0) return;
  for (const Seat seat : seats) {
    const Account bank = Account::bank();
    const Account own = Account::of(seat);
    postings.emplace_back(points > 0 ? bank : own, points > 0 ? own : bank, points > 0 ? points : -points, reason);
  }
}

// A scored hand with the state that it leaves to the next one.
template <class State>
struct ScoredHand : Scored {
  State after;
};

// Two facts that contradict each other: one fault for each place that may be wrong. A reader of documents reports the
// one whose place comes last in the text. Places are JSON pointers relative to the hand: "/summary/last_trick".
struct Conflict {
  std::vector<Fault> ways;
  // The conflict as people say it at the table, but with cards as documents write them: "The 7H has been entered
  // already." Only documents are refused in the words of `ways`.
  // Seats are in both as sentence.h has them.
  std::string said = {};
  bool names_trick = false;  // `said` says which trick it is about; else people need to see it beside the sentence
};

}  // namespace nullo::games
