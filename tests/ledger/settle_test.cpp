#include "ledger/settle.h"

#include <algorithm>
#include <map>
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "support/accounts.h"

namespace nullo {
namespace {

using nullo::testing::account_of;

std::vector<Balance> balances(std::initializer_list<Amount> amounts) {
  std::vector<Balance> list;
  list.reserve(amounts.size());
  for (const Amount amount : amounts) list.push_back({account_of(static_cast<int>(list.size())), amount});
  return list;
}

Amount sum(const PerSeat<Amount>& money) { return std::accumulate(money.begin(), money.end(), Amount{0}); }

TEST(Settle, OneWhoIsShortHandsItToTheOneWhoIsAbove) {
  EXPECT_EQ(settle(balances({12, -12})), (std::vector<Transfer>{{account_of(1), account_of(0), 12, 12, 12}}));
}

TEST(Settle, NobodyHandsAnythingOverWhereNobodyIsOwedAnything) {
  EXPECT_TRUE(settle(balances({0, 0, 0})).empty());
  EXPECT_TRUE(settle({}).empty());
}

TEST(Settle, EveryLineSaysWhatBothAreShortOfAndAbove) {
  const std::vector<Transfer> made = settle(balances({30, -12, -18}));
  EXPECT_EQ(made, (std::vector<Transfer>{{account_of(1), account_of(0), 12, 12, 30},
                                         {account_of(2), account_of(0), 18, 18, 30}}));
}

TEST(Settle, FindsTwoPairsWhereTheOrderOfTheSeatsWouldNeedThreeHandOvers) {
  const std::vector<Transfer> made = settle(balances({-5, -3, 3, 5}));
  EXPECT_EQ(made,
            (std::vector<Transfer>{{account_of(0), account_of(3), 5, 5, 5}, {account_of(1), account_of(2), 3, 3, 3}}));
}

TEST(Settle, FindsGroupsThatTakingTheLargestFirstMisses) {
  // Largest first would pay 9 of the 10 to the 9: five hand-overs. 9 = 5 + 4 and 10 = 7 + 3: four.
  EXPECT_EQ(settle(balances({9, 10, -5, -4, -7, -3})).size(), 4U);
}

TEST(Settle, ChipsThatStayInThePotAndTheBankArePartiesLikeAnyOther) {
  const std::vector<Balance> list =
      chip_balances(PerSeat<Amount>{110, 75, 100, 90}, PerSeat<Amount>(4, 100), std::vector<Amount>{20, 5}, 0);
  EXPECT_EQ(
      list,
      (std::vector<Balance>{
          {account_of(0), 10}, {account_of(1), -25}, {account_of(2), 0}, {account_of(3), -10}, {Account::pot(1), 25}}));
  const std::vector<Transfer> made = settle(list);
  EXPECT_EQ(made, (std::vector<Transfer>{{account_of(1), Account::pot(1), 25, 25, 25},
                                         {account_of(3), account_of(0), 10, 10, 10}}));
  const std::vector<Balance> bought = chip_balances(PerSeat<Amount>{150, 100, 100}, PerSeat<Amount>(3, 100), {}, -50);
  EXPECT_EQ(settle(bought), (std::vector<Transfer>{{Account::bank(), account_of(0), 50, 50, 50}}));
}

// The fewest hand-overs, by trying all of them: the first who owes or is owed settles with each possible other.
int fewest_by_trying(std::vector<Amount> left) {
  std::erase(left, 0);
  if (left.empty()) return 0;
  int best = static_cast<int>(left.size());
  for (std::size_t other = 1; other < left.size(); ++other) {
    if ((left[0] < 0) == (left[other] < 0)) continue;
    std::vector<Amount> next = left;
    next[other] += next[0];
    next[0] = 0;
    best = std::min(best, 1 + fewest_by_trying(next));
  }
  return best;
}

std::vector<Amount> any_amounts(int least, int most, Amount bound) {
  std::vector<Amount> amounts(static_cast<std::size_t>(*rc::gen::inRange(least, most + 1)));
  Amount rest = 0;
  for (std::size_t i = 0; i + 1 < amounts.size(); ++i) {
    amounts[i] = *rc::gen::inRange<Amount>(-bound, bound + 1);
    rest -= amounts[i];
  }
  amounts.back() = rest;
  return amounts;
}

RC_GTEST_PROP(Settle, EverybodyIsAtZeroAfterwardsAndNobodyGoesTheWrongWay, ()) {
  const std::vector<Amount> amounts = any_amounts(1, 10, 50);
  std::vector<Balance> list;
  list.reserve(amounts.size());
  for (const Amount amount : amounts) list.push_back({account_of(static_cast<int>(list.size())), amount});
  std::map<Account, Amount> left;
  for (const Balance& balance : list) left[balance.party] = balance.amount;
  const std::vector<Transfer> made = settle(list);
  for (const Transfer& transfer : made) {
    RC_ASSERT(transfer.amount > 0);
    RC_ASSERT(left[transfer.from] < 0);
    RC_ASSERT(left[transfer.to] > 0);
    left[transfer.from] += transfer.amount;
    left[transfer.to] -= transfer.amount;
  }
  for (const auto& party : left) RC_ASSERT(party.second == 0);
  RC_ASSERT(settle(list) == made);
  std::ranges::reverse(list);  // the order of asking plays no part
  RC_ASSERT(settle(list) == made);
}

RC_GTEST_PROP(Settle, ThereIsNoWayWithFewerHandOvers, ()) {
  const std::vector<Amount> amounts = any_amounts(1, 7, 6);
  std::vector<Balance> list;
  list.reserve(amounts.size());
  for (const Amount amount : amounts) list.push_back({account_of(static_cast<int>(list.size())), amount});
  RC_ASSERT(static_cast<int>(settle(list).size()) == fewest_by_trying(amounts));
}

TEST(AtStake, AgainstTheAverageEverybodyPaysForEachPointWorseThanIt) {
  const Stake stake{10, Against::kAverage};
  EXPECT_EQ(at_stake({4, 8, 12, 16}, BestIs::kLowest, {}, stake), (PerSeat<Amount>{60, 20, -20, -60}));
  EXPECT_EQ(at_stake({4, 8, 12, 16}, BestIs::kHighest, {}, stake), (PerSeat<Amount>{-60, -20, 20, 60}));
}

TEST(AtStake, EqualTotalsPayEqualAmountsAndWhatIsLeftOverFallsToTheWinner) {
  // The average is 8.75: nine points cost 2½ hundredths.
  EXPECT_EQ(at_stake({9, 9, 9, 8}, BestIs::kLowest, {}, {10, Against::kAverage}), (PerSeat<Amount>{-3, -3, -3, 9}));
  EXPECT_EQ(at_stake({9, 12, 9, 5}, BestIs::kLowest, {}, {10, Against::kAverage}), (PerSeat<Amount>{-3, -33, -3, 39}));
  EXPECT_EQ(at_stake({0, 1, 1}, BestIs::kLowest, {}, {1, Against::kAverage}), (PerSeat<Amount>{2, -1, -1}));
}

TEST(AtStake, WhatWinnersCannotShareEvenlyFallsToThemBySeat) {
  EXPECT_EQ(at_stake({0, 0, 1}, BestIs::kLowest, {}, {10, Against::kAverage}), (PerSeat<Amount>{4, 3, -7}));
}

TEST(AtStake, AgainstTheWinnerEverybodyPaysWhatTheyAreBehind) {
  const Stake stake{5, Against::kWinner};
  EXPECT_EQ(at_stake({26, 3, 10, 8}, BestIs::kLowest, {}, stake), (PerSeat<Amount>{-115, 175, -35, -25}));
  EXPECT_EQ(at_stake({26, 3, 10, 8}, BestIs::kHighest, {}, stake), (PerSeat<Amount>{285, -115, -80, -90}));
}

TEST(AtStake, WinnersWhoShareTheWinShareWhatIsPaidEvenly) {
  EXPECT_EQ(at_stake({3, 10, 3}, BestIs::kLowest, {}, {1, Against::kWinner}), (PerSeat<Amount>{4, -7, 3}));
}

TEST(AtStake, AWinnerWhoIsNotFirstInPointsIsPaidByThoseBehindOnly) {
  const std::vector<Seat> moon{Seat{1}};
  EXPECT_EQ(at_stake({5, 20, 50}, BestIs::kLowest, moon, {1, Against::kWinner}), (PerSeat<Amount>{0, 30, -30}));
}

RC_GTEST_PROP(AtStake, AllTogetherComeToZeroAndTurningTheTableTurnsTheMoneyUpToRounding, ()) {
  const int seats = *rc::gen::inRange(2, 11);
  PerSeat<Amount> totals(seats);
  for (const Seat s : Seats{seats}) totals[s] = *rc::gen::inRange<Amount>(-30, 130);
  const Stake stake{*rc::gen::inRange<Amount>(0, 300), *rc::gen::element(Against::kAverage, Against::kWinner)};
  const BestIs best = *rc::gen::element(BestIs::kLowest, BestIs::kHighest);
  const PerSeat<Amount> money = at_stake(totals, best, {}, stake);
  RC_ASSERT(sum(money) == 0);
  PerSeat<Amount> turned(seats);
  for (const Seat s : Seats{seats}) turned[s.left(seats)] = totals[s];
  const PerSeat<Amount> again = at_stake(turned, best, {}, stake);
  for (const Seat s : Seats{seats}) RC_ASSERT(std::abs(again[s.left(seats)] - money[s]) <= 1);
  const std::vector<Seat> won = best_seats(totals, best);
  for (const Seat a : Seats{seats}) {
    for (const Seat b : Seats{seats}) {
      const Amount apart = totals[a] == totals[won.front()] ? 1 : 0;  // hundredths that winners cannot share evenly
      if (totals[a] == totals[b]) RC_ASSERT(std::abs(money[a] - money[b]) <= apart);
      const bool better = best == BestIs::kLowest ? totals[a] < totals[b] : totals[a] > totals[b];
      if (better) RC_ASSERT(money[a] >= money[b]);
    }
  }
  RC_ASSERT(sum(money) == 0);
  RC_ASSERT(settle(balances_of(money)) == settle(balances_of(money)));
}

}  // namespace
}  // namespace nullo
