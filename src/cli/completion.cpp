#include "cli/completion.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <set>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/words.h"
#include "base/printable.h"
#include "cli/commands.h"
#include "cli/deleting.h"
#include "cli/formats.h"
#include "cli/stored.h"
#include "export/season.h"
#include "games/registry.h"
#include "store/backup.h"
#include "store/store.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFiles = ":files\n";

// The call so far.
struct Call {
  const CLI::App* command = nullptr;     // the subcommand; nullptr: none yet
  const CLI::Option* awaits = nullptr;   // the option whose value comes next
  std::vector<const CLI::Option*> used;  // the options that it has
  int values = 0;                        // besides the options'
  bool ended = false;                    // "--" was typed: what follows is no option
  std::string database;                  // empty: the usual one
};

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

const CLI::Option* find_option(const CLI::App& app, const CLI::App* command, const std::string& name) {
  const CLI::Option* own = command != nullptr ? command->get_option_no_throw(name) : nullptr;
  return own != nullptr ? own : app.get_option_no_throw(name);
}

const CLI::App* find_command(const CLI::App& app, const std::string& name) {
  const auto found = app.get_subcommands([&name](const CLI::App* each) { return each->get_name() == name; });
  return found.empty() ? nullptr : found.front();
}

void note_value(const CLI::Option& option, const std::string& value, Call& call) {
  if (option.check_lname("db")) call.database = value;
}

void read_option(const CLI::App& app, const std::string& word, Call& call) {
  const std::size_t equals = word.find('=');
  const CLI::Option* option = find_option(app, call.command, word.substr(0, equals));
  if (option == nullptr) return;
  call.used.push_back(option);
  if (!takes_value(*option)) return;
  if (equals == std::string::npos) {
    call.awaits = option;
  } else {
    note_value(*option, word.substr(equals + 1), call);
  }
}

void read_word(const CLI::App& app, const std::string& word, Call& call) {
  if (call.awaits != nullptr) {
    note_value(*call.awaits, word, call);
    call.awaits = nullptr;
  } else if (!call.ended && word == "--") {
    call.ended = true;
  } else if (!call.ended && word.size() > 1 && word.starts_with('-')) {
    read_option(app, word, call);
  } else if (const CLI::App* command = call.command == nullptr ? find_command(app, word) : nullptr) {
    call.command = command;
  } else {
    ++call.values;
  }
}

// The shell hands over "~/nullo.db" as it was typed.
fs::path with_home(const std::string& typed) {
  const char* home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): nothing sets it
  if (home == nullptr || !typed.starts_with("~/")) return typed;
  return fs::path{home} / typed.substr(2);
}

// Empty for a word that no shell could show as it is.
std::string line(std::string_view word, std::string_view what) {
  return printable(word) == word ? fmt::format("{}\t{}\n", word, printable(what)) : std::string{};
}

// ---- what is stored

std::string line_of(const store::Listed& session, std::size_t length) {
  return line(session.id.substr(0, length),
              fmt::format("{}, {}, {}", name_of_game(session), app::local_time(session.started_at),
                          app::join(session.players)));
}

std::string sessions(store::Store& store, std::size_t typed) {
  const std::vector<store::Listed> all = store.sessions();
  if (all.empty()) return {};
  const std::size_t length = std::max(id_length(all), typed);  // who has typed more is to find it
  std::string lines = line("last", text::say("the newest session"));
  for (const store::Listed& each : all) lines += line_of(each, length);
  return lines;
}

// Whether it would be taken for an option.
bool is_option(std::string_view word, bool ended) { return !ended && word.starts_with('-'); }

std::string people(store::Store& store, bool ended) {
  std::string lines;
  for (const store::Person& each : store.people())
    if (each.sessions > 0 && !is_option(each.name, ended))
      lines += line(each.name, text::say_count(each.sessions, "{count} session", "{count} sessions"));
  return lines;
}

std::string seasons(store::Store& store, bool ended) {
  std::string lines;
  for (const standings::Season& each : store.seasons())
    if (!is_option(each.name, ended)) lines += line(each.name, exports::season_range(each));
  return lines;
}

std::string played_games(store::Store& store) {
  std::string lines;
  std::set<std::string> played;
  for (const store::Listed& each : store.sessions()) played.insert(name_of_game(each));
  for (const std::string& game : played) lines += line(game, text::say("a game"));
  return lines;
}

// What `nullo restore` takes: backups and deleted sessions.
std::string restorable(const fs::path& database) {
  const std::vector<store::Backup> all = store::backups_of(database);
  std::string lines =
      store::newest_backup(all) != nullptr ? line("last", text::say("the newest backup")) : std::string{};
  for (const store::Backup& each : all) {
    const std::string holds = each.sessions ? text::say_count(*each.sessions, "{count} session", "{count} sessions")
                                            : text::say("cannot be read");
    lines += line(each.name, fmt::format("{}, {}", app::local_time(each.made_at), holds));
  }
  const std::vector<store::Listed> deleted = deleted_sessions(database, {});
  for (const store::Listed& each : deleted) lines += line_of(each, id_length(deleted));
  return lines;
}

