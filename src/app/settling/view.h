// What the screens show of settling: the stake of a session, and who hands whom what after it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo::app {

// The stake of a session: the money that a point is worth.
struct StakeView {
  Amount per_point = 0;  // hundredths; 0: no money
  Amount highest = 0;
  std::string amount;  // "0.10"
  bool against_winner = false;
  bool asks_against = true;  // false: of chips, which are settled one way only
  std::string problem;       // why the stake typed last was refused; empty: it was not
};

// Who hands whom what after a game: money, and before that chips if the game is played for them.
struct Settling {
  struct InChips {
    std::vector<std::string> lines;  // "Boris pays Clara 9 (one 5, four 1s)": not handed over yet
    std::string note;                // "Everything is handed over: …"
    std::string first_step = {};  // the first of `lines` with each of its payments on a line; empty: it has one or none
  };
  std::optional<InChips> chips;
  std::string terms;  // "0.10 a point against the average of 12.75 points", "no stake was agreed on"
  struct Line {
    std::string text;  // "Boris hands Anna 1.20", "Boris leaves 2.50 in the pot"
    std::string why;   // "Boris lost 12 chips, Anna won 30"
    std::optional<Seat> from;
    std::optional<Seat> to;  // nobody: it goes to a pot or the bank
  };
  std::vector<Line> lines;              // by who pays, in seat order
  std::vector<std::string> notes;       // "25 stay in the pot", "Clara bought 50 from the bank"
  std::optional<StakeView> stake = {};  // set only if the stake can be changed here
};

}  // namespace nullo::app
