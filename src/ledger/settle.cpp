#include "ledger/settle.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <numeric>

namespace nullo {
namespace {

using Set = std::uint32_t;  // parties: bit k is the party at place k

// The parties that owe or are owed, in order.
std::vector<Balance> open_balances(std::span<const Balance> balances) {
  std::vector<Balance> open;
  std::ranges::copy_if(balances, std::back_inserter(open), [](const Balance& b) { return b.amount != 0; });
  std::ranges::sort(open, [](const Balance& a, const Balance& b) { return a.party < b.party; });
  assert(std::accumulate(open.begin(), open.end(), Amount{0},
                         [](Amount sum, const Balance& b) { return sum + b.amount; }) == 0);
  return open;
}

// For each set of parties: into how many groups that sum to zero it can be split, parties left over not counted. The
// parties of a set are put down one after another, and whenever the sum is zero a group is closed.
class Groups {
 public:
  explicit Groups(const std::vector<Balance>& parties) : parties_{parties.size()} {
    const std::size_t sets = std::size_t{1} << parties_;
    sums_.resize(sets);
    most_.resize(sets);
    for (Set set = 1; set < sets; ++set) {
      const auto first = static_cast<std::size_t>(std::countr_zero(set));
      sums_[set] = sums_[set & (set - 1)] + parties[first].amount;
      int most = 0;
      for (Set rest = set; rest != 0; rest &= rest - 1) most = std::max(most, most_[set & ~(rest & -rest)]);
      most_[set] = most + (sums_[set] == 0 ? 1 : 0);
    }
  }

  // The groups of all parties. Each group begins with the first party that is left, and is the smallest that keeps the
  // number of groups; among equals, the one whose parties come first.
  [[nodiscard]] std::vector<Set> best() const {
    std::vector<Set> groups;
    for (Set left = static_cast<Set>(sums_.size() - 1); left != 0; left &= ~groups.back()) {
      groups.push_back(next_group(left));
    }
    return groups;
  }

 private:
  [[nodiscard]] Set next_group(Set left) const {
    const Set first = left & -left;
    const Set others = left & ~first;
    Set best = left;
    for (Set some = others;; some = (some - 1) & others) {
      const Set group = some | first;
      if (sums_[group] == 0 && most_[left & ~group] + 1 == most_[left] && before(group, best)) best = group;
      if (some == 0) break;
    }
    return best;
  }

  static bool before(Set a, Set b) {
    const int in_a = std::popcount(a);
    const int in_b = std::popcount(b);
    if (in_a != in_b) return in_a < in_b;
    const Set differs = a ^ b;
    return (a & (differs & -differs)) != 0;
  }

