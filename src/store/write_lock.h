// One process writes: whoever holds the lock on the file beside the database. The kernel lets go of it when the process
// ends in whatever way, so nothing stale is ever left; the file itself stays, empty.
#pragma once

#include <filesystem>

#include "store/handle.h"

namespace nullo::store {

class WriteLock {
 public:
  explicit WriteLock(std::filesystem::path database) : database_{std::move(database)} {}

  // Takes it if it is free; true if it is ours then. StoreError{kMachine} where there can be no lock.
  bool try_take();
  [[nodiscard]] bool held() const { return handle_.is_open(); }

 private:
  std::filesystem::path database_;
  Handle handle_;
};

}  // namespace nullo::store
