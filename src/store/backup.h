// The last ten backups, each a whole database in the folder `backups` beside the database it was made of.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::store {

class Database;

inline constexpr std::size_t kBackupsKept = 10;

// Why one was made; its name says it.
enum class Occasion { kUsual, kBeforeUpdate, kBeforeRestoring };

struct Backup {
  std::filesystem::path file;  // …/backups/nullo-20261121T183000.125Z.db, or ….before-update.db
  std::string name;            // the time in it
  std::string made_at;         // RFC 3339 UTC
  Occasion occasion = Occasion::kUsual;
  std::uintmax_t bytes = 0;
  std::optional<int> sessions;  // nothing: it cannot be read
};

// "before restoring"; empty for the usual ones.
std::string_view to_text(Occasion occasion);

std::filesystem::path backup_folder(const std::filesystem::path& database);

// Those of this database, newest first. Nothing is changed, and one that cannot be read is listed as such.
// StoreError{kMachine} where the folder cannot be read.
std::vector<Backup> backups_of(const std::filesystem::path& database);

// Their files alone, newest first.
std::vector<std::filesystem::path> backup_files(const std::filesystem::path& database);

// Makes one more and forgets all but the newest ten. A damaged database is not backed up, so that it pushes no good
// backup out. SQLite::Exception or StoreError; nothing is left behind then.
Backup make_backup(Database& database, Occasion occasion = Occasion::kUsual);

}  // namespace nullo::store
