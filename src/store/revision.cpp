#include "store/revision.h"

#include <algorithm>

#include "store/database.h"
#include "store/failed_read.h"

namespace nullo::store {
namespace {

constexpr std::int64_t kHighest = 1'000'000'000'000'000;  // a higher one is damage, and must not stop the next entry

bool has_table(SQLite::Database& connection, const char* table) {
  SQLite::Statement statement{connection, "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?"};
  statement.bind(1, table);
  return statement.executeStep() && statement.getColumn(0).getInt() > 0;
}

}  // namespace

std::int64_t revision_of(SQLite::Database& connection) {
  return unless_the_disk_failed(connection.getHandle(), [&] {
    const char* where = has_table(connection, "revision") ? "SELECT coalesce(max(number), 0) FROM revision"
                        : has_table(connection, "log")    ? "SELECT coalesce(max(rowid), 0) FROM log"
                                                          : "SELECT 0";
    return std::clamp<std::int64_t>(connection.execAndGet(where).getInt64(), 0, kHighest);
  });
}

void count_change(Database& database) {
  database
      .query(
          "INSERT INTO revision (only_row, number) VALUES (1, 1) "
          "ON CONFLICT (only_row) DO UPDATE SET number = min(max(number, 0), ?) + 1",
          kHighest)
      .run();
}

void go_on_after(Database& database, std::int64_t revision) {
  database.query("INSERT OR REPLACE INTO revision (only_row, number) VALUES (1, ?)", revision + 1).run();
}

}  // namespace nullo::store
