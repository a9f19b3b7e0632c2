#include "cli/cli.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <map>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "base/whole_file.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/for_shells.h"
#include "cli/formats.h"
#include "cli/help.h"
#include "cli/nearest.h"
#include "cli/refusals.h"
#include "cli/refused_call.h"
#include "embedded/licences.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

// The arguments of each subcommand; CLI11 fills them in.
struct Calls {
  std::string database;
  bool version = false;
  bool licences = false;
  std::vector<std::string> files;  // for the window
  ScoreCall score;
  ImportCall import;
  ExportCall exports;
  SessionsCall sessions;
  ShowCall show;
  BackupCall backup;
  DeleteCall deletes;
  RestoreCall restore;
  StandingsCall standings;
  SeasonCall season;
  PairCall pair;
  SyncCall sync;
  HubCall hub;
};

CLI::App* subcommand(CLI::App& app, const char* name, text::Sentence what, std::span<const Explained> help) {
  CLI::App* command = app.add_subcommand(name, text::say(what));
  command->footer(help_text(help));
  return command;
}

void declare_score(CLI::App& app, ScoreCall& call) {
  CLI::App* command =
      subcommand(app, "score", text::mark("Score session documents: a result document for each"), kScoreHelp);
  command->add_option("FILE", call.files, text::say("Session documents; - is standard input"))->required();
  command->add_flag("--lines", call.lines,
                    text::say("Every line is a document (JSON Lines), and so is every line of the output"));
}

void declare_import(CLI::App& app, ImportCall& call) {
  CLI::App* command = subcommand(app, "import", text::mark("Store session documents"), kImportHelp);
  command->add_option("FILE", call.files, text::say("Session documents; - is standard input"))->required();
  command->add_flag("--lines", call.lines,
                    text::say("Every line is a document (JSON Lines), as `nullo export` writes them"));
  command->add_flag("--replace", call.replace,
                    text::say("Put the document in place of a stored session with the same id"));
}

// Why there is no such format; empty: there is.
std::string names_a_format(const std::string& said) {
  const std::vector<std::string> names = format_names();
  if (std::ranges::find(names, said) != names.end()) return {};
  return refusal(text::say("there is no format '{name}'", said), said, names);
}

void declare_export(CLI::App& app, ExportCall& call) {
  CLI::App* command =
      subcommand(app, "export", text::mark("Write stored sessions: documents, tables, pages or pictures"), kExportHelp);
  command->add_option("SESSION", call.sessions, text::say("How their ids begin, or \"last\"; all if none is named"));
  const auto take = [&call](const std::string& said) {
    const auto* const format = std::ranges::find(kFormats, said, &NamedFormat::name);
    if (format != kFormats.end()) call.as = format->format;
  };
  command
      ->add_option_function<std::string>(
          "--as", take, text::say("json (the default), csv (the score sheet), ledger, hands, html or png (a picture)"))
      ->check(names_a_format)
      ->type_name("FORMAT");
  command
      ->add_option("-o,--output", call.place, text::say("A file for one session, or a folder where each gets a file"))
      ->type_name("PLACE");
}

void declare_sessions(CLI::App& app, SessionsCall& call) {
  CLI::App* command =
      subcommand(app, "sessions", text::mark("List the stored sessions, the newest first"), kSessionsHelp);
  command->add_option("WORD", call.words,
                      text::say("What to search for: players, a game, a date, a note; all if none is given"));
}

void declare_show(CLI::App& app, ShowCall& call) {
  CLI::App* command =
      subcommand(app, "show", text::mark("Show a session's score sheet, and why each point was given"), kShowHelp);
  command->add_option("SESSION", call.session, text::say("How its id begins, or \"last\""))->required();
  command->add_flag("--ledger", call.ledger,
                    text::say("Every posting on a line of its own, with what everybody has after it"));
}

// Why there is no such column; empty: there is.
std::string names_a_column(const std::string& said) {
  std::vector<std::string> names;
  for (const standings::NamedColumn& each : standings::columns()) names.emplace_back(each.name);
  if (std::ranges::find(names, said) != names.end()) return {};
  return refusal(text::say("there is no column '{name}'", said), said, names);
}

