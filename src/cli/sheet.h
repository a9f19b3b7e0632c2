// A score sheet as text: the totals after each hand, and the reasons.
#pragma once

#include <string>

#include "app/settling/settling.h"
#include "base/out.h"
#include "session/hand_by_hand.h"

namespace nullo::cli {

// Writes aligned lines for a terminal, hand by hand: the score sheet, then the reasons for each hand, and at the end
// who hands whom what. With a ledger, each posting has a line with the balances of everybody and every pot after it;
// without one, each posting is a sentence.
enum class Ledger { kOnlyIfChips, kAlways };  // kOnlyIfChips: a ledger only for games whose chips move at once
// What the session itself does not know.
struct Around {
  std::string continued_by;  // the id of the session that continues this one; empty: none does
  app::OtherParts others;    // the other parts of its evening
  std::string house_rules;   // the table's name for the rules; empty: none
};
void sheet(const session::HandByHand& hands, Ledger ledger, const Around& around, const Out& out);

}  // namespace nullo::cli
