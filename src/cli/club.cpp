// `nullo pair`, `nullo sync` and `nullo unpair`: this device and the hub of its club.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/words.h"
#include "base/host_name.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/refusals.h"
#include "cli/stored.h"
#include "club/address.h"
#include "club/wire.h"
#include "core/name.h"
#include "net/client.h"
#include "sync/device.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

namespace fs = std::filesystem;

constexpr int kAnswered = 200;
constexpr int kWrongCode = 403;

// The hub cannot be reached, or gives no answer that is one.
struct HubFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Asks the hub until all is told and heard. Throws HubFailure, or net::NoAnswer. False: it does not know this device.
bool meet(const store::Membership& membership, sync::Device& device) {
  net::Client client{membership.address, membership.token};
  while (const std::optional<sync::Request> request = device.next()) {
    const net::Reply reply = client.ask(request->path, request->body);
    switch (device.hear(request->number, reply.status, reply.body)) {
      case sync::Heard::kGoOn:
        break;
      case sync::Heard::kUnknownHere:
        return false;
      case sync::Heard::kTryLater:
        throw HubFailure{
            text::say("The hub at {address} cannot answer just now; nothing is lost.", membership.address)};
      case sync::Heard::kNotUnderstood:
        throw HubFailure{text::say("What answers at {address} is no hub of Nullo ({reason}).", membership.address,
                                   device.trouble())};
    }
  }
  return true;
}

// The sessions that two devices changed, and those that do not go along, a line each.
void say_what_is_left(store::Store& store) {
  const store::SessionLists lists = store.lists();
  std::vector<store::Listed> all = lists.kept;
  all.insert(all.end(), lists.deleted.begin(), lists.deleted.end());
  const std::size_t length = id_length(all);
  const auto called = [&](const std::string& id) {
    const auto found = std::ranges::find(all, id, &store::Listed::id);
    return found == all.end() ? id : described(*found, length);
  };
  for (const std::string& id : store.forked()) {
    const store::Side side = store.sides(id).front();
    say(text::say("{session} was changed here and on {device} at the same time ({time}).", called(id), side.tip.device,
                  app::local_time(side.tip.at)));
    say("  " + text::say("`nullo sync {session} --keep mine`, `theirs` or `both` says what becomes of it.",
                         id.substr(0, length)));
  }
  for (const auto& [id, trouble] : store.with_trouble()) say(fmt::format("{}: {}.", called(id), trouble));
}

// The hub takes this device's token back. False: it was not reached, or does not know the device.
bool hub_forgets(const store::Membership& membership) {
  try {
    net::Client hub{membership.address, membership.token};
    return hub.ask("/api/1/revoke", club::write_revoked(membership.device)).status == kAnswered;
  } catch (const net::NoAnswer&) {
    return false;
  }
}

}  // namespace

int pair(const fs::path& database, const PairCall& call) {
  const std::string address = club::address_of(call.address);
  if (address.empty()) return refuse_call(text::say("{address} is no address of a hub", call.address));
  const std::string name = call.name.empty() ? host_name() : call.name;
  if (fault_of_name(name)) return refuse_call(text::say("'{name}' cannot be a name", name));
  store::Store store = open_to_write(database);
  if (const std::optional<store::Membership> membership = store.membership()) {
    return refuse_call(
        text::say("this device is in the club {club} already (its hub is at {address}); `nullo unpair` takes it out",
                  membership->club, membership->address));
  }
  try {
    const net::Reply reply = net::Client{address, ""}.ask("/api/1/pair", club::write_pairing({call.code, name}));
    if (reply.status == kWrongCode) {
      return refuse_call(text::say(
          "the hub does not know this code: each is good once, for five minutes. `nullo hub invite` makes a new one"));
    }
    const Result<club::Paired> paired = club::read_paired(reply.body);
    if (reply.status != kAnswered || !paired) throw net::NoAnswer{text::say("what answers there is no hub of Nullo")};
    store.join({.address = address,
                .token = paired->token,
                .club = paired->club,
                .device = paired->device,
                .epoch = paired->epoch,
                .only_session = paired->session});
    say(text::say("This device is in the club {club} now, as {device}.", paired->club, paired->device));
    const int untold = store.untold_sessions();
    say(untold == 0 ? text::say("`nullo sync` fetches the club's sessions.")
                    : text::say_count(untold, "`nullo sync` tells it {count} session, and fetches those of the club.",
                                      "`nullo sync` tells it {count} sessions, and fetches those of the club."));
  } catch (const net::NoAnswer& failure) {
    throw HubFailure{text::say("The hub at {address} cannot be reached: {reason}.", address, failure.what())};
  }
  return kDone;
}

int sync(const fs::path& database, const SyncCall& call) {
  store::Store store = open_to_write(database);
  std::optional<store::Membership> membership = store.membership();
  if (!membership) return refuse_call(text::say("this device is in no club; `nullo pair` takes it into one"));
  if (!call.hub.empty()) {
    membership->address = club::address_of(call.hub);
    if (membership->address.empty())
      return refuse_call(text::say("{address} is no address of a hub, like 192.168.1.5:7070", call.hub));
  }
  std::optional<std::string> session;
  if (!call.session.empty()) {
    session = find_session(store, call.session);
    if (!session) return kRefused;
    if (!call.keep) return refuse_call(text::say("say with --keep what becomes of the session: mine, theirs or both"));
  }
  sync::Device device{store};
  try {
    bool known = meet(*membership, device);
    if (known && !call.hub.empty()) store.keep_hub_address(membership->address);
    if (known && session) {
      const std::vector<store::Side> sides = store.sides(*session);
      if (sides.empty()) return refuse_call(text::say("no other device has changed this session at the same time"));
      const Faults faults = sync::settle(store, *session, sides.front().tip.revision, *call.keep);
      if (!faults.empty()) return refuse_call(to_string(faults.kept().front()));
      device.look_again();
      known = meet(*membership, device);
    }
    if (!known) {
      return refuse_call(
          text::say("the hub at {address} does not know this device any more; `nullo unpair`, and pair it anew",
                    membership->address));
    }
  } catch (const net::NoAnswer& failure) {
    throw HubFailure{text::say("The hub at {address} cannot be reached: {reason}. What was entered here waits.",
                               membership->address, failure.what())};
  }
  say(fmt::format("{}: {}, {}.", membership->club,
                  text::say_count(device.told(), "{count} session told", "{count} sessions told"),
                  text::say_count(device.taken(), "{count} taken over", "{count} taken over")));
  say_what_is_left(store);
  return kDone;
}

int unpair(const fs::path& database) {
  store::Store store = open_to_write(database);
  const std::optional<store::Membership> membership = store.membership();
  if (!membership) return refuse_call(text::say("this device is in no club"));
  const bool knows = hub_forgets(*membership);
  store.leave();
  say(text::say("This device is no longer in the club {club}. All sessions stay here.", membership->club));
  if (!knows)
    say(text::say("The hub was not reached. Whoever keeps it forgets this device with `nullo hub revoke \"{device}\"`.",
                  membership->device));
  return kDone;
}

}  // namespace nullo::cli
