// A score sheet as text: who stands where after each hand, and why.
#pragma once

#include <string>

#include "app/settling.h"
#include "core/out.h"
#include "session/hand_by_hand.h"

namespace nullo::cli {

// Lines for a terminal, aligned, given away as the hands come by: the score sheet, then hand by hand why it is so, and
// in the end who hands whom what. With a ledger every posting stands on a line of its own, with what everybody and
// every pot holds after it; without one every posting is a sentence.
enum class Ledger { kOnlyIfChips, kAlways };  // kOnlyIfChips: where a game's chips move at once
// `continued_by`: the id of the session that goes on with this one; empty: none does.
void sheet(const session::HandByHand& hands, Ledger ledger, const std::string& continued_by, const Out& out);

}  // namespace nullo::cli
