// What is stored in a file, for tests that look often.
#pragma once

#include <filesystem>
#include <optional>
#include <utility>

#include "session/session.h"
#include "store/store.h"

namespace nullo::testing {

// Where nothing is left of such a database, puts one without sessions there: a copy of one that is made once, as making
// another takes longer than most tests. Returns the path.
std::filesystem::path with_tables(const std::filesystem::path& database);

// Reads the file by one connection, which is opened for the first question: another one for each would take longer than
// what is asked.
class Stored {
 public:
  explicit Stored(std::filesystem::path database) : database_{std::move(database)} {}

  [[nodiscard]] store::Store& store() const;
  // The newest session.
  [[nodiscard]] session::Session session() const { return store().load(store().newest_session().value()).value(); }

 private:
  std::filesystem::path database_;
  mutable std::optional<store::Store> store_;
};

}  // namespace nullo::testing
