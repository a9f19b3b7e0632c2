// What is true of a game whatever its rules are set to.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "ledger/standings.h"
#include "text/sentence.h"

namespace nullo::games {

// A line of the table of what scores, for the help.
struct ScoreLine {
  text::Sentence what;   // "The bum card"
  text::Sentence worth;  // "1 point"
};

// What is counted.
enum class Unit : std::uint8_t { kPoint, kChip, kCard };
// The sentence that is for the unit.
constexpr text::Sentence for_unit(Unit unit, text::Sentence points, text::Sentence chips, text::Sentence cards) {
  return unit == Unit::kPoint ? points : unit == Unit::kChip ? chips : cards;
}

struct Info {
  std::string_view id;     // as in documents and the database: never changed
  text::Sentence name;     // "Tëtka"
  text::Sentence summary;  // one sentence for the list of games
  int least_seats = 4;
  int most_seats = 4;
  int seats_step = 1;  // 2: two or four players, not three
  BestIs best = BestIs::kLowest;
  Unit unit = Unit::kPoint;
  int least_opening = -1'000'000;         // the lowest score with which a seat may begin a session
  bool pays_at_once = false;              // chips move between players and pots as soon as they fall due
  bool table_stakes = false;              // who runs out of chips in a hand plays it with what they have bet
  bool deal_goes_right = false;           // the next dealer is the seat to the right
  bool has_dealer = true;                 // false: nobody deals, and a hand's dealer means nothing
  bool has_tricks = true;                 // false: the help leaves out the keys for tricks
  bool only_scores = false;               // nothing else is ever entered, and a table names the game
  bool keeps_pots = false;                // pots of several hands may lie there together, so each has a number
  std::span<const text::Sentence> rules;  // in short sentences of our own, for the help
  std::span<const ScoreLine> scoring;
};

// The number of players nearest to `count` that the game allows; of two equally near the larger, to seat everybody.
inline int fitting_seats(const Info& game, int count) {
  const int within = std::clamp(count, game.least_seats, game.most_seats);
  const int beyond = (within - game.least_seats) % game.seats_step;
  return beyond == 0 ? within : std::min(within - beyond + game.seats_step, game.most_seats);
}

// What a note says (scored.h), for the schema.
struct NoteText {
  std::string_view key;    // "cannot_pay"
  std::string_view about;  // "the seat cannot pay all that it owes"
  bool of_seat = false;    // it always names a seat
};

// The words for one reason of a posting.
struct ReasonText {
  std::string_view reason;          // "bum_trick"
  text::Sentence text;              // "the bum card's number"
  std::string_view sums_with = {};  // the reason as which it counts in sums over many hands; empty: as itself
};

}  // namespace nullo::games
