// The subcommands. Each returns its exit code, after it has printed on standard error what it refused. If the machine
// fails, MachineFailure or store::StoreError is thrown.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/exchange/format.h"
#include "app/exchange/picture.h"
#include "standings/standings.h"
#include "sync/keep.h"
#include "text/sentence.h"

namespace nullo::cli {

struct ScoreCall {
  std::vector<std::string> files;  // "-": standard input
  bool lines = false;              // every line is a document
};
int score(const ScoreCall& call);

struct ImportCall {
  std::vector<std::string> files;
  bool lines = false;
  bool replace = false;  // replaces a stored session with the same id
};
int import(const std::filesystem::path& database, const ImportCall& call);

struct ExportCall {
  std::vector<std::string> sessions;  // prefixes of their ids, or "last"; empty: all
  app::Format as = app::Format::kJson;
  app::Painter painter;
  std::string place;  // a file for one session, or a folder for one file each; empty: standard output
};
int export_sessions(const std::filesystem::path& database, const ExportCall& call);

struct SessionsCall {
  std::vector<std::string> words;  // of a search as in the window's list; empty: all sessions
};
int list_sessions(const std::filesystem::path& database, const SessionsCall& call);
struct ShowCall {
  std::string session;  // prefix of its id, or "last"
  bool ledger = false;  // show the ledger even if the game's points come from the bank
};
int show(const std::filesystem::path& database, const ShowCall& call);
int verify(const std::filesystem::path& database);

struct DeleteCall {
  std::vector<std::string> sessions;  // prefixes of their ids, or "last"; all or none are deleted
};
int delete_sessions(const std::filesystem::path& database, const DeleteCall& call);

struct BackupCall {
  std::string file;
  bool replace = false;  // replaces an existing file of that name
};
int backup(const std::filesystem::path& database, const BackupCall& call);

struct RestoreCall {
  std::string backup;   // "last", the beginning of its time, a file, or the beginning of a deleted session's id; empty:
                        // list the backups and the deleted sessions
  bool rescue = false;  // save what can still be read of a damaged database
};
int restore(const std::filesystem::path& database, const RestoreCall& call);

struct StandingsCall {
  std::vector<std::string> games;   // as people call them; empty: all
  std::string from, until;          // a year, month or day, both included; empty: no limit
  std::vector<std::string> people;  // only sessions at which nobody else sat; empty: all
  standings::Column sort = standings::Column::kRating;
  int least = 3;  // sessions, for a place in the table
  enum class As { kTable, kCsv, kPage };
  As as = As::kTable;
};
int show_standings(const std::filesystem::path& database, const StandingsCall& call);

struct SeasonCall {
  std::string season;  // how its name or its id begins; empty: all are listed
  enum class As { kTable, kCsv, kPage, kDocument, kDeleted };
  As as = As::kTable;
};
int show_season(const std::filesystem::path& database, const SeasonCall& call);

// Only in a build with the hub, like those that follow.
struct PairCall {
  std::string address;
  std::string code;
  std::string name;  // of this device; empty: the computer's
};
int pair(const std::filesystem::path& database, const PairCall& call);

struct SyncCall {
  std::string session;             // one that two devices changed: "last" or the prefix of its id; empty: none
  std::optional<sync::Keep> keep;  // what becomes of it
  std::string hub;                 // where the club's hub is from now on; empty: where it was
};
int sync(const std::filesystem::path& database, const SyncCall& call);
int unpair(const std::filesystem::path& database);

struct HubCall {
  std::string action;  // one of hub_actions(); empty: the hub runs
  std::string what;    // the device or file of the action
  std::string store;   // the hub's file, "sqlite:FILE" or "postgresql://..."; empty: hub.db beside the database
  std::string listen = "0.0.0.0:7070";
  std::string name;                // of the club; empty: as it is
  std::string web;                 // the folder of the web app; empty: the program's own, if there is one
  std::vector<std::string> hosts;  // in small letters
  bool admin = false;
};
struct HubAction {
  const char* name;
  text::Sentence what;
};
std::vector<HubAction> hub_actions();
// Why it is no "ADDRESS:PORT"; empty: it is.
std::string names_a_place(const std::string& said);
// Why it is no store, without saying it: it may have a password; empty: it is one.
std::string names_a_store(const std::string& said);
int hub(const std::filesystem::path& database, const HubCall& call);

}  // namespace nullo::cli
