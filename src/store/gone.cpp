// What a Store does when its file is not in its place: it saves what was stored, says so, and opens what is there now.
#include "store/gone.h"

#include "store/backup.h"
#include "store/parts.h"
#include "store/rescue.h"
#include "text/say.h"

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
  const text::Sentence what = overwritten ? text::mark(
                                                "{file} was overwritten by another program while Nullo had it open: "
                                                "{failed}.")
                                          : text::mark(
                                                "{file} was moved, removed or replaced while Nullo had it open: "
                                                "{failed}.");
  const std::string gone = text::say(what, path.string(), text::say(attempt.failed)) + " ";
  const std::string again = text::say(attempt.again);
  try {
    save(found);
  } catch (const std::exception& error) {
    const text::Sentence lost = overwritten ? text::mark(
                                                  "What was stored before could not be saved either ({reason}). Leave "
                                                  "the file alone, look at the disk and {again}.")
                                            : text::mark(
                                                  "What was stored before could not be saved either ({reason}). Leave "
                                                  "Nullo open, put the file back and {again}.");
    throw FileGone{gone + text::say(lost, error.what(), again), {}};
  }
  if (overwritten) {
    throw FileGone{gone + text::say("What Nullo still had of it is saved as {file}. {message} Restore that backup and "
                                    "{again}.",
                                    saved.string(), about_saved, again),
                   saved};
  }
  throw FileGone{gone + text::say("All that was stored before is saved as {file}. Put the file back and {again}, or "
                                  "restore that backup.",
                                  saved.string(), again),
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
      throw StoreError{StoreError::Kind::kMachine,
                       text::say("The log of the file that was there still lies beside it.")};
    std::unique_ptr<Database> next = open_to_follow(path);
    database().keep_off();
    opened.database = std::move(next);
    ++followed;
    told = false;
  } catch (const std::exception& error) {
    if (std::exchange(told, true)) return;
    throw StoreError{StoreError::Kind::kMachine,
                     text::say("{file} was moved, removed or replaced while Nullo had it open, and nothing of what is "
                               "there now can be shown. {message} This window shows what was stored before. Put the "
                               "file back, or restore a backup.",
                               path.string(), error.what())};
  }
}

}  // namespace nullo::store
