// Explains a failure of SQLite as a sentence that says what people can do.
#pragma once

#include <cerrno>
#include <filesystem>

#include <SQLiteCpp/Exception.h>

#include "store/stamp.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::store {

// What the person wanted and did not get: "the last tap is not recorded"; and what to do then: "tap again".
struct Attempt {
  text::Sentence failed;
  text::Sentence again;
  bool stores = false;  // something that would be in the database afterwards
};

// `system_error`: errno after the failed call; 0 if there was none. If the disk failed while it synced what an attempt
// stores, the sentence also says that it may turn up: SQLite's log may have it whole, and the next start reads the log.
StoreError explain(const SQLite::Exception& error, int system_error, const std::filesystem::path& path,
                   const Attempt& attempt);

// Runs `work`; rethrows failures of SQLite or the file system as StoreError. (sqlite3_system_errno() is not set when a
// COMMIT fails, but errno is.)
template <class Work>
auto guarded(const std::filesystem::path& path, const Attempt& attempt, Work work) {
  errno = 0;
  try {
    return work();
  } catch (const SQLite::Exception& error) {
    const int system_error = errno;
    throw explain(confirmed(error, system_error, path), system_error, path, attempt);
  } catch (const std::filesystem::filesystem_error& error) {
    throw StoreError{StoreError::Kind::kMachine,
                     text::say("{file} could not be used ({reason}): {failed}.", path.string(), error.code().message(),
                               text::say(attempt.failed))};
  }
}

}  // namespace nullo::store
