// The tables, from whatever version a database has to the newest: schema/001_*.sql and so on.
#pragma once

#include "store/database.h"

namespace nullo::store {

// How many migrations this program knows.
int newest_version();

// The last migration applied to a database; 0: new.
int version_of(Database& database);

// Applies what is lacking, each migration with its number in one transaction, and works out anew what an older program
// did not count for the statistics. Of an old database a backup is made
// first; if that fails, nothing is applied.
enum class Before {
  kBackUp,
  kNothing,  // it is a copy itself
};
void migrate(Database& database, Before before = Before::kBackUp);

}  // namespace nullo::store
