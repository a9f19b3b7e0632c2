// Payments in words, for a table where chips move at once: "Clara pays Anna 5", with names in the players' colours.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/table/open_session.h"
#include "app/view.h"
#include "games/deal.h"
#include "games/registry.h"
#include "ledger/posting.h"
#include "session/session.h"

namespace nullo::app {

// The payments of the session's last hand, line by line, in the order in which they fell due. Equal payments of several
// seats to one, or of one to several, share a line, by seats: "The others pay Anna 5 each". `pots`: how many there are,
// or were before these payments. `kept`: the pots that are not emptied.
std::vector<DueLine> due_lines(const session::Session& session, std::span<const Posting> postings,
                               const games::Names& names, int pots, std::span<const int> kept = {});

// The one list of chips to move now at a table: who owes whom how much, netted, ordered so that everybody has the chips
// by the time they pay; then the payments that somebody has not got the chips for.
std::vector<DueLine> due_now(const OpenSession& open, const ChipSet& chips);
// The same also in parts, a row for each payment, sorted by payer, then by receiver: seats, the bank, pots. Which chips
// to move is worked out in the order of the lines.
std::pair<std::vector<DueLine>, std::vector<DueRow>> due_both(const OpenSession& open, const ChipSet& chips);
// The due payments that count as handed over once somebody goes on.
std::vector<Handing> handed_over_now(const OpenSession& open);
// What to do about the chips of a hand that is left out: first what goes back, then what is to be paid.
struct LeftOut {
  std::vector<std::string> back;  // sentences: what was handed over in that hand, or asked for and perhaps handed over
  std::vector<DueLine> pay;       // what the hands before it leave due
};
// `now`: the session as it is by now, without that hand and with what was agreed on in it.
LeftOut left_out(const StoppedIn& hand, const session::Session& now, const ChipSet& chips);
// The two steps, numbered.
Settling::InChips in_two_steps(const LeftOut& left);
// "Hand back what was handed over for the hand left out: Anna pays Clara 2".
std::string back_text(const LeftOut& left);

// "Clara pays Anna 2", or for many payments how many they are; empty: nobody can pay anything.
std::string all_due_text(const OpenSession& open);
// The text for an empty list.
std::string no_due_text(const OpenSession& open);
// The words of a line as one sentence.
std::string sentence(const DueLine& line);
// Whether they ask for the same payment, for whatever reason and in whatever chips.
bool says_the_same(const DueRow& a, const DueRow& b);

// Oldest first; empty if the game has no pots.
std::vector<PotView> pot_views(const session::SessionResult& result);

}  // namespace nullo::app
