// What a game may know of the session around one hand.
#pragma once

#include <string_view>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo::games {

struct Deal {
  int seats = 4;  // players at the table
  Seat dealer;
  int number = 0;             // complete hands before this one
  PerSeat<Amount> totals;     // before this hand is scored, but with its adjustments
  bool players_stop = false;  // the players stop after this hand
};

// Who sits where, for sentences.
using Names = PerSeat<std::string_view>;

}  // namespace nullo::games
