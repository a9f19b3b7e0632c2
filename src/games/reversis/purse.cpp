#include "games/reversis/purse.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "games/reversis/reasons.h"

namespace nullo::reversis {
namespace {

// Paid between seats, or between a seat and a pot, because of an ace or the Quinola.
bool is_for_a_card(const Posting& posting) {
  return posting.reason == kAceDiscarded || posting.reason == kAceFollowed || posting.reason == kQuinolaDiscarded ||
         posting.reason == kQuinolaFollowed || posting.reason == kPotTaken || posting.reason == kRemise;
}

}  // namespace

void Purse::ante(Seat dealer) {
  if (state_.pots.empty()) return form_pot(dealer);
  post(Account::of(dealer), last_pot(), kAnte, {kAnteReason});
  state_.pots.back() += kAnte;
}

void Purse::form_pot(Seat dealer) {
  state_.remises = 0;
  state_.pots.push_back(0);
  for (int turn = 0; turn < kSeats; ++turn) {
    const Amount amount = turn == 0 ? 2 * kAnte : kAnte;
    post(Account::of(dealer.left(kSeats, turn)), last_pot(), amount, {kAnteReason});
    state_.pots.back() += amount;
  }
}

void Purse::pay(Seat from, Seat to, Amount amount, const Cause& cause) {
  post(Account::of(from), Account::of(to), amount, cause);
}

void Purse::take_pot(Seat seat, const Cause& cause) {
  assert(!state_.pots.empty());
  post(last_pot(), Account::of(seat), state_.pots.back(), cause);
  state_.pots.pop_back();
}

void Purse::remise(Seat seat, const Cause& cause) {
  assert(!state_.pots.empty());
  const Amount amount = state_.pots.back();
  if (state_.remises++ == 0) {
    state_.pots.back() += amount;
  } else {
    state_.pots.push_back(amount);
  }
  post(Account::of(seat), last_pot(), amount, cause);
}

// Posts the payment back. A pot that was taken stands again, and a remise no longer counts.
void Purse::undo(const Posting& posting, std::string_view reason) {
  if (posting.from.pot()) state_.pots.push_back(posting.amount);
  if (posting.to.pot()) {
    --state_.remises;
    state_.pots.back() -= posting.amount;
    if (state_.pots.back() == 0) state_.pots.pop_back();
  }
  post(posting.to, posting.from, posting.amount, {reason, posting.trick, posting.card});
}

void Purse::refund() {
  const std::size_t count = postings_.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Posting posting = postings_[i];  // a copy: the list grows
    if (is_for_a_card(posting)) undo(posting, kRefund);
  }
}

void Purse::pay_back_double(Seat seat) {
  std::optional<Cause> returned;
  const std::size_t count = postings_.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Posting posting = postings_[i];
    if (posting.to != Account::of(seat) || !is_for_a_card(posting)) continue;
    if (posting.from.pot()) {
      undo(posting, kPotReturned);
      returned = Cause{kRemise, posting.trick, posting.card};
    } else {
      post(posting.to, posting.from, 2 * posting.amount, {kPaidBackDouble, posting.trick, posting.card});
    }
  }
  if (returned) remise(seat, *returned);
}

void Purse::split_pots(Seat dealer) {
  const Amount sum = std::accumulate(state_.pots.begin(), state_.pots.end(), Amount{0});
  std::size_t pot = 0;
  for (int turn = 0; turn < kSeats; ++turn) {
    Amount share = sum / kSeats + (turn < sum % kSeats ? 1 : 0);
    while (share > 0) {
      const Amount part = std::min(share, state_.pots[pot]);
      post(Account::pot(static_cast<int>(pot) + 1), Account::of(dealer.left(kSeats, turn)), part, {kPotsSplit});
      share -= part;
      state_.pots[pot] -= part;
      if (state_.pots[pot] == 0) ++pot;
    }
  }
  state_.pots.clear();
}

}  // namespace nullo::reversis
