#include "games/razz/pots.h"

#include <algorithm>
#include <numeric>

namespace nullo::razz {
namespace {

// The stakes at which the pots end, lowest first; the last is the highest stake. The stake of those who are in is one
// of them even if somebody all in put in more: nobody matched what is above it.
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

// The amount of the only seat that put anything in; nullptr if there are more seats or none.
const Amount* only_one(const Pot& pot) {
  const auto put_in = [](Amount amount) { return amount > 0; };
  if (std::count_if(pot.from.begin(), pot.from.end(), put_in) != 1) return nullptr;
  return std::ranges::find_if(pot.from, put_in);
}

}  // namespace

Amount Pot::size() const { return std::accumulate(from.begin(), from.end(), Amount{0}); }

Pots pots_of(const Stakes& stakes) {
  Pots all{{}, PerSeat<Amount>(stakes.put.size())};
  Amount low = 0;
  for (const Amount high : heights_of(stakes)) {
    Pot pot = pot_between(stakes, low, high);
    low = high;
    if (pot.size() == 0) continue;
    if (const Amount* unmatched = only_one(pot); unmatched != nullptr && !all.pots.empty()) {
      all.returned[Seat{static_cast<int>(unmatched - pot.from.begin())}] += *unmatched;
      continue;
    }
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
