// A damaged database: set aside untouched, and what can still be read of it put into a fresh one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace nullo::store {

// The setting under which the fresh database keeps to_text() until somebody has read it.
inline constexpr std::string_view kRescueKey = "rescue.text";

struct Rescue {
  std::filesystem::path aside;  // the damaged file; empty: there was none, only backups of it
  int sessions = 0;             // read, checked as documents, and stored again
  int doubtful = 0;             // of these: their hands do not come to the result that was noted
  std::int64_t unread = 0;      // known to have been there, and not rescued
};

// Whether SQLite finds damage in the file, which it looks through as a whole; untouched. StoreError{kNewer},
// {kNoDatabase}: it is none that this program knows; {kMachine}: it cannot be read.
bool is_damaged(const std::filesystem::path& database);

// After StoreError{kDamaged} on opening. What is rescued is written beside the database before anything is moved, so a
// failure leaves all as it was. StoreError{kReadOnly}: another process writes; {kMachine}: the disk; {kNewer},
// {kNoDatabase}: it is no damaged database of ours, and nothing was done.
Rescue rescue(const std::filesystem::path& database);

// What was done, for people.
std::string to_text(const Rescue& rescue, const std::filesystem::path& database);

}  // namespace nullo::store
