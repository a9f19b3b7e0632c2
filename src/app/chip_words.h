// Payments said in chips that the payer really has: "one 25, two 5", "one 5; change: three 1 back". The chips are
// followed through the whole session, from the starting stacks on, so the same session always gives the same words.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/open_session.h"
#include "ledger/chips.h"
#include "session/session.h"

namespace nullo::app {

// What lies before everybody after so many hands (0: at the start).
Stacks stacks_after(const session::Session& session, const session::SessionResult& result, const ChipSet& chips,
                    std::size_t hands);

// In chips, what each of these payments moves while the postings of a hand are made one after another on the stacks
// from before it; a payment that is none of them is said as if it were made after them.
std::vector<std::string> in_chips(Stacks before, std::span<const Posting> hand, std::span<const Posting> payments);
// In chips, what each of these payments of the running hand moves, in the same order: Entry::due, or all postings of
// the hand. Empty texts where the game does not pay at once.
std::vector<std::string> in_chips(const Told& told, const ChipSet& chips, std::span<const Posting> payments);

}  // namespace nullo::app
