// Migrates the tables from any version to the newest: schema/001_*.sql and so on.
#pragma once

#include <optional>
#include <string>

#include "store/database.h"

namespace nullo::store {

// The number of migrations that this program has.
int newest_version();

// The last migration applied to a database; 0: new.
int version_of(Database& database);

// Applies the migrations that are missing and, if an older program counted differently, counts the statistics again,
// all in one transaction. Before that, makes a backup of an old database; if the backup fails, changes nothing.
enum class Before {
  kBackUp,
  kNothing,  // no backup: the database is itself a copy
};
void migrate(Database& database, Before before = Before::kBackUp);

// The SQL of a database's tables, indices and views, as one text.
std::string tables_of(SQLite::Database& connection);

// The version whose migrations make exactly these tables; nothing: none known to this program. (So every migration must
// change the tables: a version number alone may be a damaged byte.)
std::optional<int> version_with(const std::string& tables);

}  // namespace nullo::store
