// How far the data of a database have come: a number that grows with every change, whatever the clock says. A copy of
// the database has the number of its moment, so copies are ordered by it.
#pragma once

#include <cstdint>

#include <SQLiteCpp/SQLiteCpp.h>

namespace nullo::store {

class Database;

// Of a database of any version: one from before the number was stored has the number of its log's newest row.
// SQLite::Exception; SQLITE_IOERR if the disk failed, though SQLite may call that damage.
std::int64_t revision_of(SQLite::Database& connection);

// Notes one more change, in the transaction of the change.
void count_change(Database& database);

// Goes on after that number, for data that take the place of others that had come so far.
void go_on_after(Database& database, std::int64_t revision);

}  // namespace nullo::store
