#include "store/migrations.h"

#include <string>

#include <fmt/format.h>
#include <sqlite3.h>

#include "embedded/schema.h"
#include "store/backup.h"
#include "store/checksum.h"
#include "store/outdated.h"
#include "store/played_rows.h"
#include "store/stamp.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::store {
namespace {

// Looks for rows with lost foreign keys, since SQLite does not check keys while tables are rebuilt.
void refuse_lost_keys(Database& database) {
  Query query = database.query("PRAGMA foreign_key_check");
  if (!query.step()) return;
  throw StoreError{
      StoreError::Kind::kDamaged,
      text::say("{file} could not be brought up to date: a row of its table {table} points to a row of {other} that "
                "is not there. It was left as it is; `nullo verify` tells more.",
                database.path().string(), query.text(0), query.text(2))};
}

std::string sql_of(int version) {
  return std::string{embedded::migrations()[static_cast<std::size_t>(version - 1)].text};
}

// Hands from before 007_checksums.sql are assumed to be intact.
void note_checksums(Database& database) {
  const auto checksum_of = [](sqlite3_context* context, int /*arguments*/, sqlite3_value** values) {
    const auto* text = static_cast<const char*>(::sqlite3_value_blob(values[0]));
    ::sqlite3_result_int64(context, checksum({text, static_cast<std::size_t>(::sqlite3_value_bytes(values[0]))}));
  };
  database.connection().createFunction("checksum_of", 1, true, nullptr, checksum_of, nullptr, nullptr, nullptr);
  database.exec("UPDATE hand SET checksum = checksum_of(facts) WHERE checksum IS NULL");
}

void apply(Database& database, int version) {
  database.exec(sql_of(version));
  database.exec(fmt::format("PRAGMA user_version = {}", version));
}

}  // namespace

int newest_version() { return static_cast<int>(embedded::migrations().size()); }

int version_of(Database& database) { return static_cast<int>(database.number("PRAGMA user_version")); }

void migrate(Database& database, Before before) {
  const int found = version_of(database);
  if (found == newest_version()) return bring_played_up_to_date(database);
  if (found > 0 && before == Before::kBackUp) make_backup(database, Occasion::kBeforeUpdate);
  database.exec("PRAGMA foreign_keys = OFF");  // has no effect inside a transaction
  {
    WriteTransaction transaction{database};
    for (int version = found + 1; version <= newest_version(); ++version) apply(database, version);
    refuse_lost_keys(database);
    note_checksums(database);
    count_played(database);
    transaction.commit();
  }
  database.exec("PRAGMA foreign_keys = ON");
}

std::int64_t hands_to_count(const std::filesystem::path& path) try {
  if (!std::filesystem::exists(path)) return 0;
  SQLite::Database connection = open_untouched(path, kNoWaitMilliseconds);
  const Stamp stamp = stamp_of(connection);
  if (stamp.is_new() || stamp.version > newest_version()) return 0;
  if (stamp.version == newest_version() && is_counted(connection)) return 0;
  return connection.execAndGet("SELECT count(*) FROM hand").getInt64();
} catch (const SQLite::Exception&) {
  return 0;
} catch (const StoreError&) {
  return 0;
} catch (const std::filesystem::filesystem_error&) {
  return 0;
}

std::string tables_of(SQLite::Database& connection) {
  std::string tables;
  SQLite::Statement statement{connection,
                              "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') FROM "
                              "sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name"};
  while (statement.executeStep()) tables += statement.getColumn(0).getString() + '\n';
  return tables;
}

std::optional<int> version_with(const std::string& tables) {
  SQLite::Database fresh{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_MEMORY};
  for (int version = 1; version <= newest_version(); ++version) {
    fresh.exec(sql_of(version));
    if (tables_of(fresh) == tables) return version;
  }
  return std::nullopt;
}

}  // namespace nullo::store
