// What failed in SQLite, as a sentence people can act on.
#pragma once

#include <cerrno>
#include <filesystem>
#include <string_view>

#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>

#include "store/stamp.h"
#include "store/store.h"

namespace nullo::store {

// What the person wanted, for the sentence: "the last tap is not recorded", and how to go on: "tap again".
struct Intent {
  std::string_view failed;
  std::string_view again;
};

// `system_error`: errno after the failing call; 0 if there was none.
StoreError explain(const SQLite::Exception& error, int system_error, const std::filesystem::path& path,
                   const Intent& intent);

// Does the work; a failure of SQLite or the file system comes out as a StoreError. (sqlite3_system_errno() knows
// nothing of a COMMIT that failed, errno does.)
template <class Work>
auto guarded(const std::filesystem::path& path, const Intent& intent, Work work) {
  errno = 0;
  try {
    return work();
  } catch (const SQLite::Exception& error) {
    const int system_error = errno;
    throw explain(confirmed(error, system_error, path), system_error, path, intent);
  } catch (const std::filesystem::filesystem_error& error) {
    throw StoreError{StoreError::Kind::kMachine, fmt::format("{} could not be used ({}): {}.", path.string(),
                                                             error.code().message(), intent.failed)};
  }
}

}  // namespace nullo::store