void declare_standings(CLI::App& app, StandingsCall& call) {
  CLI::App* command =
      subcommand(app, "standings", text::mark("Who is best, in any game, time and group"), kStandingsHelp);
  command->add_option("NAME", call.people,
                      text::say("Only sessions at which nobody but these sat; all if none is named"));
  command
      ->add_option("--game", call.games,
                   text::say("Only this game, by its name, or these; all together if none is named"))
      ->allow_extra_args(false)
      ->type_name("GAME");
  command->add_option("--from", call.from, text::say("Not before this year, month or day: 2026, 2026-11, 2026-11-21"))
      ->type_name("TIME");
  command->add_option("--until", call.until, text::say("Not after it"))->type_name("TIME");
  const auto take = [&call](const std::string& said) {
    const auto found = std::ranges::find(standings::columns(), said, &standings::NamedColumn::name);
    if (found != standings::columns().end()) call.sort = found->column;
  };
  command
      ->add_option_function<std::string>(
          "--sort", take, text::say("rating (the default), won, share, place, better, sessions, hands, run or name"))
      ->check(names_a_column)
      ->type_name("COLUMN");
  command->add_option("--least", call.least, text::say("So many sessions for a place in the table (3)"))
      ->check(CLI::Range(1, 1'000'000))
      ->type_name("SESSIONS");
  const auto writes = [&](const char* name, StandingsCall::As as, text::Sentence what) {
    return command->add_flag_callback(name, [&call, as] { call.as = as; }, text::say(what));
  };
  writes("--csv", StandingsCall::As::kCsv, text::mark("For a spreadsheet, with all digits"))
      ->excludes(writes("--html", StandingsCall::As::kPage, text::mark("A page, to send or to print for the wall")));
}

void declare_season(CLI::App& app, SeasonCall& call) {
  CLI::App* command =
      subcommand(app, "season", text::mark("What a table or a club plays for, and how it stands"), kSeasonHelp);
  command->add_option("SEASON", call.season,
                      text::say("How its name or its id begins; all are listed if none is named"));
  std::vector<CLI::Option*> ways;  // one of them at most
  const auto add = [&](const char* name, SeasonCall::As as, text::Sentence what) {
    CLI::Option* way = command->add_flag_callback(name, [&call, as] { call.as = as; }, text::say(what));
    for (CLI::Option* other : ways) way->excludes(other);
    ways.push_back(way);
  };
  add("--csv", SeasonCall::As::kCsv, text::mark("For a spreadsheet, with all rounds"));
  add("--html", SeasonCall::As::kPage, text::mark("A page, to send or to print for the wall"));
  add("--json", SeasonCall::As::kDocument, text::mark("As a document, for `nullo import` on another computer"));
  add("--delete", SeasonCall::As::kDeleted, text::mark("Delete it; its sessions stay"));
}

void declare_delete(CLI::App& app, DeleteCall& call) {
  CLI::App* command = subcommand(
      app, "delete", text::mark("Delete sessions, so that they count no more; they can be brought back"), kDeleteHelp);
  command->add_option("SESSION", call.sessions, text::say("How their ids begin, or \"last\""))->required();
}

void declare_backup(CLI::App& app, BackupCall& call) {
  CLI::App* command = subcommand(app, "backup", text::mark("Copy all that is stored to a file"), kBackupHelp);
  command->add_option("FILE", call.file, text::say("Where the copy goes"))->required();
  command->add_flag("--replace", call.replace, text::say("Put the copy in place of a file of that name"));
}

void declare_restore(CLI::App& app, RestoreCall& call) {
  CLI::App* command =
      subcommand(app, "restore", text::mark("List what can be brought back, or bring it back"), kRestoreHelp);
  command->add_option(
      "BACKUP", call.backup,
      text::say("A backup: \"last\", how its time begins, or a file; or how the id of a deleted session begins; "
                "without it they are listed"));
  command->add_flag("--rescue", call.rescue,
                    text::say("Set a damaged database aside and rescue what can be read of it"));
}

#ifdef NULLO_HUB
struct NamedKeep {
  std::string_view name;
  sync::Keep keep;
};
constexpr std::array kKeeps{NamedKeep{"mine", sync::Keep::kMine}, NamedKeep{"theirs", sync::Keep::kTheirs},
                            NamedKeep{"both", sync::Keep::kBoth}};

