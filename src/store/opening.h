// Opens the database for one of the kinds of access in store.h: decides who may write, takes the lock, checks the file
// and migrates its tables.
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
  std::unique_ptr<Database> database;  // after the lock, so that it is closed before the lock is released
  std::string remark;                  // what people should know about the opening; empty: nothing
};

Opened open_database(const std::filesystem::path& path, Store::Access access);

// For a process that only reads, while another one writes. StoreError{kBusy}: that one is making the file just now.
std::unique_ptr<Database> open_to_follow(const std::filesystem::path& path);

// For a process that only reads: becomes the writer if there is no other. True if it now is.
bool take_over(Opened& opened);

}  // namespace nullo::store
