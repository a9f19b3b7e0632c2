// What is dealt: the cards in play, how many of each, how many rounds they make. Source: docs/documents.md#hearts
// (`packs`, `removed`, `kitty`).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/hearts/hearts.h"
#include "games/tricks.h"

namespace nullo::hearts {

struct Pack {
  CardSet cards;  // of which there is at least one
  CardSet twice;  // of which there are two
  int size = 0;
  int kitty = 0;   // cards not dealt
  int rounds = 0;  // cards that each seat is dealt

  [[nodiscard]] int copies(Card card) const { return twice.contains(card) ? 2 : cards.contains(card) ? 1 : 0; }
  // How many of these cards are in play, copies counted.
  [[nodiscard]] int count(CardSet of) const { return (cards & of).size() + (twice & of).size(); }
  // The points of all cards in play. Those of the penalties are what a moon is worth unless something else was agreed
  // on.
  [[nodiscard]] int worth(const Points& points) const;
  [[nodiscard]] int hearts() const { return count(CardSet::of_suit(Suit::kHearts)); }
};

// The rules must fit this number of seats: faults_of() is empty.
Pack pack_of(const Rules& rules, int seats);
// Whether a hand always has as many tricks: none takes two rounds, and none stays on the table.
inline bool tricks_are_fixed(const Rules& rules) { return !rules.boosted_nines && rules.packs == 1; }
games::TrickRules trick_rules(const Rules& rules, const Pack& pack, int seats);

// Who leads to the first trick, if the rules say so and not the cards.
std::optional<Seat> first_leader(const Rules& rules, const games::Deal& deal);

// Why rules are impossible: which option, what was expected of it and found, and the same as a sentence.
struct RuleFault {
  std::string_view key;
  std::string expected;
  std::string found;
  std::string sentence;
};
std::vector<RuleFault> faults_of(const Rules& rules, int seats);

}  // namespace nullo::hearts
