#include <atomic>
#include <fstream>
#include <thread>

#include <sqlite3.h>
#include <sys/stat.h>

#include "store/files.h"
#include "store/migrations.h"
#include "store_fixture.h"
#include "support/environment.h"

namespace nullo::store {
namespace {

class OpeningAStore : public StoreTest {
 protected:
  // Expects a refusal of this kind, which changes neither the file nor its folder.
  void expect_refused_untouched(Kind kind) {
    const std::string bytes = bytes_of(path_);
    const std::vector<std::string> names = names_in(scratch_.folder());
    for (const Access access : {Access::kWrite, Access::kWriteIfFree, Access::kRead}) {
      const auto error = error_of([&] { Store{path_, access}; });
      ASSERT_TRUE(error);
      EXPECT_EQ(error->kind(), kind) << error->what();
      EXPECT_NE(std::string{error->what()}.find(path_.string()), std::string::npos) << error->what();
      EXPECT_EQ(bytes_of(path_), bytes);
      EXPECT_EQ(names_in(scratch_.folder()), names);
    }
  }
};

int mode_of(const fs::path& path) {
  struct stat status{};
  EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
  return static_cast<int>(status.st_mode & 07777U);
}

TEST_F(OpeningAStore, MakesADatabaseWithTheProgramsMarkAndItsNewestVersion) {
  {
    Store store{path_, Access::kWrite};
  }
  EXPECT_EQ(number(path_, "PRAGMA application_id"), 0x4E756C6C);
  EXPECT_EQ(number(path_, "PRAGMA user_version"), newest_version());
  EXPECT_EQ(rows(path_, "PRAGMA journal_mode"), std::vector<std::string>{"wal"});
  EXPECT_EQ(rows(path_,
                 "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name "
                 "NOT LIKE "
                 "'sqlite%' ORDER BY name"),
            std::vector<std::string>{});
}

TEST_F(OpeningAStore, MakesFolderAndFilesForTheirOwnerOnlyWhateverTheUmask) {
  const mode_t before = ::umask(0);
  path_ = scratch_ / "data" / "nullo" / "nullo.db";
  {
    Store store{path_, Access::kWrite};
    store.set_setting("theme", "dark");
    for (const char* ending : {"", "-wal", "-shm", ".lock"})
      EXPECT_EQ(mode_of(path_.string() + ending) & 077, 0) << ending;
  }
  ::umask(before);
  EXPECT_EQ(mode_of(path_), 0600);
  EXPECT_EQ(mode_of(scratch_ / "data"), 0700);
  EXPECT_EQ(mode_of(scratch_ / "data" / "nullo"), 0700);
}

TEST_F(OpeningAStore, WorksUnderAUmaskThatTakesEverythingFromTheOwner) {
  const int code = in_child([&] {
    ::umask(0777);
    Store store{path_, Access::kWrite};
    return mode_of(path_) == 0600 ? 0 : 1;
  });
  EXPECT_EQ(code, 0);
}

TEST_F(OpeningAStore, TakesAnEmptyFileAsANewOne) {
  const std::ofstream empty{path_};
  {
    Store store{path_, Access::kWrite};
  }
  EXPECT_EQ(number(path_, "PRAGMA user_version"), newest_version());
}

TEST_F(OpeningAStore, TakesADatabaseWithoutTablesAsNewSinceAPowerCutInTheFirstMomentLeavesOne) {
  sql(path_, "PRAGMA journal_mode = WAL");
  ASSERT_GT(fs::file_size(path_), 0U);
  {
    Store store{path_, Access::kWrite};
  }
  EXPECT_EQ(number(path_, "PRAGMA user_version"), newest_version());
}

TEST_F(OpeningAStore, OpensAFileOfAnyName) {
  for (const char* name : {"a?b#c%20d.db", "with space & 'quotes\".db", "ünï-名.db", "new\nline",
                           "mode=ro;?immutable=0", ":memory:", "file:x"}) {
    const fs::path path = scratch_ / name;
    {
      Store{path, Access::kWrite}.set_setting("key", "kept");
    }
    EXPECT_EQ((Store{path, Access::kWrite}.setting("key")), "kept") << name;
    EXPECT_TRUE(fs::is_regular_file(path)) << name;
  }
}

TEST_F(OpeningAStore, FollowsALinkToTheFileSoThatItHasOneLock) {
  {
    Store store{path_, Access::kWrite};
  }
  fs::create_symlink(path_, scratch_ / "link.db");
  Store store{scratch_ / "link.db", Access::kWrite};
  EXPECT_EQ(error_of([&] { Store{path_, Access::kWrite}; })->kind(), Kind::kReadOnly);
}

TEST_F(OpeningAStore, RefusesADatabaseOfANewerProgramUntouched) {
  {
    Store{path_, Access::kWrite}.set_setting("key", "kept");
  }
  sql(path_, fmt::format("PRAGMA user_version = {}; CREATE TABLE of_the_future (x)", newest_version() + 1));
  fs::remove(path_.string() + ".lock");
  expect_refused_untouched(Kind::kNewer);
}

TEST_F(OpeningAStore, RefusesANewerDatabaseWhoseVersionStandsInItsLogOnly) {
  {
    Store store{path_, Access::kWrite};
  }
  ASSERT_EQ(
      in_child([&] {  // ends as a crash does, and leaves the log behind
        static SQLite::Database connection{path_.string(), SQLite::OPEN_READWRITE};
        connection.exec(fmt::format("PRAGMA user_version = {}; CREATE TABLE of_the_future (x)", newest_version() + 1));
        return 0;
      }),
      0);
  const fs::path log = path_.string() + "-wal";
  const std::string bytes = bytes_of(path_);
  const std::string logged = bytes_of(log);
  ASSERT_FALSE(logged.empty());
  for (const Access access : {Access::kRead, Access::kWriteIfFree, Access::kWrite}) {
    EXPECT_EQ(error_of([&] { Store{path_, access}; })->kind(), Kind::kNewer);
    EXPECT_EQ(bytes_of(path_), bytes);
    EXPECT_EQ(bytes_of(log), logged);
  }
}

TEST_F(OpeningAStore, RefusesAFileThatIsNoDatabase) {
  std::ofstream{path_} << std::string(5000, 'x');
  expect_refused_untouched(Kind::kNoDatabase);
}

TEST_F(OpeningAStore, RefusesAFileOfAFewBytes) {
  std::ofstream{path_} << "SQLite format 3";
  expect_refused_untouched(Kind::kNoDatabase);
}

TEST_F(OpeningAStore, RefusesTheDatabaseOfAnotherProgram) {
  sql(path_, "PRAGMA application_id = 7; CREATE TABLE theirs (x)");
  expect_refused_untouched(Kind::kNoDatabase);
}

TEST_F(OpeningAStore, RefusesADatabaseWithTablesThatNobodyMarked) {
  sql(path_, "CREATE TABLE session (x)");
  expect_refused_untouched(Kind::kNoDatabase);
}

TEST_F(OpeningAStore, RefusesAMarkOfAnotherProgramEvenWithoutTables) {
  sql(path_, "PRAGMA application_id = 7; VACUUM");
  expect_refused_untouched(Kind::kNoDatabase);
}

TEST_F(OpeningAStore, RefusesAFolder) {
  fs::create_directory(path_);
  for (const Access access : {Access::kWrite, Access::kRead}) {
    EXPECT_EQ(error_of([&] { Store{path_, access}; })->kind(), Kind::kNoDatabase);
  }
}

TEST_F(OpeningAStore, SaysSoWhereTheFolderCannotBeMade) {
  const std::ofstream file{scratch_ / "file"};
  const auto error = error_of([&] { Store{scratch_ / "file" / "nullo.db", Access::kWrite}; });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kMachine);
}

TEST_F(OpeningAStore, SaysSoWhereThereIsNoFileToRead) {
  const auto error = error_of([&] { Store{path_, Access::kRead}; });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kMachine);
  EXPECT_EQ(error->what(), "There is no file " + path_.string() + ".");
  EXPECT_EQ(names_in(scratch_.folder()), std::vector<std::string>{});
}

