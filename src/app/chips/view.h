// What the screens show of chips: payments that are due, chips for sale, pots.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"

namespace nullo::app {

// A payment that is due now, to be read from across the table.
struct DueLine {
  struct Part {
    std::string text;               // "Clara", "pays", "5"
    std::optional<Seat> seat = {};  // set if the text is a player's name
    bool amount = false;
  };
  std::vector<Part> parts;  // "Clara" "pays" "Anna" "5"; drawn with blanks between them
  std::string why;          // "trick 4, the jack of hearts discarded (J♥)"
  std::string chips = {};   // the amount in chips: "one 5"; empty: not shown
  bool owed = false;        // the payer has not got the chips: it waits until they win some
  bool in_all = false;      // `why` says what was due from earlier hands, of everybody
};

// An offer to buy chips, for a player who has hardly any left.
struct ChipsForSale {
  Seat seat;
  std::string text;  // "Boris buys 100"
  int amount = 100;  // bought with one tap
};

// A pot on the table.
struct PotView {
  int number = 1;
  std::string amount;
  bool next = false;  // the newest: the next player to win a pot takes this one
};

}  // namespace nullo::app
