#include "support/stored.h"

#include <algorithm>

#include "store/backup.h"
#include "support/scratch.h"

namespace nullo::testing {

namespace {

namespace fs = std::filesystem;

// A file of the database, one that was set aside, or a backup, which somebody's test means to be there.
bool is_left(const fs::path& database) {
  const std::string name = database.filename().string();
  const auto belongs_to_it = [&name](const fs::directory_entry& each) {
    return each.path().filename().string().starts_with(name);
  };
  return fs::exists(store::backup_folder(database)) ||
         std::any_of(fs::directory_iterator{database.parent_path()}, fs::directory_iterator{}, belongs_to_it);
}

}  // namespace

fs::path with_tables(const fs::path& database) {
  static const Scratch kScratch;
  static const fs::path kEmpty = [] {
    fs::path made = kScratch / "empty.db";
    const store::Store closed_at_once{made, store::Store::Access::kWrite};
    return made;
  }();
  if (fs::is_directory(database.parent_path()) && !is_left(database)) fs::copy_file(kEmpty, database);
  return database;
}

store::Store& Stored::store() const {
  if (!store_) store_.emplace(database_, store::Store::Access::kRead);
  return *store_;
}

}  // namespace nullo::testing
