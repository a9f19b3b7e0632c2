#include "store/backup.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <tuple>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include "base/clock.h"
#include "store/copy.h"
#include "store/database.h"
#include "store/files.h"
#include "store/revision.h"
#include "store/stamp.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".db";
constexpr std::string_view kTime = "00000000T000000.000Z";  // 0 stands for any digit
// in the order of Occasion
constexpr std::array<std::string_view, 3> kOccasions{"", ".before-update", ".before-restoring"};
constexpr std::array kSetAside{Occasion::kReplaced, Occasion::kDamaged};
constexpr std::array kBeside{"-wal", "-shm", "-journal"};

std::string beginning_of(const fs::path& database) {
  const std::string name = database.extension() == kEnding ? database.stem().string() : database.filename().string();
  return name + '-';
}

bool is_time(std::string_view text) {
  return std::ranges::equal(text, kTime, [](char letter, char expected) {
    return expected == '0' ? letter >= '0' && letter <= '9' : letter == expected;
  });
}

struct InName {
  std::string_view time;
  Occasion occasion = Occasion::kUsual;
};

// The time and occasion in the name of a backup; nothing: it is not a backup of this database.
std::optional<InName> in_name(std::string_view name, std::string_view beginning, std::string_view ending) {
  if (!name.starts_with(beginning) || !name.ends_with(ending)) return std::nullopt;
  name.remove_prefix(beginning.size());
  name.remove_suffix(ending.size());
  const std::string_view time = name.substr(0, kTime.size());
  const auto* occasion = std::ranges::find(kOccasions, name.substr(time.size()));
  if (!is_time(time) || occasion == kOccasions.end()) return std::nullopt;
  return InName{time, static_cast<Occasion>(occasion - kOccasions.begin())};
}

std::string rfc3339(std::string_view time) {
  return fmt::format("{}-{}-{}T{}:{}:{}Z", time.substr(0, 4), time.substr(4, 2), time.substr(6, 2), time.substr(9, 2),
                     time.substr(11, 2), time.substr(13, 2));
}

// The files in a folder whose names pass the test, newest first: sorted by name, since the names differ in their times.
template <class IsMeant>
std::vector<fs::path> files_in(const fs::path& folder, IsMeant is_meant) {
  std::vector<fs::path> files;
  if (!fs::is_directory(folder)) return files;
  for (const auto& entry : fs::directory_iterator{folder}) {
    if (is_meant(entry.path().filename().string())) files.push_back(entry.path());
  }
  std::ranges::sort(files, std::greater<>{});
  return files;
}

std::vector<fs::path> files_with(const fs::path& database, std::string_view ending) {
  const std::string beginning = beginning_of(database);
  return files_in(backup_folder(database),
                  [&](const std::string& name) { return in_name(name, beginning, ending).has_value(); });
}

// The beginning of the name of a file that is set aside; the time follows.
std::string beginning_aside(const fs::path& database, Occasion occasion) {
  return database.filename().string() + (occasion == Occasion::kReplaced ? ".replaced-" : ".damaged-");
}

std::vector<fs::path> set_aside(const fs::path& database, Occasion occasion) {
  const std::string beginning = beginning_aside(database, occasion);
  return files_in(database.parent_path(), [&](const std::string& name) {
    return name.size() == beginning.size() + kTime.size() && name.starts_with(beginning) &&
           is_time(std::string_view{name}.substr(beginning.size()));
  });
}

struct InFile {
  int sessions = 0;
  std::int64_t revision = 0;
};

std::optional<InFile> read_content(const fs::path& file) {
  try {
    refuse_unless_ours(stamp_of(file), file);
    SQLite::Database connection = open_untouched(file);
    const bool deletes =
        connection.execAndGet("SELECT count(*) FROM pragma_table_info('session') WHERE name = 'deleted_at'").getInt() >
        0;
    const int sessions =
        connection
            .execAndGet(deletes ? "SELECT count(*) FROM session WHERE deleted_at = ''" : "SELECT count(*) FROM session")
            .getInt();
    return InFile{sessions, revision_of(connection)};
  } catch (const SQLite::Exception&) {
    return std::nullopt;
  } catch (const StoreError&) {
    return std::nullopt;
  } catch (const fs::filesystem_error&) {
    return std::nullopt;
  }
}

// Looks twice, since an older backup is taken in the place of one that cannot be read.
Backup look_at(const fs::path& file, const InName& said) {
  std::error_code gone;
  const std::uintmax_t bytes = fs::file_size(file, gone);
  Backup backup{file, std::string{said.time}, rfc3339(said.time), said.occasion, gone ? 0 : bytes, std::nullopt};
  for (int look = 0; look < 2 && !backup.sessions; ++look) {
    const std::optional<InFile> content = read_content(file);
    if (!content) continue;
    backup.sessions = content->sessions;
    backup.revision = content->revision;
  }
  return backup;
}

