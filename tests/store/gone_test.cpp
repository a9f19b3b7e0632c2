// The file of the database is moved, removed or replaced while it is open, or before a start.
#include "store/gone.h"

#include <chrono>
#include <functional>

#include "store/belongings.h"
#include "store/rescue.h"
#include "store/restore.h"
#include "store_fixture.h"

namespace nullo::store {
namespace {

class AFileThatIsGone : public StoreTest {
 protected:
  // What people, or other programs, do to the file while it is open.
  struct Way {
    const char* name;
    std::function<void()> happens;
  };
  [[nodiscard]] std::vector<Way> ways() const {
    return {{"removed", [this] { fs::remove(path_); }},
            {"moved", [this] { fs::rename(path_, scratch_ / "elsewhere.db"); }},
            {"replaced by another file",
             [this] {
               std::ofstream{scratch_ / "other"} << "{}";
               fs::rename(scratch_ / "other", path_);
             }},
            {"without its log", [this] { fs::remove(path_.string() + "-wal"); }},
            {"with its folder", [this] { fs::rename(path_.parent_path(), scratch_ / "elsewhere"); }}};
  }
  void begin_anew() {
    for (const auto& entry : fs::directory_iterator{scratch_.folder()}) fs::remove_all(entry.path());
  }
  static void expect_both(const fs::path& path, const session::Session& one, const session::Session& two) {
    Store store{path, Access::kWrite};
    EXPECT_EQ(store.load(one.id), one);
    EXPECT_EQ(store.load(two.id), two);
    EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
  }

  AFileThatIsGone() { path_ = scratch_ / "data" / "nullo.db"; }

  session::Session one_ = RandomSessions{1}.session(3);
  session::Session two_ = RandomSessions{2}.session(2);
};

TEST_F(AFileThatIsGone, TakesNoTapAndEverythingBeforeItIsSavedAndCanBePutBack) {
  for (const Way& way : ways()) {
    SCOPED_TRACE(way.name);
    begin_anew();
    fs::path saved;
    {
      Store store{path_, Access::kWriteIfFree};
      store.create(one_);
      store.create(two_);
      way.happens();
      for (int time = 0; time < 2; ++time) {
        try {
          store.set_setting("key", "lost");
          ADD_FAILURE() << "it was stored";
        } catch (const FileGone& gone) {
          EXPECT_NE(std::string{gone.what()}.find("was moved, removed or replaced while Nullo had it open: the setting "
                                                  "is not recorded. All that was stored before is saved as " +
                                                  gone.saved().string()),
                    std::string::npos)
              << gone.what();
          EXPECT_TRUE(saved.empty() || saved == gone.saved()) << "it is saved once";
          saved = gone.saved();
        }
      }
      EXPECT_TRUE(error_of([&] { (void)store.rename_person(one_.players[0], "Zoë"); }));
      EXPECT_TRUE(error_of([&] { store.restore(saved); }));
    }
    restore(path_, saved);
    expect_both(path_, one_, two_);
  }
}

TEST_F(AFileThatIsGone, TakesTapsAgainOnceItIsBack) {
  Store store{path_, Access::kWrite};
  store.create(one_);
  fs::rename(path_, scratch_ / "elsewhere.db");
  EXPECT_TRUE(error_of([&] { store.create(two_); }));
  fs::rename(scratch_ / "elsewhere.db", path_);
  store.create(two_);
  EXPECT_EQ(number(path_, "SELECT count(*) FROM session"), 2);
}

TEST_F(AFileThatIsGone, IsSavedAtTheEndEvenIfNobodyTapped) {
  {
    Store store{path_, Access::kWrite};
    store.create(one_);
    store.create(two_);
    fs::remove(path_);
  }
  const std::vector<Backup> backups = backups_of(path_);
  ASSERT_EQ(backups.size(), 1U);
  EXPECT_EQ(backups[0].sessions, 2);
}

TEST_F(AFileThatIsGone, IsLeftAloneByAWindowThatOnlyReads) {
  Store writer{path_, Access::kWrite};
  {
    Store reader{path_, Access::kWriteIfFree};
    fs::rename(path_, scratch_ / "elsewhere.db");
  }
  EXPECT_TRUE(backups_of(path_).empty());
  fs::rename(scratch_ / "elsewhere.db", path_);
}

// ---- overwritten: the same file, with another content

class AFileThatIsOverwritten : public AFileThatIsGone {
 protected:
  // In place, as `cat other > nullo.db` does.
  void overwrite(const std::string& bytes) const { std::ofstream{path_, std::ios::binary | std::ios::trunc} << bytes; }

