#include "cli/cli.h"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <map>
#include <new>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "base/whole_file.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/help.h"
#include "store/store.h"

namespace nullo::cli {

namespace {

// The arguments of each subcommand; CLI11 fills them in.
struct Calls {
  std::string database;
  bool version = false;
  ScoreCall score;
  ImportCall import;
  ExportCall exports;
  ShowCall show;
  BackupCall backup;
  RestoreCall restore;
};

CLI::App* subcommand(CLI::App& app, const char* name, const char* what, const char* footer) {
  CLI::App* command = app.add_subcommand(name, what);
  command->footer(footer);
  return command;
}

void declare_score(CLI::App& app, ScoreCall& call) {
  CLI::App* command = subcommand(app, "score", "Score session documents: a result document for each", kScoreHelp);
  command->add_option("FILE", call.files, "Session documents; - is standard input")->required();
  command->add_flag("--lines", call.lines, "Every line is a document (JSON Lines), and so is every line of the output");
}

void declare_import(CLI::App& app, ImportCall& call) {
  CLI::App* command = subcommand(app, "import", "Store session documents", kImportHelp);
  command->add_option("FILE", call.files, "Session documents; - is standard input")->required();
  command->add_flag("--lines", call.lines, "Every line is a document (JSON Lines), as `nullo export` writes them");
  command->add_flag("--replace", call.replace, "Put the document in place of a stored session with the same id");
}

void declare_export(CLI::App& app, ExportCall& call) {
  static const std::map<std::string, app::Format> kFormats{
      {"json", app::Format::kJson},   {"csv", app::Format::kSheet}, {"ledger", app::Format::kLedger},
      {"hands", app::Format::kHands}, {"html", app::Format::kHtml}, {"png", app::Format::kPicture}};
  CLI::App* command =
      subcommand(app, "export", "Write stored sessions: documents, tables, pages or pictures", kExportHelp);
  command->add_option("SESSION", call.sessions, "How their ids begin, or \"last\"; all if none is named");
  command
      ->add_option_function<std::string>(
          "--as", [&call](const std::string& said) { call.as = kFormats.at(said); },
          "json (the default), csv (the score sheet), ledger, hands, html or png (a picture)")
      ->check(CLI::IsMember{{"json", "csv", "ledger", "hands", "html", "png"}})
      ->type_name("FORMAT");
  command->add_option("-o,--output", call.place, "A file for one session, or a folder where each gets a file")
      ->type_name("PLACE");
}

void declare_show(CLI::App& app, ShowCall& call) {
  CLI::App* command = subcommand(app, "show", "Show a session's score sheet, and why each point was given", kShowHelp);
  command->add_option("SESSION", call.session, "How its id begins, or \"last\"")->required();
  command->add_flag("--ledger", call.ledger, "Every posting on a line of its own, with what everybody has after it");
}

void declare_backup(CLI::App& app, BackupCall& call) {
  CLI::App* command = subcommand(app, "backup", "Copy all that is stored to a file", kBackupHelp);
  command->add_option("FILE", call.file, "Where the copy goes")->required();
  command->add_flag("--replace", call.replace, "Put the copy in place of a file of that name");
}

void declare_restore(CLI::App& app, RestoreCall& call) {
  CLI::App* command = subcommand(app, "restore", "List the backups, or restore one", kRestoreHelp);
  command->add_option("BACKUP", call.backup, "\"last\", how its time begins, or a file; without it they are listed");
  command->add_flag("--rescue", call.rescue, "Set a damaged database aside and rescue what can be read of it");
}

// Why the path cannot name a file; empty: it can.
std::string names_a_file(const std::string& path) {
  if (path.empty()) return "the path is empty; leave out --db to use the usual place";
  if (path.back() == '/' || std::filesystem::is_directory(path)) return path + " is a folder: name a file in it";
  return {};
}

void declare(CLI::App& app, Calls& calls) {
  app.footer(help_footer());
  app.fallthrough();
  app.require_subcommand(0, 1);
  app.add_option("--db", calls.database, "The database; without it " + store::default_path().string())
      ->check(names_a_file)
      ->type_name("PATH");
  app.add_flag("--version", calls.version, "Say which version this is and what it reads");
  declare_score(app, calls.score);
  declare_import(app, calls.import);
  declare_export(app, calls.exports);
  subcommand(app, "sessions", "List the stored sessions, the newest first", kSessionsHelp);
  declare_show(app, calls.show);
  declare_backup(app, calls.backup);
  declare_restore(app, calls.restore);
  subcommand(app, "verify", "Check the database, and score every stored hand again", kVerifyHelp);
}

int run_call(const CLI::App& app, const Calls& calls, const Display& display) {
  const std::filesystem::path database =
      calls.database.empty() ? store::default_path() : std::filesystem::path{calls.database};
  if (calls.version) {
    print(version_text());
    return kDone;
  }
  const std::vector<CLI::App*> called = app.get_subcommands();
  if (called.empty()) return display.open_window(database);
  const std::string& name = called.front()->get_name();
  if (name == "score") return score(calls.score);
  if (name == "import") return import(database, calls.import);
  if (name == "export") return export_sessions(database, calls.exports);
  if (name == "sessions") return list_sessions(database);
  if (name == "show") return show(database, calls.show);
  if (name == "backup") return backup(database, calls.backup);
  if (name == "restore") return restore(database, calls.restore);
  return verify(database);
}

int parse_and_run(int argc, const char* const* argv, const Display& display) {
  CLI::App app{"Nullo keeps the score of card games.", "nullo"};
  Calls calls;
  calls.exports.painter = display.painter;
  declare(app, calls);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    const std::vector<CLI::App*> called = app.get_subcommands();
    print(called.empty() ? app.help() : called.front()->help("nullo"));
    return kDone;
  } catch (const CLI::ParseError& error) {
    complain(std::vector{fmt::format("nullo: {}", error.what()), std::string{"nullo --help lists the commands."}});
    return kRefused;
  }
  return run_call(app, calls, display);
}

int fail(const char* what, const char* advice) noexcept {
  try {
    complain(fmt::format("nullo: {}{}", what, advice));
  } catch (...) {
    std::fputs("nullo: out of memory\n", stderr);
  }
  return kMachineFailed;
}

// A file or folder that the system could not look at.
int fail_at(const std::filesystem::filesystem_error& error) noexcept {
  try {
    const std::string path = error.path1().string();
    return fail(fmt::format("{} could not be used ({}).", path, error.code().message()).c_str(),
                " Look at the disk and at the permissions of its folder.");
  } catch (...) {
    return fail(error.what(), "");
  }
}

const char* advice_for(PlaceFailure::Help help) noexcept {
  using Help = PlaceFailure::Help;
  switch (help) {
    case Help::kMakeRoom:
      return " Make room on the disk, or name another place with -o.";
    case Help::kOtherFile:
      return " Name a file in a folder that is there and that you may write to, or choose another place with -o.";
    case Help::kOtherFolder:
      return " Choose another place with -o.";
    case Help::kNoFile:
      return " Leave out -o to write to standard output.";
  }
  return "";
}

const char* advice_for(store::StoreError::Kind kind) noexcept {
  if (kind != store::StoreError::Kind::kDamaged) return "";
  return " `nullo restore --rescue` sets what is there aside untouched and rescues each session from whatever still "
         "has "
         "it; `nullo restore` lists the backups.";
}

}  // namespace

int run(int argc, const char* const* argv, const Display& display) noexcept {
  try {
    const int code = parse_and_run(argc, argv, display);
    flush_output();
    return code;
  } catch (const MachineFailure& failure) {
    return fail(failure.what(), " Is there space on the disk, and is the other end still there?");
  } catch (const PlaceFailure& failure) {
    return fail(failure.what(), advice_for(failure.help()));
  } catch (const store::StoreError& error) {
    return fail(error.what(), advice_for(error.kind()));
  } catch (const std::filesystem::filesystem_error& error) {
    return fail_at(error);
  } catch (const std::bad_alloc&) {
    return fail("the machine has no memory left for this.", "");
  } catch (const std::exception& error) {
    return fail(error.what(), "");
  }
}

}  // namespace nullo::cli
