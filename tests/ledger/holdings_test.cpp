#include "ledger/holdings.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "support/accounts.h"

namespace nullo {
namespace {

using nullo::testing::account_of;

TEST(Holdings, ChipsThatMoveBetweenSeatsAndPotsStayTheSameInSum) {
  Holdings table{PerSeat<Amount>(4, 100)};
  EXPECT_EQ(table.add({account_of(0), Account::pot(1), 10, "ante"}), std::nullopt);
  EXPECT_EQ(table.add({account_of(1), Account::pot(1), 5, "ante"}), std::nullopt);
  EXPECT_EQ(table.add({Account::pot(1), account_of(2), 15, "quinola"}), std::nullopt);
  EXPECT_EQ(table.seats(), (PerSeat<Amount>{90, 95, 115, 100}));
  EXPECT_TRUE(table.pots().empty());
  EXPECT_EQ(table.surplus(), 0);
}

TEST(Holdings, WhatTheTableBoughtFromTheBankIsNoLeak) {
  Holdings table{PerSeat<Amount>(2, 100)};
  EXPECT_EQ(table.add({Account::bank(), account_of(0), 50, kAdjustment}), std::nullopt);
  EXPECT_EQ(table.add({account_of(1), Account::bank(), 20, kAdjustment}), std::nullopt);
  EXPECT_EQ(table.bank(), -30);
  EXPECT_EQ(table.surplus(), 0);
}

TEST(Holdings, EveryKindOfLeakIsFound) {
  Holdings table{PerSeat<Amount>(2, 100)};
  EXPECT_EQ(table.add({Account::bank(), account_of(0), 5, "ace"}), Leak::kOutOfNowhere);
  EXPECT_EQ(table.add({account_of(0), Account::bank(), 4, "ace"}), Leak::kOutOfNowhere);
  EXPECT_EQ(table.surplus(), 1);
  EXPECT_EQ(table.add({account_of(0), account_of(1), 0, "ace"}), Leak::kNothingMoved);
  EXPECT_EQ(table.add({account_of(0), account_of(1), -5, "ace"}), Leak::kNothingMoved);
  EXPECT_EQ(table.add({account_of(0), account_of(0), 5, "ace"}), Leak::kNothingMoved);
  EXPECT_EQ(table.add({account_of(0), account_of(2), 5, "ace"}), Leak::kNoSuchSeat);
  EXPECT_EQ(table.add({Account::pot(1), account_of(1), 5, "quinola"}), Leak::kPotBelowZero);
}

RC_GTEST_PROP(Holdings, NothingLeaksWhereOnlySeatsAndFilledPotsPay, ()) {
  Holdings table{PerSeat<Amount>(4, 100)};
  const int count = *rc::gen::inRange(0, 40);
  for (int i = 0; i < count; ++i) {
    const Account pot = Account::pot(*rc::gen::inRange(1, 4));
    const auto number = static_cast<std::size_t>(*pot.pot());
    const Amount inside = number <= table.pots().size() ? table.pots()[number - 1] : 0;
    const Amount amount = *rc::gen::inRange<Amount>(1, 50);
    const Account from = amount <= inside ? pot : account_of(*rc::gen::inRange(0, 2));
    const Account to = *rc::gen::arbitrary<bool>() && from != pot ? pot : account_of(*rc::gen::inRange(2, 4));
    RC_ASSERT(table.add({from, to, amount, "test"}) == std::nullopt);
    RC_ASSERT(table.surplus() == 0);
    for (const Amount each : table.pots()) RC_ASSERT(each >= 0);
  }
}

}  // namespace
}  // namespace nullo