  struct Content {
    const char* name;
    std::string bytes;
  };
  // The last of them is the database itself as it was before the second session.
  std::vector<Content> contents() {
    const fs::path other = scratch_ / "other.db";
    {
      Store store{other, Access::kWrite};
      store.create(RandomSessions{3}.session(4));
    }
    const fs::path earlier = scratch_ / "earlier.db";
    {
      Store store{earlier, Access::kWrite};
      store.create(one_);
    }
    return {{"nothing", ""},
            {"text", std::string(50'000, '{')},
            {"another database", bytes_of(other)},
            {"its own of an earlier day", bytes_of(earlier)}};
  }
  [[nodiscard]] std::vector<fs::path> logs_aside() const {
    std::vector<fs::path> found;
    for (const std::string& name : names_in(path_.parent_path())) {
      if (name.starts_with("nullo.db.damaged-") && name.ends_with("-wal")) found.push_back(path_.parent_path() / name);
    }
    return found;
  }
};

TEST_F(AFileThatIsOverwritten, TakesNoTapAndWhatWasStoredIsSavedAndCanBePutBack) {
  const std::vector<Content> all = contents();
  for (const Content& content : all) {
    SCOPED_TRACE(content.name);
    fs::remove_all(path_.parent_path());
    fs::create_directories(path_.parent_path());
    if (&content == &all.back()) fs::copy_file(scratch_ / "earlier.db", path_);
    fs::path saved;
    {
      Store store{path_, Access::kWriteIfFree};
      if (&content != &all.back()) store.create(one_);
      store.create(two_);
      store.all_or_none([] {});  // copies the log into the file
      for (int time = 0; time < 2; ++time) {
        overwrite(time == 0 ? content.bytes : bytes_of(saved));  // its pages lie elsewhere than in memory
        try {
          store.set_setting("key", "lost");
          ADD_FAILURE() << "it was stored";
        } catch (const FileGone& gone) {
          saved = gone.saved();
          EXPECT_NE(std::string{gone.what()}.find("was overwritten by another program while Nullo had it open: the "
                                                  "setting is not recorded. What Nullo still had of it is saved as " +
                                                  saved.string() + ". 2 sessions were rescued."),
                    std::string::npos)
              << gone.what();
        }
      }
    }
    EXPECT_EQ(bytes_of(path_), bytes_of(saved)) << "it belongs to somebody else";
    EXPECT_FALSE(fs::exists(path_.string() + "-wal"));
    EXPECT_EQ(logs_aside().size(), 1U);
    restore(path_, saved);
    expect_both(path_, one_, two_);
  }
}

TEST_F(AFileThatIsOverwritten, IsSavedAtTheEndEvenIfNobodyTapped) {
  {
    Store store{path_, Access::kWrite};
    store.create(one_);
    store.create(two_);
    overwrite("{}");
  }
  EXPECT_EQ(bytes_of(path_), "{}");
  const std::vector<Backup> backups = backups_of(path_);
  ASSERT_EQ(backups.size(), 1U);
  EXPECT_EQ(backups[0].sessions, 2);
}

TEST_F(AFileThatIsOverwritten, HasWhatIsNotInMemoryFromTheBackupsAndNamesTheRest) {
  fs::path saved;
  {
    Store store{path_, Access::kWrite};
    store.create(one_);
    store.back_up();
    store.create(two_);
    store.all_or_none([] {});
    store.forget_pages();
    overwrite(std::string(50'000, '{'));
    try {
      store.set_setting("key", "lost");
      ADD_FAILURE() << "it was stored";
    } catch (const FileGone& gone) {
      saved = gone.saved();
      const std::string said = gone.what();
      EXPECT_NE(said.find("1 session was rescued."), std::string::npos) << said;
      EXPECT_NE(said.find("1 session could not be read: "), std::string::npos) << said;
      EXPECT_NE(said.find(two_.id.substr(0, 8)), std::string::npos) << said;
    }
  }
  restore(path_, saved);
  EXPECT_EQ((Store{path_, Access::kWrite}.load(one_.id)), one_);
}

TEST_F(AFileThatIsOverwritten, IsNotOneThatWasTouchedOrIntoWhichAnotherProgramCopiedTheLog) {
  Store store{path_, Access::kWrite};
  store.create(one_);
  fs::last_write_time(path_, fs::last_write_time(path_) + std::chrono::hours{1});
  store.set_setting("key", "one");
  sql(path_, "PRAGMA wal_checkpoint(TRUNCATE)");
  store.set_setting("key", "two");
  sql(path_, "PRAGMA wal_checkpoint(PASSIVE)");
  store.create(two_);
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

TEST_F(AFileThatIsOverwritten, IsFoundThroughALongLogThatSqliteWouldHaveCopied) {
  Store store{path_, Access::kWrite};
  store.create(one_);
  for (int time = 0; time < 600; ++time) store.set_setting("key", std::string(10'000, 'x') + std::to_string(time));
  EXPECT_LT(fs::file_size(path_.string() + "-wal"), 1'500U * 4'096U) << "it is copied once it is long";
  overwrite("{}");
  EXPECT_TRUE(error_of([&] { store.create(two_); }));
}

// ---- a window that reads along

class AWindowThatReadsAlong : public AFileThatIsOverwritten {
 protected:
  void SetUp() override {
    {
      Store other{scratch_ / "another.db", Access::kWrite};
      other.create(two_);
    }
    writer_.create(one_);
    reader_.emplace(path_, Access::kWriteIfFree);
    version_ = reader_->data_version();
  }

  Store writer_{path_, Access::kWrite};
  std::optional<Store> reader_;
  std::int64_t version_ = 0;
};

TEST_F(AWindowThatReadsAlong, ShowsTheFileThatTookThePlaceOfItsOwnOnceTheOtherOneHasLeft) {
  EXPECT_EQ(reader_->data_version(), version_);
  fs::rename(scratch_ / "another.db", path_);
  EXPECT_TRUE(error_of([&] { (void)reader_->data_version(); })) << "the log is that of the file before";
  EXPECT_EQ(reader_->load(one_.id), one_);
  {
    const Store closed{std::move(writer_)};
  }
  EXPECT_NE(reader_->data_version(), version_);
  EXPECT_EQ(reader_->load(two_.id), two_);
  EXPECT_EQ(reader_->load(one_.id), std::nullopt);
  EXPECT_TRUE(reader_->try_to_write());
  reader_->create(one_);
  reader_.reset();
  expect_both(path_, one_, two_);
}

TEST_F(AWindowThatReadsAlong, SaysOnceThatItsFileIsGoneAndShowsWhatWasThere) {
  fs::rename(path_, scratch_ / "elsewhere.db");
  const auto error = error_of([&] { (void)reader_->data_version(); });
  ASSERT_TRUE(error);
  EXPECT_NE(std::string{error->what()}.find("This window shows what was stored before."), std::string::npos)
      << error->what();
  EXPECT_FALSE(error_of([&] { (void)reader_->data_version(); }));
  EXPECT_EQ(reader_->load(one_.id), one_);
  fs::rename(scratch_ / "elsewhere.db", path_);
  EXPECT_EQ(reader_->data_version(), version_);
}

TEST_F(AWindowThatReadsAlong, SaysThatItsFileWasOverwrittenAndSpoilsNothingThatIsPutThere) {
  overwrite(std::string(50'000, '{'));
  EXPECT_TRUE(error_of([&] { (void)reader_->data_version(); }));
  const auto failed = error_of([&] { writer_.create(two_); });
  ASSERT_TRUE(failed);
  const fs::path saved = backups_of(path_).at(0).file;
  {
    const Store closed{std::move(writer_)};
  }
  restore(path_, saved);
  Store next{path_, Access::kWrite};
  next.create(two_);
  EXPECT_NE(reader_->data_version(), version_);
  EXPECT_EQ(reader_->load(two_.id), two_);
  reader_.reset();
  next.set_setting("key", "kept");
  EXPECT_TRUE(fs::exists(path_.string() + "-wal")) << "the window that closes leaves the log of the other one alone";
}

TEST_F(AWindowThatReadsAlong, IsNotDisturbedByWhatTheOtherOneWrites) {
  writer_.create(two_);
  writer_.all_or_none([] {});
  EXPECT_EQ(reader_->load(two_.id), two_);
  fs::last_write_time(path_, fs::last_write_time(path_) + std::chrono::hours{1});
  const std::int64_t now = reader_->data_version();
  EXPECT_EQ(reader_->data_version(), now);
}

// ---- before a start

class ALogWithoutItsFile : public AFileThatIsGone {
 protected:
  // A program that was killed leaves a log with content.
  ALogWithoutItsFile() {
    in_child([this] {
      static std::unique_ptr<Store> store = std::make_unique<Store>(path_, Access::kWrite);
      store->create(one_);
      store->create(two_);
      return 0;
    });
    fs::rename(path_, scratch_ / "elsewhere.db");
    log_ = bytes_of(path_.string() + "-wal");
  }
  void expect_refused() const {
    for (const Access access : {Access::kWrite, Access::kWriteIfFree, Access::kRead}) {
      const auto error = error_of([&] { Store{path_, access}; });
      ASSERT_TRUE(error);
      EXPECT_EQ(error->kind(), Kind::kDamaged);
      EXPECT_NE(std::string{error->what()}.find("nullo.db-wal with its last entries is there. Bring the file back"),
                std::string::npos)
          << error->what();
      EXPECT_EQ(bytes_of(path_.string() + "-wal"), log_);
    }
  }

  std::string log_;
};

TEST_F(ALogWithoutItsFile, IsNotReplacedByAnEmptyDatabase) {
  ASSERT_FALSE(log_.empty());
  expect_refused();
  EXPECT_FALSE(fs::exists(path_));
  {
    const std::ofstream empty{path_};
  }
  expect_refused();
}

TEST_F(ALogWithoutItsFile, IsWholeAgainWhenTheFileIsBroughtBack) {
  expect_refused();
  fs::rename(scratch_ / "elsewhere.db", path_);
  expect_both(path_, one_, two_);
}

TEST_F(ALogWithoutItsFile, IsSetAsideByARescueWhichSaysSo) {
  const Rescue done = rescue(path_);
  EXPECT_EQ(bytes_of(done.aside.string() + "-wal"), log_);
  EXPECT_NE(to_text(done, path_)
                .find("There was no " + path_.string() + ", only its log (-wal), which was set aside as " +
                      done.aside.filename().string() + "-wal."),
            std::string::npos)
      << to_text(done, path_);
  EXPECT_EQ((Store{path_, Access::kWrite}.sessions().size()), static_cast<std::size_t>(done.sessions));
}

// A program that is killed leaves this.
class ALogAndABackup : public AFileThatIsGone {
 protected:
  template <class Work>
  void leave(Work work) {
    in_child([&] {
      static std::unique_ptr<Store> store = std::make_unique<Store>(path_, Access::kWrite);
      work(*store);
      return 0;
    });
    ASSERT_TRUE(fs::exists(path_.string() + "-wal"));
  }
};

TEST_F(ALogAndABackup, GiveBackWhatCameAfterTheBackup) {
  leave([this](Store& store) {
    store.create(one_);
    store.back_up();
    store.create(two_);
  });
  fs::remove(path_);
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 2) << to_text(done, path_);
  EXPECT_EQ(done.from_backup.size(), 1U) << to_text(done, path_);
  expect_both(path_, one_, two_);
}

TEST_F(ALogAndABackup, DoNotPassOffAsNewWhatOnlyTheBackupHas) {
  session::Session later = two_;
  later.note = "later";
  leave([&](Store& store) {
    store.create(two_);
    store.back_up();
    store.replace(later);
    store.all_or_none([] {});  // the log is copied into the file, and begun anew
    store.create(one_);
  });
  fs::remove(path_);
  const Rescue done = rescue(path_);
  Store store{path_, Access::kWrite};
  EXPECT_EQ(store.load(one_.id), one_) << to_text(done, path_);
  const auto found = store.load(two_.id);
  ASSERT_TRUE(found) << to_text(done, path_);
  if (*found != later) {
    EXPECT_EQ(done.from_backup.size() + done.doubtful.size() + done.cut.size(), 1U) << to_text(done, path_);
  }
  EXPECT_EQ(store.verify().problems, std::vector<std::string>{});
}

TEST_F(ALogAndABackup, NeedNoBackupWhereTheLogHasEveryPage) {
  leave([this](Store& store) {
    store.create(one_);
    store.create(two_);
    SQLite::Database all{path_.string(), SQLite::OPEN_READWRITE, 5000};
    all.exec("PRAGMA wal_autocheckpoint = 0");
    all.exec("VACUUM");  // writes every page into the log
  });
  fs::remove(path_);
  const Rescue done = rescue(path_);
  EXPECT_EQ(done.sessions, 2) << to_text(done, path_);
  EXPECT_TRUE(done.lost.empty() && done.from_backup.empty() && done.doubtful.empty()) << to_text(done, path_);
  expect_both(path_, one_, two_);
}

TEST_F(ALogWithoutItsFile, IsSetAsideWhenABackupIsRestored) {
  fs::copy_file(scratch_ / "elsewhere.db", scratch_ / "copy.db");
  fs::copy_file(path_.string() + "-wal", scratch_ / "copy.db-wal");
  EXPECT_EQ(restore(path_, scratch_ / "copy.db"), fs::path{});
  expect_both(path_, one_, two_);
  bool found = false;
  for (const std::string& name : names_in(path_.parent_path())) {
    if (name.starts_with("nullo.db.damaged-") && name.ends_with("-wal")) {
      found = bytes_of(path_.parent_path() / name) == log_;
    }
  }
  EXPECT_TRUE(found);
}

// ---- what is written

class WhatIsWritten : public StoreTest {
 protected:
  WhatIsWritten() {
    Store store{path_, Access::kWrite};
    backup_ = store.back_up().file;
    Store other{scratch_ / "other.db", Access::kWrite};
  }
  [[nodiscard]] std::string why(const fs::path& file, Output output = Output::kDocument) const {
    const std::string text = why_not_onto(file, path_, output);
    return text.empty() ? text : text.substr(file.string().size() + 1);  // "is a database"
  }

  fs::path backup_;
};

TEST_F(WhatIsWritten, GoesOntoNothingOfADatabaseHoweverItIsSpelled) {
  fs::create_symlink("nullo.db", scratch_ / "link");
  fs::create_symlink("nullo.db-journal", scratch_ / "link to nothing yet");
  fs::create_hard_link(path_, scratch_ / "hard");
  fs::create_symlink(scratch_.folder(), scratch_ / "folder");
  std::ofstream{path_.string() + ".damaged-20261121T183000.125Z"} << "x";
  for (const Output output : {Output::kDocument, Output::kCopy}) {
    for (const fs::path& file :
         {path_, scratch_ / "link", scratch_ / "link to nothing yet", scratch_ / "hard",
          scratch_ / "folder" / "nullo.db", scratch_ / "x" / ".." / "nullo.db", fs::path{path_.string() + "-wal"},
          fs::path{path_.string() + "-shm"}, fs::path{path_.string() + "-journal"}, fs::path{path_.string() + ".lock"},
          backup_, backup_.parent_path() / "new.json", fs::path{path_.string() + ".damaged-20261121T183000.125Z"},
          scratch_ / "other.db-wal", scratch_ / "other.db.lock"}) {
      EXPECT_NE(why(file, output), "") << file;
    }
  }
  EXPECT_EQ(why(fs::relative(path_)), "is the database itself");
}

TEST_F(WhatIsWritten, GoesOntoOtherFilesAndACopyOntoAnOlderCopy) {
  std::ofstream{scratch_ / "old.json"} << "{}";
  fs::copy_file(backup_, scratch_ / "copy.db");
  EXPECT_EQ(why(scratch_ / "old.json"), "");
  EXPECT_EQ(why(scratch_ / "new.json"), "");
  EXPECT_EQ(why(scratch_ / "copy.db"), "is a database");
  EXPECT_EQ(why(scratch_ / "copy.db", Output::kCopy), "");
  EXPECT_EQ(why(scratch_ / "other.db"), "is a database");
  EXPECT_EQ(why(scratch_ / "other.db", Output::kCopy), "") << "nobody has it open";
  const Store open{scratch_ / "other.db", Access::kWrite};
  EXPECT_NE(why(scratch_ / "other.db", Output::kCopy), "");
}

}  // namespace
}  // namespace nullo::store
