// Payments with what is said of them, before they become lines.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/view.h"
#include "games/words.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::app {

// One that goes from one account to another, by the seats as people sit now.
struct Payment {
  Account from;
  Account to;
  Amount amount = 0;
  std::string why = {};
  std::string chips = {};
  bool owed = false;
};

// What the pots of a session are called where there are so many.
games::PotNames pot_names(const session::Session& session, int pots);

// Neighbours of the same amount for the same reason share a line. `kept`: the pots in which something stays.
std::vector<DueLine> lines_of(std::span<const Payment> payments, const games::Names& names, games::PotNames pots,
                              std::span<const int> kept);

}  // namespace nullo::app
