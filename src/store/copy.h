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
// always complete.
void copy_to_file(SQLite::Database& from, const std::filesystem::path& file, const Progress& progress = {});

}  // namespace nullo::store
