// Puts a backup, or any other copy, in the place of the present database, which is set aside first.
#pragma once

#include <filesystem>

#include "base/temporary.h"
#include "store/store.h"

namespace nullo::store {

class Database;

// The file to restore is not a database of this program, or is newer, empty or damaged.
class UnfitSource : public StoreError {
 public:
  using StoreError::StoreError;
};

// Replaces the content of the open database by the file's, migrated; windows that only read see it, too. Returns the
// backup of the old content. On UnfitSource, StoreError or SQLite::Exception the database is unchanged (but see
// explain() in failures.h for a disk that fails while it syncs).
std::filesystem::path restore_into(Database& database, const std::filesystem::path& file);

// The same for a database that nobody has open. Sets the old file aside and returns its new name,
// "nullo.db.replaced-20261121T183000.125Z" beside it, or "….damaged-…"; nothing if there was no file. UnfitSource;
// StoreError{kReadOnly}: another process writes; {kNewer}, {kNoDatabase}: the present file is not one that this program
// may replace; {kMachine}: the disk failed. After each of these the database is unchanged; only NotFlushed (files.h)
// says that it is restored, and that the old one may be back after a power cut.
std::filesystem::path restore(const std::filesystem::path& database, const std::filesystem::path& file,
                              const Progress& progress = {});

// The last step of setting a database aside: gives it and the files that SQLite put beside it (-wal, -shm) names that
// begin with `aside`, then moves `fresh` into its place. A power cut in between loses none of them. Deletes all but the
// newest ten damaged databases that were set aside. After a failure everything is as before, except after NotFlushed.
void replace_database(const std::filesystem::path& database, const std::filesystem::path& aside, Temporary& fresh);

}  // namespace nullo::store
