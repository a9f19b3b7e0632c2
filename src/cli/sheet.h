// A score sheet as text: who stands where after each hand, and why.
#pragma once

#include <string>

#include "app/settling.h"
#include "core/out.h"
#include "session/hand_by_hand.h"

namespace nullo::cli {

// Lines for a terminal, aligned, given away as the hands come by: the score sheet, then hand by hand why it is so, and
// in the end who hands whom what. With a ledger every posting stands on a line of its own, with what everybody and
// every pot holds after it; without one every posting is a sentence.
enum class Ledger { kOnlyIfChips, kAlways };  // kOnlyIfChips: where a game's chips move at once
// What the session does not know by itself.
struct Around {
  std::string continued_by;  // the id of the session that goes on with this one; empty: none does
  app::OtherParts others;    // of its evening
  std::string house_rules;   // what the table calls the rules; empty: nothing
};
void sheet(const session::HandByHand& hands, Ledger ledger, const Around& around, const Out& out);

}  // namespace nullo::cli
