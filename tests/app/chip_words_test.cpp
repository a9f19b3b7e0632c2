#include "app/chip_words.h"

#include <gtest/gtest.h>

#include "app/chips_and_stake.h"
#include "support/scratch.h"

namespace nullo::app {
namespace {

Account seat(int number) { return Account::of(Seat{number}); }

using Texts = std::vector<std::string>;

TEST(ChipWords, PaymentsAreSaidInTheChipsThatThePayerHasThen) {
  const std::vector<Posting> hand{{seat(0), seat(1), 1, "ace"},  // the only 1
                                  {seat(0), seat(2), 1, "ace"},  // so the 5, for which Clara has no change
                                  {seat(1), seat(2), 5, "ace"}};
  const Stacks before{ChipSet{}, 3, 6};  // one 5, one 1 each
  EXPECT_EQ(in_chips(before, hand, std::vector<Posting>{hand[2], hand[0]}), (Texts{"one 5", "one 1"}));
  EXPECT_EQ(in_chips(before, hand, std::vector<Posting>{hand[1]}), (Texts{"one 5 changed at the box; one 1"}));
}

TEST(ChipWords, ChangeComesBackFromThePayee) {
  const Stacks before{ChipSet{}, 2, 100};
  const std::vector<Posting> hand{{seat(0), seat(1), 4, "ace"}, {seat(0), Account::pot(1), 10, "ante"}};
  EXPECT_EQ(in_chips(before, hand, hand), (Texts{"one 5; change: one 1 back", "two 5"}));
}

TEST(ChipWords, EqualPaymentsAreToldApartFromTheEnd) {
  const Stacks before{ChipSet{}, 2, 7};  // one 5, two 1
  const Posting one{seat(0), seat(1), 1, "ace"};
  const std::vector<Posting> hand{one, one, one};
  EXPECT_EQ(in_chips(before, hand, hand), (Texts{"one 1", "one 1", "one 5; change: four 1 back"}));
  EXPECT_EQ(in_chips(before, hand, std::vector<Posting>{one}), (Texts{"one 5; change: four 1 back"}));
}

TEST(ChipWords, APaymentThatTheHandDoesNotHaveIsMadeAfterIt) {
  const Stacks before{ChipSet{}, 2, 7};
  const std::vector<Posting> hand{{seat(0), seat(1), 6, "ace"}};
  EXPECT_EQ(in_chips(before, hand, std::vector<Posting>{{seat(0), seat(1), 3, "party"}}),
            (Texts{"one 1, the last chips, and 2 owed"}));
}

TEST(ChipWords, WhatAPaymentHasGrownByIsPaidOutOfWhatWasThereBefore) {
  const Stacks before{ChipSet{}, 2, 4};
  const Account pot = Account::pot(1);
  const std::vector<Posting> hand{{seat(0), pot, 1, "ante"}, {seat(0), pot, 3, "bet"}};
  EXPECT_EQ(in_chips(before, hand, std::vector<Posting>{{seat(0), pot, 1, "bet"}}), (Texts{"one 1"}));
}

TEST(ChipWords, WhatIsTakenBackWasPaidBefore) {
  const Stacks before{ChipSet{}, 2, 4};
  EXPECT_EQ(in_chips(before, {}, std::vector<Posting>{{Account::pot(1), seat(0), 2, kTakenBack}}), (Texts{"two 1"}));
}

TEST(ChipWords, AGameOfPointsHasNone) {
  session::Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.hands.emplace_back();
  session.hands.back().facts = tetka::Hand{};
  const Told told{session};
  EXPECT_EQ(in_chips(told, ChipSet{}, std::vector<Posting>{{Account::bank(), seat(0), 1, "bum_card"}}), Texts{""});
}

TEST(ChipsAndStake, IsKeptAndWhatCannotBeReadIsAsAtFirst) {
  const testing::Scratch scratch;
  store::Store store{scratch / "nullo.db", store::Store::Access::kWrite};
  EXPECT_EQ(read_chips_and_stake(store), ChipsAndStake{});
  ChipsAndStake kept{ChipSet::parse("1/6/48").value(), {25, Against::kWinner}};
  write_chips_and_stake(store, kept);
  EXPECT_EQ(read_chips_and_stake(store), kept);
  store.set_setting("table.chips", "5/1");
  store.set_setting("table.stake", "-3");
  store.set_setting("table.against", "nobody");
  EXPECT_EQ(read_chips_and_stake(store), ChipsAndStake{});
}

TEST(Money, IsWrittenAndReadInHundredths) {
  EXPECT_EQ(money_text(10), "0.10");
  EXPECT_EQ(money_text(-1205), "−12.05");
  for (const auto& [text, amount] : std::vector<std::pair<const char*, Amount>>{
           {"0.10", 10}, {"0,1", 10}, {".05", 5}, {" 2 ", 200}, {"2.", 200}, {"0", 0}, {"1000", kHighestStake}}) {
    EXPECT_EQ(parse_money(text), amount) << text;
  }
  for (const char* text : {"", ".", "-1", "0.001", "1000.01", "ten", "1.2.3", "99999999999999999999"}) {
    EXPECT_EQ(parse_money(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace nullo::app
