// Settling: who hands how much to whom at the end, in as few hand-overs as possible.
// Units: chips, or hundredths of money; whole numbers throughout. Signs: a balance above zero is to be received, one
// below zero to be handed over; a hand-over is always positive.
// Pure: equal balances give equal hand-overs, independent of earlier calls.
#pragma once

#include <span>
#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"
#include "ledger/standings.h"

namespace nullo {

// What a party is to receive (plus) or to hand over (minus): a seat, a pot in which chips stay, or the bank.
struct Balance {
  Account party;
  Amount amount = 0;

  friend bool operator==(const Balance&, const Balance&) = default;
};

// More parties than fit at a table with its pots and the bank; the work doubles with each. If there are more, as in an
// evening of many parts, they are settled as one group.
inline constexpr std::size_t kMostParties = 16;

struct Transfer {
  Account from;
  Account to;
  Amount amount = 0;  // always positive
  Amount below = 0;   // all that `from` is short of, positive
  Amount above = 0;   // all that `to` is to receive, positive

  friend bool operator==(const Transfer&, const Transfer&) = default;
};

// The fewest hand-overs after which nobody is owed anything, sorted by giver and then receiver: the bank, the seats,
// the pots. Exact: the parties are split into as many groups as possible that settle among themselves; of equally good
// ways it takes the one that keeps to the order of the seats. If more than kMostParties balances are not zero, there is
// at most one hand-over fewer than there are parties. `balances` has each party once and sums to zero (asserted).
std::vector<Transfer> settle(std::span<const Balance> balances);

// What each seat is above or below its starting chips, then what lies in all pots together, as pot 1, then what the
// bank took in less what it sold. Parties without chips of their own are left out. `starting`: of each seat. `bank`:
// chips that came back to the bank, less those it gave out. Asserts that chips held, pots and bank come to what was
// handed out: otherwise a chip was lost before.
std::vector<Balance> chip_balances(const PerSeat<Amount>& held, const PerSeat<Amount>& starting,
                                   std::span<const Amount> pots, Amount bank);

// Whom points are measured against.
enum class Against { kAverage, kWinner };

// Money for points. `per_point` is a whole number of hundredths: 10 is 0.10; 0: the table plays for nothing.
struct Stake {
  Amount per_point = 0;
  Against against = Against::kAverage;

  friend bool operator==(const Stake&, const Stake&) = default;
};

inline constexpr Amount kHighestStake = 100'000;  // a thousand for a point

// What each seat receives (plus) or pays (minus), in hundredths; all seats together come to zero.
// Against the average: a seat gets the stake for every point that it is better. Against the winner: everybody pays the
// winner for every point they are behind, and several winners share that evenly; a seat that is ahead of a winner in
// points (who won by a moon) pays nothing. In whole hundredths: who pays pays up to the next one and who receives
// receives down to the last one, so equal totals come to equal amounts. What is left over falls to the winners, one by
// one in their order. `winners`: seats in order; empty: whoever stands best.
PerSeat<Amount> at_stake(const PerSeat<Amount>& totals, BestIs best, std::span<const Seat> winners, Stake stake);
// To whom something left over falls; empty: nothing is.
std::vector<Seat> get_left_over(const PerSeat<Amount>& totals, BestIs best, std::span<const Seat> winners, Stake stake);

// The same as balances, those of zero included.
std::vector<Balance> balances_of(const PerSeat<Amount>& money);

}  // namespace nullo
