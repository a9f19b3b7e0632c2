// What a session may hold, so that whatever is stored can be read again: the one place with the ranges and limits of
// sessions and totals. The reader of documents, the window and the store keep to them. Names: core/name.h; a stake:
// ledger/settle.h; scores alone: games/entered.h; the facts of a hand: each game's codec. Source:
// docs/documents.md#session, docs/documents.md#every-hand, docs/documents.md#limits.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "session/session.h"
#include "text/sentence.h"

namespace nullo::session {

inline constexpr std::size_t kLongestNote = 2000;  // characters, of a session, a hand or an adjustment
inline constexpr int kMostOpening = 1'000'000;     // of one seat; the lowest is the game's, games::Info::least_opening
inline constexpr int kMostHandsBefore = 1'000'000;
inline constexpr Amount kMostAdjusted = 1'000'000;  // by one adjustment; at least 1
// All points and chips of a session: those that the seats begin with, and every posting, whichever way it goes. So no
// total, and no sum of postings with one reason, is beyond it, and a million such sums still fit into an Amount.
inline constexpr Amount kMostMoved = 1'000'000'000'000;

// Said of a tap that a game took though a document cannot hold what it makes: a fault of the game's ranges, which
// session::apply() finds whatever the game overlooks.
inline constexpr text::Sentence kNotReadAgain = text::mark("That cannot be: it is beyond what a hand may have.");

// Why a session cannot begin like this, as a sentence without a full stop; empty: it can. Uses everything but its
// hands. "Anna would begin with 1,000,009, but 1,000,000 is the most".
std::string why_not_begun(const Session& session);
// The same for what the seats begin with. Empty openings pass.
std::string why_not_opened(const games::Rules& rules, const std::vector<std::string>& players,
                           const PerSeat<Amount>& opening);

// What all points and chips come to that have moved, beyond kMostMoved; "hand 12" is where. A sentence without a full
// stop.
std::string too_much_moved(std::size_t hand_number);

}  // namespace nullo::session
