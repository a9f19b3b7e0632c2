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
// of one to several, share a line: "The others pay Anna 5 each". `pots`: how many there are or have just been. `chips`:
// what each of the postings is in chips, or nothing where that is not told. `kept`: the pots in which something stays.
std::vector<DueLine> due_lines(const session::Session& session, std::span<const Posting> postings,
                               const games::Names& names, int pots, std::span<const std::string> chips = {},
                               std::span<const int> kept = {});
// What is due now at a table.
std::vector<DueLine> due_now(const Told& told, const ChipSet& chips);
// The words of a line as one sentence.
std::string sentence(const DueLine& line);

// Oldest first; none where the game has none.
std::vector<PotView> pot_views(const session::SessionResult& result);

}  // namespace nullo::app
