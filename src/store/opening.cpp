#include "store/opening.h"

#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "store/backup.h"
#include "store/files.h"
#include "store/migrations.h"
#include "store/stamp.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;
using Kind = StoreError::Kind;

// A larger file takes more than a fifth of a second to be looked through; it is when a backup of it is made.
constexpr std::uintmax_t kMostLookedThrough = std::uintmax_t{32} << 20U;

bool has_bytes(const fs::path& path) { return fs::exists(path) && !(fs::is_regular_file(path) && fs::is_empty(path)); }

void use_write_ahead_log(Database& database) {
  const std::string mode = database.connection().execAndGet("PRAGMA journal_mode = WAL").getString();
  if (mode == "wal") return;
  throw StoreError{Kind::kMachine,
                   fmt::format("{} lies on a file system that cannot share memory between programs (its "
                               "journal is \"{}\"). Keep it on a disk of this computer.",
                               database.path().string(), mode)};
}

void prepare_for_writing(Database& database) {
  use_write_ahead_log(database);
  migrate(database);
}

// A database that is damaged, or gone while there are backups of it, is never silently begun anew.
void refuse_if_lost(const fs::path& path) {
  if (has_bytes(path)) {
    const fs::path log = path.string() + "-wal";  // the last program did not end as it should
    if (fs::file_size(path) <= kMostLookedThrough || fs::exists(log)) refuse_if_damaged(path);
    return;
  }
  if (backup_files(path).empty()) return;
  throw StoreError{Kind::kDamaged,
                   fmt::format("{} is {}, though there are backups of it. Open Nullo's window to begin a new one, or "
                               "call `nullo restore`, which lists the backups.",
                               path.string(), fs::exists(path) ? "empty" : "gone")};
}

std::unique_ptr<Database> open_to_write(const fs::path& path) {
  const bool is_new = !fs::exists(path);
  make_private_file(path);
  auto database = std::make_unique<Database>(path, Database::Mode::kWrite);
  prepare_for_writing(*database);
  if (is_new) flush_to_disk(path.parent_path());
  return database;
}

// Waits for what the writer is doing at this moment, a few seconds at most; true if it came.
template <class Condition>
bool came(Condition condition) {
  for (int tries = 0; tries < 500; ++tries) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  return false;
}

StoreError older_tables(const fs::path& path, int version) {
  return {Kind::kReadOnly,
          fmt::format("{} has the tables of an older Nullo (version {}, this program needs {}), and only "
                      "a program that may write can bring them up to date. Close the older one, then "
                      "start this one's window.",
                      path.string(), version, newest_version())};
}

// Beside a writer, which may be making the database just now.
std::unique_ptr<Database> open_to_follow(const fs::path& path) {
  came([&] { return fs::exists(path); });
  auto database = std::make_unique<Database>(path, Database::Mode::kFollow);
  if (!came([&] { return version_of(*database) == newest_version(); })) {
    throw older_tables(path, version_of(*database));
  }
  return database;
}

std::unique_ptr<Database> open_to_read(const fs::path& path) {
  auto database = std::make_unique<Database>(path, Database::Mode::kRead);
  const int version = version_of(*database);
  if (version == 0)
    throw StoreError{Kind::kNoDatabase, fmt::format("{} is empty: no session was ever kept in it.", path.string())};
  if (version < newest_version()) throw older_tables(path, version);
  return database;
}

}  // namespace

Opened open_database(const fs::path& path, Store::Access access) {
  Opened opened{WriteLock{path}, nullptr};
  if (has_bytes(path)) refuse_unless_ours(stamp_of(path), path);  // before anything is made beside it
  if (access == Store::Access::kRead) {
    if (!fs::exists(path)) throw StoreError{Kind::kMachine, fmt::format("There is no file {}.", path.string())};
    opened.database = open_to_read(path);
    return opened;
  }
  make_private_folder(path.parent_path());
  if (opened.lock.try_take()) {
    refuse_if_lost(path);
    opened.database = open_to_write(path);
  } else if (access == Store::Access::kWriteIfFree) {
    opened.database = open_to_follow(path);
  } else {
    throw StoreError{Kind::kReadOnly,
                     fmt::format("Another window or program of Nullo has {} open and writes to it. Close "
                                 "it first.",
                                 path.string())};
  }
  return opened;
}

bool take_over(Opened& opened) {
  if (!opened.lock.try_take()) return false;
  Database& database = *opened.database;
  try {
    if (!database.is_in_place()) {  // the one we read was set aside meanwhile, and another has taken its place
      const fs::path path = database.path();
      refuse_unless_ours(stamp_of(path), path);
      refuse_if_lost(path);
      opened.database = open_to_write(path);
      return true;
    }
    refuse_unless_ours(stamp_of(database.connection()), database.path());  // the last writer may have been a newer one
    database.start_writing();
    prepare_for_writing(database);
  } catch (...) {
    opened.lock = WriteLock{opened.database->path()};
    throw;
  }
  return true;
}

}  // namespace nullo::store
