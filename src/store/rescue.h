// Rescues a damaged database: sets it aside unchanged, and stores what can still be read of it in a new one. Each
// session is taken from a source that still has it: its rows, its entry log, the newest backup that has it; or its rows
// and its entry log as they are in the file without the write-ahead log (-wal) beside it, which may belong to another
// file. A log whose file is lost is read beside the newest backup.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::store {

class Database;

// The setting in which the new database keeps the report, to_text(), until somebody has read it.
inline constexpr std::string_view kRescueKey = "rescue.text";

// Sessions are named in a form that people recognize: "Tëtka of 2026-11-21: Anna, Boris, Clara, Dmitri".
struct Rescue {
  std::filesystem::path aside;           // the damaged file; empty: it was missing, and only backups were there
  bool only_log = false;                 // it was missing, and its log (-wal) was there: that has the name `aside`-wal
  bool overwritten = false;              // while it was open: nothing was set aside
  int sessions = 0;                      // number of sessions rescued, from any source
  std::vector<std::string> from_file;    // of these: taken from the file without its log (-wal), which spoiled them
  std::vector<std::string> from_backup;  // of these: taken from the newest backup that has it, without what came later
  std::vector<std::string> cut;          // of these: the last hands could not be read and are missing
  std::vector<std::string> doubtful;     // of these: the score of their facts is not the stored one
  std::vector<std::string> apart;        // cannot be read, and are kept as they are
  std::vector<std::string> lost;         // known to have existed, if only by their ids, and not rescued
  std::string not_flushed;               // all is done, but may be gone after a power cut, as a sentence; empty: no
};

// Whether `nullo verify` would find faults in it. Changes nothing. StoreError{kNewer}, {kNoDatabase}: not a database
// that this program knows; {kMachine}: the disk failed to read it, which is not damage.
bool is_damaged(const std::filesystem::path& database);

// Call it after StoreError{kDamaged} on opening. The rescued sessions are written beside the database before anything
// is moved, so that a failure changes nothing. StoreError{kReadOnly}: another process writes; {kMachine}: the disk
// failed; {kNewer}, {kNoDatabase}: not a damaged database of this program, and nothing was done.
Rescue rescue(const std::filesystem::path& database);

// A backup of what is left.
struct Left {
  std::filesystem::path file;
  std::string text;  // "3 sessions were rescued."; and which are not as they were
};
// Of a database that is open, and whose file somebody else has overwritten: what it still has in memory and in its log,
// and what the backups have. Throws SQLite::Exception or StoreError; then there is no new file.
Left save_what_is_left(Database& open);

// "3 sessions were rescued."; and which are not as they were.
std::string about_sessions(const Rescue& rescue);
// The report for people: that, and what happened before.
std::string to_text(const Rescue& rescue, const std::filesystem::path& database);

}  // namespace nullo::store
