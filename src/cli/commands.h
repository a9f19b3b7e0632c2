// What the subcommands do. Each comes back with its exit code, having said on standard error what it refused; a failure
// of the machine is thrown, as MachineFailure or store::StoreError.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/format.h"
#include "app/picture.h"

namespace nullo::cli {

struct ScoreCall {
  std::vector<std::string> files;  // "-": standard input
  bool lines = false;              // every line is a document
};
int score(const ScoreCall& call);

struct ImportCall {
  std::vector<std::string> files;
  bool lines = false;
  bool replace = false;  // a stored session with the same id gives way
};
int import(const std::filesystem::path& database, const ImportCall& call);

struct ExportCall {
  std::vector<std::string> sessions;  // how their ids begin, or "last"; none: all
  app::Format as = app::Format::kJson;
  app::Painter painter;
  std::string place;  // a file for one session, a folder for a file each; empty: standard output
};
int export_sessions(const std::filesystem::path& database, const ExportCall& call);

int list_sessions(const std::filesystem::path& database);
struct ShowCall {
  std::string session;  // how its id begins, or "last"
  bool ledger = false;  // also for a game whose points come from the bank
};
int show(const std::filesystem::path& database, const ShowCall& call);
int verify(const std::filesystem::path& database);

struct BackupCall {
  std::string file;
  bool replace = false;  // a file of that name gives way
};
int backup(const std::filesystem::path& database, const BackupCall& call);

struct RestoreCall {
  std::string backup;   // "last", how its time begins, or a file; empty: list what there is
  bool rescue = false;  // of a damaged database, what can still be read
};
int restore(const std::filesystem::path& database, const RestoreCall& call);

}  // namespace nullo::cli
