#include "ledger/handing.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace nullo {
namespace {

Amount sum_of(const std::vector<Handing>& handings) {
  return std::accumulate(handings.begin(), handings.end(), Amount{0},
                         [](Amount sum, const Handing& each) { return sum + each.amount; });
}

// Matches what is due into a pot with what is due out of it, both in order.
std::vector<Handing> matched(const std::vector<Handing>& in, std::vector<Handing> out) {
  std::vector<Handing> past;
  auto to = out.begin();
  for (const Handing& payer : in) {
    for (Amount rest = payer.amount; rest > 0;) {
      const Amount part = std::min(rest, to->amount);
      if (payer.from != to->to) past.push_back({payer.from, to->to, part, payer.to});
      rest -= part;
      to->amount -= part;
      if (to->amount == 0) ++to;
    }
  }
  return past;
}

// Skips an empty pot if as much is due into it as out of it: those who owe it pay those whom it owes.
std::vector<Handing> past_empty_pots(std::vector<Handing> due, const ChipsHeld& held) {
  std::vector<Account> pots;
  for (const Handing& each : due) {
    if (each.to.pot() && !each.through && held.of(each.to) == 0) pots.push_back(each.to);
  }
  for (const Account pot : pots) {
    std::vector<Handing> in;
    std::vector<Handing> out;
    for (const Handing& each : due) {
      if (each.through) continue;
      if (each.to == pot) in.push_back(each);
      if (each.from == pot) out.push_back(each);
    }
    if (in.empty() || sum_of(in) != sum_of(out)) continue;
    const auto is_one = [pot](const Handing& each) { return !each.through && (each.to == pot || each.from == pot); };
    const auto at = std::ranges::find_if(due, is_one) - due.begin();
    std::erase_if(due, is_one);
    const std::vector<Handing> past = matched(in, std::move(out));
    due.insert(due.begin() + at, past.begin(), past.end());
  }
  return due;
}

}  // namespace

std::vector<Handing> step_by_step(std::span<const Handing> handings) {
  std::vector<Handing> steps;
  for (const Handing& each : handings) {
    if (each.through) {
      steps.push_back({each.from, *each.through, each.amount});
      steps.push_back({*each.through, each.to, each.amount});
    } else {
      steps.push_back(each);
    }
  }
  return steps;
}

Dues::Pair& Dues::between(Account one, Account other) { return pairs_[std::minmax(one, other)]; }

void Dues::add(Account from, Account to, Amount amount) {
  Pair& pair = between(from, to);
  pair.sum += from < to ? amount : -amount;
  pair.last = ++fallen_due_;
}

void Dues::pay(const Handing& handing) {
  Pair& pair = between(handing.from, handing.to);
  pair.sum -= handing.from < handing.to ? handing.amount : -handing.amount;
}

Amount Dues::owed(Account from, Account to) const {
  const auto found = pairs_.find(std::minmax(from, to));
  if (found == pairs_.end()) return 0;
  return from < to ? found->second.sum : -found->second.sum;
}

std::vector<Handing> Dues::open() const {
  std::vector<std::pair<std::size_t, Handing>> found;
  for (const auto& [accounts, pair] : pairs_) {
    if (pair.sum > 0) found.push_back({pair.last, {accounts.first, accounts.second, pair.sum}});
    if (pair.sum < 0) found.push_back({pair.last, {accounts.second, accounts.first, -pair.sum}});
  }
  std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Handing> open;
  open.reserve(found.size());
  for (const auto& each : found) open.push_back(each.second);
  return open;
}

ChipsHeld::ChipsHeld(const PerSeat<Amount>& starting) : seats_{starting} {
  for (Amount& amount : seats_) amount = std::max(amount, Amount{0});
}

Amount ChipsHeld::of(Account account) const {
  if (const auto seat = account.seat()) return seats_[*seat];
  const auto pot = account.pot();
  const bool is_there = pot && static_cast<std::size_t>(*pot) <= pots_.size();
  return is_there ? pots_[static_cast<std::size_t>(*pot) - 1] : 0;
}

bool ChipsHeld::has(Account account, Amount amount) const { return account.is_bank() || of(account) >= amount; }

void ChipsHeld::move(const Handing& handing) {
  change(handing.from, -handing.amount);
  change(handing.to, handing.amount);
}

void ChipsHeld::change(Account account, Amount by) {
  if (const auto seat = account.seat()) {
    seats_[*seat] += by;
  } else if (const auto pot = account.pot()) {
    const auto number = static_cast<std::size_t>(*pot);
    if (pots_.size() < number) pots_.resize(number);
    pots_[number - 1] += by;
  }
}

HandingPlan plan_of(std::vector<Handing> due, ChipsHeld held) {
  HandingPlan plan;
  std::vector<Handing> open = past_empty_pots(std::move(due), held);
  while (true) {
    auto next = std::ranges::find_if(open, [&held](const Handing& each) { return held.has(each.from, each.amount); });
    Amount amount = next == open.end() ? 0 : next->amount;
    if (next == open.end()) {  // nobody can pay any of the sums in full
      next = std::ranges::find_if(open, [&held](const Handing& each) { return held.of(each.from) > 0; });
      if (next == open.end()) break;
      amount = held.of(next->from);
    }
    const Handing made{next->from, next->to, amount, next->through};
    for (const Handing& step : step_by_step({&made, 1})) held.move(step);
    plan.now.push_back(made);
    next->amount -= amount;
    if (next->amount == 0) open.erase(next);
  }
  plan.later = past_empty_pots(std::move(open), held);
  return plan;
}

}  // namespace nullo
