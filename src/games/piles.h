// Games in which some captured cards are worth points: told trick by trick with the cards that count, or, when the hand
// is over, by the points that are counted in the piles. Partners may share a pile.
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
#include "games/scored.h"
#include "games/tricks.h"
#include "games/words.h"
#include "json/reader.h"
#include "json/writer.h"

namespace nullo::games {

// What the table saw of such a hand.
struct Piles {
  std::vector<Trick> tricks;            // in order; empty where there are points
  std::vector<Captured> captured = {};  // beside tricks: cards of which nobody told in which trick
  std::optional<Counts> points;  // `summary`: for each side what its pile counted; an empty table: nothing known yet

  friend bool operator==(const Piles&, const Piles&) = default;
};

// What a rank counts, and the word for capturing such a card.
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

// What is known of a hand, whichever way it is told.
struct KnownPiles {
  TrickOutcomes outcomes;        // of a hand told trick by trick
  std::vector<Captured> beside;  // cards that lie in a trick nobody told, of such a hand
  Counts points;                 // of a hand told in sum: as told, with the last one that follows
  CardSet out;                   // counting cards that lie in no trick told, of a hand told trick by trick
  bool trumps_decide = false;    // who won a trick hangs on which suit is trumps, and that is not known
  std::vector<Missing> missing;  // "upcard", "tricks", "captured", "points"

  [[nodiscard]] bool all_told(const PileRules& rules) const { return outcomes.rounds >= rules.tricks.rounds; }
  // Who captured a counting card.
  [[nodiscard]] std::optional<Seat> captor_of(Card card) const;
  // The points captured so far.
  [[nodiscard]] PerSeat<int> captured(const PileRules& rules) const;
};

inline constexpr std::string_view kPile = "pile";  // the reason of points counted in a pile

KnownPiles known(const Piles& piles, const PileRules& rules);
// The points of every card captured, in the order of the tricks, or of every pile counted; partners who share a pile
// have each posting both.
std::vector<Posting> pile_postings(const Piles& piles, const KnownPiles& known, const PileRules& rules);
void check_piles(const Piles& piles, const PileRules& rules, std::vector<Conflict>& conflicts);
// "captured", "points", "tricks", "upcard" as a sentence.
std::string say_missing_of_piles(const Missing& missing, const Names& names);

// `tricks` and `summary` of a hand.
Piles read_piles(json::Object& object, const PileRules& rules);
void write_piles(json::Writer& writer, const Piles& piles);

// A card turned up that has to be of the pack; `key` is where.
void check_in_pack(std::optional<Card> card, const TrickRules& rules, std::string_view key,
                   std::vector<Conflict>& conflicts);

}  // namespace nullo::games
