// A score sheet as text: who stands where after each hand, and why.
#pragma once

#include <string>

#include "app/settling.h"
#include "core/out.h"
#include "session/hand_by_hand.h"

namespace nullo::cli {

// "finished: Anna wins", "hand 3 of 4", as one says it in a list or a heading.
std::string how_it_stands(const session::Session& session, const session::SessionResult& result);

// Lines for a terminal, aligned, given away as the hands come by: the score sheet, then hand by hand why it is so, and
// in the end who hands whom what. With a ledger every posting stands on a line of its own, with what everybody and
// every pot holds after it; without one every posting is a sentence.
enum class Ledger { kOnlyIfChips, kAlways };  // kOnlyIfChips: where a game's chips move at once
void sheet(const session::HandByHand& hands, Ledger ledger, const Out& out);

}  // namespace nullo::cli
