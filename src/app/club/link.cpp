#include "app/club/link.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/app.h"
#include "app/words.h"
#include "base/grouped.h"
#include "base/host_name.h"
#include "club/address.h"
#include "club/wire.h"
#include "document/document.h"
#include "games/words.h"
#include "json/tree.h"

namespace nullo::app {
namespace {

constexpr double kLookSeconds = 5;
constexpr double kFailedSeconds = 15;
constexpr double kUnknownSeconds = 300;
constexpr int kAnswered = 200;
constexpr int kWrongCode = 403;

// "7 hands: Anna 34, Boris 12, Clara 3".
std::string standing_of(const club::Content& content) {
  const Result<document::Read> read = document::read_session(content.document, document::Source::kStore);
  if (!read) return "it cannot be read here";
  std::string text = games::amount_of(static_cast<int>(read->session.hands.size()), "hand") + ":";
  for (const Seat seat : Seats{read->session.seats()}) {
    text += fmt::format("{} {} {}", seat.index() == 0 ? "" : ",", session::name_at(read->session.players, seat),
                        grouped(read->result.totals[seat]));
  }
  return content.deleted_at.empty() ? text : text + "; deleted";
}

std::string title_of(const club::Content& content) {
  json::Tree tree;
  const Result<session::Session> read = document::read_facts(content.document, tree, document::Source::kStore);
  if (!read) return "A session";
  const std::string began = read->started_at.empty() ? "" : ", " + local_time(read->started_at);
  return fmt::format("{}, {}{}", games::info(read->rules).name, fmt::join(read->players, ", "), began);
}

}  // namespace

ClubLink::ClubLink(store::Store& store, const Clock& clock) : store_{store}, clock_{clock} { read_anew(); }

void ClubLink::read_anew() {
  membership_ = store_.membership();
  device_.reset();
  if (membership_) device_.emplace(store_);
  joining_.reset();
  asked_.reset();
  problem_.clear();
  failing_ = false;
  next_look_ = 0;
}

void ClubLink::join(const std::string& address, const std::string& code) {
  if (membership_ || joining_) return;
  const std::string hub = club::address_of(address);
  problem_.clear();
  if (hub.empty()) {
    problem_ = "Type the address that the hub shows, like 192.168.1.5:7070.";
  } else if (code.empty()) {
    problem_ = "Type the code that `nullo hub invite` has given.";
  } else {
    joining_ = ClubRequest{0, hub, "", "/api/1/pair", club::write_pairing({code, host_name()})};
  }
}

void ClubLink::leave() {
  store_.leave();
  read_anew();
}

std::string ClubLink::settle(const std::string& session, sync::Keep keep) {
  const std::vector<store::Side> sides = store_.sides(session);
  if (sides.empty()) return {};
  const Faults faults = sync::settle(store_, session, sides.front().tip.revision, keep);
  if (!faults.empty()) return "The club has to hear of the last change first. Try again in a moment.";
  look_now();
  return {};
}

std::optional<ClubRequest> ClubLink::ask() {
  if (asked_ || !store_.writes()) return std::nullopt;
  if (joining_) {
    asked_ = joining_->number = ++number_;
    return joining_;
  }
  if (!membership_) return std::nullopt;
  const bool is_time = clock_.seconds() >= next_look_;
  if (!is_time && (failing_ || store_.change_mark() == looked_at_)) return std::nullopt;
  if (is_time) {
    next_look_ = clock_.seconds() + kLookSeconds;
    device_->look_again();
  }
  std::optional<sync::Request> request = device_->next();
  looked_at_ = store_.change_mark();
  if (!request) return std::nullopt;
  device_number_ = request->number;
  asked_ = ++number_;
  return ClubRequest{number_, membership_->address, membership_->token, std::move(request->path),
                     std::move(request->body)};
}

void ClubLink::fail(std::string problem, double seconds) {
  problem_ = std::move(problem);
  failing_ = true;
  next_look_ = clock_.seconds() + seconds;
}

bool ClubLink::hear(const ClubReply& reply) {
  if (reply.number != asked_) return false;
  asked_.reset();
  if (joining_) {
    hear_pairing(reply);
    return false;
  }
  if (!reply.failure.empty()) {
    fail(fmt::format("The hub cannot be reached ({}). What is entered here waits.", reply.failure), kFailedSeconds);
    return false;
  }
  const int taken = device_->taken();
  switch (device_->hear(device_number_, reply.status, reply.body)) {
    case sync::Heard::kGoOn:
      problem_.clear();
      failing_ = false;
      looked_at_ = {};  // asks on at once
      break;
    case sync::Heard::kUnknownHere:
      fail("The hub does not know this device any more. Leave the club, and join it anew.", kUnknownSeconds);
      break;
    case sync::Heard::kNotUnderstood:
      fail(fmt::format("What answers is no hub of Nullo ({}).", device_->trouble()), kUnknownSeconds);
      break;
    case sync::Heard::kTryLater:
      fail("The hub cannot answer just now. What is entered here waits.", kFailedSeconds);
      break;
  }
  return device_->taken() != taken;
}

void ClubLink::forget(const ClubReply& reply) {
  if (reply.number != asked_) return;
  asked_.reset();
  if (joining_) hear_pairing(reply);  // the code is good once
}

void ClubLink::hear_pairing(const ClubReply& reply) {
  const ClubRequest asked = *std::exchange(joining_, std::nullopt);
  const Result<club::Paired> paired = club::read_paired(reply.body);
  if (!reply.failure.empty()) {
    problem_ = fmt::format("The hub cannot be reached ({}).", reply.failure);
  } else if (reply.status == kWrongCode) {
    problem_ = "The hub does not know this code. Each is good once, for five minutes.";
  } else if (reply.status != kAnswered || !paired) {
    problem_ = "What answers there is no hub of Nullo.";
  } else {
    store_.join({asked.address, paired->token, paired->club, host_name(), paired->epoch});
    read_anew();
  }
}

double ClubLink::after() const {
  constexpr double kAtOnce = 0.01;
  if (asked_ || !store_.writes()) return 0;
  if (joining_) return kAtOnce;
  return membership_ ? std::max(kAtOnce, next_look_ - clock_.seconds()) : 0;
}

ClubView ClubLink::view() const {
  ClubView view;
  view.can_join = store_.writes();
  view.busy = joining_.has_value();
  view.problem = problem_;
  if (!membership_) return view;
  const store::Membership membership = store_.membership().value_or(*membership_);
  const int untold = store_.untold_sessions();
  view.name = membership.club;
  view.here = fmt::format("This device is called {} there. The hub is at {}.", membership.device, membership.address);
  view.state =
      untold > 0 ? fmt::format("{} {} to be told.", games::amount_of(untold, "session"), untold == 1 ? "waits" : "wait")
      : membership.heard_at.empty() ? "Nothing has been heard from the club yet."
      : failing_                    ? "All that was entered here is told."
                                    : "All is told and heard.";
  for (const std::string& id : store_.forked()) {
    const store::Side side = store_.sides(id).front();
    const std::optional<club::Content> mine = store_.content(id);
    view.forks.push_back({id, title_of(side.tip.content), side.tip.device,
                          mine ? standing_of(*mine) : "it cannot be read here", standing_of(side.tip.content)});
  }
  for (const auto& [id, trouble] : store_.with_trouble()) {
    const std::optional<club::Content> content = store_.content(id);
    view.troubles.push_back(fmt::format("{}: {}.", content ? title_of(*content) : "A session", trouble));
  }
  return view;
}

}  // namespace nullo::app
