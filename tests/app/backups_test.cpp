// Backups as the window makes and restores them.
#include <fstream>

#include <gtest/gtest.h>

#include "app/app.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

namespace fs = std::filesystem;
using testing::TableDriver;

class BackupsInTheWindow : public ::testing::Test {
 protected:
  static void stop(TableDriver& table) {
    table.app.handle(StopPlaying{});
    table.app.handle(Accept{});
  }
  static const SettingsView& settings(TableDriver& table) {
    if (table.on<SettingsView>() == nullptr) table.app.handle(Go{Screen::kSettings});
    return *table.on<SettingsView>();
  }
  [[nodiscard]] std::vector<store::Backup> backups() const { return store::backups_of(path_); }

  testing::Scratch scratch_;
  fs::path path_ = scratch_ / "nullo.db";
};

TEST_F(BackupsInTheWindow, StoppingASessionMakesOne) {
  TableDriver table{path_};
  table.start_session();
  table.type("7c1");
  EXPECT_EQ(backups().size(), 0U);
  stop(table);
  ASSERT_EQ(backups().size(), 1U);
  EXPECT_EQ(backups().front().sessions, 1);
  EXPECT_EQ(table.app.view().trouble, "");
  store::Store copy{backups().front().file, store::Store::Access::kRead};
  EXPECT_NE(copy.sessions().front().ended_at, "") << "the end is in it";
}

TEST_F(BackupsInTheWindow, TheEndOfAGameMakesOne) {
  TableDriver table{path_};
  table.start_session();
  for (int hand = 0; hand < 4; ++hand) {
    EXPECT_EQ(backups().size(), 0U);
    table.type("7c2h1b33s342c3d13442\n");
  }
  ASSERT_NE(table.on<GameOverView>(), nullptr);
  EXPECT_EQ(backups().size(), 1U);
}

TEST_F(BackupsInTheWindow, WithoutRoomForOneItSaysSoAndPlayGoesOn) {
  TableDriver table{path_};
  table.start_session();
  std::ofstream{scratch_ / "backups"} << "a file where the folder should be";
  stop(table);
  EXPECT_NE(table.on<GameOverView>(), nullptr);
  EXPECT_NE(table.app.view().trouble.find("The session is recorded, but it could not be backed up."), std::string::npos)
      << table.app.view().trouble;
  table.app.handle(Go{Screen::kStart});
  EXPECT_EQ(table.app.view().trouble, "");
  table.start_session();
  EXPECT_NE(table.on<TableView>(), nullptr);
}

TEST_F(BackupsInTheWindow, SettingsListThemAndMakeOneNow) {
  TableDriver table{path_};
  EXPECT_TRUE(settings(table).backups.empty());
  EXPECT_EQ(settings(table).backup_place, (scratch_ / "backups").string());
  table.app.handle(BackUpNow{});
  ASSERT_EQ(settings(table).backups.size(), 1U);
  EXPECT_EQ(settings(table).backups.front().what.substr(0, 12), "0 sessions, ");
  EXPECT_EQ(settings(table).backup_note,
            "Backed up to " + (scratch_ / "backups" / settings(table).backups.front().id).string());
  table.app.handle(Go{Screen::kStart});
  EXPECT_EQ(settings(table).backup_note, "");
}

TEST_F(BackupsInTheWindow, OneIsRestoredOnceThatHasBeenConfirmed) {
  TableDriver table{path_};
  table.start_session();
  table.type("7c1");
  settings(table);
  table.app.handle(BackUpNow{});
  table.app.handle(Go{Screen::kTable});
  table.type("2");
  stop(table);
  const std::string id = settings(table).backups.back().id;
  table.app.handle(RestoreBackup{id});
  ASSERT_TRUE(table.app.view().dialog);
  table.app.handle(Decline{});
  EXPECT_EQ(settings(table).backup_note, "");
  table.app.handle(RestoreBackup{id});
  table.app.handle(Accept{});
  EXPECT_FALSE(table.app.view().dialog);
  EXPECT_NE(settings(table).backup_note.find("is restored. What was there before is the newest backup below."),
            std::string::npos);
  EXPECT_TRUE(settings(table).backups.front().what.ends_with(" kB, before restoring"))
      << settings(table).backups[0].what;
  EXPECT_TRUE(settings(table).backups.back().what.ends_with(" kB")) << settings(table).backups.back().what;
  table.app.handle(Go{Screen::kTable});
  ASSERT_NE(table.on<TableView>(), nullptr) << "the session is open again";
  EXPECT_EQ(table.table().strip[0].winner, "Anna");
  EXPECT_EQ(table.table().strip[1].winner, "");
  table.type("3");
  EXPECT_EQ(table.table().strip[1].winner, "Clara");
}