// Why nothing can be kept by that name; empty: something can.
std::string names_what_to_keep(const std::string& said) {
  if (std::ranges::find(kKeeps, said, &NamedKeep::name) != kKeeps.end()) return {};
  return text::say("'{name}' is not mine, theirs or both", said);
}

void declare_club(CLI::App& app, PairCall& pair, SyncCall& sync) {
  CLI::App* command = subcommand(
      app, "pair", text::mark("Take this device into a club, whose devices share their sessions"), kPairHelp);
  command->add_option("ADDRESS", pair.address, text::say("Where the club's hub is: 192.168.1.5:7070"))->required();
  command->add_option("CODE", pair.code, text::say("The code that `nullo hub invite` has given"))->required();
  command->add_option("--name", pair.name,
                      text::say("What this device is called there; the computer's name if nothing is said"));
  command = subcommand(app, "sync", text::mark("Tell the club what changed here, and take over what changed elsewhere"),
                       kSyncHelp);
  command->add_option("SESSION", sync.session,
                      text::say("One that two devices changed: how its id begins, or \"last\""));
  const auto take = [&sync](const std::string& said) {
    sync.keep = std::ranges::find(kKeeps, said, &NamedKeep::name)->keep;
  };
  command->add_option_function<std::string>("--keep", take, text::say("What becomes of SESSION: mine, theirs or both"))
      ->check(names_what_to_keep)
      ->type_name("WHICH");
  command->add_option("--hub", sync.hub, text::say("Where the club's hub is now; kept once it has answered there"))
      ->type_name("ADDRESS");
  subcommand(app, "unpair", text::mark("Take this device out of its club; all sessions stay"), kUnpairHelp);
}

std::string names_an_action(const std::string& said) {
  std::vector<std::string> names;
  for (const HubAction& each : hub_actions()) names.emplace_back(each.name);
  if (std::ranges::find(names, said) != names.end()) return {};
  if (said.find("://") != std::string::npos)
    return text::say("a database is named with --store");  // and may have a password
  return refusal(text::say("there is no `nullo hub {name}`", said), said, names);
}

void declare_hub(CLI::App& app, HubCall& call) {
  CLI::App* command = subcommand(app, "hub", text::mark("Run the hub of a club, or look after it"), kHubHelp);
  command
      ->add_option("ACTION", call.action,
                   text::say("invite, status, devices, revoke, backup or restore; without it the hub runs"))
      ->check(names_an_action);
  command->add_option("WHAT", call.what, text::say("The name of the device to revoke; the file of backup and restore"));
  command
      ->add_option("--listen", call.listen,
                   text::say("Where the hub listens; without it 0.0.0.0:7070: port 7070 everywhere"))
      ->check(names_a_place)
      ->type_name("ADDRESS:PORT");
  command
      ->add_option(
          "--store", call.store,
          text::say(
              "The hub's file, or its PostgreSQL database: postgresql://NAME@HOST/DATABASE; without it hub.db beside "
              "the database"))
      ->check(names_a_store)
      ->type_name("FILE");
  command->add_option("--name", call.name, text::say("What the club is called"))->type_name("CLUB");
  command
      ->add_option("--web", call.web,
                   text::say("The folder of the web app; without it the one that belongs to this program"))
      ->check(CLI::ExistingDirectory)
      ->type_name("FOLDER");
  command
      ->add_option(
          "--host", call.hosts,
          text::say("A name that devices call the hub by, such as club.example.org; with it everybody is answered, not "
                    "only the local network"))
      ->allow_extra_args(false)
      ->transform([](std::string name) { return CLI::detail::to_lower(std::move(name)); })
      ->type_name("HOST");
  command->add_flag("--admin", call.admin, text::say("With invite: the device may look after the club too"));
}
#endif

// Why the path cannot name a file; empty: it can.
std::string names_a_file(const std::string& path) {
  if (path.empty()) return text::say("the path is empty; leave out --db to use the usual place");
  if (path.back() == '/' || std::filesystem::is_directory(path))
    return text::say("{file} is a folder: name a file in it", path);
  return {};
}

