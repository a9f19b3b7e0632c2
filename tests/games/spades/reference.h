// What a side scores in a hand of Spades, worked out a second time from the rulings, in another way than the program:
// trick by trick.
#pragma once

#include <array>

#include "games/spades/spades.h"

namespace nullo::testing {

struct SpadesSide {
  Amount score = 0;
  int bags = 0;  // left after the hand
};

inline SpadesSide reference_side(const spades::Rules& rules, const std::array<int, 2>& bids,
                                 const std::array<int, 2>& won, int bags_before) {
  const int contract = spades::tricks_bid(bids[0]) + spades::tricks_bid(bids[1]);
  int towards = 0;
  int over = 0;
  SpadesSide side;
  for (std::size_t i = 0; i < 2; ++i) {
    const bool counts = bids[i] > 0 || (contract > 0 && rules.nil_tricks == spades::NilTricks::kHelp);
    const bool nothing = spades::is_nil(bids[i]) && rules.nil_tricks == spades::NilTricks::kNothing;
    for (int trick = 0; trick < won[i] && !nothing; ++trick) ++(counts ? towards : over);
    const Amount nil = bids[i] == spades::kBlindNil ? rules.blind_nil : rules.nil;
    if (spades::is_nil(bids[i])) side.score += won[i] == 0 ? nil : -nil;
  }
  for (int trick = 0; trick < contract; ++trick) side.score += towards < contract ? -10 : 10;
  while (contract > 0 && towards > contract) {
    --towards;
    ++over;
  }
  side.bags = bags_before;
  for (; over > 0 && rules.bags > 0; --over) {
    ++side.score;
    if (++side.bags < rules.bags) continue;
    side.bags -= rules.bags;
    side.score -= rules.bag_penalty;
  }
  return side;
}

}  // namespace nullo::testing
