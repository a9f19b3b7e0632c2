// The way in which a table enters its hands belongs to its people and their game.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "app/new_session/intents.h"
#include "app/table/intents.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

const std::vector<std::string> kFour{"Anna", "Ben", "Cleo", "Dad"};

class TheWayOfEntry : public ::testing::Test {
 protected:
  // A hand of Hearts in counts, up to the next one.
  static void enter_counts(TableDriver& table) { table.type("\t5431\n4\n\n"); }
  static void expect_counts(const TableDriver& table) {
    ASSERT_NE(table.on<TableView>(), nullptr);
    EXPECT_EQ(table.table().form, games::Form::kSummary);
  }
  // A hand of Hearts by the points of each player, up to the next one.
  static void enter_points(TableDriver& table) { table.type("5\n8\n13\n0\n\n"); }
  static void choose_points_for_good(TableDriver& table) { table.app.handle(SwitchForm{games::Form::kPoints, true}); }
  static void expect_points(const TableDriver& table) {
    ASSERT_NE(table.on<TableView>(), nullptr);
    EXPECT_EQ(table.table().form, games::Form::kPoints);
    EXPECT_TRUE(table.table().only_points);
  }
  // Tom sits down in the place of Dad.
  void go_on_with_tom() {
    table_.app.handle(GoOnWithOthers{});
    table_.app.handle(SetName{Seat{3}, "Tom"});
    table_.app.handle(Accept{});
  }
  static bool asks_for_cards(const TableDriver& table) {
    return table.table().question.wants == games::Question::Wants::kCard;
  }

  testing::Scratch scratch_;
  TableDriver table_{scratch_ / "nullo.db"};
};

TEST_F(TheWayOfEntry, StaysWhenTheEveningGoesOnWithOtherPeople) {
  table_.start("hearts", kFour);
  enter_counts(table_);
  go_on_with_tom();
  expect_counts(table_);
}

TEST_F(TheWayOfEntry, StaysWithCountsAfterEightHandsOfThem) {
  table_.start("hearts", kFour);
  enter_counts(table_);
  for (int hand = 1; hand < 8; ++hand) table_.type(fmt::format("5431\n{}\n\n", hand % 4 + 1));
  go_on_with_tom();
  expect_counts(table_);
}

TEST_F(TheWayOfEntry, IsThePointsOfEachPlayerOnceTheTableHasChosenThemForGood) {
  table_.start("hearts", kFour);
  choose_points_for_good(table_);
  enter_points(table_);
  expect_points(table_);
  table_.app.handle(Misdeal{});
  table_.app.handle(Accept{});
  expect_points(table_);
  enter_points(table_);
  expect_points(table_);
}

TEST_F(TheWayOfEntry, IsThePointsForGoodAfterTheQuestionAboutWhatIsEntered) {
  table_.start("hearts", kFour);
  table_.type("1");
  choose_points_for_good(table_);
  ASSERT_TRUE(table_.app.view().dialog);
  table_.app.handle(Decline{});
  EXPECT_EQ(table_.table().form, games::Form::kTricks);
  choose_points_for_good(table_);
  table_.app.handle(Accept{});
  enter_points(table_);
  expect_points(table_);
}

TEST_F(TheWayOfEntry, IsThePointsForOneHandWhereNobodyWatchedIt) {
  table_.start("hearts", kFour);
  table_.app.handle(SwitchForm{games::Form::kPoints});
  enter_points(table_);
  EXPECT_EQ(table_.table().form, games::Form::kTricks);
}

TEST_F(TheWayOfEntry, StaysThePointsWhenTheEveningGoesOnAndForItsPeople) {
  table_.start("hearts", kFour);
  choose_points_for_good(table_);
  enter_points(table_);
  go_on_with_tom();
  expect_points(table_);
  enter_points(table_);
  table_.start("tetka", kFour);
  table_.start("hearts", {"Anna", "Ben", "Cleo", "Tom"});
  expect_points(table_);
}

TEST_F(TheWayOfEntry, StaysThePointsAfterARestart) {
  {
    TableDriver first{scratch_ / "restarted.db"};
    first.start("hearts", kFour);
    choose_points_for_good(first);
    enter_points(first);
  }
  TableDriver second{scratch_ / "restarted.db"};
  expect_points(second);
  enter_points(second);
  expect_points(second);
}

TEST_F(TheWayOfEntry, IsNoLongerThePointsOnceAHandIsEnteredByWhatHappened) {
  table_.start("hearts", kFour);
  choose_points_for_good(table_);
  enter_points(table_);
  table_.app.handle(SwitchForm{games::Form::kTricks});
  EXPECT_FALSE(table_.table().only_points);
  enter_counts(table_);
  expect_counts(table_);
  table_.app.handle(SwitchForm{games::Form::kPoints});
  EXPECT_FALSE(table_.table().only_points) << "of this hand alone";
}

TEST_F(TheWayOfEntry, StaysWithEveryCardInTheNextHand) {
  table_.start("spades", kFour);
  table_.type("3333");
  table_.app.handle(TapShortcut{"every_card"});
  ASSERT_TRUE(asks_for_cards(table_));
  for (const char* trick : {"2c3c4c5c", "6c7c8c9c"}) table_.type(trick);
  table_.app.handle(TapShortcut{"the_rest"});
  table_.type("1");
  ASSERT_NE(table_.on<HandOverView>(), nullptr);
  table_.type("\n3333");
  EXPECT_TRUE(asks_for_cards(table_));
}

TEST_F(TheWayOfEntry, IsThatOfTheSamePeopleAndTheSameGame) {
  table_.start("hearts", kFour);
  enter_counts(table_);
  table_.start("hearts", {"Eva", "Fritz", "Gran", "Hugo"});
  table_.type("oooo1oooo1");
  table_.start("tetka", kFour);
  EXPECT_EQ(table_.table().form, games::Form::kTricks);
  table_.start("hearts", {"Dad", "Cleo", "Anna", "Ben"});
  expect_counts(table_);
  table_.start("hearts", {"Eva", "Fritz", "Gran", "Hugo"});
  EXPECT_EQ(table_.table().form, games::Form::kTricks);
}

}  // namespace
}  // namespace nullo::app