// ---- what the words of the help stand for

// `typed`: how many bytes of the value have been; `ended`: behind "--".
std::string stored_values(std::string_view kind, const fs::path& database, std::size_t typed, bool ended) {
  try {
    if (kind == "BACKUP") return restorable(database);
    if (!fs::exists(database)) return {};
    store::Store store{database, store::Store::Access::kRead};
    if (kind == "SESSION") return sessions(store, typed);
    if (kind == "SEASON") return seasons(store, ended);
    // What the search of sessions, a WORD, finds most by: players and games.
    return (kind == "GAME" ? "" : people(store, ended)) + (kind == "NAME" ? "" : played_games(store));
  } catch (const store::StoreError&) {
    return {};  // whoever runs the call reads why
  }
}

std::string values_of(const CLI::Option& option, const fs::path& database, std::size_t typed, bool ended = false) {
  const std::string kind = option.get_positional() ? option.get_name(true) : option.get_type_name();
  if (kind == "FORMAT") {
    std::string lines;
    for (const NamedFormat& each : kFormats) lines += line(each.name, text::say(each.what));
    return lines;
  }
  if (kind == "COLUMN") {
    std::string lines;
    for (const standings::NamedColumn& each : standings::columns()) lines += line(each.name, "");
    return lines;
  }
#ifdef NULLO_HUB
  if (kind == "ACTION") {
    std::string lines;
    for (const HubAction& each : hub_actions()) lines += line(each.name, text::say(each.what));
    return lines;
  }
#endif
  if (kind == "FILE" || kind == "PATH" || kind == "PLACE" || kind == "WHAT") return std::string{kFiles};
  constexpr std::array kStored{"SESSION", "SEASON", "WORD", "NAME", "GAME", "BACKUP"};
  if (std::ranges::find(kStored, kind) == kStored.end()) return {};
  std::string lines = stored_values(kind, database, typed, ended);
  if (kind == "BACKUP") lines += kFiles;
  return lines;
}

// ---- what can stand next

bool is_offered(const CLI::Option& option, const Call& call) {
  const bool used = std::ranges::find(call.used, &option) != call.used.end();
  return option.nonpositional() && !option.get_group().empty() && !used;
}

std::string options(const CLI::App& app, const Call& call) {
  std::string lines;
  const auto add = [&lines](const CLI::Option& option) { lines += line(option.get_name(), option.get_description()); };
  if (call.command != nullptr) {
    for (const CLI::Option* option : call.command->get_options()) {
      if (is_offered(*option, call)) add(*option);
    }
  }
  for (const CLI::Option* option : app.get_options()) {
    // with a subcommand, --version and the like mean nothing
    if (is_offered(*option, call) && (call.command == nullptr || takes_value(*option))) add(*option);
  }
  return lines;
}

std::string subcommands(const CLI::App& app) {
  std::string lines;
  for (const CLI::App* each : app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
    lines += line(each->get_name(), each->get_description());
  return lines;
}

// The value that comes next.
const CLI::Option* next_value(const CLI::App& of, int values) {
  for (const CLI::Option* option : of.get_options()) {
    if (!option->get_positional()) continue;
    if (values < option->get_items_expected_max()) return option;
    values -= option->get_items_expected_max();
  }
  return nullptr;
}

}  // namespace

std::string completions(const CLI::App& app, const std::vector<std::string>& words, const fs::path& database) {
  if (words.empty()) return {};
  Call call;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) read_word(app, words[i], call);
  const std::string& typed = words.back();
  const fs::path place = call.database.empty() ? database : with_home(call.database);
  if (call.awaits != nullptr) return values_of(*call.awaits, place, typed.size());
  if (!call.ended && typed.starts_with('-')) {
    const std::size_t equals = typed.find('=');
    if (equals == std::string::npos) return options(app, call);
    const CLI::Option* option = find_option(app, call.command, typed.substr(0, equals));
    const bool has_values = option != nullptr && takes_value(*option);
    return has_values ? values_of(*option, place, typed.size() - equals - 1) : std::string{};
  }
  const bool is_first = call.command == nullptr && call.values == 0;
  std::string lines = is_first ? subcommands(app) : std::string{};
  if (is_first && typed.empty()) return lines;  // files for the window follow once a letter is typed
  const CLI::Option* value = next_value(call.command != nullptr ? *call.command : app, call.values);
  if (value != nullptr) lines += values_of(*value, place, typed.size(), call.ended);
  return lines;
}

}  // namespace nullo::cli