// Whether an argument that is no subcommand is meant as a file: it is there, or looks like a path.
std::string is_meant_as_a_file(const std::string& said) {
  std::error_code ignored;
  const bool file = said.find_first_of("./") != std::string::npos || std::filesystem::exists(said, ignored);
  return file ? std::string{} : text::say("there is no file {file}", said);
}

// The words that CLI11 itself writes.
void translate(CLI::App& app) {
  const auto& formatter = app.get_formatter();
  formatter->label("Usage", text::say("Usage"));
  formatter->label("Positionals", text::say("Positionals"));
  formatter->label("REQUIRED", text::say("REQUIRED"));
  formatter->label("Excludes", text::say("Excludes"));
  app.set_help_flag("-h,--help", text::say("Print this help message and exit"));
}

void name_groups(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) option->group(text::say("Options"));
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    command->group(text::say("Subcommands"));
    name_groups(*command);
  }
}

// `place`: where the database lies unless --db says otherwise.
void declare(CLI::App& app, Calls& calls, const std::string& place) {
  translate(app);
  app.footer(help_footer(place));
  app.fallthrough();
  app.require_subcommand(0, 1);
  app.add_option("--db", calls.database, text::say("The database; without it {file}", place))
      ->check(names_a_file)
      ->type_name("PATH");
  app.add_flag("--version", calls.version, text::say("Say which version this is and what it reads"));
  declare_score(app, calls.score);
  declare_import(app, calls.import);
  declare_export(app, calls.exports);
  declare_sessions(app, calls.sessions);
  declare_show(app, calls.show);
  declare_standings(app, calls.standings);
  declare_season(app, calls.season);
  declare_delete(app, calls.deletes);
  declare_backup(app, calls.backup);
  declare_restore(app, calls.restore);
  subcommand(app, "verify", text::mark("Check the database, and score every stored hand again"), kVerifyHelp);
#ifdef NULLO_HUB
  declare_hub(app, calls.hub);
  declare_club(app, calls.pair, calls.sync);
#endif
  app.add_flag("--licences", calls.licences, text::say("Print the licences of Nullo and of all that is in it"));
  app.add_option("FILE", calls.files,
                 text::say("Session documents to look at in the window; nothing is imported unasked"))
      ->check(is_meant_as_a_file);
  name_groups(app);
  app.validate_positionals();  // what is no file stays over, and is refused as no subcommand either
}

// Opens the window, with the files previewed for import if there are any.
int open_window(const std::filesystem::path& database, const std::vector<std::string>& said, const Display& display) {
  std::vector<std::string> files;
  for (const std::string& each : said) {
    std::error_code error;
    const std::filesystem::path file = std::filesystem::absolute(each, error);
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status) || std::filesystem::is_directory(status)) {
      return refuse_call(std::filesystem::exists(status) ? text::say("{file} is a folder: name the files in it.", each)
                                                         : text::say("there is no file {file}.", each));
    }
    files.push_back(file.string());
  }
  return display.open_window(database, files);
}

int run_call(const CLI::App& app, const Calls& calls, const Display& display) {
  const std::filesystem::path database =
      calls.database.empty() ? store::default_path() : std::filesystem::path{calls.database};
  if (calls.version) {
    print(version_text(display.libraries()));
    return kDone;
  }
  if (calls.licences) {
    print(embedded::licences());
    return kDone;
  }
  const std::vector<CLI::App*> called = app.get_subcommands();
  if (called.empty()) return open_window(database, calls.files, display);
  const std::string& name = called.front()->get_name();
  if (name == "score") return score(calls.score);
  if (name == "import") return import(database, calls.import);
  if (name == "export") return export_sessions(database, calls.exports);
  if (name == "sessions") return list_sessions(database, calls.sessions);
  if (name == "show") return show(database, calls.show);
  if (name == "standings") return show_standings(database, calls.standings);
  if (name == "season") return show_season(database, calls.season);
  if (name == "delete") return delete_sessions(database, calls.deletes);
  if (name == "backup") return backup(database, calls.backup);
  if (name == "restore") return restore(database, calls.restore);
#ifdef NULLO_HUB
  if (name == "hub") return hub(database, calls.hub);
  if (name == "pair") return pair(database, calls.pair);
  if (name == "sync") return sync(database, calls.sync);
  if (name == "unpair") return unpair(database);
#endif
  return verify(database);
}

