#include "app/chips/chips_and_stake.h"

#include <gtest/gtest.h>

#include "support/scratch.h"

namespace nullo::app {
namespace {

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
