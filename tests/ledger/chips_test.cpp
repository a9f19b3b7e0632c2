#include "ledger/chips.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "support/accounts.h"

namespace nullo {
namespace {

ChipSet a_set(std::string_view text) { return ChipSet::parse(text).value(); }
std::string said(std::string_view set, Amount sum) { return to_text(a_set(set), fewest_chips(a_set(set), sum)); }
using nullo::testing::account_of;

TEST(ChipSet, HasTwoToSixValuesAscendingFromOne) {
  for (const char* text : {"1/5/25", "1/6/48", "1/2", "1/2/3/4/5/6", "1/5/25/100/500/1000"}) {
    EXPECT_EQ(to_string(a_set(text)), text);
  }
  EXPECT_EQ(ChipSet{}, a_set("1/5/25"));
  EXPECT_EQ(to_string(a_set(" 1, 5;25 ")), "1/5/25");
  for (const char* text : {"", "1", "5/25", "1/1", "1/5/5", "1/25/5", "0/1", "1/2/3/4/5/6/7", "1/1001", "1/-5", "1/x",
                           "1/5a", "1.5/2", "1/99999999999999999999"}) {
    EXPECT_FALSE(ChipSet::parse(text)) << text;
  }
}

TEST(Chips, ASumIsSaidInTheFewestChips) {
  EXPECT_EQ(said("1/5/25", 37), "one 25, two 5s, two 1s");
  EXPECT_EQ(said("1/5/25", 0), "nothing");
  EXPECT_EQ(said("1/6/48", 12), "two 6s");
  EXPECT_EQ(said("1/6/48", 100), "two 48s, four 1s");
  EXPECT_EQ(said("1/5/25", 1000), "40 × 25");
}

TEST(Chips, TheHighestChipFirstIsNotAlwaysTheFewest) {
  EXPECT_EQ(said("1/3/4", 6), "two 3s");
  EXPECT_EQ(said("1/10/25", 30), "three 10s");
  EXPECT_EQ(said("1/7/10", 14), "two 7s");
  EXPECT_EQ(said("1/7/10", 1014), "100 × 10, two 7s");
  EXPECT_EQ(said("1/999/1000", 1998), "two 999s");
}

TEST(Chips, StartingStacksHaveSmallChange) {
  const auto start = [](const char* set, Amount sum) { return to_text(a_set(set), starting_stack(a_set(set), sum)); };
  EXPECT_EQ(start("1/5/25", 100), "two 25s, eight 5s, ten 1s");
  EXPECT_EQ(start("1/6/48", 100), "one 48, six 6s, 16 × 1");
  EXPECT_EQ(start("1/5/25/100", 100), "two 25s, eight 5s, ten 1s");
  EXPECT_EQ(start("1/5/25", 7), "one 5, two 1s");
  EXPECT_EQ(start("1/5/25", 5), "five 1s");
  EXPECT_EQ(start("1/5/25", 0), "nothing");
}

struct PaymentCase {
  const char* set;
  Stack payer;
  Stack payee;
  Amount sum;
  const char* text;
};

TEST(Chips, APaymentMovesTheFewestChips) {
  const std::vector<PaymentCase> cases{
      {"1/5/25", {{10, 8, 2}}, {{10, 8, 2}}, 5, "one 5"},
      {"1/5/25", {{10, 8, 2}}, {{10, 8, 2}}, 37, "one 25, two 5s, two 1s"},
      {"1/5/25", {{10, 8, 2}}, {{10, 8, 2}}, 4, "one 5; change: one 1 back"},
      {"1/5/25", {{4, 8, 2}}, {{0, 8, 2}}, 4, "four 1s"},
      {"1/5/25", {{0, 0, 2}}, {{3, 4, 0}}, 5, "one 25; change: four 5s back"},
      {"1/5/25", {{0, 0, 2}}, {{5, 3, 0}}, 5, "one 25; change: three 5s, five 1s back"},
      {"1/5/25", {{0, 0, 2}}, {{3, 3, 0}}, 5, "one 25 changed at the box; one 5"},
      {"1/5/25", {{1, 0, 2}}, {}, 32, "one 25 changed at the box; one 25, one 5, two 1s"},
      {"1/5/25", {{2, 1, 0}}, {{9, 9, 9}}, 10, "one 5, two 1s, the last chips, and 3 owed"},
      {"1/5/25", {}, {{9, 9, 9}}, 10, "no chips left, 10 owed"},
      {"1/3/4", {{6, 6, 6}}, {{6, 6, 6}}, 6, "two 3s"},
      {"1/3/4", {{6, 6, 6}}, {{6, 6, 6}}, 9, "two 4s, one 1"},
      {"1/6/48", {{16, 6, 1}}, {{16, 6, 1}}, 64, "one 48, three 6s; change: two 1s back"},
  };
  for (const PaymentCase& each : cases) {
    const ChipSet set = a_set(each.set);
    EXPECT_EQ(to_text(set, pay(set, each.payer, each.payee, each.sum)), each.text) << each.sum;
  }
}

TEST(Chips, StacksThatNobodyHoldsAreNotSearchedForever) {
  const ChipSet set = a_set("1/991/993/995/997/999");
  const Stack stack{{200, 300, 300, 300, 300, 300}};
  for (const Amount sum : {Amount{123'457}, Amount{499'998}, Amount{700'001}}) {
    const PaidChips payment = pay(set, stack, stack, sum);
    EXPECT_EQ(sum_of(set, payment.over) - sum_of(set, payment.back), sum);
  }
}

TEST(Stacks, ChipsThatNobodyHasAreOwedAndComeOutOfTheNextThatComeIn) {
  Stacks stacks{ChipSet{}, 2, 10};
  stacks.move({account_of(0), account_of(1), 14, "test"});
  EXPECT_TRUE(stacks.of(account_of(0)).empty());
  EXPECT_EQ(stacks.owed(account_of(0)), 4);
  EXPECT_EQ(sum_of(ChipSet{}, stacks.of(account_of(1))), 24);
  stacks.move({account_of(1), account_of(0), 3, "test"});
  EXPECT_TRUE(stacks.of(account_of(0)).empty());
  EXPECT_EQ(stacks.owed(account_of(0)), 1);
  stacks.move({account_of(1), account_of(0), 10, "test"});
  EXPECT_EQ(stacks.owed(account_of(0)), 0);
  EXPECT_EQ(sum_of(ChipSet{}, stacks.of(account_of(0))), 9);
}

TEST(Stacks, PotsGiveChangeAndBoughtChipsHaveSmallOnes) {
  Stacks stacks{ChipSet{}, 1, 0};
  EXPECT_EQ(to_text(ChipSet{}, stacks.move({Account::bank(), account_of(0), 100, "test"})),
            "two 25s, eight 5s, ten 1s");
  stacks.move({account_of(0), Account::pot(2), 30, "test"});
  EXPECT_EQ(sum_of(ChipSet{}, stacks.of(Account::pot(2))), 30);
  EXPECT_TRUE(stacks.of(Account::pot(1)).empty());
  EXPECT_TRUE(stacks.of(Account::bank()).empty());
  stacks.move({account_of(0), Account::bank(), 70, "test"});
  EXPECT_TRUE(stacks.of(account_of(0)).empty());
}

ChipSet any_set() {
  const int size = *rc::gen::inRange(2, 7);
  std::vector<Amount> values{1};
  for (int i = 1; i < size; ++i) values.push_back(values.back() + *rc::gen::inRange<Amount>(1, 12));
  return ChipSet::of(values).value();
}

Stack any_stack(const ChipSet& set, Amount most) {
  Stack stack;
  for (int kind = 0; kind < set.size(); ++kind) stack[kind] = *rc::gen::inRange<Amount>(0, most + 1);
  return stack;
}

// The fewest pieces for each sum, worked out the plain way.
Amount fewest_by_table(const ChipSet& set, Amount sum) {
  std::vector<Amount> pieces(static_cast<std::size_t>(sum) + 1);
  for (std::size_t part = 1; part < pieces.size(); ++part) {
    pieces[part] = pieces[part - 1] + 1;
    for (int kind = 1; kind < set.size(); ++kind) {
      const auto value = static_cast<std::size_t>(set.value(kind));
      if (value <= part) pieces[part] = std::min(pieces[part], pieces[part - value] + 1);
    }
  }
  return pieces.back();
}

RC_GTEST_PROP(Chips, TheFewestComeToTheSumAndThereAreNoFewer, ()) {
  const ChipSet set = any_set();
  const Amount sum = *rc::gen::inRange<Amount>(0, 5000);
  const Stack stack = fewest_chips(set, sum);
  RC_ASSERT(sum_of(set, stack) == sum);
  RC_ASSERT(stack.pieces() == fewest_by_table(set, sum));
}

RC_GTEST_PROP(Chips, StartingStacksComeToTheirSum, ()) {
  const ChipSet set = any_set();
  const Amount sum = *rc::gen::inRange<Amount>(0, 3000);
  const Stack stack = starting_stack(set, sum);
  RC_ASSERT(sum_of(set, stack) == sum);
  for (int kind = 0; kind < set.size(); ++kind) RC_ASSERT(stack[kind] >= 0);
}

// The fewest chips moved, by trying every way; nothing if there is none.
std::optional<Amount> fewest_moved(const ChipSet& set, const Stack& payer, const Stack& payee, Amount sum,
                                   int kind = 0) {
  if (kind == set.size()) return sum == 0 ? std::optional<Amount>{0} : std::nullopt;
  std::optional<Amount> best;
  for (Amount count = -payee[kind]; count <= payer[kind]; ++count) {
    const auto rest = fewest_moved(set, payer, payee, sum - count * set.value(kind), kind + 1);
    if (rest && (!best || *rest + std::abs(count) < *best)) best = *rest + std::abs(count);
  }
  return best;
}

RC_GTEST_PROP(Chips, APaymentMovesTheSumAndNoWayMovesFewerChips, ()) {
  std::vector<Amount> values{1};
  for (int i = 0; i < 2; ++i) values.push_back(values.back() + *rc::gen::inRange<Amount>(1, 12));
  const ChipSet set = ChipSet::of(values).value();
  const Stack payer = any_stack(set, 5);
  const Stack payee = any_stack(set, 4);
  const Amount sum = *rc::gen::inRange<Amount>(1, 60);
  const PaidChips payment = pay(set, payer, payee, sum);
  if (sum_of(set, payer) < sum) {
    RC_ASSERT(payment.over == payer);
    RC_ASSERT(payment.owed == sum - sum_of(set, payer));
    return;
  }
  RC_ASSERT(payment.owed == 0);
  RC_ASSERT(sum_of(set, payment.over) - sum_of(set, payment.back) == sum);
  RC_ASSERT(sum_of(set, payment.to_box) == sum_of(set, payment.from_box));
  for (int kind = 0; kind < set.size(); ++kind) {
    RC_ASSERT(payment.to_box[kind] <= payer[kind]);
    RC_ASSERT(payment.over[kind] <= payer[kind] - payment.to_box[kind] + payment.from_box[kind]);
    RC_ASSERT(payment.back[kind] <= payee[kind]);
  }
  const std::optional<Amount> fewest = fewest_moved(set, payer, payee, sum);
  RC_ASSERT(fewest.has_value() == payment.to_box.empty());
  if (fewest) RC_ASSERT(payment.pieces() == *fewest);
}

RC_GTEST_PROP(Stacks, EveryStackIsWhatTheLedgerSaysAndNeverNegative, ()) {
  constexpr Amount kStart = 100;
  const ChipSet set = any_set();
  Stacks stacks{set, 4, kStart};
  std::vector<Account> accounts{account_of(0),   account_of(1),   account_of(2),  account_of(3),
                                Account::pot(1), Account::pot(2), Account::bank()};
  std::vector<Amount> held{kStart, kStart, kStart, kStart, 0, 0, 0};
  const int count = *rc::gen::inRange(0, 40);
  for (int i = 0; i < count; ++i) {
    const auto from = *rc::gen::inRange<std::size_t>(0, accounts.size());
    const auto to = (from + *rc::gen::inRange<std::size_t>(1, accounts.size())) % accounts.size();
    const Posting posting{accounts[from], accounts[to], *rc::gen::inRange<Amount>(1, 120), "test"};
    const PaidChips asked = stacks.ask(posting);
    RC_ASSERT(stacks.move(posting) == asked);
    held[from] -= posting.amount;
    held[to] += posting.amount;
    for (std::size_t k = 0; k + 1 < accounts.size(); ++k) {
      const Stack stack = stacks.of(accounts[k]);
      for (int kind = 0; kind < set.size(); ++kind) RC_ASSERT(stack[kind] >= 0);
      RC_ASSERT(sum_of(set, stack) == std::max<Amount>(0, held[k]));
      RC_ASSERT(stacks.owed(accounts[k]) == std::max<Amount>(0, -held[k]));
    }
  }
}

}  // namespace
}  // namespace nullo
