// Whose database a file is, and of which version, told before anything is written to it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

namespace nullo::store {

// How long a program waits for what another one does with the file at this moment. The window does not wait: it says so
// and tries again by itself.
inline constexpr int kBusyMilliseconds = 5000;
inline constexpr int kNoWaitMilliseconds = 0;

struct Stamp {
  std::int64_t application = 0;  // PRAGMA application_id
  std::int64_t version = 0;      // PRAGMA user_version: the last migration applied
  bool has_tables = false;
  std::optional<int> tables;  // the version whose tables these are; looked at only where `version` is not the newest

  [[nodiscard]] bool is_new() const { return application == 0 && version == 0 && !has_tables; }
};

Stamp stamp_of(SQLite::Database& connection);

// Has SQLite trust nothing in the file: no function that a schema calls, no cell that claims to lie outside its page,
// no statement that changes the tables behind SQLite's back.
void distrust(SQLite::Database& connection);

// To read a file with its log (-wal), if there is one. Neither is changed, and no file is made beside them where there
// is no log.
SQLite::Database open_untouched(const std::filesystem::path& path, int wait_milliseconds = kBusyMilliseconds);

// Damage that was seen in what the file holds. SQLite says SQLITE_CORRUPT of some reads that failed as well.
class Damage : public SQLite::Exception {
 public:
  explicit Damage(const std::string& what);
};

// SQLite, or one of us, says that the file holds what no database holds.
bool is_damage(const SQLite::Exception& error);
// The same error; or SQLITE_IOERR, where it is SQLite that speaks of damage and the disk has failed, or nothing of it
// is there when the file is read anew. `system_error`: errno after the failing call.
SQLite::Exception confirmed(const SQLite::Exception& error, int system_error, const std::filesystem::path& path);

// Of a file that is there, read untouched. StoreError{kNoDatabase}: something else than a database; where one of ours
// has been, that is damage: SQLite::Exception with SQLITE_NOTADB.
Stamp stamp_of(const std::filesystem::path& path, int wait_milliseconds = kBusyMilliseconds);

// A program of ours has kept its data in this file before: there is its lock, or a backup.
bool kept_before(const std::filesystem::path& path);

// SQLite's checks go on where a page cannot be read, and say so in what they find: "unable to get the page. error
// code=266". That is the machine's failure and tells nothing of the file: SQLite::Exception.
void refuse_failed_reading(const std::string& found);

// What looked like damage was not there when it was looked for again: SQLite::Exception with SQLITE_IOERR.
[[noreturn]] void refuse_other_bytes();

// What SQLite finds wrong with a file; empty: nothing. SQLite::Exception: it could not be read to its end.
enum class Look {
  kPages,  // every page, but no index is compared with its table
  kAll,
};
std::string damage_of(SQLite::Database& connection, Look look = Look::kPages);
// The same, read untouched; what is found is found twice, on two connections.
std::string damage_of(const std::filesystem::path& path, Look look = Look::kPages,
                      int wait_milliseconds = kBusyMilliseconds);

// Damage, if the pages of the file are damaged, read untouched.
void refuse_if_damaged(const std::filesystem::path& path, int wait_milliseconds);

// StoreError{kNewer} or {kNoDatabase}, unless it is new, or ours and not newer than this program. SQLite::Exception
// with SQLITE_CORRUPT: its tables are ours, and its marks say otherwise.
void refuse_unless_ours(const Stamp& stamp, const std::filesystem::path& path);

}  // namespace nullo::store
