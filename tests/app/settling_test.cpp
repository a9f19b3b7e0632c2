#include "app/settling/settling.h"

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
    texts.push_back(line.text);
  }
  return texts;
}

Texts whys_of(const Settling& settling) {
  Texts texts;
  for (const Settling::Line& line : settling.lines) texts.push_back(line.why);
  return texts;
}

TEST(Settling, ChipsAreMoneyAtTheStakeAndEveryLineSaysWhy) {
  const std::vector<Balance> gains = chip_balances({130, 88, 82, 100}, kHundred, {}, 0);
  const Settling settling = settle_chips(kPlayers, gains, {10, Against::kAverage}, "the pot");
  EXPECT_EQ(texts_of(settling), (Texts{"Boris hands Anna 1.20", "Clara hands Anna 1.80"}));
  EXPECT_EQ(whys_of(settling), (Texts{"Boris lost 12 chips, Anna won 30", "Clara lost 18 chips, Anna won 30"}));
  EXPECT_EQ(settling.lines[0].from, Seat{1});
  EXPECT_EQ(settling.lines[0].to, Seat{0});
  EXPECT_EQ(settling.terms, "0.10 a chip");
}

TEST(Settling, ChipsWithoutAStakeSayWhoWonAndLostHowMany) {
  const Settling settling = settle_chips(kPlayers, chip_balances({130, 88, 82, 100}, kHundred, {}, 0), {}, "the pot");
  EXPECT_EQ(settling.terms, "no stake was agreed on");
  EXPECT_TRUE(settling.lines.empty());
  EXPECT_EQ(settling.notes, Texts{"Anna won 30, Boris lost 12, Clara lost 18, Dmitri is even"});
  const auto notes = [](const PerSeat<Amount>& chips) {
    return settle_chips(kPlayers, chip_balances(chips, kHundred, {}, 0), {}, "the pot").notes;
  };
  EXPECT_EQ(notes({100, 130, 100, 70}), Texts{"Boris won 30, Dmitri lost 30, Anna and Clara are even"});
  EXPECT_EQ(notes(kHundred), Texts{"Everybody is even"});
}

TEST(Settling, ChipsLeftInPotsAreAccountedFor) {
  const std::vector<Amount> pots{20, 5};
  const Stake stake{10, Against::kAverage};
  const std::vector<Balance> gains = chip_balances({110, 75, 100, 90}, kHundred, pots, 0);
  const Settling left = settle_chips(kPlayers, gains, stake, "the pots");
  EXPECT_EQ(texts_of(left), (Texts{"Boris leaves 2.50 in the pots", "Dmitri hands Anna 1.00"}));
  EXPECT_EQ(left.notes, Texts{"Nobody has won what lies in the pots: agree who gets it"});
  EXPECT_EQ(left.lines[0].why, "Boris lost 25 chips");
  EXPECT_EQ(pots_text(pots), "25 stay in the pots: 20 and 5");
  EXPECT_EQ(pots_text(std::vector<Amount>{25}), "25 stay in the pot");
  EXPECT_EQ(pots_text({}), "");
}

TEST(Settling, WhatWasBoughtIsPaidForInMoney) {
  session::Session session;
  session.rules = *games::rules_of("kabu");
  session.players = {"Anna", "Boris"};
  session.stake = Stake{10, Against::kAverage};
  session.hands.emplace_back().facts = games::empty_hand(session.rules);
  session.hands.back().scores = {-20, 20};
  session.hands.back().adjustments = {{Account::bank(), Account::of(Seat{0}), 50, "bought"}};
  const Settling settling = settling_of(session, session::score(session));
  EXPECT_EQ(texts_of(settling), Texts{"Anna hands Boris 2.00"}) << "not 30 to the good: 50 of it were bought";
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
      settle_points(kPlayers, {5, 16, 14, 16}, BestIs::kLowest, {}, {10, Against::kAverage}, games::Unit::kPoint);
  EXPECT_EQ(average.terms, "0.10 a point against the average of 12.75 points");
  EXPECT_EQ(texts_of(average), (Texts{"Boris hands Anna 0.33", "Clara hands Anna 0.13", "Dmitri hands Anna 0.33"}));
  EXPECT_EQ(average.lines[0].why, "Boris has 16 points and pays 0.33 in all, Anna has 5 points and is owed 0.79");
  const Settling winner =
      settle_points(kPlayers, {5, 16, 5, 16}, BestIs::kLowest, {}, {10, Against::kWinner}, games::Unit::kPoint);
  EXPECT_EQ(winner.terms, "0.10 a point against the winner, Anna and Clara with 5 points");
  EXPECT_EQ(texts_of(winner), (Texts{"Boris hands Anna 1.10", "Dmitri hands Clara 1.10"}));
}

TEST(Settling, WithoutAStakeNothingIsHandedOver) {
  const Settling settling = settle_points(kPlayers, {5, 16, 14, 16}, BestIs::kLowest, {}, {}, games::Unit::kPoint);
  EXPECT_EQ(settling.terms, "no stake was agreed on");
  EXPECT_TRUE(settling.lines.empty());
  EXPECT_TRUE(settling.notes.empty());
}

