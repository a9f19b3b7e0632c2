// The sentences that people see when the machine fails, one test for each.
#include "store/failures.h"

#include <cerrno>

#include <gtest/gtest.h>
#include <sqlite3.h>

namespace nullo::store {
namespace {

constexpr Attempt kTap{text::mark("the last tap is not recorded"), text::mark("tap again")};

StoreError told(int code, int system_error = 0) {
  return explain(SQLite::Exception{"what SQLite says", code}, system_error, "/data/nullo.db", kTap);
}

TEST(AFailureOfTheMachine, IsAFullDisk) {
  const std::string text =
      "The disk that holds /data/nullo.db is full: the last tap is not recorded. Nothing before it was lost; free some "
      "space and tap again.";
  EXPECT_EQ(told(SQLITE_FULL).what(), text);
  for (const int system_error : {ENOSPC, EDQUOT, EFBIG}) EXPECT_EQ(told(SQLITE_IOERR, system_error).what(), text);
  EXPECT_EQ(told(SQLITE_FULL).kind(), StoreError::Kind::kMachine);
}

TEST(AFailureOfTheMachine, IsADiskThatFails) {
  const StoreError error = told(SQLITE_IOERR, EIO);
  EXPECT_EQ(error.kind(), StoreError::Kind::kMachine);
  EXPECT_STREQ(error.what(),
               "/data/nullo.db could not be used (what SQLite says: Input/output error): the last tap is not recorded. "
               "Nothing before it was lost; look at the disk and tap again.");
}

TEST(AFailureOfTheMachine, SpeaksOfTheBrowserAndNotOfADiskWhereThereIsNone) {
  speak_of_browser();
  for (const int code : {SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_READONLY}) {
    const StoreError error = told(code, EIO);
    EXPECT_EQ(error.kind(), StoreError::Kind::kMachine);
    EXPECT_STREQ(error.what(),
                 "The browser does not store now: the last tap is not recorded. Nothing before it was lost; when the "
                 "bar \"Not stored\" is gone, tap again.");
  }
  EXPECT_EQ(told(SQLITE_CORRUPT).kind(), StoreError::Kind::kDamaged);
  speak_of_browser(false);
  EXPECT_NE(std::string{told(SQLITE_IOERR, EIO).what()}.find("the disk"), std::string::npos);
}

TEST(AFailureOfTheMachine, IsAnotherProgramThatHoldsTheFile) {
  const StoreError error = told(SQLITE_BUSY);
  EXPECT_EQ(error.kind(), StoreError::Kind::kBusy);
  EXPECT_STREQ(error.what(),
               "Another program keeps /data/nullo.db locked: the last tap is not recorded. Close it and tap again.");
}

TEST(AFailureOfTheMachine, IsADamagedFile) {
  const StoreError error = told(SQLITE_CORRUPT | (3 << 8));
  EXPECT_EQ(error.kind(), StoreError::Kind::kDamaged);
  EXPECT_STREQ(error.what(), "/data/nullo.db is damaged (what SQLite says): the last tap is not recorded.");
}

TEST(AFailureOfTheMachine, IsAPermissionThatIsMissing) {
  const StoreError error = told(SQLITE_CANTOPEN, EACCES);
  EXPECT_EQ(error.kind(), StoreError::Kind::kMachine);
  EXPECT_STREQ(
      error.what(),
      "/data/nullo.db could not be opened (what SQLite says: Permission denied): the last tap is not recorded. "
      "The program must be allowed to write to the file and its folder, to read it as well; look at their "
      "permissions, or copy the file to a folder of your own.");
}

TEST(AFailureOfTheMachine, IsNotBlamedOnAnOlderErrorOfTheDisk) {
  EXPECT_EQ(std::string{told(SQLITE_CONSTRAINT, ENOSPC).what()}.find("full"), std::string::npos);
}

}  // namespace
}  // namespace nullo::store
