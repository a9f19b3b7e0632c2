// The program from its start: a database that is damaged, gone, locked, or locked later on.
#include "app/program.h"

#include <fstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "app/outdated.h"
#include "store/store.h"
#include "support/full_disk.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;
using testing::still_clock;
using testing::TableDriver;

class AProgram : public ::testing::Test {
 protected:
  // One session, stopped, so that there is a backup.
  void keep_a_session() {
    TableDriver table{path_};
    table.start_session();
    table.type("7c1");
    table.app.handle(StopPlaying{});
    table.app.handle(Accept{});
  }
  void damage() { std::ofstream{path_} << std::string(9000, 'x'); }
  [[nodiscard]] std::string bytes() const {
    std::ifstream file{path_, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
  }
  [[nodiscard]] int sessions() const { return store::Store{path_, store::Store::Access::kRead}.count_sessions(); }

  testing::Scratch scratch_;
  fs::path path_ = scratch_ / "nullo.db";
};

TEST_F(AProgram, ClosesAtOnceAtTheTableAndAsksWhileACorrectionIsNotKept) {
  {
    TableDriver table{path_};
    table.start_session();
    table.type(testing::kTetkaHand);
  }
  Program program{path_, still_clock()};
  EXPECT_FALSE(program.handle(Close{})) << "the table";
  program.handle(Go{Screen::kPast});
  program.handle(OpenPast{std::get<PastView>(program.view().screen).lines.front().id});
  program.handle(CorrectHand{0});
  EXPECT_FALSE(program.handle(Close{})) << "nothing is corrected yet";
  program.handle(TapTrick{0});
  program.handle(TapSeat{Seat{1}});
  ASSERT_TRUE(program.handle(Close{})) << "it asks first";
  ASSERT_TRUE(program.view().dialog);
  EXPECT_EQ(program.view().dialog->title, "Leave the hand as it was?");
  program.handle(Decline{});
  EXPECT_TRUE(std::holds_alternative<TableView>(program.view().screen)) << "the correction is still there";
  ASSERT_TRUE(program.handle(Close{}));
  EXPECT_FALSE(program.handle(Close{})) << "closed a second time: it is meant";
}

// Another program's transaction.
class Lock {
 public:
  explicit Lock(const fs::path& path) : other_{path.string(), SQLite::OPEN_READWRITE} {
    other_.exec("BEGIN IMMEDIATE");
  }
  void let_go() { other_.exec("ROLLBACK"); }

