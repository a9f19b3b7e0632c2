#include "store/stamp.h"

#include <string>
#include <string_view>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "store/backup.h"
#include "store/migrations.h"
#include "store/store.h"

namespace nullo::store {
namespace {

constexpr std::int64_t kApplication = 0x4E756C6C;  // "Null"

StoreError no_database(const std::filesystem::path& path, std::string_view why) {
  return {StoreError::Kind::kNoDatabase,
          fmt::format("{} is no database of Nullo: {}. It was left as it is; name another file.", path.string(), why)};
}

bool has_log(const std::filesystem::path& path) {
  const std::filesystem::path log = path.string() + "-wal";
  return std::filesystem::exists(log) && !std::filesystem::is_empty(log);
}

// `immutable`: SQLite takes no lock, makes no file beside it and looks at no log.
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

}  // namespace

Stamp stamp_of(SQLite::Database& connection) {
  const SQLite::Transaction one_look{connection};  // another process may be making the tables at this moment
  Stamp stamp;
  stamp.application = connection.execAndGet("PRAGMA application_id").getInt64();
  stamp.version = connection.execAndGet("PRAGMA user_version").getInt64();
  if (stamp.application == 0) {
    stamp.has_tables = connection.execAndGet("SELECT count(*) FROM sqlite_schema").getInt64() > 0;
  }
  return stamp;
}

SQLite::Database open_untouched(const std::filesystem::path& path) {
  if (has_log(path)) return {path.string(), SQLite::OPEN_READONLY, kBusyMilliseconds};
  return {immutable_uri(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI};
}

Stamp stamp_of(const std::filesystem::path& path) {
  if (!std::filesystem::is_regular_file(path)) throw no_database(path, "it is no file");
  try {
    SQLite::Database connection = open_untouched(path);
    return stamp_of(connection);
  } catch (const SQLite::Exception& error) {
    if (error.getErrorCode() != SQLITE_NOTADB || kept_before(path)) throw;
    throw no_database(path, "it holds something else");
  }
}

bool kept_before(const std::filesystem::path& path) {
  return std::filesystem::exists(path.string() + ".lock") || !backup_files(path).empty();
}

std::string damage_of(SQLite::Database& connection) {
  try {
    connection.exec("PRAGMA ignore_check_constraints = ON");  // a wrong value is no wrong page
    const std::string found = connection.execAndGet("PRAGMA quick_check(1)").getString();
    return found == "ok" ? std::string{} : found;
  } catch (const SQLite::Exception& error) {
    const int code = error.getErrorCode() & 0xFF;
    if (code != SQLITE_CORRUPT && code != SQLITE_NOTADB) throw;
    return error.what();
  }
}

void refuse_if_damaged(const std::filesystem::path& path) {
  SQLite::Database connection = open_untouched(path);
  if (const std::string found = damage_of(connection); !found.empty()) throw SQLite::Exception{found, SQLITE_CORRUPT};
}

void refuse_unless_ours(const Stamp& stamp, const std::filesystem::path& path) {
  if (stamp.is_new()) return;
  if (stamp.application != kApplication) throw no_database(path, "it is the database of another program");
  if (stamp.version > newest_version()) {
    throw StoreError{StoreError::Kind::kNewer,
                     fmt::format("{} was written by a newer Nullo (its tables have version {}, this program knows {}). "
                                 "It was left as it is; use the newer program.",
                                 path.string(), stamp.version, newest_version())};
  }
}

}  // namespace nullo::store
