#include "games/razz/pots.h"

#include <algorithm>
#include <numeric>

namespace nullo::razz {
namespace {

// Takes off what the highest stake has above the second highest, for nobody matched it; returns it.
PerSeat<Amount> take_unmatched(PerSeat<Amount>& put) {
  PerSeat<Amount> unmatched(put.size());
  Amount* const most = std::ranges::max_element(put);
  Amount matched = 0;
  for (const Amount& other : put) {
    if (&other != most) matched = std::max(matched, other);
  }
  unmatched[Seat{static_cast<int>(most - put.begin())}] = *most - matched;
  *most = matched;
  return unmatched;
}

// The stakes at which the pots end, lowest first; the last is the highest stake. The stake of those who are in is one
// of them even if several who are all in put in more.
std::vector<Amount> heights_of(const Stakes& stakes) {
  std::vector<Amount> heights;
  Amount in = 0;
  for (const Seat seat : stakes.left) {
    if (stakes.all_in[seat]) heights.push_back(stakes.put[seat]);
    if (!stakes.all_in[seat]) in = std::max(in, stakes.put[seat]);
  }
  if (std::ranges::any_of(heights, [in](Amount height) { return height > in; })) heights.push_back(in);
  heights.push_back(*std::ranges::max_element(stakes.put));
  std::ranges::sort(heights);
  const auto again = std::ranges::unique(heights);
  heights.erase(again.begin(), again.end());
  return heights;
}

// The pot of what lies between two stakes.
Pot pot_between(const Stakes& stakes, Amount low, Amount high) {
  Pot pot{PerSeat<Amount>(stakes.put.size())};
  for (const Seat seat : Seats{stakes.put.size()}) pot.from[seat] = std::clamp(stakes.put[seat], low, high) - low;
  for (const Seat seat : stakes.left) {
    if (stakes.put[seat] > low) pot.contenders.push_back(seat);
  }
  return pot;
}

}  // namespace

Amount Pot::size() const { return std::accumulate(from.begin(), from.end(), Amount{0}); }

Pots pots_of(Stakes stakes) {
  Pots all{{}, take_unmatched(stakes.put)};
  Amount low = 0;
  for (const Amount high : heights_of(stakes)) {
    Pot pot = pot_between(stakes, low, high);
    low = high;
    if (pot.size() == 0) continue;
    if (!pot.contenders.empty()) {
      all.pots.push_back(std::move(pot));
    } else if (all.pots.empty()) {  // only seats that folded put anything in
      pot.contenders = stakes.left;
      all.pots.push_back(std::move(pot));
    } else {  // only seats that folded went so high
      for (const Seat seat : Seats{stakes.put.size()}) all.pots.back().from[seat] += pot.from[seat];
    }
  }
  return all;
}

}  // namespace nullo::razz
