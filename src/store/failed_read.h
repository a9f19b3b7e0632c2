// Tells damage from a disk that failed: SQLite may call either damage.
#pragma once

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include "store/stamp.h"

namespace nullo::store {

// Whether the system has failed to read the file or its log. (errno may have another value by now.)
bool has_failed_to_read(sqlite3* connection);

// Runs `work`. If the disk failed, SQLite may report damage; then this reports SQLITE_IOERR.
template <class Work>
auto unless_the_disk_failed(sqlite3* connection, Work work) {
  try {
    return work();
  } catch (const SQLite::Exception& error) {
    if (is_damage(error) && has_failed_to_read(connection)) throw SQLite::Exception{error.what(), SQLITE_IOERR};
    throw;
  }
}

}  // namespace nullo::store
