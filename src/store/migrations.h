// The tables, from whatever version a database has to the newest: schema/001_*.sql and so on.
#pragma once

#include "store/database.h"

namespace nullo::store {

// How many migrations this program knows.
int newest_version();

// The last migration applied to a database; 0: new.
int version_of(Database& database);

// Applies what is lacking, each migration with its number in one transaction. An old database that has something in it
// is first copied to a file beside it, "nullo-tables1-20261121T183000Z.db".
void migrate(Database& database);

}  // namespace nullo::store