TEST_F(OpeningAStore, TellsWhatIsDamagedWhenPagesOfItAreGone) {
  {
    Store{path_, Access::kWrite}.create(RandomSessions{1}.session(4));
  }
  fs::resize_file(path_, 8192);
  const auto error = error_of([&] { (void)Store{path_, Access::kWrite}.sessions(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kDamaged) << error->what();
}

// Root may do everything, so a child process becomes another user first.
TEST_F(OpeningAStore, SaysWhatIsMissingWhereThePersonMayNotWrite) {
  {
    Store store{path_, Access::kWrite};
  }
  fs::permissions(path_, fs::perms{0444});
  fs::permissions(path_.string() + ".lock", fs::perms{0444});
  fs::permissions(scratch_.folder(), fs::perms{0555});
  const int code = in_child([&] {
    if (::geteuid() == 0 && ::setuid(65534) != 0) return 2;
    for (const Access access : {Access::kWrite, Access::kWriteIfFree}) {
      const auto error = error_of([&] { (void)Store{path_, access}.sessions(); });
      if (!error || error->kind() != Kind::kMachine) return 3;
      if (std::string{error->what()}.find("permissions") == std::string::npos) return 4;
    }
    return 0;
  });
  fs::permissions(scratch_.folder(), fs::perms{0755});
  EXPECT_EQ(code, 0);
}

TEST_F(OpeningAStore, ReadsADatabaseInAFolderThatIsReadOnly) {
  {
    Store{path_, Access::kWrite}.create(RandomSessions{1}.session(2));
  }
  fs::permissions(path_, fs::perms{0444});
  fs::permissions(scratch_.folder(), fs::perms{0555});
  const int code = in_child([&] {
    if (::geteuid() == 0 && ::setuid(65534) != 0) return 2;
    return Store{path_, Access::kRead}.sessions().size() == 1 ? 0 : 3;
  });
  fs::permissions(scratch_.folder(), fs::perms{0755});
  EXPECT_EQ(code, 0);
}

TEST_F(OpeningAStore, TakesFromOthersWhatTheyCouldReadAndSaysSo) {
  {
    Store{path_, Access::kWrite}.set_setting("key", "kept");
  }
  EXPECT_EQ((Store{path_, Access::kWrite}.remark()), "");
  fs::permissions(path_, fs::perms{0664});
  EXPECT_EQ((Store{path_, Access::kWrite}.remark()),
            "Other people could read or change " + path_.string() + ". From now on only you can.");
  EXPECT_EQ(mode_of(path_), 0600);
  EXPECT_EQ((Store{path_, Access::kWrite}.remark()), "");
}

TEST_F(OpeningAStore, SaysThatALinkLeadsNowhere) {
  fs::create_symlink(scratch_ / "not there", path_);
  for (const Access access : {Access::kWrite, Access::kWriteIfFree, Access::kRead}) {
    const auto error = error_of([&] { Store{path_, access}; });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->what(), path_.string() + " is a link to " + (scratch_ / "not there").string() +
                                 ", which is not there. Is a disk or a folder missing?");
  }
  EXPECT_EQ(names_in(scratch_.folder()), std::vector<std::string>{"nullo.db"});
}

TEST_F(OpeningAStore, SaysThatAFolderIsNoFile) {
  for (const fs::path& folder : {scratch_.folder(), scratch_ / "new" / ""}) {
    const auto error = error_of([&] { Store{folder, Access::kWrite}; });
    ASSERT_TRUE(error);
    EXPECT_NE(std::string{error->what()}.find(" is a folder: name a file in it."), std::string::npos) << error->what();
  }
}

// Another program's transaction, as a backup or a shell would hold it.
TEST_F(OpeningAStore, SaysAtOnceThatItIsLockedWhereAWindowAsks) {
  {
    Store{path_, Access::kWrite}.set_setting("key", "kept");
  }
  SQLite::Database other{path_.string(), SQLite::OPEN_READWRITE};
  other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const auto error = error_of([&] { Store{path_, Access::kWriteIfFree}; });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->kind(), Kind::kBusy) << error->what();
  EXPECT_NE(std::string{error->what()}.find("Another program keeps"), std::string::npos) << error->what();
}

