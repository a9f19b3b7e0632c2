#include "app/club/link.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/app.h"
#include "app/words.h"
#include "base/code.h"
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
constexpr double kListeningSeconds = 60;  // where somebody listens, there is nothing to ask in between
constexpr double kSilenceSeconds = 40;    // the hub says something every 15
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
  inviting_.clear();
  invitation_ = {};
  asked_.reset();
  problem_.clear();
  failing_ = false;
  next_look_ = 0;
}

void ClubLink::join(const std::string& address, const std::string& code, const std::string& name) {
  if (membership_ || joining_) return;
  const std::string hub = club::address_of(address);
  problem_.clear();
  if (hub.empty()) {
    problem_ = "Type the address that the hub shows, like 192.168.1.5:7070.";
  } else if (code.empty()) {
    problem_ = "Type the code that `nullo hub invite` has given.";
  } else {
    joining_as_ = name.empty() ? host_name() : name;
    joining_ = ClubRequest{0, hub, "", "/api/1/pair", club::write_pairing({code, joining_as_})};
  }
}

void ClubLink::leave() {
  store_.leave();
  read_anew();
}

void ClubLink::invite(const std::string& session) {
  invitation_ = {};
  if (!membership_) {
    invitation_.problem = "Join a club first: the settings say how.";
    return;
  }
  inviting_ = session;
  invitation_.busy = true;
}

void ClubLink::enter(const std::string& hub, const std::string& code, const std::string& session,
                     const std::string& name) {
  entering_ = session;
  const bool is_in = membership_ && membership_->address == hub &&
                     (membership_->only_session.empty() || membership_->only_session == session);
  if (is_in) return look_now();
  if (membership_ && membership_->only_session.empty()) {
    entering_.clear();
    problem_ = "This device belongs to another club. Leave that first.";
    return;
  }
  if (membership_) leave();
  join(hub, code, name);
}

std::optional<std::string> ClubLink::take_entered() {
  if (entering_.empty() || joining_ || !store_.content(entering_)) return std::nullopt;
  return std::exchange(entering_, {});
}

std::string ClubLink::pen_of(const std::string& session) const {
  return membership_ ? store_.shared(session).pen : std::string{};
}

void ClubLink::take_pen(const std::string& session) {
  sync::take_pen(store_, session);
  look_now();
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
    asking_ = Asking::kPairing;
    asked_ = joining_->number = ++number_;
    return joining_;
  }
  if (!membership_) return std::nullopt;
  if (!inviting_.empty()) {
    asking_ = Asking::kInvitation;
    asked_ = ++number_;
    return ClubRequest{number_, membership_->address, membership_->token, "/api/1/invite",
                       club::write_about(inviting_)};
  }
  const bool is_time = clock_.seconds() >= next_look_;
  if (!is_time && (failing_ || store_.change_mark() == looked_at_)) return std::nullopt;
  if (is_time) {
    const bool listens = listened_ >= 0 && clock_.seconds() - listened_ < kSilenceSeconds;
    next_look_ = clock_.seconds() + (listens ? kListeningSeconds : kLookSeconds);
    device_->look_again();
  }
  std::optional<sync::Request> request = device_->next();
  looked_at_ = store_.change_mark();
  if (!request) return std::nullopt;
  device_number_ = request->number;
  asking_ = Asking::kDevice;
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
  if (asking_ == Asking::kPairing) {
    hear_pairing(reply);
    return false;
  }
  if (asking_ == Asking::kInvitation) {
    hear_invitation(reply);
    return false;
  }
  if (!reply.failure.empty()) {
    fail(fmt::format("The hub cannot be reached ({}). What is entered here waits.", reply.failure), kFailedSeconds);
    return false;
  }
  const int news = device_->taken() + device_->pens_moved();
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
  return device_->taken() + device_->pens_moved() != news;
}

void ClubLink::hear_invitation(const ClubReply& reply) {
  const std::string session = std::exchange(inviting_, {});
  const Result<std::string> code = club::read_invited(reply.body);
  invitation_ = {};
  if (!reply.failure.empty()) {
    invitation_.problem = fmt::format("The hub cannot be reached ({}).", reply.failure);
  } else if (reply.status != kAnswered || !code) {
    invitation_.problem = "The hub does not let this device invite others.";
  } else {
    invitation_.code = spaced(*code);
    invitation_.link = fmt::format("{}/#enter={}&session={}", membership_->address, *code, session);
  }
}

void ClubLink::forget(const ClubReply& reply) {
  if (reply.number != asked_) return;
  asked_.reset();
  if (asking_ == Asking::kPairing) hear_pairing(reply);  // the code is good once
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
    store_.join({.address = asked.address,
                 .token = paired->token,
                 .club = paired->club,
                 .device = joining_as_,
                 .epoch = paired->epoch,
                 .only_session = paired->session});
    read_anew();
  }
}

std::optional<ClubEar> ClubLink::ear() const {
  if (!membership_ || !store_.writes()) return std::nullopt;
  return ClubEar{membership_->address, membership_->token};
}

void ClubLink::hear_line(std::string_view line) {
  listened_ = clock_.seconds();
  if (!line.empty()) next_look_ = 0;
}

double ClubLink::after() const {
  constexpr double kAtOnce = 0.01;
  if (asked_ || !store_.writes()) return 0;
  if (joining_ || !inviting_.empty()) return kAtOnce;
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
  if (!membership.only_session.empty()) view.name += ", as a guest of one session";
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
