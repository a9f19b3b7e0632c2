// The way in which a table enters its hands belongs to its people and their game.
#include <gtest/gtest.h>

#include "app/new_session/intents.h"
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
  static bool asks_for_cards(const TableDriver& table) {
    return table.table().question.wants == games::Question::Wants::kCard;
  }

  testing::Scratch scratch_;
  TableDriver table_{scratch_ / "nullo.db"};
};

TEST_F(TheWayOfEntry, StaysWhenTheEveningGoesOnWithOtherPeople) {
  table_.start("hearts", kFour);
  enter_counts(table_);
  table_.app.handle(GoOnWithOthers{});
  table_.app.handle(SetName{Seat{3}, "Tom"});
  table_.app.handle(Accept{});
  expect_counts(table_);
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
