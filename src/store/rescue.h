// A damaged database: set aside untouched, and what can still be read of it put into a fresh one. A session is taken
// from whatever still has it: its rows, its entry log, the newest backup.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::store {

// The setting under which the fresh database keeps to_text() until somebody has read it.
inline constexpr std::string_view kRescueKey = "rescue.text";

// Sessions are named as people know them: "Tëtka of 2026-11-21: Anna, Boris, Clara, Dmitri".
struct Rescue {
  std::filesystem::path aside;           // the damaged file; empty: there was none, only backups of it
  int sessions = 0;                      // stored again, wherever they were taken from
  std::vector<std::string> from_backup;  // of these: as the newest backup has them; what came later is missing
  std::vector<std::string> cut;          // of these: their last hands could not be read and are missing
  std::vector<std::string> doubtful;     // of these: their hands do not come to what was noted of them
  std::vector<std::string> lost;         // known to have been there, and not rescued
};

// What `nullo verify` would complain of; untouched. StoreError{kNewer}, {kNoDatabase}: it is none that this program
// knows; {kMachine}: the disk could not read it, which is no damage.
bool is_damaged(const std::filesystem::path& database);

// After StoreError{kDamaged} on opening. What is rescued is written beside the database before anything is moved, so a
// failure leaves all as it was. StoreError{kReadOnly}: another process writes; {kMachine}: the disk; {kNewer},
// {kNoDatabase}: it is no damaged database of ours, and nothing was done.
Rescue rescue(const std::filesystem::path& database);

// What was done, for people.
std::string to_text(const Rescue& rescue, const std::filesystem::path& database);

}  // namespace nullo::store
