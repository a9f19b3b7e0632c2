// Games in which some captured cards are worth points. A hand is entered trick by trick with the cards that count, or,
// when it is over, by the points counted in each pile. Partners may share a pile.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "core/trick.h"
#include "games/captured.h"
#include "games/counts.h"
#include "games/facts/fact.h"
#include "games/scored.h"
#include "games/tricks.h"
#include "games/words.h"

namespace nullo::games {

// What the table saw of such a hand.
struct Piles {
  std::vector<Trick> tricks;            // in order; empty where there are points
  std::vector<Captured> captured = {};  // beside tricks: cards whose trick nobody entered
  std::optional<Counts> points;  // `summary`: the points counted for each side; an empty table: nothing known yet

  friend bool operator==(const Piles&, const Piles&) = default;
};

// The points for a rank, and the reason of the posting for capturing such a card.
struct RankPoints {
  Rank rank;
  int points;
  std::string_view reason;
};

struct PileRules {
  TrickRules tricks;
  Seat first_leader;
  int sides = 4;  // as many as seats; two where partners, who sit across, share a pile
  std::span<const RankPoints> worth;
  int total = 0;  // of all points in the pack

  [[nodiscard]] Seat side_of(Seat seat) const { return Seat{seat.index() % sides}; }
  [[nodiscard]] const RankPoints* worth_of(Card card) const;
  [[nodiscard]] CardSet counting() const;  // the cards of the pack that are worth points
};

// What is known of a hand, in whichever form it was entered.
struct KnownPiles {
  TrickOutcomes outcomes;        // of a hand entered trick by trick
  std::vector<Captured> beside;  // of such a hand: captured cards whose trick nobody entered
  Counts points;                 // of a hand entered as a summary: those entered, with the last one that follows
  CardSet out;                   // trick by trick: counting cards noted in no trick and entered with no captor
  bool trumps_decide = false;    // who won a trick depends on the trump suit, which is not known
  std::vector<Missing> missing;  // "upcard", "tricks", "captured", "points"

  [[nodiscard]] bool all_over(const PileRules& rules) const { return outcomes.rounds >= rules.tricks.rounds; }
  // Who captured a counting card.
  [[nodiscard]] std::optional<Seat> captor_of(Card card) const;
  // The points captured so far.
  [[nodiscard]] PerSeat<int> captured(const PileRules& rules) const;
};

inline constexpr std::string_view kPile = "pile";  // the reason of points counted in a pile

KnownPiles known(const Piles& piles, const PileRules& rules);
// One posting for each card captured, in the order of the tricks, or for each pile counted. Where partners share a
// pile, both get each posting.
std::vector<Posting> pile_postings(const Piles& piles, const KnownPiles& known, const PileRules& rules);
void check_piles(const Piles& piles, const PileRules& rules, std::vector<Conflict>& conflicts);
// The sentence for what is missing: "captured", "points", "tricks", "upcard".
std::string say_missing_of_piles(const Missing& missing, const Names& names);

// Where a game's hand has its piles, and what of them hangs on the number of players.
struct PilesIn {
  At<std::vector<Trick>> tricks;
  At<std::vector<Captured>> captured;
  At<std::optional<Counts>> points;
  CardSet (*pack)();
  int (*rounds)(int seats);
  int (*sides)(int seats);
  int (*total)(int seats);
};
// The facts `tricks`, `captured` and `summary`.
std::array<Fact, 3> facts_of_piles(const PilesIn& in);

// Adds a conflict if a card turned up is not of the pack; `key` is its place in the hand.
void check_in_pack(std::optional<Card> card, const TrickRules& rules, std::string_view key,
                   std::vector<Conflict>& conflicts);

}  // namespace nullo::games
