// `nullo hub`.
#include <algorithm>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <pthread.h>

#include "app/words.h"
#include "base/clock.h"
#include "base/code.h"
#include "cli/cli.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/nearest.h"
#include "cli/refusals.h"
#include "club/club.h"
#include "club/wire.h"
#include "core/name.h"
#include "hub/addresses.h"
#include "hub/club_server.h"
#include "hub/site.h"
#include "store/files.h"
#include "store/write_lock.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

namespace fs = std::filesystem;
using club::Club;

// "0.0.0.0:7070" taken apart.
struct Place {
  std::string address;
  std::uint16_t port = 0;
};
std::optional<Place> place_in(std::string_view said) {
  const std::size_t colon = said.find(':');
  if (colon == 0 || colon == std::string_view::npos) return std::nullopt;
  const std::string_view digits = said.substr(colon + 1);
  Place place{std::string{said.substr(0, colon)}};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), place.port);
  const bool whole = error == std::errc{} && end == digits.data() + digits.size();
  return whole ? std::optional{place} : std::nullopt;
}

// Where the club is kept: a file, or the address of a PostgreSQL database, which may have a password and is never
// shown.
struct HubStore {
  fs::path file;
  std::string postgresql;  // empty: it is the file
};
// Nothing: it is neither.
std::optional<HubStore> store_in(std::string_view said) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (said.starts_with("postgresql://") || said.starts_with("postgres://")) return HubStore{{}, std::string{said}};
  if (said.starts_with("postgres") && said.find(':') != std::string_view::npos) return std::nullopt;
  if (said.starts_with(kSqlite)) said.remove_prefix(kSqlite.size());
  if (said.empty() || said.find("://") != std::string_view::npos) return std::nullopt;
  return HubStore{said, {}};
}

std::unique_ptr<club::Database> open_store(const HubStore& store) {
  return store.postgresql.empty() ? club::open_sqlite(store.file) : club::open_postgresql(store.postgresql);
}

// Whoever has it is the only one who serves or restores the file.
bool take(store::WriteLock& lock, const fs::path& file) {
  if (lock.try_take()) return true;
  refuse_call(text::say("a hub runs on {file}. End it first.", file.string()));
  return false;
}

std::string role_word(club::Role role) { return role == club::Role::kAdmin ? text::say("admin") : text::say("scorer"); }

// ---- the actions

// Waits for SIGTERM, SIGINT or SIGHUP, which must be blocked.
void wait_for_the_end(const sigset_t& ending) {
  int signal = 0;
  while (sigwait(&ending, &signal) != 0) {
  }
}

sigset_t block_ending_signals() {
  sigset_t ending;
  sigemptyset(&ending);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&ending, signal);
  pthread_sigmask(SIG_BLOCK, &ending, nullptr);
  return ending;
}

std::optional<hub::Site> site_of(const HubCall& call) {
  const std::optional<fs::path> folder = call.web.empty() ? hub::site_here() : fs::path{call.web};
  return folder ? std::optional{hub::Site{*folder}} : std::nullopt;
}

std::string welcome(const HubCall& call, const Place& place, std::uint16_t port, const std::string& name,
                    const std::string& code, bool has_site) {
  std::string text = text::say("The hub of {club} listens. Devices find it at", name) + '\n';
  std::vector<std::string> names = call.hosts;
  if (place.address == hub::kEverywhere) {
    for (std::string& each : hub::addresses_here()) names.push_back(std::move(each));
  } else {
    names.push_back(place.address);
  }
  if (names.empty()) names.emplace_back("127.0.0.1");
  for (const std::string& each : names) text += fmt::format("  http://{}:{}\n", each, port);
  text += has_site ? text::say("Any browser that opens this address has the whole program.")
                   : text::say("It has no web app for browsers: `./dev web` makes it, and --web says where it is.");
  text += '\n';
  if (!code.empty())
    text += text::say("No device belongs to it yet. The code for the first one, within five minutes: {code}",
                      spaced(code)) +
            '\n';
  return text + text::say("Ctrl+C ends it.") + '\n';
}

