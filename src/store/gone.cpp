// What a Store does when its file is not in its place: it saves what was stored, says so, and opens what is there now.
#include "store/gone.h"

#include <fmt/format.h>

#include "store/backup.h"
#include "store/parts.h"
#include "store/rescue.h"

namespace nullo::store {

void Store::Parts::save(Place::Found found) {
  if (!saved.empty()) return;
  if (found != Place::Found::kOverwritten) {
    saved = make_backup(database()).file;
    return;
  }
  Left left = save_what_is_left(database());
  saved = std::move(left.file);
  about_saved = std::move(left.text);
}

void Store::Parts::fail_as_gone(const Attempt& attempt, Place::Found found) {
  const bool overwritten = found == Place::Found::kOverwritten;
  const std::string gone =
      fmt::format("{} was {} while Nullo had it open: {}.", path.string(),
                  overwritten ? "overwritten by another program" : "moved, removed or replaced", attempt.failed);
  try {
    save(found);
  } catch (const std::exception& error) {
    throw FileGone{
        fmt::format("{} What was stored before could not be saved either ({}). {} and {}.", gone, error.what(),
                    overwritten ? "Leave the file alone, look at the disk" : "Leave Nullo open, put the file back",
                    attempt.again),
        {}};
  }
  if (overwritten) {
    throw FileGone{fmt::format("{} What Nullo still had of it is saved as {}. {} Restore that backup and {}.", gone,
                               saved.string(), about_saved, attempt.again),
                   saved};
  }
  throw FileGone{fmt::format("{} All that was stored before is saved as {}. Put the file back and {}, or restore that "
                             "backup.",
                             gone, saved.string(), attempt.again),
                 saved};
}

void Store::Parts::save_before_closing() noexcept {
  try {
    const Place::Found found = database().look();
    if (found == Place::Found::kInPlace) return;
    // Otherwise SQLite would remove the log of the file that has the name now.
    if (!opened.lock.held()) return database().keep_off();
    if (found == Place::Found::kOverwritten) database().keep_off();
    save(found);
    const bool copied = found == Place::Found::kGone && database().copy_log();
    database().leave_log_as(copied ? std::string{} : name_aside(path, Occasion::kDamaged).string() + "-wal");
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
    // Nobody is there to be told.
  }
}

void Store::Parts::follow() {
  if (opened.lock.held() || access == Access::kRead || database().is_in_place()) return;
  try {
    if (database().has_its_log())
      throw StoreError{StoreError::Kind::kMachine, "The log of the file that was there still lies beside it."};
    std::unique_ptr<Database> next = open_to_follow(path);
    database().keep_off();
    opened.database = std::move(next);
    ++followed;
    told = false;
  } catch (const std::exception& error) {
    if (std::exchange(told, true)) return;
    throw StoreError{StoreError::Kind::kMachine,
                     fmt::format("{} was moved, removed or replaced while Nullo had it open, and nothing of what is "
                                 "there now can be shown. {} This window shows what was stored before. Put the file "
                                 "back, or restore a backup.",
                                 path.string(), error.what())};
  }
}

}  // namespace nullo::store