 private:
  SQLite::Database other_;
};

TEST_F(AProgram, IsTheAppAtOnceWhereNothingIsWrong) {
  Program program{path_, still_clock()};
  EXPECT_TRUE(program.is_open());
  EXPECT_FALSE(program.view().dialog);
  EXPECT_EQ(program.poll_after(), 0);
}

TEST_F(AProgram, AsksBeforeADamagedDatabaseIsReplaced) {
  keep_a_session();
  damage();
  const std::string before = bytes();
  {
    Program program{path_, still_clock()};
    EXPECT_FALSE(program.is_open());
    ASSERT_TRUE(program.view().dialog);
    EXPECT_EQ(program.view().dialog->title, "The data are damaged");
    EXPECT_NE(program.view().dialog->text.find("The newest backup was made"), std::string::npos);
    EXPECT_EQ(bytes(), before) << "nothing is done unasked";
    EXPECT_FALSE(program.handle(Decline{})) << "the window closes";
  }
  EXPECT_EQ(bytes(), before);
  Program program{path_, still_clock()};
  EXPECT_TRUE(program.handle(Accept{}));
  EXPECT_TRUE(program.is_open());
  ASSERT_TRUE(program.view().dialog) << "it says what was done";
  EXPECT_NE(program.view().dialog->text.find("1 session was rescued."), std::string::npos)
      << program.view().dialog->text;
  EXPECT_EQ(sessions(), 1);
}

TEST_F(AProgram, OffersTheNewestBackupWhereTheDatabaseIsGone) {
  keep_a_session();
  fs::remove(path_);
  Program program{path_, still_clock()};
  ASSERT_TRUE(program.view().dialog);
  EXPECT_EQ(program.view().dialog->title, "The data are gone");
  EXPECT_TRUE(program.handle(Accept{}));
  EXPECT_TRUE(program.is_open());
  EXPECT_EQ(sessions(), 1);
}

TEST_F(AProgram, PutsTheDataBackWhenTheirFileIsGoneWhileItRuns) {
  keep_a_session();
  for (const bool replaced : {false, true}) {
    Program program{path_, still_clock()};
    fs::remove(path_);
    if (replaced) std::ofstream{path_} << "{}";
    program.handle(SetLook{});
    ASSERT_TRUE(program.view().dialog);
    EXPECT_EQ(program.view().dialog->title, "The file with the data was moved or changed");
    EXPECT_NE(program.view().dialog->text.find("the setting is not recorded"), std::string::npos)
        << program.view().dialog->text;
    EXPECT_TRUE(program.handle(Accept{}));
    EXPECT_TRUE(program.is_open()) << program.failure();
    EXPECT_FALSE(program.view().dialog) << "it goes on";
    program.handle(SetLook{});
    EXPECT_EQ(program.view().trouble, "");
    EXPECT_EQ(sessions(), 1);
  }
}

TEST_F(AProgram, GoesOnWithAFileThatSomebodyBroughtBack) {
  keep_a_session();
  Program program{path_, still_clock()};
  fs::rename(path_, scratch_ / "elsewhere.db");
  program.handle(SetLook{});
  ASSERT_TRUE(program.view().dialog);
  fs::rename(scratch_ / "elsewhere.db", path_);
  EXPECT_TRUE(program.handle(Decline{}));
  EXPECT_FALSE(program.view().dialog);
  program.handle(SetLook{});
  EXPECT_EQ(program.view().trouble, "");
}

TEST_F(AProgram, SaysHowToBringBackAFileOfWhichOnlyTheLogIsLeft) {
  keep_a_session();
  fs::remove_all(scratch_ / "backups");
  fs::remove(path_);
  std::ofstream{path_.string() + "-wal"} << std::string(5000, 'x');
  {
    Program program{path_, still_clock()};
    ASSERT_TRUE(program.view().dialog);
    EXPECT_EQ(program.view().dialog->title, "The data are gone");
    EXPECT_NE(program.view().dialog->text.find("Bring the file back beside it."), std::string::npos)
        << program.view().dialog->text;
    EXPECT_FALSE(program.handle(Decline{}));
  }
  EXPECT_FALSE(fs::exists(path_));
  Program program{path_, still_clock()};
  EXPECT_TRUE(program.handle(Accept{}));
  EXPECT_TRUE(program.is_open());
}

TEST_F(AProgram, AsksWhenDamageIsFoundWhileItRuns) {
  keep_a_session();
  Program program{path_, still_clock()};
  {
    SQLite::Database other{path_.string(), SQLite::OPEN_READWRITE};
    other.exec("PRAGMA ignore_check_constraints = ON; UPDATE seat SET seat = 17 WHERE seat = 3");
  }
  program.handle(Go{Screen::kPast});
  ASSERT_TRUE(program.view().dialog);
  EXPECT_EQ(program.view().dialog->title, "The data are damaged");
  EXPECT_TRUE(program.handle(Decline{})) << "it may go on without";
  EXPECT_FALSE(program.view().dialog);
  program.handle(Go{Screen::kPast});
  ASSERT_TRUE(program.view().dialog);
  EXPECT_TRUE(program.handle(Accept{}));
  EXPECT_TRUE(program.is_open());
}

TEST_F(AProgram, OpensByItselfWhenAnotherProgramLetsGo) {
  keep_a_session();
  auto other = std::make_unique<SQLite::Database>(path_.string(), SQLite::OPEN_READWRITE);
  other->exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  Program program{path_, still_clock()};
  EXPECT_FALSE(program.is_open());
  ASSERT_TRUE(program.view().dialog);
  EXPECT_EQ(program.view().dialog->title, "The data are in use");
  EXPECT_EQ(program.view().dialog->text.find("permission"), std::string::npos);
  EXPECT_GT(program.poll_after(), 0);
  program.poll();
  EXPECT_FALSE(program.is_open());
  other.reset();
  EXPECT_TRUE(program.poll());
  EXPECT_TRUE(program.is_open());
  EXPECT_FALSE(program.view().dialog);
}

TEST_F(AProgram, KeepsTheTapThatALockIsInTheWayOfAndTakesNoOther) {
  TableDriver table{path_};
  table.start_session();
  table.type("7c");
  Lock lock{path_};
  table.type("3");
  EXPECT_EQ(table.table().strip[0].winner, "") << "it is not stored";
  EXPECT_NE(table.app.view().trouble.find("Not stored yet: another program keeps"), std::string::npos);
  EXPECT_GT(table.app.poll_after(), 0);
  table.type("124");
  table.app.handle(Dismiss{});
  EXPECT_FALSE(table.app.poll());
  EXPECT_NE(table.app.view().trouble.find("Not stored yet"), std::string::npos) << "it is still said";
  lock.let_go();
  EXPECT_TRUE(table.app.poll());
  EXPECT_EQ(table.table().strip[0].winner, "Clara");
  EXPECT_EQ(table.table().strip[1].winner, "") << "what was typed meanwhile was meant for something else";
  EXPECT_EQ(table.app.view().trouble, "");
  EXPECT_EQ(table.app.poll_after(), 0);
  table.type("4");
  EXPECT_EQ(table.table().strip[1].winner, "Dmitri");
}

// The hand is complete, so that the next Enter would record it.
TEST_F(AProgram, ShowsTheTableAsItIsWhenStoppingFailedForAFullDisk) {
  TableDriver table{path_};
  table.start_session();
  table.type("7c2h1b33s342c3d13442");
  ASSERT_NE(table.on<HandOverView>(), nullptr);
  table.app.handle(StopPlaying{});
  ASSERT_TRUE(table.app.view().dialog);
  {
    const testing::FullDisk full{4096};
    table.app.handle(Accept{});
  }
  EXPECT_NE(table.app.view().trouble, "");
  EXPECT_FALSE(table.app.view().dialog) << "the question is gone, and so it is not shown";
  EXPECT_NE(table.on<HandOverView>(), nullptr);
}

TEST(ProgramOpening, DataThatTakeLongToBringUpToDateAreSpokenOf) {
  EXPECT_EQ(outdated_text(85'861),
            "One moment: Nullo updates your data for this version and scores 85,861 hands again. "
            "That takes about 9 seconds.");
}

TEST(ProgramOpening, AMomentIsNotSpokenOf) {
  EXPECT_EQ(outdated_text(0), "");
  EXPECT_EQ(outdated_text(500), "");
}

}  // namespace
}  // namespace nullo::app
