#include "store/opening.h"

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/backup.h"
#include "store/files.h"
#include "store/migrations.h"
#include "store/stamp.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;
using Kind = StoreError::Kind;

// To check a larger file takes more than a fifth of a second; it is checked when a backup of it is made.
constexpr std::uintmax_t kMostLookedThrough = std::uintmax_t{32} << 20U;

void use_write_ahead_log(Database& database) {
  const std::string mode = database.connection().execAndGet("PRAGMA journal_mode = WAL").getString();
  if (mode == "wal") return;
  throw StoreError{Kind::kMachine,
                   text::say("{file} lies on a file system that cannot share memory between programs (its journal is "
                             "\"{journal}\"). Keep it on a disk of this computer.",
                             database.path().string(), mode)};
}

bool has_permission_to_write(const fs::path& path) {
  for (const char* ending : {"", "-wal", "-shm"}) {
    const std::string file = path.string() + ending;
    if (::access(file.c_str(), F_OK) == 0 && ::access(file.c_str(), W_OK) != 0) return false;
  }
  return true;
}

// If the disk fails while SQLite opens a file, SQLite opens it for reading only: no entry could be recorded, however
// well the disk works later. A file that nobody may write to is opened all the same, and each entry says why it is not
// recorded.
void refuse_if_opened_to_read(Database& database) {
  if (database.lets_write() || !has_permission_to_write(database.path())) return;
  throw StoreError{Kind::kMachine, text::say("{file} could be opened only for reading, though it may be written to: "
                                             "nothing could be opened. Nothing before it was lost; look at the disk "
                                             "and start again.",
                                             database.path().string())};
}

void prepare_for_writing(Database& database) {
  use_write_ahead_log(database);
  refuse_if_opened_to_read(database);
  migrate(database);
  database.know_files();
}

// A log (-wal) without its database has entries that nothing else has, and SQLite would delete it. (A journal beside an
// empty file is left by a program that was killed in the first moment.) The database is looked at after the log: of
// one that another program is making the log cannot be seen before the file.
void refuse_lone_log(const fs::path& path) {
  const fs::path log = path.string() + "-wal";
  const fs::path journal = path.string() + "-journal";
  for (const fs::path& left : {log, journal}) {
    if (!has_bytes(left) || !fs::is_regular_file(left) || has_bytes(path)) continue;
    const bool there = fs::exists(path);
    if (there && left == journal) continue;
    throw StoreError{
        Kind::kDamaged,
        text::say(there ? text::mark("{file} is empty, but {log} with its last entries is there. Bring the "
                                     "file back beside it.")
                        : text::mark("{file} is gone, but {log} with its last entries is there. Bring the "
                                     "file back beside it."),
                  path.string(), left.filename().string())};
  }
}

// A damaged database, or a missing one that has backups, is never silently replaced by a new one.
void refuse_if_lost(const fs::path& path, int wait_milliseconds) {
  if (has_bytes(path)) {
    const fs::path log = path.string() + "-wal";  // the log is still there: the last program crashed
    if (fs::file_size(path) <= kMostLookedThrough || fs::exists(log)) refuse_if_damaged(path, wait_milliseconds);
    return;
  }
  if (backup_files(path).empty()) return;
  throw StoreError{Kind::kDamaged,
                   text::say(fs::exists(path) ? text::mark("{file} is empty, though there are backups of it.")
                                              : text::mark("{file} is gone, though there are backups of it."),
                             path.string())};
}

// Removes permissions of others that an older program, or copying, has left. Returns a message for people; empty: there
// was nothing to do.
std::string narrow(const fs::path& path) {
  constexpr mode_t kOthers = S_IRWXG | S_IRWXO;
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0 || (status.st_mode & kOthers) == 0) return {};
  if (::chmod(path.c_str(), status.st_mode & ~(S_IFMT | kOthers)) != 0) {
    return text::say("Other people may read or change {file}, and Nullo cannot prevent it. Check its permissions.",
                     path.string());
  }
  for (const char* ending : {"-wal", "-shm"}) ::chmod((path.string() + ending).c_str(), S_IRUSR | S_IWUSR);
  return text::say("Other people could read or change {file}. From now on only you can.", path.string());
}

