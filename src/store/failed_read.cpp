#include "store/failed_read.h"

#include <cerrno>

namespace nullo::store {

bool has_failed_to_read(sqlite3* connection) {
  for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
    sqlite3_file* file = nullptr;
    if (::sqlite3_file_control(connection, "main", which, static_cast<void*>(&file)) != SQLITE_OK) continue;
    if (file == nullptr || file->pMethods == nullptr) continue;
    int error = 0;
    file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
    if (error == EIO) return true;
  }
  return false;
}

}  // namespace nullo::store