int parse_and_run(int argc, const char* const* argv, const Display& display) {
  CLI::App app{text::say(kProgram), "nullo"};
  Calls calls;
  calls.exports.painter = display.painter;
  if (argc > 1 && is_for_shells(argv[1])) {
    declare(app, calls, text::say(kUsualPlace));  // what is printed holds for everybody
    return for_shells(app, {argv + 1, argv + argc}, store::default_path());
  }
  declare(app, calls, store::default_path().string());
  try {
    app.parse(argc, argv);
    if (!calls.files.empty() && !app.get_subcommands().empty()) throw CLI::ExtrasError{calls.files};
  } catch (const CLI::CallForHelp&) {
    const std::vector<CLI::App*> called = app.get_subcommands();
    print(called.empty() ? app.help() : called.front()->help("nullo"));
    return kDone;
  } catch (const CLI::ParseError& error) {
    complain(refused_call(app, error));
    return kRefused;
  }
  return run_call(app, calls, display);
}

// Lets a write beyond the limit of a file's size (`ulimit -f`), or to somebody who reads no more, fail instead of
// ending the program. The signals are caught and not ignored, since other programs that it starts would inherit that.
void let_writing_fail() noexcept {
  struct sigaction nothing{};
  nothing.sa_handler = [](int) {};
  nothing.sa_flags = SA_RESTART;
  sigaction(SIGXFSZ, &nothing, nullptr);
  sigaction(SIGPIPE, &nothing, nullptr);
}

int fail(std::string_view what, text::Sentence advice = {}) noexcept {
  try {
    std::string message{what};
    if (!message.empty() && !advice.empty()) message += ' ';
    if (!advice.empty()) message += text::say(advice);
    complain(fmt::format("nullo: {}", message));
  } catch (...) {
    std::fputs("nullo: out of memory\n", stderr);
  }
  return kMachineFailed;
}

// A file or folder that the system could not look at.
int fail_at(const std::filesystem::filesystem_error& error) noexcept {
  try {
    const std::string path = error.path1().string();
    return fail(text::say("{file} could not be used ({reason}).", path, error.code().message()),
                text::mark("Look at the disk and at the permissions of its folder."));
  } catch (...) {
    return fail(error.what());
  }
}

text::Sentence advice_for(PlaceFailure::Help help) noexcept {
  using Help = PlaceFailure::Help;
  switch (help) {
    case Help::kMakeRoom:
      return text::mark("Make room on the disk, or name another place with -o.");
    case Help::kOtherFile:
      return text::mark(
          "Name a file in a folder that is there and that you may write to, or choose another place with -o.");
    case Help::kOtherFolder:
      return text::mark("Choose another place with -o.");
    case Help::kNoFile:
      return text::mark("Leave out -o to write to standard output.");
  }
  return {};
}

text::Sentence advice_for(store::StoreError::Kind kind) noexcept {
  if (kind != store::StoreError::Kind::kDamaged) return {};
  return text::mark(
      "`nullo restore --rescue` sets what is there aside untouched and rescues each session from whatever "
      "still has it; `nullo restore` lists the backups.");
}

}  // namespace

int run(int argc, const char* const* argv, const Display& display) noexcept {
  let_writing_fail();
  try {
    const int code = parse_and_run(argc, argv, display);
    flush_output();
    return code;
  } catch (const NobodyReads&) {
    return kNobodyReads;
  } catch (const MachineFailure& failure) {
    return fail(failure.what(), text::mark("Is there space on the disk, and is the other end still there?"));
  } catch (const PlaceFailure& failure) {
    return fail(failure.what(), advice_for(failure.help()));
  } catch (const store::StoreError& error) {
    return fail(error.what(), advice_for(error.kind()));
  } catch (const std::filesystem::filesystem_error& error) {
    return fail_at(error);
  } catch (const std::bad_alloc&) {
    return fail({}, text::mark("the machine has no memory left for this."));
  } catch (const std::exception& error) {
    return fail(error.what());
  }
}

}  // namespace nullo::cli
