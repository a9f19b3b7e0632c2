// The ids of the fields of a hand of Spades, and the words for bids and sides. Shared by entry.cpp, apply.cpp and
// words.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/spades/known.h"

namespace nullo::spades {

inline constexpr std::string_view kBidsField = "bids";
// The counts that mean nil and blind nil in the field for the bids.
inline constexpr int kNilCount = -1;
inline constexpr int kBlindNilCount = -2;

inline int count_of(const Bid& bid) {
  if (bid.kind == Bid::Kind::kNil) return kNilCount;
  return bid.kind == Bid::Kind::kBlindNil ? kBlindNilCount : bid.tricks;
}

// "4", "nil", "blind nil".
std::string bid_text(const Bid& bid);
// "Anna and Clara".
std::string side_text(int side, const games::Names& names);
// How a complete hand came out, in sentences: "Anna and Clara bid 7 and took 8: +70, and 1 for a bag."
std::vector<std::string> explained(const Rules& rules, const State& before, const Hand& hand, const Known& known,
                                   const games::Names& names);

}  // namespace nullo::spades