int serve(const HubStore& store, const HubCall& call) {
  const Place place = place_in(call.listen).value_or(Place{});
  const sigset_t ending = block_ending_signals();  // before any thread: threads inherit that
  std::optional<store::WriteLock> lock;
  if (store.postgresql.empty()) {  // which several hubs may serve
    store::make_private_folder(store.file.parent_path());
    if (!take(lock.emplace(store.file), store.file)) return kRefused;
  }
  auto club = std::make_unique<Club>(open_store(store));
  club->check();
  if (!call.name.empty()) club->set_name(call.name);
  const std::string name = club->name();
  const auto is_paired = [](const club::Device& device) { return device.revoked_at.empty(); };
  const bool is_new = std::ranges::none_of(club->devices(), is_paired);
  const std::string code = is_new ? club->invite(club::Role::kAdmin, now_utc()) : std::string{};

  hub::Server::Options options;
  options.address = place.address;
  options.port = place.port;
  options.only_this_port = true;
  options.only_local = call.hosts.empty();
  options.hosts = call.hosts;
  if (!call.hosts.empty()) options.most_of_one = options.most_connections;  // all may come by way of one proxy
  std::optional<hub::ClubServer> server;
  std::optional<hub::Site> site = site_of(call);
  const bool has_site = site.has_value();
  try {
    server.emplace(options, std::move(club), std::move(site),
                   [](std::string_view line) { complain(fmt::format("{} {}", now_utc(), line)); });
  } catch (const hub::ServerFailure& failure) {
    throw hub::ServerFailure{
        text::say("the hub cannot listen at {address}: {reason}. Name another place with --listen.", call.listen,
                  failure.what())};
  }
  print(welcome(call, place, server->port(), name, code, has_site));
  flush_output();
  wait_for_the_end(ending);
  server.reset();
  say(text::say("The hub has ended."));
  return kDone;
}

int invite(Club& club, const HubCall& call) {
  const club::Role role = call.admin ? club::Role::kAdmin : club::Role::kScorer;
  say(spaced(club.invite(role, now_utc())));
  complain(call.admin ? text::say("One device may pair with this code within five minutes, as admin.")
                      : text::say("One device may pair with this code within five minutes, as scorer."));
  return kDone;
}

// "Friday club: 12 sessions, 340 changes"
std::string contents_of(Club& club) {
  return fmt::format("{}: {}, {}", club.name(), text::say_count(club.sessions(), "{count} session", "{count} sessions"),
                     text::say_count(club.newest(), "{count} change", "{count} changes"));
}

int list_devices(Club& club) {
  const std::vector<club::Device> devices = club.devices();
  say(contents_of(club));
  std::vector<std::vector<std::string>> rows{
      {text::say("Device"), text::say("Role"), text::say("Paired"), text::say("Last seen"), ""}};
  for (const club::Device& device : devices)
    rows.push_back({device.name, device.session.empty() ? role_word(device.role) : text::say("guest"),
                    app::local_time(device.paired_at), app::local_time(device.last_seen),
                    device.revoked_at.empty() ? "" : text::say("revoked {time}", app::local_time(device.revoked_at))});
  if (devices.empty()) {
    say(text::say("No device belongs to it yet: `nullo hub invite` makes a code."));
  } else {
    print(in_columns(rows, "lllll"));
  }
  return kDone;
}

int say_status(Club& club, const HubStore& store) {
  const std::vector<club::Device> devices = club.devices();
  const auto here = std::ranges::count_if(devices, [](const club::Device& each) { return each.revoked_at.empty(); });
  say(fmt::format("{}, {}", contents_of(club), text::say_count(here, "{count} device", "{count} devices")));
  if (!store.postgresql.empty()) {
    say(text::say("It is kept in PostgreSQL, which any number of hubs may serve."));
    return kDone;
  }
  constexpr double kMegabyte = 1e6;
  const bool runs = !store::WriteLock{store.file}.try_take();
  const std::string size = fmt::format("{:.1f}", static_cast<double>(fs::file_size(store.file)) / kMegabyte);
  say(runs ? text::say("{file}, {size} MB; a hub runs on it.", store.file.string(), size)
           : text::say("{file}, {size} MB; no hub runs on it now.", store.file.string(), size));
  return kDone;
}

int revoke(Club& club, const std::string& name) {
  if (club.revoke(name, now_utc())) {
    say(text::say("{device} is revoked: it can send and get nothing more. What it sent stays.", name));
    return kDone;
  }
  std::vector<std::string> names;
  for (const club::Device& device : club.devices())
    if (device.revoked_at.empty()) names.push_back(device.name);
  return refuse_call(fmt::format("{} {}",
                                 ended(refusal(text::say("there is no device {device} to revoke", name), name, names)),
                                 text::say("`nullo hub devices` lists them.")));
}

