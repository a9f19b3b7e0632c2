// Opens the database for one of the accesses of store.h: who may write, where the file comes from, which tables it has.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "store/database.h"
#include "store/store.h"
#include "store/write_lock.h"

namespace nullo::store {

struct Opened {
  WriteLock lock;
  std::unique_ptr<Database> database;  // closed before the lock is let go
  std::string remark;                  // what people should know of it; empty: nothing
};

Opened open_database(const std::filesystem::path& path, Store::Access access);

// Reading along: becomes the writer if nobody else is; true if it now is.
bool take_over(Opened& opened);

}  // namespace nullo::store
