// A session as tables for a spreadsheet: CSV with a heading row, UTF-8 with a byte order mark, see export/csv.h.
// `result` is what scoring the session gives. Pure: equal sessions give equal text, and nothing here fails.
#pragma once

#include <string>

#include "session/session.h"

namespace nullo::exports {

// The score sheet, a row a hand: hand (from 1), dealer, what each seat scored (points or chips; minus is lost) and
// where it stands after it, chips in the pots after it where the game has pots, whether the hand is complete ("yes",
// "no"). Over a seat's columns stand all who sat there, in their order: "Zoë / Eva".
std::string sheet_csv(const session::Session& session, const session::SessionResult& result);

// Every posting, a row each, in the order in which they fell due: hand (from 1), number in the hand (from 1), trick
// (from 1, or empty), card ("Q♥", or empty), from whom and to whom (a name, "the bank", "pot 1"), amount (points or
// chips, more than 0), the reason's fixed word, the reason in words, the note of what the table agreed on.
std::string ledger_csv(const session::Session& session, const session::SessionResult& result);

// What was seen, a row a hand: hand (from 1), dealer, who sat at each seat, whether the hand is complete, its facts in
// words, what is still to be told, what the known cards prove (revokes), its note. Several in a cell are parted by ";
// ".
std::string hands_csv(const session::Session& session, const session::SessionResult& result);

}  // namespace nullo::exports
