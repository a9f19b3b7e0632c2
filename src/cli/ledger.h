// The ledger as a stranger can audit it: a line for each posting, and the balance of every account after it.
#pragma once

#include <string>

#include "ledger/holdings.h"
#include "session/session.h"

namespace nullo::cli {

class LedgerText {
 public:
  // What everybody begins with: chips, or no points.
  explicit LedgerText(const PerSeat<Amount>& starting) : holdings_{starting} {}

  // The lines of the hand that comes next, indented and aligned: what everybody has before it, then number (from 1),
  // trick, card, from, to, amount and reason of each posting, and the balances of all seats and of each pot after it.
  std::string add(const session::Hand& facts, const session::HandResult& hand, const games::Rules& rules);

 private:
  Holdings holdings_;
};

}  // namespace nullo::cli
