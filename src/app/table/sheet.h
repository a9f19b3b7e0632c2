// The score sheet of a scored session.
#pragma once

#include "app/view.h"
#include "session/columns.h"
#include "session/hand_by_hand.h"
#include "session/words.h"

namespace nullo::app {

using session::noted_texts;
using session::players_now;

// The hand number of a row that is no hand but what everybody began with.
inline constexpr int kNoHand = -2;

// The places after the last complete hand; 0 for whoever led then and, by what is shown of the open hand, leads no
// more.
PerSeat<int> places_shown(const games::Rules& rules, const session::SessionResult& result);
Sheet sheet_of(const session::Session& session, const session::SessionResult& result);
// More than any screen has room for.
inline constexpr std::size_t kNewestRows = 150;
// The same with only the newest rows.
Sheet newest_of_sheet(const session::Session& session, const session::SessionResult& result);
// The same for hands read one after another. Has the rows from hand number `first` on (from 0) and leaves out how hands
// were entered. `result` and `columns` must cover all hands.
Sheet sheet_of(const session::HandByHand& hands, const session::SessionResult& result, const session::Columns& columns,
               std::size_t first);
// What the cards prove, such as revokes.
std::vector<std::string> notes_of(const session::Session& session, const session::HandResult& hand);
// The facts of a hand in plain words, and its note: "Bum card: 7♣", "Trick 3: Clara, Q♥", "Note: rain".
std::vector<std::string> facts_of(const session::Session& session, std::size_t number);

}  // namespace nullo::app
