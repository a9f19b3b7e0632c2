// The last ten backups, each a copy of the whole database in the folder `backups` beside it; and the last ten files of
// each kind that were set aside when another database took their place.
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

// Why the backup was made or the file set aside; it is a part of the file's name.
enum class Occasion {
  kUsual,
  kBeforeUpdate,
  kBeforeRestoring,
  kReplaced,  // set aside: the database that was there before a backup was restored
  kDamaged,   // set aside: a damaged database, unchanged
};

struct Backup {
  std::filesystem::path file;  // …/backups/nullo-20261121T183000.125Z.db, or ….before-update.db; files set aside are
                               // beside the database: …/nullo.db.damaged-20261121T183000.125Z
  std::string name;            // the time in the file's name
  std::string made_at;         // RFC 3339 UTC
  Occasion occasion = Occasion::kUsual;
  std::uintmax_t bytes = 0;
  std::optional<int> sessions;  // nothing: the file cannot be read
  std::int64_t revision = -1;   // how far its data had come (store/revision.h); -1: the file cannot be read
};

// "before restoring"; empty for a usual backup.
std::string to_text(Occasion occasion);

std::filesystem::path backup_folder(const std::filesystem::path& database);

// The backups of this database and the files set aside, newest first by what is in them: a clock may have been wrong.
// Changes nothing, and lists unreadable files last, as such. StoreError{kMachine} if a folder cannot be read.
std::vector<Backup> backups_of(const std::filesystem::path& database);
// The newest one that is a backup and can be read; nullptr: there is none.
const Backup* newest_backup(const std::vector<Backup>& backups);

// Of all these; 0: there is none.
std::int64_t highest_revision(const std::vector<Backup>& backups);

// Only the files of the backups, in the order of their names, the latest first.
std::vector<std::filesystem::path> backup_files(const std::filesystem::path& database);

// Makes a backup and deletes all but the newest ten, and ten that cannot be read. A damaged database is not backed up,
// since its copies would push good ones out. Throws SQLite::Exception or StoreError; then no new file is left behind,
// except after NotFlushed (files.h).
Backup make_backup(Database& database, Occasion occasion = Occasion::kUsual);

// A new name for a backup that is made otherwise.
std::filesystem::path name_backup(const std::filesystem::path& database, Occasion occasion = Occasion::kUsual);

// ---- setting a database aside, as kReplaced or kDamaged

// A new name for it, beside the database.
std::filesystem::path name_aside(const std::filesystem::path& database, Occasion occasion);
// Deletes all but the newest ten files of this kind, along with the files that SQLite put beside them (-wal, -shm,
// -journal). What cannot be deleted stays until the next time.
void forget_old_set_aside(const std::filesystem::path& database, Occasion occasion);

}  // namespace nullo::store
