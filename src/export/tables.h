// A session as tables for a spreadsheet: CSV with a heading row, UTF-8 with a byte order mark, see export/csv.h.
// Given away row by row. Pure: equal sessions give equal text, and nothing here fails.
#pragma once

#include "core/out.h"
#include "session/hand_by_hand.h"

namespace nullo::exports {

// The score sheet, a row a hand: hand (from 1), dealer, what each seat scored (points or chips; minus is lost) and
// where it stands after it, chips in the pots after it where the game has pots, whether the hand is complete ("yes",
// "no"). Over a seat's columns stand all who played for its total, in their order: "Zoë / Eva". Where totals go along
// with people who change chairs, so do the columns.
void sheet_csv(const session::HandByHand& hands, const Out& out);

// Every posting, a row each, in the order in which they fell due: hand (from 1), number in the hand (from 1), trick
// (from 1, or empty), card ("Q♥", or empty), from whom and to whom (a name, "the bank", "pot 1"), amount (points or
// chips, more than 0), the reason's fixed word, the reason in words, the note of what the table agreed on.
void ledger_csv(const session::HandByHand& hands, const Out& out);

// What was seen, a row a hand: hand (from 1), dealer, who sat at each seat, whether the hand is complete, its facts in
// words, what is still to be told, what the known cards prove (revokes), its note. Several in a cell are parted by ";
// ".
void hands_csv(const session::HandByHand& hands, const Out& out);

}  // namespace nullo::exports
