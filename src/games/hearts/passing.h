// Who passes cards to whom before the first trick. Source: pagat.com, "Hearts", Deal and Passing, Other Numbers of
// Players; shown to the players, never scored.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/entry.h"
#include "games/hearts/hearts.h"
#include "text/sentence.h"

namespace nullo::hearts {

// A cycle that people know, with the words for it.
struct Cycle {
  text::Sentence text;  // "left, right, across, hold"
  std::vector<Pass> passes;
};
const std::vector<Cycle>& known_cycles();
// "left, right, own way …" of any cycle.
std::string cycle_text(const std::vector<Pass>& passes);

// How cards are passed in this hand; kHold if the cycle is empty.
Pass pass_of(const Rules& rules, const games::Deal& deal);
// The same in words, with the arrows around the table.
games::Passing passing(const Rules& rules, const games::Deal& deal, const games::Names& names);

}  // namespace nullo::hearts