int back_up(Club& club, const std::string& to) {
  if (fs::exists(to)) return refuse_call(text::say("{file} is there already. Name another file.", to));
  club.back_up(to);
  say(fmt::format("{}: {}", to, text::say_count(club.sessions(), "{count} session", "{count} sessions")));
  return kDone;
}

int restore_hub(const HubStore& store, const std::string& from) {
  if (!store.postgresql.empty()) {
    Club{open_store(store)}.begin_epoch();
    say(
        text::say("A new epoch has begun: devices send again what the database lacks. Those that were paired after its "
                  "backup have to be paired anew, and those that were revoked after it have to be revoked anew."));
    return kDone;
  }
  const fs::path& file = store.file;
  if (!fs::exists(from)) return refuse_call(text::say("there is no file {file}.", from));
  store::make_private_folder(file.parent_path());
  store::WriteLock lock{file};
  if (!take(lock, file)) return kRefused;
  const fs::path aside =
      fs::exists(file) ? fs::path{fmt::format("{}.replaced-{}", file.string(), now_in_names())} : fs::path{};
  Club{file}.restore(from, aside);
  say(text::say(
      "{file} is restored. Devices send again what it lacks; those that were paired since have to be paired anew.",
      from));
  if (!aside.empty()) say(text::say("What was there before lies in {file}.", aside.string()));
  return kDone;
}

// What the call has too many or too few; empty: it is in order.
std::string misfit(const HubCall& call, const HubStore& store) {
  const bool serves = call.action.empty();
  const bool has_file = (call.action == "backup" || call.action == "restore") && store.postgresql.empty();
  const bool has_value = call.action == "revoke" || has_file;
  if (call.action == "backup" && !has_file)
    return text::say(
        "PostgreSQL has its own programs for that: pg_dump --schema=nullo writes a backup, and psql brings it back");
  if (has_value && call.what.empty())
    return call.action == "revoke" ? text::say("`nullo hub revoke` wants the name of a device")
                                   : text::say("`nullo hub {command}` wants a file", call.action);
  if (!has_value && !call.what.empty())
    return call.action == "restore"
               ? text::say("with PostgreSQL `nullo hub restore` takes no file: psql brings the backup back")
               : text::say("`nullo hub {command}` takes no {name}", call.action, call.what);
  if (call.admin && call.action != "invite") return text::say("--admin goes with `nullo hub invite`");
  if (!serves && (!call.name.empty() || !call.hosts.empty() || !call.web.empty()))
    return text::say("--name, --host and --web are for the hub itself, not for `nullo hub {command}`", call.action);
  if (!call.name.empty() && fault_of_name(call.name))
    return text::say("a club's name has 1 to {most} characters that can be seen, and no blank at its ends",
                     kLongestName);
  return {};
}

}  // namespace

std::vector<HubAction> hub_actions() {
  return {{"invite", text::mark("Print a code with which a device comes into the club")},
          {"status", text::mark("Say what the club has, where it is kept, and whether a hub runs on it")},
          {"devices", text::mark("List the devices of the club, and when each was seen last")},
          {"revoke", text::mark("Let the device of this name send and get nothing more")},
          {"backup", text::mark("Copy the hub's file while it is in use")},
          {"restore", text::mark("Put a copy in place of the hub's file")}};
}

std::string names_a_place(const std::string& said) {
  return place_in(said) ? std::string{} : text::say("{address} is no address and port, like 0.0.0.0:7070", said);
}

std::string names_a_store(const std::string& said) {
  return store_in(said) ? std::string{} : text::say("it is a file, sqlite:FILE or postgresql://NAME@HOST/DATABASE");
}

int hub(const fs::path& database, const HubCall& call) {
  const HubStore store = store_in(call.store).value_or(HubStore{database.parent_path() / "hub.db", {}});
  if (const std::string why = misfit(call, store); !why.empty())
    return refuse_call(fmt::format("{}. {}", why, text::say("nullo hub --help explains it.")));
  if (call.action.empty()) return serve(store, call);
  if (call.action == "restore") return restore_hub(store, call.what);
  if (store.postgresql.empty() && !fs::exists(store.file))
    return refuse_call(
        text::say("there is no {file}: no hub has run there yet. `nullo hub` begins one.", store.file.string()));
  Club club{open_store(store)};
  if (call.action == "invite") return invite(club, call);
  if (call.action == "status") return say_status(club, store);
  if (call.action == "devices") return list_devices(club);
  return call.action == "revoke" ? revoke(club, call.what) : back_up(club, call.what);
}

}  // namespace nullo::cli