TEST_F(BackupsInTheWindow, RestoringHasAWayBackAndLeavesTheLookAsItIs) {
  TableDriver table{path_};
  settings(table);
  table.app.handle(BackUpNow{});
  table.start_session();
  stop(table);
  Look light = settings(table).look;
  light.dark = false;
  light.percent = 125;
  table.app.handle(SetLook{light});
  table.app.handle(RestoreBackup{settings(table).backups.back().id});
  ASSERT_TRUE(table.app.view().dialog);
  EXPECT_NE(table.app.view().dialog->text.find("holds 0 sessions; now there is 1."), std::string::npos)
      << table.app.view().dialog->text;
  table.app.handle(Accept{});
  EXPECT_FALSE(settings(table).look.dark);
  EXPECT_EQ(settings(table).look.percent, 125);
  EXPECT_TRUE(settings(table).data_size.ends_with(", 0 sessions")) << settings(table).data_size;
  EXPECT_TRUE(settings(table).backups.front().what.starts_with("1 session, "));
  table.app.handle(RestoreBackup{settings(table).backups.front().id});
  table.app.handle(Accept{});
  EXPECT_TRUE(settings(table).data_size.ends_with(", 1 session")) << settings(table).data_size;
}

TEST_F(BackupsInTheWindow, RestoringChoosesNoLanguageAndTakesNoneAway) {
  const auto chosen = [this] { return store::Store{path_, store::Store::Access::kRead}.setting("language"); };
  TableDriver table{path_};
  settings(table);
  table.app.handle(BackUpNow{});
  table.app.handle(RestoreBackup{settings(table).backups.back().id});
  table.app.handle(Accept{});
  EXPECT_EQ(chosen(), std::nullopt) << "the system's goes on to be spoken";
  table.app.handle(SetLanguage{"en"});
  table.app.handle(RestoreBackup{settings(table).backups.back().id});  // of the time before that
  table.app.handle(Accept{});
  EXPECT_EQ(chosen(), "en");
}

TEST_F(BackupsInTheWindow, TheOldestOfTenIsRestoredThoughItsPlaceIsNeeded) {
  TableDriver table{path_};
  settings(table);
  table.app.handle(BackUpNow{});
  table.start_session();
  stop(table);
  settings(table);
  while (settings(table).backups.size() < store::kBackupsKept) table.app.handle(BackUpNow{});
  table.app.handle(RestoreBackup{settings(table).backups.back().id});
  table.app.handle(Accept{});
  EXPECT_EQ(table.app.view().trouble, "");
  EXPECT_TRUE(settings(table).data_size.ends_with(", 0 sessions")) << settings(table).data_size;
  EXPECT_EQ(settings(table).backups.size(), store::kBackupsKept);
}

TEST_F(BackupsInTheWindow, WhoReadsAlongCanDoNeither) {
  TableDriver writer{path_};
  settings(writer);
  writer.app.handle(BackUpNow{});
  TableDriver along{path_};
  EXPECT_FALSE(settings(along).can_back_up);
  ASSERT_EQ(settings(along).backups.size(), 1U);
  EXPECT_FALSE(settings(along).backups.front().can_restore);
  along.app.handle(BackUpNow{});
  along.app.handle(RestoreBackup{settings(along).backups.front().id});
  EXPECT_FALSE(along.app.view().dialog);
  EXPECT_EQ(backups().size(), 1U);
}

}  // namespace
}  // namespace nullo::app
