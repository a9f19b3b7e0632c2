// What a game says of itself, whatever its rules are set to.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "ledger/standings.h"

namespace nullo::games {

// A line of the table of what scores, for the help.
struct ScoreLine {
  std::string_view what;   // "The bum card"
  std::string_view worth;  // "1 point"
};

struct Info {
  std::string_view id;       // as documents and the database have it; never changed
  std::string_view name;     // "Tëtka"
  std::string_view summary;  // one sentence for the list of games
  int least_seats = 4;
  int most_seats = 4;
  int seats_step = 1;  // 2: two or four players, not three
  BestIs best = BestIs::kLowest;
  std::string_view unit;                    // "point", "chip", "card"
  int least_opening = -1'000'000;           // the least that a seat may begin a session with
  bool pays_at_once = false;                // chips that move between players and pots as they fall due
  bool deal_goes_right = false;             // the next dealer is the seat to the right
  bool has_dealer = true;                   // false: nobody deals; who is said to do so is no matter
  bool has_tricks = true;                   // false: the keys of tricks are no help
  bool keeps_pots = false;                  // pots of several hands may lie there together, so each has its number
  std::span<const std::string_view> rules;  // in short sentences of our own, for the help
  std::span<const ScoreLine> scoring;
};

// The number of players nearest to `count` that the game takes; of two as near the larger, which seats everybody.
inline int fitting_seats(const Info& game, int count) {
  const int within = std::clamp(count, game.least_seats, game.most_seats);
  const int beyond = (within - game.least_seats) % game.seats_step;
  return beyond == 0 ? within : std::min(within - beyond + game.seats_step, game.most_seats);
}

// The length of a game that the rules do not end.
inline constexpr std::string_view kUntilYouStop = "Until you stop";

// One sentence and one way of speaking for each reason of a posting.
struct ReasonText {
  std::string_view reason;          // "bum_trick"
  std::string_view text;            // "the bum card's number"
  std::string_view sums_with = {};  // the reason that it is one thing with over many hands; empty: none
};

}  // namespace nullo::games
