// A session as tables for a spreadsheet: CSV with a heading row, UTF-8 with a byte order mark, see export/csv.h.
// Written row by row. Pure: equal sessions give equal text, and nothing here fails.
#pragma once

#include "base/out.h"
#include "session/hand_by_hand.h"

namespace nullo::exports {

// The score sheet, one row for each hand: hand (from 1), dealer, each seat's score (points or chips; a minus is a loss)
// and total after the hand, chips in the pots if the game has pots, whether the hand is complete ("yes", "no"). The
// heading of a seat's columns names all who played for its total, in order: "Zoë / Eva". If totals move with people who
// change chairs, so do the columns.
void sheet_csv(const session::HandByHand& hands, const Out& out);

// The ledger, one row for each posting, in the order in which they fell due: hand (from 1), number in the hand (from
// 1), trick (from 1, or empty), card ("Q♥", or empty), from and to (a name, "the bank", "pot 1"), amount (points or
// chips, more than 0), the reason's id, the reason in words, the note of an adjustment.
void ledger_csv(const session::HandByHand& hands, const Out& out);

// The facts, one row for each hand: hand (from 1), dealer, who sat at each seat, whether the hand is complete, its
// facts in words, what is missing, what the known cards prove (revokes), its note. Several texts in a cell are
// separated by "; ".
void hands_csv(const session::HandByHand& hands, const Out& out);

}  // namespace nullo::exports
