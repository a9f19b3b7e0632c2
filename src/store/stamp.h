// Whose database a file is, and of which version, told before anything is written to it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include <SQLiteCpp/Database.h>

namespace nullo::store {

struct Stamp {
  std::int64_t application = 0;  // PRAGMA application_id
  std::int64_t version = 0;      // PRAGMA user_version: the last migration applied
  bool has_tables = false;

  [[nodiscard]] bool is_new() const { return application == 0 && version == 0 && !has_tables; }
};

Stamp stamp_of(SQLite::Database& connection);

// To read a file with its log (-wal), if there is one. Neither is changed, and no file is made beside them where there
// is no log.
SQLite::Database open_untouched(const std::filesystem::path& path);

// Of a file that is there, read untouched. StoreError{kNoDatabase}: something else than a database; where one of ours
// has been, that is damage: SQLite::Exception with SQLITE_NOTADB.
Stamp stamp_of(const std::filesystem::path& path);

// A program of ours has kept its data in this file before: there is its lock, or a backup.
bool kept_before(const std::filesystem::path& path);

// What SQLite finds wrong with the pages of a file; empty: nothing. It reads all of them, but compares no index with
// its table.
std::string damage_of(SQLite::Database& connection);

// SQLite::Exception with SQLITE_CORRUPT if the pages of the file are damaged, read untouched.
void refuse_if_damaged(const std::filesystem::path& path);

// StoreError{kNewer} or {kNoDatabase}, unless it is new, or ours and not newer than this program.
void refuse_unless_ours(const Stamp& stamp, const std::filesystem::path& path);

}  // namespace nullo::store
