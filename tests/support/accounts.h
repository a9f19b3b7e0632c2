// Short words for the accounts of a ledger.
#pragma once

#include "ledger/posting.h"

namespace nullo::testing {

inline Account account_of(int seat) { return Account::of(Seat{seat}); }

}  // namespace nullo::testing
