#include "session/bought_before.h"

#include <algorithm>
#include <cstdlib>

#include "session/limits.h"
#include "text/say.h"

namespace nullo::session {
namespace {

// One of the adjustments undoes the other, and only the second is marked.
bool is_pair(const Adjustment& one, const Adjustment& other) {
  return !one.bought && other.bought && one.amount == other.amount && one.from == other.to && one.to == other.from;
}

}  // namespace

std::vector<Adjustment> bought_before(const PerSeat<Amount>& bought) {
  std::vector<Adjustment> adjustments;
  for (const Seat seat : Seats{bought.size()}) {
    const Account own = Account::of(seat);
    const bool sold = bought[seat] < 0;
    const Account from = sold ? own : Account::bank();
    const Account to = sold ? Account::bank() : own;
    const std::string note =
        sold ? text::say("sold back earlier in the evening") : text::say("bought earlier in the evening");
    for (Amount left = std::abs(bought[seat]); left > 0; left -= std::min(left, kMostAdjusted)) {
      const Amount amount = std::min(left, kMostAdjusted);
      adjustments.push_back({to, from, amount, note, false});
      adjustments.push_back({from, to, amount, note, true});
    }
  }
  return adjustments;
}

PerSeat<Amount> bought_before(const Hand& first, int seats) {
  PerSeat<Amount> bought;
  for (std::size_t i = 0; i + 1 < first.adjustments.size(); i += 2) {
    const Adjustment& mark = first.adjustments[i + 1];
    if (!is_pair(first.adjustments[i], mark)) break;
    if (bought.empty()) bought = PerSeat<Amount>(seats);
    if (const std::optional<Seat> seat = mark.to.seat()) bought[*seat] += mark.amount;
    if (const std::optional<Seat> seat = mark.from.seat()) bought[*seat] -= mark.amount;
  }
  return bought;
}

void set_bought_before(Hand& first, int seats, const PerSeat<Amount>& bought) {
  const auto had = static_cast<std::ptrdiff_t>(bought_before(bought_before(first, seats)).size());
  std::vector<Adjustment> now = bought_before(bought);
  now.insert(now.end(), first.adjustments.begin() + had, first.adjustments.end());
  first.adjustments = std::move(now);
}

}  // namespace nullo::session
