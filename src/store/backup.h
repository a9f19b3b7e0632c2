// The last ten backups, each a whole database in the folder `backups` beside the database it was made of; and what was
// set aside there when another database took its place, the last ten of each kind as well.
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

// Why there is one; its name says it.
enum class Occasion {
  kUsual,
  kBeforeUpdate,
  kBeforeRestoring,
  kReplaced,  // set aside: what was there before a backup was restored
  kDamaged,   // set aside: a damaged database, untouched
};

struct Backup {
  std::filesystem::path file;  // …/backups/nullo-20261121T183000.125Z.db, or ….before-update.db; what was set aside
                               // lies beside the database: …/nullo.db.damaged-20261121T183000.125Z
  std::string name;            // the time in it
  std::string made_at;         // RFC 3339 UTC
  Occasion occasion = Occasion::kUsual;
  std::uintmax_t bytes = 0;
  std::optional<int> sessions;  // nothing: it cannot be read
};

// "before restoring"; empty for the usual ones.
std::string_view to_text(Occasion occasion);

std::filesystem::path backup_folder(const std::filesystem::path& database);

// Those of this database and what was set aside, newest first. Nothing is changed, and one that cannot be read is
// listed as such. StoreError{kMachine} where a folder cannot be read.
std::vector<Backup> backups_of(const std::filesystem::path& database);
// The newest of them that is a backup and can be read; nullptr: none.
const Backup* newest_backup(const std::vector<Backup>& backups);

// The files of the backups alone, newest first.
std::vector<std::filesystem::path> backup_files(const std::filesystem::path& database);

// Makes one more and forgets all but the newest ten. A damaged database is not backed up, so that it pushes no good
// backup out. SQLite::Exception or StoreError; nothing is left behind then.
Backup make_backup(Database& database, Occasion occasion = Occasion::kUsual);

// ---- what is set aside: kReplaced or kDamaged

// A new name for it, beside the database.
std::filesystem::path name_aside(const std::filesystem::path& database, Occasion occasion);
// All but the newest ten, with what SQLite kept beside them (-wal, -shm, -journal).
void forget_old_set_aside(const std::filesystem::path& database, Occasion occasion);

}  // namespace nullo::store
