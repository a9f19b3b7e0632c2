// Copies of a whole database by SQLite's backup API. Whatever fails in here is an SQLite::Exception or a StoreError.
#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

namespace nullo::store {

// Makes every page of `to` one of `from`, in one transaction: after a power cut `to` has all of it or nothing.
void copy_pages(SQLite::Database& from, SQLite::Database& to);

// Makes the file a copy, for its owner only, in place of the one that is there. It is written under another name
// (".part" behind it), looked through and flushed to the disk first: under its own it is whole or not there.
void copy_to_file(SQLite::Database& from, const std::filesystem::path& file);

}  // namespace nullo::store
