#include "store/stamp.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <string_view>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "store/backup.h"
#include "store/files.h"
#include "store/hasty.h"
#include "store/migrations.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::store {
namespace {

constexpr std::int64_t kApplication = 0x4E756C6C;  // "Null"

StoreError no_database(const std::filesystem::path& path, text::Sentence why) {
  return {StoreError::Kind::kNoDatabase,
          text::say("{file} is no database of Nullo: {reason}. It was left as it is; name another file.", path.string(),
                    text::say(why))};
}

// With `immutable`, SQLite takes no lock, makes no file beside the database and ignores the log.
std::string immutable_uri(const std::filesystem::path& path) {
  std::string uri = "file:";
  for (const char letter : std::filesystem::absolute(path).string()) {
    if (std::string_view{"?#%"}.find(letter) == std::string_view::npos) {
      uri += letter;
    } else {
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(letter));
    }
  }
  return uri + "?immutable=1";
}

bool is_code_of_damage(int code) {
  const int primary = code & 0xFF;  // the upper bits have the extended code
  return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

}  // namespace

Stamp stamp_of(SQLite::Database& connection) {
  const SQLite::Transaction one_look{connection};  // one transaction, since another process may be making the tables
  Stamp stamp;
  stamp.application = connection.execAndGet("PRAGMA application_id").getInt64();
  stamp.version = connection.execAndGet("PRAGMA user_version").getInt64();
  stamp.has_tables = connection.execAndGet("SELECT count(*) FROM sqlite_schema").getInt64() > 0;
  const bool as_usual = stamp.application == kApplication && stamp.version == newest_version();
  if (stamp.has_tables && !as_usual) stamp.tables = version_with(tables_of(connection));
  return stamp;
}

void distrust(SQLite::Database& connection) {
  ::sqlite3_db_config(connection.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  // SQLite before 3.41 considers its own JSON functions unsafe, and the tables' CHECKs call them.
  constexpr int kKnowsItsFunctions = 3'041'000;
  if (::sqlite3_libversion_number() >= kKnowsItsFunctions) connection.exec("PRAGMA trusted_schema = OFF");
  connection.exec("PRAGMA cell_size_check = ON");
}

bool has_log(const std::filesystem::path& path) { return has_bytes(path.string() + "-wal"); }

SQLite::Database open_without_log(const std::filesystem::path& path) {
  SQLite::Database connection{immutable_uri(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI};
  distrust(connection);
  return connection;
}

SQLite::Database open_untouched(const std::filesystem::path& path, int wait_milliseconds) {
  if (!has_log(path)) return open_without_log(path);
  SQLite::Database connection{path.string(), SQLite::OPEN_READONLY, wait_milliseconds, vfs_for(wait_milliseconds)};
  distrust(connection);
  return connection;
}

Damage::Damage(const std::string& what) : SQLite::Exception{what, SQLITE_CORRUPT} {}

bool is_damage(const SQLite::Exception& error) { return is_code_of_damage(error.getErrorCode()); }

Stamp stamp_of(const std::filesystem::path& path, int wait_milliseconds) {
  if (!std::filesystem::is_regular_file(path)) throw no_database(path, text::mark("it is no file"));
  const auto look_at_it = [&] {
    SQLite::Database connection = open_untouched(path, wait_milliseconds);
    return stamp_of(connection);
  };
  try {
    errno = 0;
    return look_at_it();
  } catch (const SQLite::Exception& error) {
    if (!is_damage(error) || errno == EIO) throw;
  }
  // Without a log the file is read without a lock: if another program makes it at this moment, it looks damaged once.
  try {
    return look_at_it();
  } catch (const SQLite::Exception& error) {
    if (error.getErrorCode() != SQLITE_NOTADB || kept_before(path)) throw;
    throw no_database(path, text::mark("it holds something else"));
  }
}

bool kept_before(const std::filesystem::path& path) {
  return std::filesystem::exists(path.string() + ".lock") || !backup_files(path).empty();
}

void refuse_failed_reading(const std::string& found) {
  constexpr std::string_view kMark = "error code=";
  const std::size_t mark = found.find(kMark);
  if (mark == std::string::npos) return;
  const int code = std::atoi(found.c_str() + mark + kMark.size());
  if (is_code_of_damage(code)) return;
  // If the report has several lines, the last one names the page.
  const std::size_t line = found.rfind('\n', mark);
  throw SQLite::Exception{found.substr(line == std::string::npos ? 0 : line + 1), code};
}

void refuse_other_bytes() {
  throw SQLite::Exception{text::say("the disk gave other bytes when it was read again"), SQLITE_IOERR};
}

std::string damage_of(SQLite::Database& connection, Look look) {
  std::string found;
  errno = 0;
  try {
    connection.exec("PRAGMA ignore_check_constraints = ON");  // a wrong value does not make the page wrong
    found =
        connection.execAndGet(look == Look::kPages ? "PRAGMA quick_check(1)" : "PRAGMA integrity_check(1)").getString();
    refuse_failed_reading(found);
    if (found == "ok") found.clear();
  } catch (const SQLite::Exception& error) {
    if (!is_damage(error)) throw;
    found = error.what();
  }
  if (!found.empty() && errno == EIO) throw SQLite::Exception{found, SQLITE_IOERR};
  return found;
}

std::string damage_of(const std::filesystem::path& path, Look look, int wait_milliseconds) {
  const auto look_at_it = [&] {
    SQLite::Database connection = open_untouched(path, wait_milliseconds);
    return damage_of(connection, look);
  };
  const std::string first = look_at_it();
  if (first.empty()) return {};
  // A single bad read is not damage: the same must be there when everything is read again.
  std::string second = look_at_it();
  if (second.empty()) refuse_other_bytes();
  return second;
}

SQLite::Exception confirmed(const SQLite::Exception& error, int system_error, const std::filesystem::path& path) {
  if (!is_damage(error) || dynamic_cast<const Damage*>(&error) != nullptr) return error;
  if (system_error == EIO) return {error.what(), SQLITE_IOERR};
  if (!std::filesystem::is_regular_file(path)) return error;
  try {
    if (!damage_of(path, Look::kAll).empty()) return error;
    refuse_other_bytes();
  } catch (const SQLite::Exception& failed) {
    return is_damage(failed) ? error : failed;
  }
}

void refuse_if_damaged(const std::filesystem::path& path, int wait_milliseconds) {
  if (const std::string found = damage_of(path, Look::kPages, wait_milliseconds); !found.empty()) {
    throw Damage{found};
  }
}

void refuse_unless_ours(const Stamp& stamp, const std::filesystem::path& path) {
  if (stamp.is_new()) return;
  const bool is_marked = stamp.application == kApplication && stamp.version > 0;
  if (stamp.tables && (!is_marked || stamp.version != *stamp.tables)) {
    throw Damage{
        text::say("it is marked as version {version} of program {program}, and has the tables of version {tables} "
                  "of Nullo",
                  std::to_string(stamp.version), std::to_string(stamp.application), *stamp.tables)};
  }
  if (stamp.application != kApplication) throw no_database(path, text::mark("it is the database of another program"));
  if (stamp.version <= 0) throw Damage{text::say("its version is {version}", std::to_string(stamp.version))};
  if (stamp.version > newest_version()) {
    throw StoreError{
        StoreError::Kind::kNewer,
        text::say("{file} was written by a newer Nullo (its tables have version {version}, this program knows "
                  "{known}). It was left as it is; use the newer program.",
                  path.string(), std::to_string(stamp.version), newest_version())};
  }
}

}  // namespace nullo::store
