// Copies a whole database with SQLite's backup API. On failure throws SQLite::Exception or StoreError.
#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

#include "base/progress.h"
#include "base/temporary.h"

namespace nullo::store {

// Replaces all pages of `to` by those of `from` in one transaction: after a power cut `to` has either all of them or
// none.
void copy_pages(SQLite::Database& from, SQLite::Database& to, const Progress& progress = {});

// Copies the database into the empty file, checks the copy and waits until the disk has it.
void copy_into(SQLite::Database& from, const Temporary& to, const Progress& progress = {});

// Copies the database to the file, for its owner only, replacing what is there. It is a temporary file until it is
// whole, so that a file of that name is always complete. NotFlushed (files.h): it is there, but may be gone after a
// power cut.
void copy_to_file(SQLite::Database& from, const std::filesystem::path& file, const Progress& progress = {});

}  // namespace nullo::store
