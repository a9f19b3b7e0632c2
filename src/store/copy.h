// Copies a whole database with SQLite's backup API. On failure throws SQLite::Exception or StoreError.
#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

#include "base/progress.h"

namespace nullo::store {

// Replaces all pages of `to` by those of `from` in one transaction: after a power cut `to` has either all of them or
// none.
void copy_pages(SQLite::Database& from, SQLite::Database& to, const Progress& progress = {});

// Copies the database to the file, for its owner only, replacing what is there. The copy is written under a temporary
// name (".part" appended), checked and flushed to the disk before it gets its name, so that a file of that name is
// always complete. NotFlushed (files.h): it is there, but may be gone after a power cut.
void copy_to_file(SQLite::Database& from, const std::filesystem::path& file, const Progress& progress = {});

// The same for a file that gets another name later: does not wait until the disk has this one.
void copy_to_temporary(SQLite::Database& from, const std::filesystem::path& file, const Progress& progress = {});

}  // namespace nullo::store