TEST_F(OpeningAStore, TellsSQLiteToDistrustTheFile) {
  {
    Store store{path_, Access::kWrite};
  }
  Database database{path_, Database::Mode::kWrite};
  EXPECT_EQ(database.number("PRAGMA cell_size_check"), 1);
  int defensive = 0;
  ::sqlite3_db_config(database.connection().getHandle(), SQLITE_DBCONFIG_DEFENSIVE, -1, &defensive);
  EXPECT_EQ(defensive, 1);
  // Older versions treat SQLite's own functions as unsafe.
  const bool trusts = ::sqlite3_libversion_number() < 3'041'000;
  EXPECT_EQ(database.number("PRAGMA trusted_schema"), trusts ? 1 : 0);
}

class DefaultPath : public ::testing::Test {
 private:
  testing::Environment home_{"HOME", "/home/anna"};
};

TEST_F(DefaultPath, IsInTheDataFolderOfTheDesktop) {
  const testing::Environment data{"XDG_DATA_HOME", "/data"};
  EXPECT_EQ(default_path(), "/data/nullo/nullo.db");
}

TEST_F(DefaultPath, IsInTheHomeWhereThereIsNoneOrARelativeOne) {
  using Value = std::optional<std::string>;
  for (const Value& value : {Value{}, Value{""}, Value{"data"}}) {
    const testing::Environment data{"XDG_DATA_HOME", value};
    EXPECT_EQ(default_path(), "/home/anna/.local/share/nullo/nullo.db");
  }
}

TEST_F(DefaultPath, IsAbsoluteEvenWithoutAHome) {
  const testing::Environment data{"XDG_DATA_HOME", std::nullopt};
  const testing::Environment home{"HOME", std::nullopt};
  EXPECT_TRUE(default_path().is_absolute()) << default_path();
}

TEST_F(OpeningAStore, AJournalThatVanishesWhileItIsLookedAtIsNoFailure) {
  const fs::path journal = path_.string() + "-journal";
  std::atomic<bool> done = false;
  std::thread other{[&] {
    for (int round = 0; round < 2'000; ++round) {
      std::ofstream{journal} << "rows";
      fs::remove(journal);
    }
    done = true;
  }};
  while (!done) EXPECT_NO_THROW(has_bytes(journal));
  other.join();
  EXPECT_FALSE(has_bytes(journal));
}

}  // namespace
}  // namespace nullo::store
