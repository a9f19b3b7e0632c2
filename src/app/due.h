// Payments as they are told at a table where chips move at once: "Clara pays Anna 5", in the players' colours.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/open_session.h"
#include "app/view.h"
#include "games/deal.h"
#include "games/registry.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::app {

// Of the session's last hand, line by line, in the order in which they fell due. Equal payments of several to one, or
// of one to several, share a line: "The others pay Anna 5 each". `pots`: how many there are or have just been. `kept`:
// the pots in which something stays.
std::vector<DueLine> due_lines(const session::Session& session, std::span<const Posting> postings,
                               const games::Names& names, int pots, std::span<const int> kept = {});

// The one list of what changes hands now at a table: what each owes whom, netted, in an order in which everybody has
// the chips by then; and what nobody has the chips for.
std::vector<DueLine> due_now(const Told& told, const ChipSet& chips);
// What of it counts as handed over once somebody goes on.
std::vector<Handing> handed_over_now(const Told& told);
// What is said where the list is empty.
std::string no_due_text(const Told& told);
// The words of a line as one sentence.
std::string sentence(const DueLine& line);

// Oldest first; none where the game has none.
std::vector<PotView> pot_views(const session::SessionResult& result);

}  // namespace nullo::app
