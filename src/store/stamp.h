// Finds out whether a file is a database of this program, of which version, and whether it is damaged, before anything
// is written to it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

namespace nullo::store {

// How long the command line waits while another process has the file locked. The window does not wait: it says so and
// tries again later.
inline constexpr int kBusyMilliseconds = 5000;
inline constexpr int kNoWaitMilliseconds = 0;

struct Stamp {
  std::int64_t application = 0;  // PRAGMA application_id
  std::int64_t version = 0;      // PRAGMA user_version: the last migration applied
  bool has_tables = false;
  std::optional<int> tables;  // the version that has these tables; set only if `version` is not the newest

  [[nodiscard]] bool is_new() const { return application == 0 && version == 0 && !has_tables; }
};

Stamp stamp_of(SQLite::Database& connection);

// Makes SQLite distrust the file: it may call no functions from the schema, accept no cell that reaches beyond its
// page, and let no statement change the schema directly.
void distrust(SQLite::Database& connection);

// Opens a file for reading, with its log (-wal) if there is one. Changes neither, and makes no file beside them if
// there is no log.
SQLite::Database open_untouched(const std::filesystem::path& path, int wait_milliseconds = kBusyMilliseconds);

// The same without its log: what stands in the file alone.
SQLite::Database open_without_log(const std::filesystem::path& path);

// Whether there is a log (-wal) beside it, and something in it.
bool has_log(const std::filesystem::path& path);

// Damage that was found in the content of the file. SQLite reports SQLITE_CORRUPT for some failed reads as well.
class Damage : public SQLite::Exception {
 public:
  explicit Damage(const std::string& what);
};

// SQLite or this program reports that the file has content that no sound database has.
bool is_damage(const SQLite::Exception& error);
// Checks a report of damage. Returns SQLITE_IOERR if the report came from SQLite and the disk failed, or if the damage
// is not there when the file is read again; otherwise the same error. `system_error`: errno after the failed call.
SQLite::Exception confirmed(const SQLite::Exception& error, int system_error, const std::filesystem::path& path);

// For a file that exists; changes nothing. StoreError{kNoDatabase}: it is not a database. But if this program kept a
// database there before, that is damage: SQLite::Exception with SQLITE_NOTADB.
Stamp stamp_of(const std::filesystem::path& path, int wait_milliseconds = kBusyMilliseconds);

// This program has kept data in this file before: its lock or a backup exists.
bool kept_before(const std::filesystem::path& path);

// If SQLite cannot read a page, its checks continue and only mention it in their report: "unable to get the page. error
// code=266". That is a failure of the machine and says nothing about the file, so this throws it as SQLite::Exception.
void refuse_failed_reading(const std::string& found);

// Throws SQLite::Exception with SQLITE_IOERR, because apparent damage was not there when it was read again.
[[noreturn]] void refuse_other_bytes();

// What SQLite finds wrong with a file; empty: nothing. SQLite::Exception: the file could not be read to its end.
enum class Look {
  kPages,  // every page, but does not compare indices with their tables
  kAll,
};
std::string damage_of(SQLite::Database& connection, Look look = Look::kPages);
// The same without changing anything; reports damage only if it is found on two connections, one after the other.
std::string damage_of(const std::filesystem::path& path, Look look = Look::kPages,
                      int wait_milliseconds = kBusyMilliseconds);

// Throws Damage if the pages of the file are damaged. Changes nothing.
void refuse_if_damaged(const std::filesystem::path& path, int wait_milliseconds);

// StoreError{kNewer} or {kNoDatabase}, unless the file is new, or ours and not newer than this program.
// SQLite::Exception with SQLITE_CORRUPT: it has our tables, but its header says otherwise.
void refuse_unless_ours(const Stamp& stamp, const std::filesystem::path& path);

}  // namespace nullo::store
