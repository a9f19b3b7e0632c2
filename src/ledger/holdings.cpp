#include "ledger/holdings.h"

#include <numeric>

namespace nullo {

Holdings::Holdings(const PerSeat<Amount>& starting)
    : seats_{starting}, starting_{std::accumulate(starting.begin(), starting.end(), Amount{0})} {}

void Holdings::change_places(const PerSeat<Seat>& came_from) {
  const PerSeat<Amount> before = seats_;
  for (const Seat seat : Seats{came_from.size()}) seats_[seat] = before[came_from[seat]];
}

Amount Holdings::in_pots() const { return std::accumulate(pots_.begin(), pots_.end(), Amount{0}); }

Amount Holdings::surplus() const {
  const Amount held = std::accumulate(seats_.begin(), seats_.end(), Amount{0});
  return held + in_pots() - starting_ - agreed_;
}

bool Holdings::has(Account account) const {
  const std::optional<Seat> seat = account.seat();
  return !seat || (seat->index() >= 0 && seat->index() < seats_.size());
}

void Holdings::move(Account account, Amount amount) {
  if (const auto seat = account.seat()) {
    if (has(account)) seats_[*seat] += amount;
  } else if (const auto pot = account.pot()) {
    const auto number = static_cast<std::size_t>(*pot);
    if (pots_.size() < number) pots_.resize(number);
    pots_[number - 1] += amount;
    while (!pots_.empty() && pots_.back() == 0) pots_.pop_back();
  } else {
    bank_ += amount;
  }
}

std::optional<Leak> Holdings::add(const Posting& posting) {
  const Amount before = surplus();
  move(posting.from, -posting.amount);
  move(posting.to, posting.amount);
  if (posting.reason == kAdjustment) {
    if (posting.from.is_bank()) agreed_ += posting.amount;
    if (posting.to.is_bank()) agreed_ -= posting.amount;
  }
  if (!has(posting.from) || !has(posting.to)) return Leak::kNoSuchSeat;
  if (posting.amount <= 0 || posting.from == posting.to) return Leak::kNothingMoved;
  if (const auto pot = posting.from.pot()) {
    const auto number = static_cast<std::size_t>(*pot);
    if (number <= pots_.size() && pots_[number - 1] < 0) return Leak::kPotBelowZero;
  }
  if (surplus() != before) return Leak::kOutOfNowhere;
  return std::nullopt;
}

}  // namespace nullo