Backup look_at_backup(const fs::path& database, const fs::path& file) {
  const std::string name = file.filename().string();
  return look_at(file, in_name(name, beginning_of(database), kEnding).value());
}

// Of the same data, the one with the later name is newer.
bool is_newer(const Backup& one, const Backup& other) {
  return std::tie(one.revision, one.name) > std::tie(other.revision, other.name);
}

// Cleans up behind an act that is done: nobody is told that it failed. What stays is deleted the next time.
template <class Work>
void clean_up(Work work) {
  try {
    work();
  } catch (const StoreError&) {            // NOLINT(bugprone-empty-catch)
  } catch (const fs::filesystem_error&) {  // NOLINT(bugprone-empty-catch)
  }
}

// Deletes all but the newest. Keeps the one just made, and one that cannot be read pushes no other out.
void forget_old(const fs::path& database, const fs::path& just_made) {
  clean_up([&] {
    std::vector<Backup> backups;
    for (const fs::path& file : backup_files(database)) {
      if (file != just_made) backups.push_back(look_at_backup(database, file));
    }
    std::ranges::sort(backups, is_newer);
    std::size_t readable = 1;
    std::size_t unreadable = 0;
    for (const Backup& backup : backups) {
      if (++(backup.sessions ? readable : unreadable) > kBackupsKept) remove_file(backup.file);
    }
  });
}

}  // namespace

std::string to_text(Occasion occasion) {
  switch (occasion) {
    case Occasion::kUsual:
      return {};
    case Occasion::kBeforeUpdate:
      return text::say("before an update");
    case Occasion::kBeforeRestoring:
      return text::say("before restoring");
    case Occasion::kReplaced:
      return text::say("set aside when another was restored");
    case Occasion::kDamaged:
      return text::say("set aside, damaged");
  }
  return {};
}

fs::path backup_folder(const fs::path& database) { return database.parent_path() / "backups"; }

fs::path name_backup(const fs::path& database, Occasion occasion) {
  const std::string_view said = kOccasions.at(static_cast<std::size_t>(occasion));
  fs::path file;
  do {
    file = backup_folder(database) / fmt::format("{}{}{}{}", beginning_of(database), now_in_names(), said, kEnding);
  } while (fs::exists(file));  // try again, until the time in the name is a millisecond later
  return file;
}

std::vector<fs::path> backup_files(const fs::path& database) { return files_with(database, kEnding); }

std::vector<Backup> backups_of(const fs::path& database) {
  std::vector<Backup> backups;
  try {
    const fs::path path = fs::weakly_canonical(fs::absolute(database));  // spelled like the path of an open database
    for (const fs::path& file : backup_files(path)) backups.push_back(look_at_backup(path, file));
    for (const Occasion occasion : kSetAside) {
      for (const fs::path& file : set_aside(path, occasion)) {
        const std::string name = file.filename().string();
        backups.push_back(look_at(file, {std::string_view{name}.substr(name.size() - kTime.size()), occasion}));
      }
    }
    std::ranges::stable_sort(backups, is_newer);
  } catch (const fs::filesystem_error& error) {
    throw StoreError{StoreError::Kind::kMachine, text::say("The backups in {folder} could not be looked at: {reason}.",
                                                           backup_folder(database).string(), error.code().message())};
  }
  return backups;
}

const Backup* newest_backup(const std::vector<Backup>& backups) {
  const auto found = std::ranges::find_if(backups, [](const Backup& backup) {
    return backup.sessions && std::ranges::find(kSetAside, backup.occasion) == kSetAside.end();
  });
  return found == backups.end() ? nullptr : &*found;
}

std::int64_t highest_revision(const std::vector<Backup>& backups) {
  std::int64_t highest = 0;
  for (const Backup& backup : backups) highest = std::max(highest, backup.revision);
  return highest;
}

fs::path name_aside(const fs::path& database, Occasion occasion) {
  fs::path aside;
  do {
    aside = database.parent_path() / (beginning_aside(database, occasion) + now_in_names());
  } while (fs::exists(aside));
  return aside;
}

void forget_old_set_aside(const fs::path& database, Occasion occasion) {
  clean_up([&] {
    const std::vector<fs::path> files = set_aside(database, occasion);
    for (std::size_t i = kBackupsKept; i < files.size(); ++i) {
      for (const char* ending : kBeside) remove_file(files[i].string() + ending);
      remove_file(files[i]);
    }
  });
}

Backup make_backup(Database& database, Occasion occasion) {
  make_private_folder(backup_folder(database.path()));
  tidy_beside(database.path());
  const fs::path file = name_backup(database.path(), occasion);
  copy_to_file(database.connection(), file);
  forget_old(database.path(), file);
  return look_at_backup(database.path(), file);
}

}  // namespace nullo::store
