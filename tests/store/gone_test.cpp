// The file of the database is moved, removed or replaced while it is open, or before a start.
#include "store/gone.h"

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
    return why_not_onto(file, path_, output);
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
