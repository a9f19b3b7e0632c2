// `nullo backup` and `nullo restore`.
#include <filesystem>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "app/words.h"
#include "base/printable.h"
#include "cli/cli.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/deleting.h"
#include "cli/files.h"
#include "cli/progress_line.h"
#include "cli/refusals.h"
#include "cli/stored.h"
#include "store/backup.h"
#include "store/belongings.h"
#include "store/files.h"
#include "store/rescue.h"
#include "store/restore.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

namespace fs = std::filesystem;
using Kind = store::StoreError::Kind;

std::string list_of(const std::vector<store::Backup>& backups) {
  std::vector<std::vector<std::string>> rows{{text::say("Backup"), text::say("Made"), text::say("Sessions"), "kB", ""}};
  for (const store::Backup& backup : backups) {
    rows.push_back({backup.name, app::local_time(backup.made_at),
                    backup.sessions ? std::to_string(*backup.sessions) : text::say("unreadable"),
                    std::to_string((backup.bytes + 1023) / 1024), std::string{store::to_text(backup.occasion)}});
  }
  return in_columns(rows, "llrrl");
}

int list(const fs::path& database) {
  const std::vector<store::Backup> backups = store::backups_of(database);
  const std::vector<store::Listed> deleted = deleted_sessions(database, {});
  if (backups.empty()) {
    complain("nullo: " + text::say("there is no backup of {file} yet. Nullo makes one at the end of every session.",
                                   database.string()));
  } else {
    print(list_of(backups));
  }
  if (deleted.empty()) return kDone;
  std::string lines = text::say("Deleted sessions, which their ids bring back:") + '\n';
  for (const store::Listed& each : deleted)
    lines += fmt::format("{}\n", printable(described(each, id_length(deleted))));
  print(backups.empty() ? lines : '\n' + lines);
  return kDone;
}

// The backups that `said` names, or the file if it names none.
std::vector<fs::path> backups_named(const fs::path& database, const std::string& said) {
  const std::vector<store::Backup> backups = store::backups_of(database);
  std::vector<fs::path> found;
  if (said == "last") {
    if (const store::Backup* newest = store::newest_backup(backups)) found.push_back(newest->file);
  } else {
    for (const store::Backup& backup : backups) {
      if (backup.name.starts_with(said) || app::local_time(backup.made_at).starts_with(said))
        found.push_back(backup.file);
    }
  }
  if (found.empty() && fs::exists(said)) found.emplace_back(said);
  return found;
}

// Why it is not clear what `said` is.
std::string several_text(std::size_t backups, std::size_t deleted, const std::string& said) {
  if (deleted == 0)
    return text::say_count(backups, "{count} backup begins with {name}. Write more; `nullo restore` lists them.",
                           "{count} backups begin with {name}. Write more; `nullo restore` lists them.", said);
  if (backups == 0)
    return text::say_count(deleted,
                           "{count} deleted session begins with {name}. Write more; `nullo restore` lists them.",
                           "{count} deleted sessions begin with {name}. Write more; `nullo restore` lists them.", said);
  return text::say("{backups} and {sessions} begin with {name}. Write more; `nullo restore` lists them.",
                   text::say_count(backups, "{count} backup", "{count} backups"),
                   text::say_count(deleted, "{count} deleted session", "{count} deleted sessions"), said);
}

// What `nullo restore` is to bring back: one of the two.
struct Meant {
  std::optional<fs::path> backup;
  std::optional<store::Listed> session;
};

// If nothing or several are meant, prints so and returns nothing.
std::optional<Meant> find_meant(const fs::path& database, const std::string& said) {
  const std::vector<fs::path> files = backups_named(database, said);
  const std::vector<store::Listed> sessions = deleted_sessions(database, said);
  if (files.size() + sessions.size() == 1) {
    return files.empty() ? Meant{std::nullopt, sessions.front()} : Meant{files.front(), std::nullopt};
  }
  if (files.empty() && sessions.empty()) {
    refuse_call(
        text::say("there is no backup and no file {name}, and no deleted session whose id begins so. `nullo "
                  "restore` lists them.",
                  said));
  } else {
    refuse_call(several_text(files.size(), sessions.size(), said));
  }
  return std::nullopt;
}

int rescue(const fs::path& database) {
  if (!store::is_anything_left(database) && store::newest_backup(store::backups_of(database)) == nullptr) {
    return refuse_call(
        text::say("there is no {file} to rescue anything from, and no backup of it.", database.string()));
  }
  if (store::has_bytes(database) && !store::is_damaged(database))
    return refuse_call(text::say("{file} is not damaged: nothing was done.", database.string()));
  const store::Rescue rescued = store::rescue(database);
  say(store::to_text(rescued, database));
  return rescued.not_flushed.empty() ? kDone : refuse_call(rescued.not_flushed);
}

}  // namespace

int backup(const fs::path& database, const BackupCall& call) {
  const fs::path file = call.file;
  if (fs::is_directory(file)) return refuse_call(text::say("{file} is a folder: name a file in it.", call.file));
  if (fs::exists(file) && !call.replace) {
    return refuse_call(text::say("{file} is there already. Name another file, or say --replace.", call.file));
  }
  if (const std::string why = store::why_not_onto(file, database, store::Output::kCopy); !why.empty()) {
    return refuse_call(text::say("{message}. Name another file.", why));
  }
  std::optional<store::Store> store = open_to_read(database);
  if (!store) return kRefused;
  const int sessions = store->count_sessions();  // before the copy is there: afterwards nothing may fail
  {
    ProgressLine line;
    store->copy_to(file, line.progress());
  }
  say(fmt::format("{}: {}", call.file, text::say_count(sessions, "{count} session", "{count} sessions")));
  return kDone;
}

int restore(const fs::path& database, const RestoreCall& call) {
  if (call.rescue) {
    if (!call.backup.empty())
      return refuse_call(text::say("either a BACKUP or --rescue, not both. nullo --help explains it."));
    return rescue(database);
  }
  if (call.backup.empty()) return list(database);
  const std::optional<Meant> meant = find_meant(database, call.backup);
  if (!meant) return kRefused;
  if (meant->session) return bring_back(database, *meant->session);
  const std::optional<fs::path>& file = meant->backup;
  fs::path aside;
  try {
    ProgressLine line;
    aside = store::restore(database, *file, line.progress());
  } catch (const store::UnfitSource& unfit) {
    return refuse_call(unfit.what());
  }
  say(text::say("{file} is restored.", file->string()));
  if (!aside.empty()) say(text::say("What was there before lies in {file}.", aside.string()));
  return kDone;
}

}  // namespace nullo::cli