TEST(Settling, IsTheSameInWhicheverOrderItIsLookedAt) {
  const Stake stake{10, Against::kAverage};
  const auto look = [&] {
    return texts_of(settle_points(kPlayers, {5, 16, 14, 16}, BestIs::kLowest, {}, stake, games::Unit::kPoint));
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

TEST_F(SettlingScreen, ANewSessionTakesTheStakeOfTheSettings) {
  testing::TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(TypeStake{"0,10"});
  const auto* settings = table.on<SettingsView>();
  ASSERT_NE(settings, nullptr);
  EXPECT_EQ(settings->stake_amount, "0.10");
  EXPECT_EQ(settings->stake_problem, "");
  table.app.handle(TypeStake{"ten"});
  EXPECT_NE(table.on<SettingsView>()->stake_problem, "");
  EXPECT_EQ(table.on<SettingsView>()->stake, 10);
  play(table);
  const auto* over = table.on<GameOverView>();
  ASSERT_NE(over, nullptr);
  EXPECT_EQ(over->settling.terms, "0.10 a point against the average of 6.5 points");
  EXPECT_EQ(texts_of(over->settling),
            (Texts{"Dmitri hands Anna 0.15", "Dmitri hands Boris 0.25", "Dmitri hands Clara 0.35"}));
}

TEST_F(SettlingScreen, RaisingTheStakeTodayDoesNotRewriteWhatAnOldEveningCameTo) {
  testing::TableDriver table{database_};
  play(table);
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  EXPECT_EQ(table.on<GameOverView>()->settling.terms, "no stake was agreed on");
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetStake{10, false});
  table.app.handle(Back{});
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  EXPECT_EQ(table.on<GameOverView>()->settling.terms, "no stake was agreed on");
  EXPECT_TRUE(table.on<GameOverView>()->settling.lines.empty());
}

TEST_F(SettlingScreen, TheStakeOfASessionIsChangedForThatSessionAndCanBeUndone) {
  testing::TableDriver table{database_};
  play(table);
  table.app.handle(TypeStake{"0.20", true, true});
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  EXPECT_EQ(table.on<GameOverView>()->settling.terms, "0.20 a point against the winner, Clara with 3 points");
  EXPECT_EQ(table.app.view().undo, "0.20 a point against the winner");
  table.app.handle(Go{Screen::kSettings});
  EXPECT_EQ(table.on<SettingsView>()->stake, 0) << "that of the settings is another one";
  table.app.handle(Back{});
  table.app.handle(Undo{});
  EXPECT_EQ(table.on<GameOverView>()->settling.terms, "no stake was agreed on");
}

TEST_F(SettlingScreen, TheStakeOfChipsAsksForNoWinnerToPay) {  // it was asked for and changed nothing
  testing::TableDriver table{database_};
  table.start("razz", {"Anna", "Boris"});
  EXPECT_FALSE(table.table().stake.asks_against);
  table.app.handle(TypeStake{"0.20", true, true});
  EXPECT_EQ(table.app.view().undo, "0.20 a chip");
  testing::TableDriver points{scratch_ / "points.db"};
  points.start("hearts", {"Anna", "Boris", "Clara", "Dmitri"});
  EXPECT_TRUE(points.table().stake.asks_against);
}

TEST_F(SettlingScreen, ThePastSessionShowsItsSettlement) {
  testing::TableDriver table{database_};
  table.app.handle(Go{Screen::kSettings});
  table.app.handle(SetStake{10, false});
  play(table);
  table.app.handle(Go{Screen::kPast});
  const std::string id = table.on<PastView>()->lines.front().id;
  table.app.handle(OpenPast{id});
  const auto* session = table.on<SessionView>();
  ASSERT_NE(session, nullptr);
  ASSERT_TRUE(session->settling);
  EXPECT_EQ(texts_of(*session->settling),
            (Texts{"Dmitri hands Anna 0.15", "Dmitri hands Boris 0.25", "Dmitri hands Clara 0.35"}));
}

TEST(Settling, RoundedCentsAddUpToZeroAndThePageSaysHow) {
  const Stake stake{10, Against::kAverage};
  const Settling rounded = settle_points(kPlayers, {5, 16, 14, 16}, BestIs::kLowest, {}, stake, games::Unit::kPoint);
  ASSERT_EQ(rounded.notes.size(), 1U);
  EXPECT_EQ(rounded.notes[0], "Who pays pays up to a whole cent; what is left over falls to Anna");
  EXPECT_TRUE(
      settle_points(kPlayers, {4, 16, 14, 16}, BestIs::kLowest, {}, {20, Against::kAverage}, games::Unit::kPoint)
          .notes.empty());
}

TEST(Settling, AnOddCentIsSaidToFallToTheOneWhoGetsIt) {  // the note named both winners
  const Settling settling = settle_points({"Anna", "Boris", "Clara"}, {0, 0, 1}, BestIs::kLowest, {},
                                          {1, Against::kWinner}, games::Unit::kPoint);
  EXPECT_EQ(texts_of(settling), Texts{"Clara hands Anna 0.01"});
  EXPECT_EQ(settling.notes, Texts{"Who pays pays up to a whole cent; what is left over falls to Anna"});
  const Settling two = settle_points({"Anna", "Boris", "Clara"}, {0, 0, 1}, BestIs::kLowest, {}, {1, Against::kAverage},
                                     games::Unit::kPoint);
  EXPECT_EQ(two.notes, Texts{"Who pays pays up to a whole cent; what is left over falls to Anna"});
}

TEST(Settling, TwoPeopleWithTheSamePointsPayTheSame) {
  const Settling settling =
      settle_points(kPlayers, {8, 9, 9, 9}, BestIs::kLowest, {}, {10, Against::kAverage}, games::Unit::kPoint);
  EXPECT_EQ(texts_of(settling), (Texts{"Boris hands Anna 0.03", "Clara hands Anna 0.03", "Dmitri hands Anna 0.03"}));
  EXPECT_EQ(settling.lines[0].why, "Boris has 9 points and pays 0.03 in all, Anna has 8 points and is owed 0.09");
  EXPECT_EQ(settling.notes, Texts{"Who pays pays up to a whole cent; what is left over falls to Anna"});
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
  EXPECT_EQ(settings->chips_start, "100 chips to begin with: one 48, six 6s, 16 × 1");
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
