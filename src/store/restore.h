// Puts a backup, or any other copy of a database, in the place of the present one, which is set aside first.
#pragma once

#include <filesystem>

#include "store/store.h"

namespace nullo::store {

class Database;

// What was to be restored is no database of ours, or a newer, empty or damaged one.
class UnfitSource : public StoreError {
 public:
  using StoreError::StoreError;
};

// The database that is open here becomes what the file has, brought up to date; whoever reads along sees it. Gives the
// backup of what it was. UnfitSource, StoreError or SQLite::Exception, and the database is as it was.
std::filesystem::path restore_into(Database& database, const std::filesystem::path& file);

// The same with a database that nobody has open. What was there is set aside and its new name given:
// "nullo.db.replaced-20261121T183000.125Z" beside it, or "….damaged-…"; nothing where there was none.
// UnfitSource; StoreError{kReadOnly}: another process writes; {kNewer}, {kNoDatabase}: what is there is not ours to
// replace; {kMachine}: the disk. The database is as it was then.
std::filesystem::path restore(const std::filesystem::path& database, const std::filesystem::path& file);

// The second half of taking a file out of use: `aside` names it and what SQLite has put beside it (-wal, -shm), and
// then `fresh` takes its place. A power cut in between loses none of them. All but the newest ten that were set aside
// as damaged are forgotten.
void replace_database(const std::filesystem::path& database, const std::filesystem::path& aside,
                      const std::filesystem::path& fresh);

}  // namespace nullo::store
