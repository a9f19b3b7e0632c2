// What could not be read again is not recorded, and what cannot be read blocks nothing else.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "app/program.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using testing::TableDriver;

class WhatCannotBeReadAgain : public ::testing::Test {
 protected:
  static void start_rich(TableDriver& table) {
    table.app.handle(Go{Screen::kNewSession});
    table.app.handle(ChooseGame{"kabu"});
    table.app.handle(SetOption{"chips", 1});
    table.app.handle(SetOption{"starting_chips", 1'000'000});
    table.app.handle(SetPlayers{3});
    int seat = 0;
    for (const char* name : {"Anna", "Boris", "Clara"}) table.app.handle(SetName{Seat{seat++}, name});
    table.app.handle(Accept{});
    ASSERT_NE(table.on<TableView>(), nullptr);
  }
  // As a version did that did not look.
  void begin_beyond_the_most() {
    SQLite::Database connection{database_.string(), SQLite::OPEN_READWRITE};
    connection.exec("UPDATE session SET opening = '[1000009,999995,999996]'");
  }

  testing::Scratch scratch_;
  std::filesystem::path database_ = scratch_ / "nullo.db";
};

TEST_F(WhatCannotBeReadAgain, GoingOnWithMoreThanASessionBeginsWithIsRefusedOnThePage) {
  TableDriver table{database_};
  start_rich(table);
  table.type("479\n\n");
  table.app.handle(GoOnWithOthers{});
  const auto* page = table.on<NewSessionView>();
  ASSERT_NE(page, nullptr);
  EXPECT_FALSE(page->can_start);
  EXPECT_NE(page->why_not.find("would begin with 1,000,0"), std::string::npos) << page->why_not;
  EXPECT_NE(page->why_not.find("1,000,000 is the most"), std::string::npos) << page->why_not;
  table.app.handle(Accept{});
  TableDriver later{database_};
  EXPECT_NE(later.on<TableView>(), nullptr) << "the session is open as before";
}

TEST_F(WhatCannotBeReadAgain, ALongNoteOfAnAdjustmentIsRefused) {
  TableDriver table{database_};
  start_rich(table);
  table.app.handle(Adjust{Seat{0}, Seat{1}, 5, std::string(2'001, 'n')});
  EXPECT_EQ(table.table().problem, "A note has at most 2000 characters: this one has 2001.");
}

TEST_F(WhatCannotBeReadAgain, AnOpenSessionThatCannotBeReadIsSetApartAndAllElseWorks) {
  {
    TableDriver table{database_};
    start_rich(table);
  }
  begin_beyond_the_most();
  Program program{database_, Clock{}};
  ASSERT_TRUE(program.is_open()) << program.failure();
  const auto* start = std::get_if<StartView>(&program.view().screen);
  ASSERT_NE(start, nullptr);
  EXPECT_FALSE(start->open);
  EXPECT_NE(start->apart.find("Kabu of 2026-11-21"), std::string::npos) << start->apart;
  EXPECT_NE(start->apart.find("Anna, Boris, Clara"), std::string::npos) << start->apart;
  program.handle(Go{Screen::kPast});
  const auto& past = std::get<PastView>(program.view().screen);
  ASSERT_EQ(past.lines.size(), 1U);
  const std::string id = past.lines.front().id;
  EXPECT_EQ(past.lines.front().outcome, "cannot be read");
  program.handle(OpenPast{id});
  EXPECT_FALSE(program.view().dialog) << "nothing else is damaged";
  EXPECT_NE(program.view().trouble.find("cannot be read: /opening/0"), std::string::npos) << program.view().trouble;
  program.handle(Go{Screen::kNewSession});
  int seat = 0;
  for (const char* name : {"Dora", "Emil", "Fanny", "Gina"}) program.handle(SetName{Seat{seat++}, name});
  program.handle(Accept{});
  EXPECT_TRUE(std::holds_alternative<TableView>(program.view().screen)) << program.view().trouble;
}

// The session is stored as ended while the window still has it open, as after an act that failed half-way.
TEST_F(WhatCannotBeReadAgain, AfterAFailedActTheTableIsAsItIsStored) {
  TableDriver table{database_};
  start_rich(table);
  {
    SQLite::Database connection{database_.string(), SQLite::OPEN_READWRITE};
    connection.exec("UPDATE session SET note = 'as stored'");
    connection.exec("CREATE TRIGGER refuses BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no'); END");
  }
  table.type("4");
  EXPECT_FALSE(table.app.view().trouble.empty());
  {
    SQLite::Database connection{database_.string(), SQLite::OPEN_READWRITE};
    connection.exec("DROP TRIGGER refuses");
  }
  table.app.handle(NoteHand{"a note"});
  EXPECT_EQ(table.app.view().trouble, "");
  table.app.handle(StopPlaying{});
  table.app.handle(Accept{});
  store::Store store{database_, store::Store::Access::kRead};
  EXPECT_EQ(store.load(store.newest_session().value())->note, "as stored") << "the window's old copy came back";
}

}  // namespace
}  // namespace nullo::app
