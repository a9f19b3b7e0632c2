// What the store throws if the database is not the file with its name any more.
#pragma once

#include <filesystem>
#include <string>

#include "store/store.h"

namespace nullo::store {

// The database, or its log (-wal), was moved, removed or replaced while it was open. What was to be stored is not; what
// was stored before is saved as a backup. what() says so, and what to do.
class FileGone : public StoreError {
 public:
  FileGone(const std::string& what, std::filesystem::path saved)
      : StoreError{Kind::kMachine, what}, saved_{std::move(saved)} {}

  // The backup; empty: it could not be made.
  [[nodiscard]] const std::filesystem::path& saved() const { return saved_; }

 private:
  std::filesystem::path saved_;
};

}  // namespace nullo::store
