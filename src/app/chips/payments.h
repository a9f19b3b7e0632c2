// Payments with their reasons, before they are put into lines of words.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/view.h"
#include "games/words.h"
#include "ledger/chips.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::app {

// A payment from one account to another; seats are where people sit now.
struct Payment {
  Account from;
  Account to;
  Amount amount = 0;
  std::string why = {};
  std::string chips = {};
  bool owed = false;
  bool in_all = false;   // `why` says what was due from earlier hands, of everybody
  bool of_pots = false;  // of several pots that lie in one heap, all that the seat gets; `why` says how much of which
  games::Reason reason = {};  // the same as `why`
  PaidChips paid = {};        // the same as `chips`; nothing of what is owed
  std::string have = {};      // `chips` of several who owe: "have 5"
};

// The names of a session's pots if it has this many.
games::PotNames pot_names(const session::Session& session, int pots);

// Adjacent payments of the same amount for the same reason share a line. `kept`: the pots that are not emptied.
std::vector<DueLine> lines_of(std::span<const Payment> payments, const games::Names& names, games::PotNames pots,
                              std::span<const int> kept);

}  // namespace nullo::app
