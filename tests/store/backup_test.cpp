// Backups: the last ten are kept, each is whole or not there, and any can be restored.
#include "store/backup.h"

#include <array>
#include <csignal>
#include <functional>

#include <sys/stat.h>

#include "store/copy.h"
#include "store/files.h"
#include "store/restore.h"
#include "store_fixture.h"
#include "support/failing_reads.h"
#include "support/full_disk.h"
#include "support/importing.h"

namespace nullo::store {
namespace {

class ABackup : public StoreTest {
 protected:
  static std::vector<std::string> all_rows(const fs::path& path) {
    std::vector<std::string> all;
    for (const char* table :
         {"player", "session", "seat", "hand", "sitter", "posting", "setting", "log", "own_rules", "season"}) {
      for (const std::string& row : rows(path, fmt::format("SELECT * FROM {} ORDER BY 1, 2", table))) {
        all.push_back(fmt::format("{}: {}", table, row));
      }
    }
    return all;
  }
  [[nodiscard]] fs::path folder() const { return backup_folder(path_); }

  session::Session one_ = RandomSessions{1}.session(4);
  session::Session two_ = RandomSessions{2}.session(3);
};

TEST_F(ABackup, HasAllThatIsStoredInOneFileForItsOwnerOnly) {
  const mode_t umask_before = ::umask(0);
  Store store{path_, Access::kWrite};
  store.create(one_);
  const Backup made = store.back_up();
  ::umask(umask_before);
  EXPECT_EQ(names_in(folder()), std::vector<std::string>{made.file.filename().string()});
  EXPECT_EQ(fs::status(made.file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(fs::status(folder()).permissions(), fs::perms::owner_all);
  EXPECT_EQ(made.sessions, 1);
  EXPECT_EQ(made.bytes, fs::file_size(made.file));
  EXPECT_EQ(made.made_at.size(), std::string{"2026-11-21T18:30:00Z"}.size());
  EXPECT_EQ(all_rows(made.file), all_rows(path_));
  EXPECT_EQ(rows(made.file, "PRAGMA integrity_check"), std::vector<std::string>{"ok"});
  EXPECT_EQ(rows(made.file, "PRAGMA journal_mode"), std::vector<std::string>{"delete"}) << "one file is all of it";
}

TEST_F(ABackup, IsListedNewestFirstAndTenAreKept) {
  Store store{path_, Access::kWrite};
  std::vector<fs::path> made;
  RandomSessions random{9};
  for (int count = 0; count < 13; ++count) {
    store.create(random.session(0));
    made.push_back(store.back_up().file);
  }
  const std::vector<Backup> kept = store.backups();
  ASSERT_EQ(kept.size(), 10U);
  for (std::size_t i = 0; i < kept.size(); ++i) {
    EXPECT_EQ(kept[i].file, made[12 - i]);
    EXPECT_EQ(kept[i].sessions, 13 - static_cast<int>(i));
  }
  EXPECT_EQ(names_in(folder()).size(), 10U);
}

TEST_F(ABackup, OfATimeToComeIsNotTakenForTheNewestAndPushesNoneOut) {
  Store store{path_, Access::kWrite};
  store.create(one_);
  fs::rename(store.back_up().file, folder() / "nullo-20991121T183000.000Z.db");
  store.create(two_);
  const fs::path newest = store.back_up().file;
  EXPECT_EQ(newest_backup(store.backups())->file, newest);
  EXPECT_EQ(store.backups().back().file.filename(), "nullo-20991121T183000.000Z.db");
  for (std::size_t made = 1; made < kBackupsKept; ++made) {
    store.set_setting("key", std::to_string(made));
    store.back_up();
  }
  EXPECT_FALSE(fs::exists(folder() / "nullo-20991121T183000.000Z.db"));
  EXPECT_TRUE(fs::exists(newest));
  EXPECT_EQ(store.backups().size(), kBackupsKept);
}

TEST_F(ABackup, MadeAfterARestoreIsNewerThanAllThatWereReplaced) {
  Store store{path_, Access::kWrite};
  const fs::path old = store.back_up().file;
  for (int change = 0; change < 5; ++change) store.set_setting("key", std::to_string(change));
  store.back_up();
  store.restore(old);
  const fs::path made = store.back_up().file;
  EXPECT_EQ(newest_backup(store.backups())->file, made);
}

TEST_F(ABackup, OfAnOldVersionIsOrderedByItsLogWhateverItsName) {
  const std::string dump = bytes_of(fs::path{NULLO_SOURCE_DIR} / "tests" / "schema" / "012.sql");
  fs::create_directories(folder());
  const fs::path future = folder() / "nullo-20991121T183000.000Z.db";
  const fs::path later = folder() / "nullo-20261121T183000.000Z.db";
  sql(future, dump);
  sql(later, dump);
  sql(future, "DELETE FROM log WHERE rowid > (SELECT min(rowid) FROM log)");
  EXPECT_EQ(newest_backup(backups_of(path_))->file, later);
  fs::copy_file(later, path_);
  const fs::path made = Store{path_, Access::kWrite}.back_up().file;
  EXPECT_EQ(newest_backup(backups_of(path_))->file, made);
}

TEST_F(ABackup, JustMadeStaysEvenIfTheClockWasTurnedBack) {
  Store store{path_, Access::kWrite};
  const fs::path first = store.back_up().file;
  for (int day = 10; day < 20; ++day) {
    fs::copy_file(first, folder() / fmt::format("nullo-209911{}T183000.000Z.db", day));
  }
  const fs::path made = store.back_up().file;
  EXPECT_TRUE(fs::exists(made));
  EXPECT_FALSE(fs::exists(folder() / "nullo-20991110T183000.000Z.db"));
  EXPECT_EQ(store.backups().size(), 10U);
}

TEST_F(ABackup, LeavesOtherFilesAndOtherDatabasesBackupsAlone) {
  Store store{path_, Access::kWrite};
  Store other{scratch_ / "nullo-2.db", Access::kWrite};
  other.back_up();
  store.back_up();
  std::ofstream{folder() / "nullo-notes.db"} << "x";
  std::ofstream{folder() / "nullo-2026.db"} << "x";
  for (int count = 0; count < 12; ++count) store.back_up();
  EXPECT_EQ(store.backups().size(), 10U);
  EXPECT_EQ(other.backups().size(), 1U);
  EXPECT_EQ(names_in(folder()).size(), 13U);
}

TEST_F(ABackup, ThatCannotBeReadIsListedAsSuch) {
  Store store{path_, Access::kWrite};
  store.back_up();
  std::ofstream{folder() / "nullo-20991121T183000.000Z.db"} << "no database";
  const std::vector<Backup> listed = store.backups();
  ASSERT_EQ(listed.size(), 2U);
  EXPECT_EQ(listed[0].sessions, 0);
  EXPECT_EQ(listed[1].sessions, std::nullopt) << "nobody knows how new it is";
}

TEST_F(ABackup, IsNotMadeByWhoReadsAlong) {
  Store writer{path_, Access::kWrite};
  Store reader{path_, Access::kWriteIfFree};
  EXPECT_EQ(error_of([&] { reader.back_up(); })->kind(), Kind::kReadOnly);
  EXPECT_EQ(error_of([&] { reader.restore(path_); })->kind(), Kind::kReadOnly);
  EXPECT_FALSE(fs::exists(folder()));
}

TEST_F(ABackup, CutShortIsNotListedAndIsTidiedUpByTheNext) {
  Store store{path_, Access::kWrite};
  store.create(one_);
  const fs::path whole = store.back_up().file;
  for (const fs::path& where : {folder(), scratch_.folder()}) {
    const fs::path left = where / ".nullo-00000000-0000-4000-8000-000000000001";
    fs::create_directory(left);
    fs::permissions(left, fs::perms::owner_all);
    std::ofstream{left / "new"} << bytes_of(whole).substr(0, 10'000);
    std::ofstream{left / "new-journal"} << "x";
  }
  EXPECT_EQ(store.backups().size(), 1U);
  store.back_up();
  EXPECT_EQ(store.backups().size(), 2U);
  EXPECT_EQ(names_in(folder()).size(), 2U);
  for (const std::string& name : names_in(scratch_.folder())) EXPECT_FALSE(name.starts_with(".nullo-")) << name;
}

// ---- a copy in any folder

class ACopy : public ABackup {
 protected:
  ACopy() { store_.create(one_); }
  void expect_whole(const fs::path& copy) const {
    EXPECT_EQ(all_rows(copy), all_rows(path_));
    EXPECT_EQ(fs::symlink_status(copy).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  }

  Store store_{path_, Access::kWrite};
  fs::path copy_ = scratch_ / "copy.db";
};

TEST_F(ACopy, NeitherOpensNorFollowsNorDeletesWhatOthersPutBesideIt) {
  const fs::path part = copy_.string() + ".part";
  std::ofstream{scratch_ / "theirs"} << "theirs";
  const std::array<std::function<void()>, 3> ways{
      [&] { fs::create_hard_link(scratch_ / "theirs", part); },
      [&] { fs::create_symlink(scratch_ / "theirs", part); },
      [&] { EXPECT_EQ(::mkfifo(part.c_str(), 0666), 0); },
  };
  for (const auto& way : ways) {
    way();
    const fs::file_status before = fs::symlink_status(part);
    store_.copy_to(copy_);
    expect_whole(copy_);
    EXPECT_EQ(fs::symlink_status(part).type(), before.type());
    EXPECT_EQ(bytes_of(scratch_ / "theirs"), "theirs");
    fs::remove(part);
  }
}

TEST_F(ACopy, GoesIntoNoFileThatSomebodyElsePutInItsPlace) {
  SQLite::Database from{path_.string(), SQLite::OPEN_READONLY};
  Temporary copy;
  make_private(copy, copy_);
  fs::rename(copy.path(), scratch_ / "moved");
  std::ofstream{copy.path()} << "";
  const auto error = error_of([&] { copy_into(from, copy); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kMachine);
  EXPECT_EQ(bytes_of(copy.path()).find(one_.players[0]), std::string::npos);
  EXPECT_LE(fs::file_size(copy.path()), 4096U);
}

TEST_F(ACopy, IsOneWholeFileIfTwoAreMadeWithOneNameAtTheSameTime) {
  for (int pair = 0; pair < 20; ++pair) {
    std::array<pid_t, 2> children{};
    for (pid_t& child : children) {
      child = ::fork();
      if (child == 0) ::_exit(error_of([&] { Store{path_, Access::kRead}.copy_to(copy_); }) ? 1 : 0);
    }
    for (const pid_t child : children) {
      int status = 0;
      ::waitpid(child, &status, 0);
      EXPECT_EQ(status, 0);
    }
    expect_whole(copy_);
    fs::remove(copy_);
  }
  EXPECT_EQ(names_in(scratch_.folder()).size(), 4U) << "the database, its log, shared memory and lock";
}

TEST_F(ABackup, WhoseProcessIsKilledIsThereWholeOrNotAtAll) {
  {
    Store store{path_, Access::kWrite};
    RandomSessions random{3};
    std::vector<session::Session> many;
    many.reserve(60);
    for (int count = 0; count < 60; ++count) many.push_back(random.session(8));
    testing::import_all(store, many);
  }
  for (int microseconds = 500; microseconds < 60'000; microseconds += microseconds / 2) {
    const pid_t child = ::fork();
    if (child == 0) {
      try {
        Store store{path_, Access::kWrite};
        for (;;) store.back_up();
      } catch (...) {
        ::_exit(1);
      }
    }
    ::usleep(static_cast<useconds_t>(microseconds));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    for (const Backup& backup : backups_of(path_)) {
      EXPECT_EQ(backup.sessions, 60);
      EXPECT_EQ(rows(backup.file, "PRAGMA integrity_check"), std::vector<std::string>{"ok"});
    }
  }
  Store store{path_, Access::kWrite};
  store.back_up();
  for (const std::string& name : names_in(folder())) EXPECT_TRUE(name.ends_with(".db")) << name;
  EXPECT_EQ(store.sessions().size(), 60U);
}

TEST_F(ABackup, ThatIsMadeIsNotCalledMissingBecauseAnOldOneCannotBeDeleted) {
  Store store{path_, Access::kWrite};
  fs::create_directories(folder() / "nullo-20000101T000000.000Z.db");  // no file, so it cannot be deleted as one
  for (std::size_t made = 0; made <= kBackupsKept; ++made) EXPECT_FALSE(error_of([&] { store.back_up(); }));
  EXPECT_EQ(newest_backup(store.backups())->sessions, 0);
}

TEST_F(ABackup, GivesWayToNoOlderOneBecauseTheDiskFailedToReadItOnce) {
  {
    Store store{path_, Access::kWrite};
    store.back_up();
    store.create(one_);
    store.back_up();
  }
  for (int read = 1;; ++read) {
    const testing::FailingReads failing{read, testing::FailingReads::Last::kOnce};
    const std::vector<Backup> backups = backups_of(path_);
    if (!testing::FailingReads::has_failed()) {
      EXPECT_GT(read, 5);
      break;
    }
    EXPECT_EQ(newest_backup(backups)->sessions, 1) << "read " << read;
  }
}

TEST_F(ABackup, ForWhichThereIsNoRoomLeavesNothingAndSaysSo) {
  Store store{path_, Access::kWrite};
  store.create(one_);
  const Backup before = store.back_up();
  {
    const testing::FullDisk full{16384};
    const auto error = error_of([&] { store.back_up(); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind(), Kind::kMachine);
    for (const char* part : {"is full", "no backup was made"}) {
      EXPECT_NE(std::string{error->what()}.find(part), std::string::npos) << error->what();
    }
  }
  EXPECT_EQ(names_in(folder()), std::vector<std::string>{before.file.filename().string()});
  EXPECT_EQ(store.load(one_.id), one_);
}

TEST_F(ABackup, OfADamagedDatabasePushesNoGoodOneOut) {
  Store store{path_, Access::kWrite};
  store.create(one_);
  const fs::path good = store.back_up().file;
  testing::import_all(store, {two_});
  sql(path_, "PRAGMA wal_checkpoint(TRUNCATE)");
  {
    std::fstream file{path_, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp(4096 * number(path_, "SELECT rootpage - 1 FROM sqlite_schema WHERE name = 'posting'"));
    file << std::string(4096, '\xAA');
  }
  Store again = std::move(store);
  const auto error = error_of([&] { again.back_up(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kDamaged);
  EXPECT_EQ(names_in(folder()), std::vector<std::string>{good.filename().string()});
}

// ---- restoring

class Restoring : public ABackup {
 protected:
  // One session in the backup, and two in the database.
  void SetUp() override {
    Store store{path_, Access::kWrite};
    store.create(one_);
    backup_ = store.back_up().file;
    store.create(two_);
  }
  std::vector<fs::path> beside(const std::string& word) const {
    std::vector<fs::path> found;
    for (const std::string& name : names_in(scratch_.folder())) {
      if (name.find(word) != std::string::npos) found.push_back(scratch_ / name);
    }
    return found;
  }

  fs::path backup_;
};

TEST_F(Restoring, BringsBackWhatWasBackedUpAndSetsWhatWasThereAside) {
  const std::vector<std::string> backed_up = all_rows(backup_);
  const std::vector<std::string> before = all_rows(path_);
  Store store{path_, Access::kWrite};
  const fs::path aside = store.restore(backup_);
  EXPECT_EQ(store.sessions().size(), 1U);
  EXPECT_EQ(store.load(one_.id), one_);
  EXPECT_EQ(all_rows(path_), backed_up);
  EXPECT_EQ(aside, backups_of(path_).front().file) << "the way back is listed with the others";
  EXPECT_EQ(all_rows(aside), before);
  EXPECT_EQ(fs::status(aside).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  store.create(two_);
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
  store.restore(aside);
  EXPECT_EQ(store.sessions().size(), 2U);
}

TEST_F(Restoring, IsSeenByWhoReadsAlong) {
  Store store{path_, Access::kWrite};
  Store reader{path_, Access::kWriteIfFree};
  EXPECT_EQ(reader.sessions().size(), 2U);
  const std::int64_t version = reader.data_version();
  store.restore(backup_);
  EXPECT_NE(reader.data_version(), version);
  EXPECT_EQ(reader.sessions().size(), 1U);
}

TEST_F(Restoring, FromOutsideWorksWhereNobodyWritesAndIsRefusedWhereSomebodyDoes) {
  {
    Store writer{path_, Access::kWrite};
    const auto error = error_of([&] { restore(path_, backup_); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind(), Kind::kReadOnly);
    EXPECT_NE(std::string{error->what()}.find("nothing was restored"), std::string::npos);
    EXPECT_EQ(writer.sessions().size(), 2U);
  }
  EXPECT_EQ(beside("replaced").size(), 0U);
  restore(path_, backup_);
  EXPECT_EQ((Store{path_, Access::kRead}.sessions().size()), 1U);
  EXPECT_EQ(beside("replaced").size(), 1U);
  EXPECT_EQ(beside("restoring").size(), 0U);
}

TEST_F(Restoring, WorksWhereTheDatabaseIsGone) {
  fs::remove(path_);
  EXPECT_EQ(restore(path_, backup_), fs::path{});
  EXPECT_EQ((Store{path_, Access::kWrite}.load(one_.id)), one_);
}

TEST_F(Restoring, SetsADamagedDatabaseAsideUntouched) {
  std::ofstream{path_} << std::string(9000, 'x');
  const fs::path aside = restore(path_, backup_);
  EXPECT_EQ(beside("damaged"), std::vector<fs::path>{aside});
  EXPECT_EQ(bytes_of(aside), std::string(9000, 'x'));
  EXPECT_EQ((Store{path_, Access::kWrite}.load(one_.id)), one_);
}

TEST_F(Restoring, BringsAnOldBackupUpToDateAndLeavesItAsItIs) {
  const fs::path old = scratch_ / "old.db";
  sql(old, bytes_of(fs::path{NULLO_SOURCE_DIR} / "tests" / "schema" / "001.sql"));
  const std::string bytes = bytes_of(old);
  Store store{path_, Access::kWrite};
  store.restore(old);
  EXPECT_EQ(store.sessions().size(), 3U);
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
  EXPECT_EQ(bytes_of(old), bytes);
}

TEST_F(Restoring, TakesACopyWhoseLastTapsStandInItsLog) {
  const fs::path copy = scratch_ / "copy.db";
  {
    Store store{path_, Access::kWrite};
    store.set_setting("key", "in the log");
    fs::copy_file(path_, copy);
    fs::copy_file(path_.string() + "-wal", copy.string() + "-wal");
  }
  Store store{path_, Access::kWrite};
  store.restore(backup_);
  EXPECT_EQ(store.setting("key"), std::nullopt);
  store.restore(copy);
  EXPECT_EQ(store.setting("key"), "in the log");
}

TEST_F(Restoring, RefusesWhatIsNoSoundDatabaseOfOursAndChangesNothing) {
  const fs::path bad = scratch_ / "bad.db";
  std::ofstream{bad} << std::string(5000, 'x');
  const fs::path newer = scratch_ / "newer.db";
  fs::copy_file(backup_, newer);
  sql(newer, "PRAGMA user_version = 99; CREATE TABLE of_the_future (x)");
  const fs::path cut = scratch_ / "cut.db";
  fs::copy_file(backup_, cut);
  fs::resize_file(cut, 20480);
  const fs::path theirs = scratch_ / "theirs.db";
  sql(theirs, "PRAGMA application_id = 7; CREATE TABLE theirs (x)");
  std::ofstream{scratch_ / "empty.db"} << "";
  const std::vector<std::string> names = names_in(scratch_.folder());
  const std::vector<std::pair<fs::path, Kind>> cases{{bad, Kind::kNoDatabase},
                                                     {newer, Kind::kNewer},
                                                     {cut, Kind::kDamaged},
                                                     {theirs, Kind::kNoDatabase},
                                                     {path_, Kind::kNoDatabase},
                                                     {scratch_ / "empty.db", Kind::kNoDatabase},
                                                     {scratch_.folder(), Kind::kNoDatabase},
                                                     {scratch_ / "nowhere.db", Kind::kNoDatabase}};
  for (const auto& [file, kind] : cases) {
    SCOPED_TRACE(file);
    const auto error = error_of([&, &from = file] { restore(path_, from); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->kind(), kind) << error->what();
    EXPECT_NE(std::string{error->what()}.find(file.string()), std::string::npos) << error->what();
    EXPECT_EQ((Store{path_, Access::kRead}.sessions().size()), 2U);
  }
  fs::remove(path_.string() + "-shm");
  fs::remove(path_.string() + "-wal");
  EXPECT_EQ(names_in(scratch_.folder()), names);
}

TEST_F(Restoring, DoesNotTouchADatabaseOfANewerProgram) {
  sql(path_, "PRAGMA user_version = 99; CREATE TABLE of_the_future (x)");
  EXPECT_EQ(error_of([&] { restore(path_, backup_); })->kind(), Kind::kNewer);
  EXPECT_EQ(number(path_, "PRAGMA user_version"), 99);
}

TEST_F(Restoring, WithoutRoomLeavesAllAsItWas) {
  Store store{path_, Access::kWrite};
  {
    const testing::FullDisk full{32768};
    const auto error = error_of([&] { store.restore(backup_); });
    ASSERT_TRUE(error);
    EXPECT_NE(std::string{error->what()}.find("is full: nothing was restored"), std::string::npos) << error->what();
  }
  EXPECT_EQ(store.sessions().size(), 2U);
  EXPECT_EQ(beside("replaced").size() + beside("restoring").size(), 0U);
  store.restore(backup_);
  EXPECT_EQ(store.sessions().size(), 1U);
}

}  // namespace
}  // namespace nullo::store
