#include "app/settling.h"

#include <gtest/gtest.h>

#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using Texts = std::vector<std::string>;

const std::vector<std::string> kPlayers{"Anna", "Boris", "Clara", "Dmitri"};

const PerSeat<Amount> kHundred(4, 100);

Texts texts_of(const Settling& settling) {
  Texts texts;
  for (const Settling::Line& line : settling.lines) {
    texts.push_back(line.chips.empty() ? line.text : line.text + ": " + line.chips);
  }
  return texts;
}

Texts whys_of(const Settling& settling) {
  Texts texts;
  for (const Settling::Line& line : settling.lines) texts.push_back(line.why);
  return texts;
}

TEST(Settling, ChipsAreHandedOverInChipsAndEveryLineSaysWhy) {
  const std::vector<Balance> balances = chip_balances({130, 88, 82, 100}, kHundred, {}, 0);
  const Settling settling = settle_chips(kPlayers, balances, kHundred, ChipSet{});
  EXPECT_EQ(texts_of(settling), (Texts{"Boris hands Anna 12: two 5, two 1", "Clara hands Anna 18: three 5, three 1"}));
  EXPECT_EQ(whys_of(settling), (Texts{"Boris is 12 below the 100 chips of the start, Anna is 30 above",
                                      "Clara is 18 below the 100 chips of the start, Anna is 30 above"}));
  EXPECT_EQ(settling.lines[0].from, Seat{1});
  EXPECT_EQ(settling.lines[0].to, Seat{0});
  EXPECT_EQ(settling.terms, "in chips of 1/5/25");
  ASSERT_FALSE(settling.notes.empty());
  EXPECT_NE(settling.notes.front().find("no more of them move"), std::string::npos)
      << "what was paid is not paid again";
}

TEST(Settling, ChipsLeftInPotsAndSoldByTheBankAreAccountedFor) {
  const std::vector<Amount> pots{20, 5};
  const Settling left =
      settle_chips(kPlayers, chip_balances({110, 75, 100, 90}, kHundred, pots, 0), kHundred, ChipSet{});
  EXPECT_EQ(texts_of(left), (Texts{"Boris leaves 25 in the pot: one 25", "Dmitri hands Anna 10: two 5"}));
  EXPECT_EQ(left.lines[0].why, "Boris is 25 below the 100 chips of the start, and 25 stay in the pot");
  const Settling several =
      settle_chips(kPlayers, chip_balances({100, 75, 100, 100}, kHundred, pots, 0), kHundred, ChipSet{}, "the pots");
  EXPECT_EQ(texts_of(several), (Texts{"Boris leaves 25 in the pots: one 25"}));
  EXPECT_EQ(pots_text(pots), "25 stay in the pots: 20 and 5");
  EXPECT_EQ(pots_text(std::vector<Amount>{25}), "25 stay in the pot");
  EXPECT_EQ(pots_text({}), "");
  const Settling sold =
      settle_chips(kPlayers, chip_balances({150, 100, 100, 100}, kHundred, {}, -50), kHundred, ChipSet{});
  EXPECT_EQ(texts_of(sold), (Texts{"The bank hands Anna 50: two 25"}));
  EXPECT_EQ(sold.lines[0].why,
            "The bank sold more chips than it took back, Anna is 50 above the 100 chips of the start");
  const Settling fine =
      settle_chips(kPlayers, chip_balances({90, 100, 100, 100}, kHundred, {}, 10), kHundred, ChipSet{});
  EXPECT_EQ(texts_of(fine), (Texts{"Anna hands the bank 10: two 5"}));
  EXPECT_EQ(fine.lines[0].why, "Anna is 10 below the 100 chips of the start, and 10 went to the bank");
}

TEST(Settling, WhoBoughtFromTheBankIsNamed) {
  session::HandResult hand;
  hand.players = kPlayers;
  hand.scored.postings = {{Account::bank(), Account::of(Seat{2}), 30, kAdjustment},
                          {Account::bank(), Account::of(Seat{2}), 20, kAdjustment},
                          {Account::of(Seat{0}), Account::of(Seat{1}), 7, "ace"},
                          {Account::of(Seat{3}), Account::bank(), 10, kAdjustment}};
  BankTrade bank;
  bank.add(hand);
  EXPECT_EQ(bank.texts(), (Texts{"Clara bought 50 from the bank", "Dmitri gave 10 back to the bank"}));
}