  std::size_t parties_;
  std::vector<Amount> sums_;
  std::vector<int> most_;
};

// The parties of a set.
std::vector<Balance> parties_of(const std::vector<Balance>& parties, Set set) {
  std::vector<Balance> some;
  for (; set != 0; set &= set - 1) some.push_back(parties[static_cast<std::size_t>(std::countr_zero(set))]);
  return some;
}

// In the order of the parties, one who owes hands over to one who is owed until one of the two has nothing left: one
// hand-over fewer than there are parties.
void settle_group(const std::vector<Balance>& group, std::vector<Transfer>& made) {
  std::vector<Balance> payers;
  std::vector<Balance> payees;
  for (const Balance& party : group) {
    (party.amount < 0 ? payers : payees).push_back({party.party, std::abs(party.amount)});
  }
  std::vector<Balance> owed = payees;
  for (std::size_t to = 0; const Balance& payer : payers) {
    for (Amount rest = payer.amount; rest > 0;) {
      const Amount amount = std::min(rest, owed[to].amount);
      made.push_back({payer.party, payees[to].party, amount, payer.amount, payees[to].amount});
      rest -= amount;
      owed[to].amount -= amount;
      if (owed[to].amount == 0) ++to;
    }
  }
}

struct Divided {
  PerSeat<Amount> parts;
  std::vector<Seat> with_left_over;
};

// `wanted` / `divisor` for each seat, in whole hundredths: who pays pays up to the next one, who receives receives down
// to the last one, and the winners share what is left.
Divided divided(const PerSeat<Amount>& wanted, Amount divisor, std::span<const Seat> winners) {
  PerSeat<Amount> parts(wanted.size());
  Amount left = 0;
  for (const Seat seat : Seats{wanted.size()}) {
    Amount rest = wanted[seat] % divisor;
    if (rest < 0) rest += divisor;
    parts[seat] = (wanted[seat] - rest) / divisor;
    left -= parts[seat];
  }
  const auto lucky = std::min(static_cast<std::size_t>(left), winners.size());
  for (std::size_t i = 0; left > 0; ++i, --left) ++parts[winners[i % winners.size()]];
  return {std::move(parts), {winners.begin(), winners.begin() + static_cast<std::ptrdiff_t>(lucky)}};
}

Divided staked(const PerSeat<Amount>& totals, BestIs best, std::span<const Seat> winners, Stake stake) {
  const Amount sign = best == BestIs::kLowest ? -1 : 1;
  const int seats = totals.size();
  PerSeat<Amount> wanted(seats);
  std::vector<Seat> sharing{winners.begin(), winners.end()};
  if (sharing.empty()) sharing = best_seats(totals, best);
  if (stake.against == Against::kAverage) {
    const Amount sum = std::accumulate(totals.begin(), totals.end(), Amount{0});
    for (const Seat seat : Seats{seats}) wanted[seat] = sign * (totals[seat] * seats - sum) * stake.per_point;
    return divided(wanted, seats, sharing);
  }
  Amount best_total = totals[sharing.front()];
  for (const Seat seat : sharing) best_total = sign * std::max(sign * best_total, sign * totals[seat]);
  const auto won = [&sharing](Seat seat) { return std::ranges::find(sharing, seat) != sharing.end(); };
  const auto share = static_cast<Amount>(sharing.size());
  Amount pool = 0;
  for (const Seat seat : Seats{seats}) {
    if (won(seat)) continue;
    const Amount behind = std::max(Amount{0}, sign * (best_total - totals[seat]));
    pool += behind * stake.per_point;
    wanted[seat] = -behind * stake.per_point * share;
  }
  for (const Seat seat : sharing) wanted[seat] = pool;
  return divided(wanted, share, sharing);
}

}  // namespace

std::vector<Transfer> settle(std::span<const Balance> balances) {
  const std::vector<Balance> parties = open_balances(balances);
  std::vector<Transfer> made;
  if (parties.size() > kMostParties) {
    settle_group(parties, made);
  } else {
    for (const Set group : Groups{parties}.best()) settle_group(parties_of(parties, group), made);
  }
  std::ranges::sort(
      made, [](const Transfer& a, const Transfer& b) { return a.from != b.from ? a.from < b.from : a.to < b.to; });
  return made;
}

std::vector<Balance> chip_balances(const PerSeat<Amount>& held, const PerSeat<Amount>& starting,
                                   std::span<const Amount> pots, Amount bank) {
  std::vector<Balance> balances;
  for (const Seat seat : Seats{held.size()}) balances.push_back({Account::of(seat), held[seat] - starting[seat]});
  const Amount in_pots = std::accumulate(pots.begin(), pots.end(), Amount{0});
  if (in_pots != 0) balances.push_back({Account::pot(1), in_pots});
  if (bank != 0) balances.push_back({Account::bank(), bank});
  return balances;
}

PerSeat<Amount> at_stake(const PerSeat<Amount>& totals, BestIs best, std::span<const Seat> winners, Stake stake) {
  return staked(totals, best, winners, stake).parts;
}

std::vector<Seat> get_left_over(const PerSeat<Amount>& totals, BestIs best, std::span<const Seat> winners,
                                Stake stake) {
  return staked(totals, best, winners, stake).with_left_over;
}

std::vector<Balance> balances_of(const PerSeat<Amount>& money) {
  std::vector<Balance> balances;
  for (const Seat seat : Seats{money.size()}) balances.push_back({Account::of(seat), money[seat]});
  return balances;
}

}  // namespace nullo
