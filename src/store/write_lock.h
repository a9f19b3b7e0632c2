// Lets only one process write: the one that has the lock on the file beside the database. The kernel releases the lock
// when the process ends for any reason, so no stale lock remains; the file itself stays, empty.
#pragma once

#include <filesystem>

#include "base/handle.h"

namespace nullo::store {

class WriteLock {
 public:
  explicit WriteLock(std::filesystem::path database) : database_{std::move(database)} {}

  // Takes the lock if it is free; true if this process now has it. StoreError{kMachine} if the file system has no
  // locks.
  bool try_take();
  [[nodiscard]] bool held() const { return handle_.is_open(); }

 private:
  std::filesystem::path database_;
  Handle handle_;
};

}  // namespace nullo::store
