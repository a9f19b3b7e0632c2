#include "store/restore.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>

#include <SQLiteCpp/SQLiteCpp.h>

#include "base/clock.h"
#include "store/attempts.h"
#include "store/backup.h"
#include "store/copy.h"
#include "store/database.h"
#include "store/failures.h"
#include "store/files.h"
#include "store/migrations.h"
#include "store/revision.h"
#include "store/stamp.h"
#include "store/store.h"
#include "store/write_lock.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;
using Kind = StoreError::Kind;

constexpr text::Sentence kDamagedItself = text::mark("{file} is damaged itself: nothing was restored.");
constexpr std::array kBeside{"-wal", "-shm", "-journal"};

// `why`: of {file}.
[[noreturn]] void refuse_source(Kind kind, const fs::path& file, text::Sentence why) {
  throw UnfitSource{kind, text::say(why, file.string())};
}

void check_source(const fs::path& file, const fs::path& database) {
  if (!fs::exists(file))
    refuse_source(Kind::kNoDatabase, file, text::mark("{file} is not there: nothing was restored."));
  if (fs::exists(database) && fs::equivalent(file, database)) {
    refuse_source(Kind::kNoDatabase, file, text::mark("{file} is the database itself: nothing was restored."));
  }
  const Stamp stamp = stamp_of(file);
  refuse_unless_ours(stamp, file);
  if (stamp.is_new()) refuse_source(Kind::kNoDatabase, file, text::mark("{file} is empty: nothing was restored."));
  if (!damage_of(file).empty()) refuse_source(Kind::kDamaged, file, kDamagedItself);
}

// Throws UnfitSource, unless the file is a sound database of this program and not the present one itself.
void refuse_unfit_source(const fs::path& file, const fs::path& database) {
  try {
    check_source(file, database);
  } catch (const UnfitSource&) {
    throw;
  } catch (const StoreError& error) {
    throw UnfitSource{error.kind(), error.what()};
  } catch (const SQLite::Exception& error) {
    const int number = errno;
    const SQLite::Exception sure = confirmed(error, number, file);
    if (!is_damage(sure)) throw explain(sure, number, file, kRestoring);
    refuse_source(Kind::kDamaged, file, kDamagedItself);
  }
}

// Makes a copy of the file to restore, beside the database and migrated. It goes on after `revision` and all backups,
// so that later backups are known to be later.
void stage(Temporary& staged, const fs::path& database, const fs::path& file, std::int64_t revision,
           const Progress& progress) {
  make_private(staged, database);
  SQLite::Database source = open_untouched(file);
  copy_into(source, staged, progress);
  Database copy{staged.path(), Database::Mode::kWrite};
  migrate(copy, Before::kNothing);
  revision = std::max({revision, revision_of(source), highest_revision(backups_of(database))});
  WriteTransaction transaction{copy};
  go_on_after(copy, revision);
  transaction.commit();
}

void put_into(Database& database, const Temporary& staged, const Progress& progress) {
  SQLite::Database source = open_untouched(staged.path());
  copy_pages(source, database.connection(), progress);
}

// Whether SQLite can work with the present database. Throws for a newer one, or one of another program.
bool is_sound(const fs::path& database) {
  try {
    refuse_unless_ours(stamp_of(database), database);
    return damage_of(database).empty();
  } catch (const SQLite::Exception& error) {
    const SQLite::Exception sure = confirmed(error, errno, database);
    if (!is_damage(sure)) throw SQLite::Exception{sure};
    return false;
  }
}

// Nothing is replaced unless the disk surely has what was there before: `keep` copies it.
template <class Keep>
void keep_before_restoring(Keep keep) {
  try {
    keep();
  } catch (const NotFlushed& failed) {
    throw StoreError{Kind::kMachine, text::say("{message} So {failed}; look at the disk and {again}.", failed.what(),
                                               text::say(kRestoring.failed), text::say(kRestoring.again))};
  }
}

// Gives the old database back the files beside it that were removed already.
void put_back(const fs::path& database, const fs::path& aside) noexcept {
  for (const char* ending : kBeside) {
    std::error_code none;
    fs::create_hard_link(aside.string() + ending, database.string() + ending, none);
  }
}

}  // namespace

void replace_database(const fs::path& database, const fs::path& aside, Temporary& fresh) {
  if (fs::exists(database)) add_name(database, aside);
  for (const char* ending : kBeside) {
    if (fs::exists(database.string() + ending)) add_name(database.string() + ending, aside.string() + ending);
  }
  wait_for_disk(database.parent_path());
  try {
    for (const char* ending : kBeside) remove_file(database.string() + ending);  // these belong to the old database
    give_name(fresh, database);
  } catch (...) {
    put_back(database, aside);
    throw;
  }
  forget_old_set_aside(database, Occasion::kDamaged);
  wait_for_name(database);
}

fs::path restore_into(Database& database, const fs::path& file) {
  refuse_unfit_source(file, database.path());
  Temporary staged;
  stage(staged, database.path(), file, revision_of(database.connection()), {});
  Backup way_back;
  keep_before_restoring([&] { way_back = make_backup(database, Occasion::kBeforeRestoring); });
  put_into(database, staged, {});
  return way_back.file;
}

fs::path restore(const fs::path& database, const fs::path& file, const Progress& progress) {
  return guarded(database, kRestoring, [&] {
    const fs::path path = fs::weakly_canonical(fs::absolute(database));
    make_private_folder(path.parent_path());
    WriteLock lock{path};
    if (!lock.try_take()) {
      throw StoreError{Kind::kReadOnly,
                       text::say("Another window or program of Nullo has {file} open and writes to it: "
                                 "nothing was restored. Close it and restore it again.",
                                 path.string())};
    }
    refuse_unfit_source(fs::absolute(file), path);
    tidy_beside(path);
    Temporary staged;
    const bool there = fs::exists(path);
    if (has_bytes(path) && is_sound(path)) {
      Database present{path, Database::Mode::kWrite};
      stage(staged, path, fs::absolute(file), revision_of(present.connection()), progress);
      fs::path aside = name_aside(path, Occasion::kReplaced);
      keep_before_restoring([&] { copy_to_file(present.connection(), aside, progress); });
      put_into(present, staged, progress);
      forget_old_set_aside(path, Occasion::kReplaced);
      return aside;
    }
    stage(staged, path, fs::absolute(file), 0, progress);
    const fs::path aside = name_aside(path, Occasion::kDamaged);  // even if only the log is there
    replace_database(path, aside, staged);
    return there ? aside : fs::path{};
  });
}

}  // namespace nullo::store