TEST(Settling, PointsAreMoneyAtTheStake) {
  const Settling average =
      settle_points(kPlayers, {5, 16, 14, 16}, BestIs::kLowest, {}, {10, Against::kAverage}, "point");
  EXPECT_EQ(average.terms, "0.10 a point against the average of 12.75 points");
  EXPECT_EQ(texts_of(average), (Texts{"Boris hands Anna 0.32", "Clara hands Anna 0.13", "Dmitri hands Anna 0.33"}));
  EXPECT_EQ(average.lines[0].why, "Boris has 16 points and pays 0.32 in all, Anna has 5 points and is owed 0.78");
  const Settling winner = settle_points(kPlayers, {5, 16, 5, 16}, BestIs::kLowest, {}, {10, Against::kWinner}, "point");
  EXPECT_EQ(winner.terms, "0.10 a point against the winner, Anna and Clara with 5 points");
  EXPECT_EQ(texts_of(winner), (Texts{"Boris hands Anna 1.10", "Dmitri hands Clara 1.10"}));
}

TEST(Settling, WithoutAStakeNothingIsHandedOver) {
  const Settling settling = settle_points(kPlayers, {5, 16, 14, 16}, BestIs::kLowest, {}, {}, "point");
  EXPECT_EQ(settling.terms, "no stake");
  EXPECT_TRUE(settling.lines.empty());
  EXPECT_TRUE(settling.notes.empty());
}

TEST(Settling, IsTheSameInWhicheverOrderItIsLookedAt) {
  const Stake stake{10, Against::kAverage};
  const auto look = [&] {
    return texts_of(settle_points(kPlayers, {5, 16, 14, 16}, BestIs::kLowest, {}, stake, "point"));
  };
  EXPECT_EQ(look(), look());
}

class SettlingScreen : public ::testing::Test {
 protected:
  // One hand of Hearts, played to its end, then the players stop.
  static void play(testing::TableDriver& table) {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{"hearts"});
    for (int i = 0; i < 4; ++i) table.app.handle(SetName{Seat{i}, kPlayers[static_cast<std::size_t>(i)]});
    table.app.handle(Accept{});
    table.type("\t543\n4\n");
    table.app.handle(StopPlaying{});
    table.app.handle(Accept{});
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(SettlingScreen, TheStakeIsASettingThatTheResultFollows) {
  testing::TableDriver table{database_};
  play(table);
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->settling.terms, "no stake");
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(TypeStake{"0,10"});
  const auto* settings = table.on<SettingsView>();
  ASSERT_NE(settings, nullptr);
  EXPECT_EQ(settings->stake_amount, "0.10");
  EXPECT_EQ(settings->stake_problem, "");
  table.app.handle(TypeStake{"ten"});
  EXPECT_NE(table.on<SettingsView>()->stake_problem, "");
  EXPECT_EQ(table.on<SettingsView>()->stake, 10);
  table.app.handle(Back{});
  over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->settling.terms, "0.10 a point against the average of 6.5 points");
  EXPECT_EQ(texts_of(over->settling),
            (Texts{"Dmitri hands Anna 0.15", "Dmitri hands Boris 0.25", "Dmitri hands Clara 0.35"}));
}

TEST_F(SettlingScreen, ChipsAndStakeOutliveTheProgram) {
  {
    testing::TableDriver table{database_};
    table.app.handle(Go{Screen::kSettings});
    table.app.handle(SetChips{"1 6 48"});
    table.app.handle(SetStake{25, true});
  }
  testing::TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  const auto* settings = table.on<SettingsView>();
  ASSERT_NE(settings, nullptr);
  ASSERT_EQ(settings->chips.size(), 2U);
  EXPECT_TRUE(settings->chips[1].chosen);
  EXPECT_EQ(settings->chips_start, "100 chips to begin with: one 48, six 6, 16 × 1");
  EXPECT_EQ(settings->stake, 25);
  EXPECT_TRUE(settings->against_winner);
}

TEST_F(SettlingScreen, ChipsThatCannotBeAreRefusedAndTheOldOnesStay) {
  testing::TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetChips{"1/2/10"});
  table.app.handle(SetChips{"5/1"});
  const auto* settings = table.on<SettingsView>();
  ASSERT_NE(settings, nullptr);
  EXPECT_NE(settings->chips_problem, "");
  ASSERT_EQ(settings->chips.size(), 3U);
  EXPECT_EQ(settings->chips[2].values, "1/2/10");
  EXPECT_TRUE(settings->chips[2].chosen);
}

}  // namespace
}  // namespace nullo::app
