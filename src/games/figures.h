// What a game counts for its players from hand to hand, for the statistics: Tëtkas caught, moons shot, remises paid.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"
#include "text/sentence.h"

namespace nullo::games {

struct Figure {
  std::string_view key;  // as the database has it: never changed
  text::Sentence label;  // "Moons shot"
  text::Sentence help;   // what counts, as a sentence; empty where the label says it
};

// One figure of one seat in one complete hand.
struct Tally {
  Seat seat;
  std::string_view key;
  Amount amount = 1;

  friend bool operator==(const Tally&, const Tally&) = default;
};

// A figure that counts how often a seat was paid, or paid, for a reason.
struct Counted {
  std::string_view key;
  std::string_view reason;
  enum class Of { kPayee, kPayer };
  Of of = Of::kPayee;
  Amount each = 1;
};

// Adds a tally for each posting that one of `counted` counts.
void tally_postings(std::span<const Posting> postings, std::span<const Counted> counted, std::vector<Tally>& tallies);

// The points that the hand's postings gave each seat, without adjustments; points taken from a seat are not subtracted.
PerSeat<Amount> points_taken(std::span<const Posting> postings, int seats);

// Adds `key` for every seat that no posting of the hand gave points, adjustments aside.
void tally_clean(std::span<const Posting> postings, int seats, std::string_view key, std::vector<Tally>& tallies);

}  // namespace nullo::games
