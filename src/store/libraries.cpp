#include "store/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

namespace nullo::store {

namespace {

// SQLiteCpp's number: 3002001 is 3.2.1.
std::string sqlitecpp_version() {
  constexpr int kNumber = SQLITECPP_VERSION_NUMBER;
  return fmt::format("{}.{}.{}", kNumber / 1000000, kNumber / 1000 % 1000, kNumber % 1000);
}

}  // namespace

std::vector<Library> libraries() { return {{"SQLite", sqlite3_libversion()}, {"SQLiteCpp", sqlitecpp_version()}}; }

}  // namespace nullo::store
