// Whose database a file is, and of which version, told before anything is written to it.
#pragma once

#include <cstdint>
#include <filesystem>

#include <SQLiteCpp/Database.h>

namespace nullo::store {

struct Stamp {
  std::int64_t application = 0;  // PRAGMA application_id
  std::int64_t version = 0;      // PRAGMA user_version: the last migration applied
  bool has_tables = false;

  [[nodiscard]] bool is_new() const { return application == 0 && version == 0 && !has_tables; }
};

Stamp stamp_of(SQLite::Database& connection);

// Of a file that is there, its log (-wal) included if there is one; neither is changed, and no file is made beside
// them. StoreError{kNoDatabase}: something else than a database.
Stamp stamp_of(const std::filesystem::path& path);

// StoreError{kNewer} or {kNoDatabase}, unless it is new, or ours and not newer than this program.
void refuse_unless_ours(const Stamp& stamp, const std::filesystem::path& path);

}  // namespace nullo::store