std::unique_ptr<Database> open_to_write(const fs::path& path, int wait_milliseconds) {
  if (make_private_file(path)) wait_for_name(path);  // before it has a log, which would be useless without it
  auto database = std::make_unique<Database>(path, Database::Mode::kWrite, wait_milliseconds);
  prepare_for_writing(*database);
  return database;
}

// Reads from a copy in memory if SQLite may not make files in the folder, or if the tables are of an older version,
// since only the copy can be migrated.
std::unique_ptr<Database> open_to_read(const fs::path& path) {
  std::unique_ptr<Database> database;
  try {
    database = std::make_unique<Database>(path, Database::Mode::kRead);
    if (version_of(*database) == newest_version()) return database;
  } catch (const SQLite::Exception& error) {
    const int code = error.getErrorCode() & 0xFF;
    if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY) throw;
  }
  database = std::make_unique<Database>(path, Database::Mode::kCopy);
  if (version_of(*database) == 0)
    throw StoreError{Kind::kNoDatabase, text::say("{file} is empty: no session was ever kept in it.", path.string())};
  migrate(*database, Before::kNothing);
  return database;
}

void refuse_what_is_no_file(const fs::path& path) {
  if (fs::is_directory(path) || !path.has_filename()) {
    throw StoreError{Kind::kNoDatabase, text::say("{file} is a folder: name a file in it.", path.string())};
  }
  if (fs::is_symlink(path) && !fs::exists(path)) {
    throw StoreError{Kind::kMachine,
                     text::say("{file} is a link to {target}, which is not there. Is a disk or a folder missing?",
                               path.string(), fs::read_symlink(path).string())};
  }
}

}  // namespace

std::unique_ptr<Database> open_to_follow(const fs::path& path) {
  if (!has_bytes(path)) {
    throw StoreError{Kind::kBusy, text::say("Another Nullo is making {file} at this moment.", path.string())};
  }
  auto database = std::make_unique<Database>(path, Database::Mode::kFollow, kNoWaitMilliseconds);
  const int version = version_of(*database);
  if (version == newest_version()) {
    database->know_files_alone();
    return database;
  }
  throw StoreError{
      Kind::kBusy,
      text::say(
          "{file} has the tables of an older Nullo (version {version}, this program needs {needed}), and that one "
          "has it open. Close it: only then can this one bring them up to date.",
          path.string(), version, newest_version())};
}

Opened open_database(const fs::path& path, Store::Access access) {
  refuse_what_is_no_file(path);
  Opened opened{WriteLock{path}, nullptr, {}};
  refuse_lone_log(path);
  const int wait = access == Store::Access::kWriteIfFree ? kNoWaitMilliseconds : kBusyMilliseconds;
  if (has_bytes(path)) refuse_unless_ours(stamp_of(path, wait), path);  // check before any file is made beside it
  if (access == Store::Access::kRead) {
    if (!fs::exists(path)) throw StoreError{Kind::kMachine, text::say("There is no file {file}.", path.string())};
    opened.database = open_to_read(path);
    return opened;
  }
  make_private_folder(path.parent_path());
  if (opened.lock.try_take()) {
    refuse_if_lost(path, wait);
    opened.remark = narrow(path);
    opened.database = open_to_write(path, wait);
  } else if (access == Store::Access::kWriteIfFree) {
    opened.database = open_to_follow(path);
  } else {
    throw StoreError{Kind::kReadOnly,
                     text::say("Another window or program of Nullo has {file} open and writes to it. Close "
                               "it first.",
                               path.string())};
  }
  return opened;
}

bool take_over(Opened& opened) {
  if (!opened.lock.try_take()) return false;
  Database& database = *opened.database;
  try {
    // The file that was open is set aside now, and another has taken its place; or the disk failed when it was opened.
    if (!database.is_in_place() || !database.lets_write()) {
      const fs::path path = database.path();
      database.keep_off();
      refuse_unless_ours(stamp_of(path, kNoWaitMilliseconds), path);
      refuse_if_lost(path, kNoWaitMilliseconds);
      opened.database = open_to_write(path, kNoWaitMilliseconds);
      return true;
    }
    // the last writer may have been a newer program
    refuse_unless_ours(stamp_of(database.connection()), database.path());
    database.start_writing();
    prepare_for_writing(database);
  } catch (...) {
    opened.lock = WriteLock{opened.database->path()};
    throw;
  }
  return true;
}

}  // namespace nullo::store
