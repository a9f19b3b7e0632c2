// Several sessions that are open: which of them opens after a restart, and how the start page leads to each.
#include <gtest/gtest.h>

#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;
using Texts = std::vector<std::string>;

class SeveralOpenSessions : public ::testing::Test {
 protected:
  static std::string begin(TableDriver& table, const std::vector<std::string>& names) {
    table.start("hearts", names);
    return id_at_table(table);
  }
  static std::string id_at_table(const TableDriver& table) {
    std::string names;
    for (const auto& place : table.table().places) names += place.name;
    return names;
  }
  static void tap(TableDriver& table) { table.type("1"); }
  std::string id_of(const std::string& first) {
    store::Store store{database_, store::Store::Access::kRead};
    for (const store::Listed& listed : store.sessions()) {
      if (listed.players.front() == first) return listed.id;
    }
    return {};
  }
  void resume(TableDriver& table, const std::string& first) {
    table.app.handle(OpenPast{id_of(first)});
    table.app.handle(Resume{});
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(SeveralOpenSessions, OpenWhereTheLastTapFellAndNotAtTheNewestTable) {
  {
    TableDriver table{database_};
    begin(table, {"Anna", "Ben", "Cleo", "Dad"});
    tap(table);
    begin(table, {"Eva", "Fritz", "Gran", "Hugo"});
    tap(table);
    resume(table, "Anna");
    ASSERT_EQ(id_at_table(table), "AnnaBenCleoDad");
    tap(table);
  }
  {
    TableDriver table{database_};
    ASSERT_NE(table.on<TableView>(), nullptr);
    EXPECT_EQ(id_at_table(table), "AnnaBenCleoDad");
    resume(table, "Eva");
    table.app.handle(Undo{});  // is a tap, too
  }
  TableDriver table{database_};
  EXPECT_EQ(id_at_table(table), "EvaFritzGranHugo");
}

TEST_F(SeveralOpenSessions, AreAllReachedFromTheStartPageTheLastPlayedFirst) {
  TableDriver table{database_};
  begin(table, {"Anna", "Ben", "Cleo", "Dad"});
  begin(table, {"Eva", "Fritz", "Gran", "Hugo"});
  begin(table, {"Ida", "Jan", "Kim", "Leo"});
  table.app.handle(Go{Screen::kStart});
  const auto* start = table.on<StartView>();
  ASSERT_NE(start, nullptr);
  ASSERT_TRUE(start->open);
  EXPECT_EQ(start->open->players, "Ida, Jan, Kim, Leo");
  Texts others;
  for (const StartView::Banner& one : start->others) others.push_back(one.title + ": " + one.players);
  EXPECT_EQ(others, (Texts{"Hearts, hand 1: Eva, Fritz, Gran, Hugo", "Hearts, hand 1: Anna, Ben, Cleo, Dad"}));
  EXPECT_EQ(start->more, "");
  table.app.handle(ResumeOther{1});
  EXPECT_EQ(id_at_table(table), "AnnaBenCleoDad");
}

TEST_F(SeveralOpenSessions, AreOfferedWhenTheGameAtTheTableIsOver) {
  TableDriver table{database_};
  begin(table, {"Anna", "Ben", "Cleo", "Dad"});
  begin(table, {"Eva", "Fritz", "Gran", "Hugo"});
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  table.app.handle(Go{Screen::kStart});
  const auto* start = table.on<StartView>();
  ASSERT_TRUE(start->open) << "the first session is still open";
  EXPECT_EQ(start->open->players, "Anna, Ben, Cleo, Dad");
  EXPECT_FALSE(start->offers_example);
  table.app.handle(Accept{});
  ASSERT_NE(table.on<TableView>(), nullptr);
  EXPECT_EQ(id_at_table(table), "AnnaBenCleoDad");
}

TEST_F(SeveralOpenSessions, BeyondTheListAreFoundAmongThePastOnes) {
  TableDriver table{database_};
  for (const char* name : {"A", "B", "C", "D", "E", "F"}) begin(table, {name, "Ben", "Cleo", "Dad"});
  table.app.handle(Go{Screen::kStart});
  EXPECT_EQ(table.on<StartView>()->others.size(), 3U);
  EXPECT_NE(table.on<StartView>()->more, "");
  table.app.handle(Go{Screen::kPast});
  table.app.handle(Search{"open"});
  EXPECT_EQ(table.on<PastView>()->lines.size(), 6U);
}

}  // namespace
}  // namespace nullo::app
