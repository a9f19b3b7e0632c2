// The ledger as text, complete enough for a stranger to audit it: a line for each posting, with the balance of every
// account after it.
#pragma once

#include <string>

#include "ledger/holdings.h"
#include "session/session.h"

namespace nullo::cli {

class LedgerText {
 public:
  // `starting`: everybody's chips at the start, or no points.
  explicit LedgerText(const PerSeat<Amount>& starting) : holdings_{starting} {}

  // The lines of the next hand, indented and aligned: the balances before it, then for each posting its number (from
  // 1), trick, card, from, to, amount and reason, and the balances of all seats and pots after it.
  std::string add(const session::Hand& facts, const session::HandResult& hand, const games::Rules& rules);

 private:
  Holdings holdings_;
};

}  // namespace nullo::cli
