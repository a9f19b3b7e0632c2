// The tables, from whatever version a database has to the newest: schema/001_*.sql and so on.
#pragma once

#include <optional>
#include <string>

#include "store/database.h"

namespace nullo::store {

// How many migrations this program knows.
int newest_version();

// The last migration applied to a database; 0: new.
int version_of(Database& database);

// Applies what is lacking and works out anew what an older program did not count for the statistics, all in one
// transaction. Of an old database a backup is made first; if that fails, nothing is applied.
enum class Before {
  kBackUp,
  kNothing,  // it is a copy itself
};
void migrate(Database& database, Before before = Before::kBackUp);

// The tables, indices and views of a database, as one text.
std::string tables_of(SQLite::Database& connection);

// The version whose migrations make these tables; nothing: none that this program knows. (So every migration must
// change the tables: a version's number alone may be a damaged byte.)
std::optional<int> version_with(const std::string& tables);

}  // namespace nullo::store
