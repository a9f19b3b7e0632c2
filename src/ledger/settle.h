// Settling: who hands whom how much at the end, in as few hand-overs as there can be.
// Units: chips, or hundredths of money; whole numbers throughout. Signs: a balance above zero is to be received, one
// below zero is to be handed over; what is handed over is always positive.
// Pure: equal balances give equal hand-overs, whatever was looked at before.
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

// More parties than can sit at a table, beside its pots and the bank: the work doubles with each. More than these, as
// in an evening of many parts, are settled as one group.
inline constexpr std::size_t kMostParties = 16;

struct HandOver {
  Account from;
  Account to;
  Amount amount = 0;  // always positive
  Amount below = 0;   // all that `from` is short of, positive
  Amount above = 0;   // all that `to` is to receive, positive

  friend bool operator==(const HandOver&, const HandOver&) = default;
};

// The fewest hand-overs after which nobody is owed anything, sorted by who hands over and to whom: the bank, the seats,
// the pots. Exact: the parties are split into as many groups as there can be that settle among themselves; of equally
// good ways the one is taken that keeps to the order of the seats; of more than kMostParties that are not zero, at most
// one hand-over fewer than there are parties. The balances, each party once, sum to zero (asserted).
std::vector<HandOver> settle(std::span<const Balance> balances);

// What everybody is above or below the chips they began with; what lies in the pots, all together as pot 1; and the
// bank, with what it took in less what it sold. In this order, parties without chips of their own left out.
// `starting`: of each seat. `bank`: chips that came back to the bank, less those it gave out. Where chips held, pots
// and bank do not come to what was handed out, a chip has been lost before: asserted.
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
// Against the average: for every point better than it. Against the winner: everybody pays the winner for every point
// they are behind, and winners who share the win share that evenly; who is ahead of a winner in points (who won by a
// moon) pays nothing. What does not divide goes, one hundredth each, to those whose part was cut the most, then by
// seat. `winners`: seats in order; empty: whoever stands best.
PerSeat<Amount> at_stake(const PerSeat<Amount>& totals, BestIs best, std::span<const Seat> winners, Stake stake);

// The same as balances, those of nothing included.
std::vector<Balance> balances_of(const PerSeat<Amount>& money);

}  // namespace nullo
