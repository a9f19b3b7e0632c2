// What is due between accounts, and the order in which it can be handed over.
#include "ledger/handing.h"

#include <rapidcheck/gtest.h>

namespace nullo {
namespace {

using Handings = std::vector<Handing>;

const Account kAnna = Account::of(Seat{0});
const Account kBoris = Account::of(Seat{1});
const Account kClara = Account::of(Seat{2});
const Account kPot = Account::pot(1);

ChipsHeld held_by(PerSeat<Amount> seats, Amount in_pot = 0) {
  ChipsHeld held{seats};
  if (in_pot > 0) held.move({Account::bank(), kPot, in_pot});
  return held;
}

TEST(Dues, AreNettedBetweenEachTwo) {
  Dues dues;
  dues.add(kAnna, kBoris, 5);
  dues.add(kBoris, kAnna, 12);
  dues.add(kAnna, kPot, 3);
  EXPECT_EQ(dues.open(), (Handings{{kBoris, kAnna, 7}, {kAnna, kPot, 3}}));
  EXPECT_EQ(dues.owed(kAnna, kBoris), -7);
}

TEST(Dues, WhatHasBeenHandedOverIsNotDue) {
  Dues dues;
  dues.add(kAnna, kBoris, 5);
  dues.pay({kAnna, kBoris, 5});
  EXPECT_EQ(dues.open(), Handings{});
  dues.add(kBoris, kAnna, 5);  // a correction takes it back
  EXPECT_EQ(dues.open(), (Handings{{kBoris, kAnna, 5}}));
}

TEST(HandingPlan, APaymentPassedOnComesAfterTheOneItIsMadeOf) {
  const HandingPlan plan = plan_of({{kBoris, kClara, 48}, {kPot, kBoris, 50}}, held_by({100, 0, 100}, 50));
  EXPECT_EQ(plan.now, (Handings{{kPot, kBoris, 50}, {kBoris, kClara, 48}}));
  EXPECT_EQ(plan.later, Handings{});
}

TEST(HandingPlan, NobodyHandsOverWhatTheyDoNotHave) {
  const HandingPlan plan = plan_of({{kBoris, kClara, 48}, {kBoris, kAnna, 4}}, held_by({100, 9, 100}));
  EXPECT_EQ(plan.now, (Handings{{kBoris, kAnna, 4}, {kBoris, kClara, 5}}));
  EXPECT_EQ(plan.later, (Handings{{kBoris, kClara, 43}}));
}

TEST(HandingPlan, WhatAPotLacksIsOwedByWhoDidNotPayIntoIt) {
  const HandingPlan plan = plan_of({{kBoris, kPot, 8}, {kPot, kAnna, 50}}, held_by({100, 0, 100}, 42));
  EXPECT_EQ(plan.now, (Handings{{kPot, kAnna, 42}}));
  ASSERT_EQ(plan.later.size(), 1U);
  EXPECT_EQ(plan.later[0], (Handing{kBoris, kAnna, 8, kPot}));
  EXPECT_EQ(step_by_step(plan.later), (Handings{{kBoris, kPot, 8}, {kPot, kAnna, 8}}));
}

TEST(HandingPlan, TheBankHasAnyNumberOfChips) {
  const HandingPlan plan = plan_of({{kBoris, kClara, 48}, {Account::bank(), kBoris, 100}}, held_by({100, 0, 100}));
  EXPECT_EQ(plan.now, (Handings{{Account::bank(), kBoris, 100}, {kBoris, kClara, 48}}));
}

// Whatever is due, each step is possible when its turn comes, and all steps together are what was due.
RC_GTEST_PROP(HandingPlan, CanBeFollowedAndForgetsNothing, ()) {
  const auto account = [] {
    const int index = *rc::gen::inRange(0, 6);
    return index < 4 ? Account::of(Seat{index}) : Account::pot(index - 3);
  };
  Dues dues;
  const int count = *rc::gen::inRange(0, 12);
  for (int i = 0; i < count; ++i) {
    const Account from = account();
    const Account to = account();
    if (from != to) dues.add(from, to, *rc::gen::inRange(1, 40));
  }
  PerSeat<Amount> seats(4);
  for (Amount& amount : seats) amount = *rc::gen::inRange(0, 60);
  const ChipsHeld start{seats};
  const HandingPlan plan = plan_of(dues.open(), start);
  ChipsHeld held = start;
  for (const Handing& step : step_by_step(plan.now)) {
    RC_ASSERT(step.amount > 0);
    RC_ASSERT(held.has(step.from, step.amount));
    held.move(step);
    dues.pay(step);
  }
  for (const Handing& step : step_by_step(plan.later)) dues.pay(step);
  RC_ASSERT(dues.open().empty());
  for (const Handing& each : plan.later) RC_ASSERT(held.of(each.from) == 0);
}

}  // namespace
}  // namespace nullo
