#include "app/club/link.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/app.h"
#include "app/words.h"
#include "base/code.h"
#include "base/host_name.h"
#include "club/address.h"
#include "club/wire.h"
#include "document/document.h"
#include "games/words.h"
#include "json/tree.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr double kLookSeconds = 5;
constexpr double kListeningSeconds = 60;  // where somebody listens, there is nothing to ask in between
constexpr double kSilenceSeconds = 40;    // the hub says something every 15
constexpr double kFailedSeconds = 15;
constexpr double kUnknownSeconds = 300;
constexpr int kAnswered = 200;
constexpr int kWrongCode = 403;
constexpr int kUnknown = 401;
constexpr text::Sentence kTypeAddress = text::mark("Type the address that the hub shows, like 192.168.1.5:7070.");
constexpr const char* kRevoke = "/api/1/revoke";
constexpr const char* kOfSession = "&session=";  // in a link that lets somebody enter
constexpr const char* kHosted = "club.hosted";   // the setting: this device is the hub of its club

// Why nothing came of what the hub was asked; empty: all is well. `refused`: it answered, and did not do it.
std::string why_not(const ClubReply& reply, std::string refused, bool understood = true) {
  if (!reply.failure.empty()) return text::say("The hub cannot be reached ({reason}).", reply.failure);
  return reply.status == kAnswered && understood ? std::string{} : std::move(refused);
}

}  // namespace

std::string InvitationView::address() const { return club::typed(link.substr(0, link.find("/#"))); }

ClubLink::ClubLink(store::Store& store, const Clock& clock) : store_{store}, clock_{clock} { read_anew(); }

void ClubLink::read_anew() {
  membership_ = store_.membership();
  hosts_ = store_.setting(kHosted).value_or("") == "1";
  device_.reset();
  if (membership_) device_.emplace(store_);
  errands_.clear();
  invitation_ = {};
  devices_ = {};
  next_devices_ = 0;
  asked_.reset();
  problem_.clear();
  failing_ = false;
  is_unknown_ = false;
  next_look_ = 0;
}

void ClubLink::join(const std::string& address, const std::string& code, const std::string& name) {
  if (membership_ || is_on_its_way(Asking::kPairing)) return;
  const std::string hub = club::address_of(address);
  problem_.clear();
  if (hub.empty()) {
    problem_ = text::say(kTypeAddress);
  } else if (code.empty()) {
    problem_ = text::say("Type the code that `nullo hub invite` has given.");
  } else {
    const std::string called = name.empty() ? host_name() : name;
    errands_.push_back(
        {Asking::kPairing, {.address = hub, .path = "/api/1/pair", .body = club::write_pairing({code, called})}});
  }
}

void ClubLink::move(const std::string& address) {
  if (!membership_ || hosts() || is_on_its_way(Asking::kMoving)) return;
  const std::string hub = club::address_of(address);
  problem_ = hub.empty() ? text::say(kTypeAddress) : std::string{};
  if (hub.empty()) return;
  send(Asking::kMoving, fmt::format("/api/1/changes?since={}&most=0", membership_->since), "");
  errands_.back().request.address = hub;
}

void ClubLink::send(Asking asking, std::string path, std::string body, std::string about) {
  errands_.push_back(
      {asking,
       {.address = address(), .token = membership_->token, .path = std::move(path), .body = std::move(body)},
       std::move(about)});
}

bool ClubLink::is_on_its_way(Asking asking) const {
  return std::ranges::find(errands_, asking, &Errand::asking) != errands_.end();
}

void ClubLink::leave() {
  if (!membership_) return;
  send(Asking::kLeaving, kRevoke, club::write_revoked(membership_->device));
  Errand farewell = std::move(errands_.back());
  store_.leave();
  store_.set_setting(kHosted, "0");
  read_anew();
  errands_.push_back(std::move(farewell));
}

void ClubLink::invite(const std::string& session) {
  invitation_ = {.problem = why_nobody_comes_in(session)};
  if (!invitation_.problem.empty()) return;
  invitation_.asks_hub = true;
  if (membership_) return send(Asking::kInvitation, "/api/1/invite", club::write_about(session), session);
  to_invite_ = session;
  begin_here();
}

std::string ClubLink::why_nobody_comes_in(const std::string& session) const {
  if (!membership_ && !can_host_) return text::say("Join a club first: the settings say how.");
  if (!session.empty() && !has_page_ && (hosts() || !membership_))
    return text::say("This program came without Nullo for browsers, which a phone needs to enter: ./dev web makes it.");
  if (membership_ && address_for_others().empty())
    return text::say("This computer is in no network. Join the Wi-Fi that the phones are in.");
  return {};
}

bool ClubLink::may_invite() const {
  return membership_ ? membership_->only_session.empty() : can_host_ && store_.writes();
}

void ClubLink::let_host(bool can, bool has_page) {
  can_host_ = can;
  has_page_ = has_page;
}

void ClubLink::begin_here() {
  if (membership_ || !can_host_) return;
  problem_.clear();
  store_.set_setting(kHosted, "1");
  hosts_ = true;
}

// It goes on until the hub has heard that this device leaves.
std::optional<HostWish> ClubLink::wants_host() const {
  const bool says_goodbye = !host_.here.empty() && is_on_its_way(Asking::kLeaving);
  if (!store_.writes() || (!hosts() && !says_goodbye)) return std::nullopt;
  const std::uint16_t port = membership_ ? club::port_of(membership_->address) : std::uint16_t{0};
  return HostWish{!membership_ && hosts(), port};
}

bool ClubLink::hear_host(const HostNews& news) {
  if (news == host_) return false;
  host_ = news;
  if (!hosts()) return true;
  if (!news.failure.empty()) {
    const std::string problem = text::say("This computer cannot be the hub: {reason}.", news.failure);
    if (!membership_) {
      store_.set_setting(kHosted, "0");
      hosts_ = false;
    }
    if (to_invite_) invitation_ = {.problem = problem};
    to_invite_.reset();
    problem_ = problem;
  } else if (!membership_ && !news.code.empty()) {
    join(news.here, news.code, {});
  }
  next_look_ = 0;
  return true;
}

bool ClubLink::waits_for_host() const { return hosts() && host_.here.empty() && host_.failure.empty(); }

const std::string& ClubLink::address() const {
  return hosts() && !host_.here.empty() ? host_.here : membership_->address;
}

std::string ClubLink::address_for_others() const {
  if (!hosts() || host_.here.empty()) return membership_->address;
  return host_.addresses.empty() ? std::string{} : host_.addresses.front();
}

void ClubLink::hear_pattern(const std::string& link, Squares pattern) {
  if (link == invitation_.link) invitation_.squares = std::move(pattern);
}

void ClubLink::watch_devices(bool on) {
  watches_devices_ = on;
  next_devices_ = 0;
}

void ClubLink::revoke(const std::string& device) {
  if (membership_) send(Asking::kRevoking, kRevoke, club::write_revoked(device));
}

void ClubLink::enter(const std::string& hub, const std::string& code, const std::string& session,
                     const std::string& name) {
  entering_ = session;
  const bool is_in = membership_ && membership_->address == hub &&
                     (membership_->only_session.empty() || membership_->only_session == session);
  if (is_in) return look_now();
  if (membership_ && membership_->only_session.empty()) {
    entering_.clear();
    problem_ = text::say("This device belongs to another club. Leave that first.");
    return;
  }
  if (membership_) leave();
  join(hub, code, name);
}

std::optional<std::string> ClubLink::take_entered() {
  if (entering_.empty() || is_on_its_way(Asking::kPairing) || !store_.content(entering_)) return std::nullopt;
  return std::exchange(entering_, {});
}

std::string ClubLink::take_not_entered() { return std::exchange(not_entered_, {}); }

std::string ClubLink::notice_of(const std::string& session) const {
  if (!membership_) return {};
  if (is_unknown_) return text::say("The club does not know this device any more: what is entered here stays here.");
  if (const std::vector<store::Side> sides = store_.sides(session); !sides.empty())
    return text::say("{device} has entered something else. The start page shows both, and asks which stays.",
                     sides.front().tip.device);
  const std::string pen = pen_of(session);
  if (pen.empty()) return {};
  if (failing_) return text::say("{device} kept score last, but the club's hub is out of reach now.", pen);
  return text::say("{device} keeps score now. Here you watch; whoever enters here is asked first.", pen);
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
  if (!faults.empty()) return text::say("The club has to hear of the last change first. Try again in a moment.");
  look_now();
  return {};
}

std::optional<ClubRequest> ClubLink::ask() {
  if (asked_ || !store_.writes() || waits_for_host()) return std::nullopt;
  const bool devices_are_due = membership_ && watches_devices_ && clock_.seconds() >= next_devices_;
  if (devices_are_due && !is_on_its_way(Asking::kDevices)) {
    send(Asking::kDevices, "/api/1/devices", "");
    next_devices_ = clock_.seconds() + kLookSeconds;
  }
  if (!errands_.empty()) {
    Errand& first = errands_.front();
    asking_ = first.asking;
    asked_ = first.request.number = ++number_;
    return first.request;
  }
  if (!membership_) return std::nullopt;
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
  asking_ = Asking::kSessions;
  asked_ = ++number_;
  return ClubRequest{number_, address(), membership_->token, std::move(request->path), std::move(request->body)};
}

void ClubLink::fail(std::string problem, double seconds) {
  problem_ = std::move(problem);
  failing_ = true;
  next_look_ = clock_.seconds() + seconds;
}

bool ClubLink::hear(const ClubReply& reply) {
  if (reply.number != asked_) return false;
  asked_.reset();
  if (asking_ != Asking::kSessions) {
    const Errand errand = std::move(errands_.front());
    errands_.pop_front();
    hear_errand(errand, reply);
    return false;
  }
  if (!reply.failure.empty()) {
    fail(text::say("The hub cannot be reached ({reason}). What is entered here waits.", reply.failure), kFailedSeconds);
    return false;
  }
  const int pens = device_->pens_moved();
  const auto news = [this] { return device_->taken() + device_->habits_taken() + device_->pens_moved(); };
  const int before = news();
  const sync::Heard heard = device_->hear(device_number_, reply.status, reply.body);
  is_unknown_ = heard == sync::Heard::kUnknownHere;
  switch (heard) {
    case sync::Heard::kGoOn:
      problem_.clear();
      failing_ = false;
      looked_at_ = {};  // asks on at once
      break;
    case sync::Heard::kUnknownHere:
      fail(text::say("The hub does not know this device any more. Leave the club, and join it anew."), kUnknownSeconds);
      break;
    case sync::Heard::kNotUnderstood:
      fail(text::say("What answers is no hub of Nullo ({reason}).", device_->trouble()), kUnknownSeconds);
      break;
    case sync::Heard::kTryLater:
      fail(text::say("The hub cannot answer just now. What is entered here waits."), kFailedSeconds);
      break;
  }
  const bool lets_in_to_enter = invitation_.link.find(kOfSession) != std::string::npos;
  if (lets_in_to_enter && device_->pens_moved() != pens) invitation_ = {};  // whoever was let in has come
  return news() != before;
}

void ClubLink::hear_errand(const Errand& errand, const ClubReply& reply) {
  switch (errand.asking) {
    case Asking::kPairing:
      return hear_pairing(errand, reply);
    case Asking::kInvitation:
      return hear_invitation(errand, reply);
    case Asking::kDevices:
      return hear_devices(reply);
    case Asking::kRevoking:
      devices_.problem = why_not(reply, text::say("The hub does not let this device take others out of the club."));
      next_devices_ = 0;
      break;
    case Asking::kMoving:
      return hear_from_elsewhere(errand, reply);
    case Asking::kLeaving:  // nothing here waits for it
    case Asking::kSessions:
      break;
  }
}

void ClubLink::hear_invitation(const Errand& errand, const ClubReply& reply) {
  const Result<std::string> code = club::read_invited(reply.body);
  invitation_ = {.problem =
                     why_not(reply, text::say("The hub does not let this device invite others."), code.has_value())};
  if (!invitation_.problem.empty()) return;
  invitation_.code = spaced(*code);
  invitation_.link = fmt::format("{}/#enter={}", address_for_others(), *code);
  if (!errand.about.empty()) invitation_.link += kOfSession + errand.about;
}

void ClubLink::hear_devices(const ClubReply& reply) {
  const Result<std::vector<club::Member>> members = club::read_members(reply.body);
  devices_.problem =
      why_not(reply, text::say("The hub does not say which devices belong to the club."), members.has_value());
  if (!devices_.problem.empty()) return;
  const auto is_new = [this](const club::Member& member) {
    return std::ranges::find(devices_.members, member.name, &club::Member::name) == devices_.members.end();
  };
  const auto arrived = devices_.known ? std::ranges::find_if(*members, is_new) : members->end();
  if (arrived != members->end()) {
    devices_.arrived = arrived->name;
    invitation_ = {};  // its code is used
  }
  devices_.members = *members;
  devices_.known = true;
}

void ClubLink::hear_from_elsewhere(const Errand& errand, const ClubReply& reply) {
  const std::string& address = errand.request.address;
  const bool is_another = reply.status == kUnknown;
  problem_ = why_not(reply,
                     is_another ? text::say("The hub at {address} is one of another club.", address)
                                : text::say("What answers at {address} is no hub of Nullo.", address),
                     club::read_changes(reply.body).has_value());
  if (!problem_.empty()) return;
  store_.keep_hub_address(address);
  membership_ = store_.membership();
  failing_ = false;
  look_now();
}

void ClubLink::forget(const ClubReply& reply) {
  if (asking_ != Asking::kSessions) {
    hear(reply);  // the code is good once, and what else is asked so changes no session
  } else if (reply.number == asked_) {
    asked_.reset();
  }
}

void ClubLink::hear_pairing(const Errand& errand, const ClubReply& reply) {
  const Result<club::Paired> paired = club::read_paired(reply.body);
  const std::optional<std::string> to_invite = std::exchange(to_invite_, std::nullopt);
  problem_ = reply.status == kWrongCode
                 ? text::say("The hub does not know this code. Each is good once, for five minutes.")
                 : why_not(reply, text::say("What answers there is no hub of Nullo."), paired.has_value());
  if (!problem_.empty()) {
    if (!std::exchange(entering_, {}).empty())
      not_entered_ = reply.status == kWrongCode
                         ? text::say("This pattern was used, or is older than five minutes. Ask for a new one.")
                         : problem_;
    if (to_invite) invitation_ = {.problem = problem_};
    return;
  }
  store_.join({.address = errand.request.address,
               .token = paired->token,
               .club = paired->club,
               .device = paired->device,
               .epoch = paired->epoch,
               .only_session = paired->session});
  read_anew();
  if (to_invite) invite(*to_invite);
}

std::optional<ClubEar> ClubLink::ear() const {
  if (!membership_ || is_unknown_ || !store_.writes() || waits_for_host()) return std::nullopt;
  return ClubEar{address(), membership_->token};
}

void ClubLink::hear_line(std::string_view line) {
  listened_ = clock_.seconds();
  if (!line.empty()) next_look_ = 0;
}

double ClubLink::after() const {
  constexpr double kAtOnce = 0.01;
  if (asked_ || !store_.writes() || waits_for_host()) return 0;
  if (!errands_.empty()) return kAtOnce;
  if (!membership_) return 0;
  const double next = watches_devices_ ? std::min(next_look_, next_devices_) : next_look_;
  return std::max(kAtOnce, next - clock_.seconds());
}

ClubView ClubLink::view() const {
  ClubView view;
  view.can_join = store_.writes();
  view.can_begin = can_host_ && store_.writes();
  view.busy = is_on_its_way(Asking::kPairing) || is_on_its_way(Asking::kMoving) || (hosts() && !membership_);
  view.problem = problem_;
  if (!membership_) return view;
  const store::Membership membership = store_.membership().value_or(*membership_);
  const int untold = store_.untold_sessions();
  view.name = membership.club;
  view.knows_devices = membership.only_session.empty();
  if (!view.knows_devices) view.name += ", " + text::say("as a guest of one session");
  view.hosts = hosts();
  view.may_have_moved = !view.hosts && failing_;
  view.here = where_text(membership.device);
  const bool has_heard = !membership.heard_at.empty();
  view.state = untold > 0
                   ? text::say_count(untold, "{count} session waits to be sent.", "{count} sessions wait to be sent.")
               : !has_heard ? text::say("Nothing has come from the club yet.")
               : failing_   ? text::say("All that was entered here is sent.")
                            : text::say("All is up to date.");
  if (has_heard && (untold > 0 || failing_))
    view.state += " " + text::say("All was up to date last at {time}.", local_time(membership.heard_at));
  view.forks = forks();
  for (const auto& [id, trouble] : store_.with_trouble())
    view.troubles.push_back(text::labelled(title_of(id), trouble) + ".");
  return view;
}

std::string ClubLink::where_text(const std::string& device) const {
  if (!hosts())
    return text::say("This device is called {device} there. The hub is at {address}.", device, membership_->address);
  if (host_.here.empty()) return text::say("This device is called {device} there, and is the hub.", device);
  const std::string others = address_for_others();
  if (others.empty())
    return text::say(
        "This device is called {device} there, and is the hub. It is in no network, so no other device finds it now.",
        device);
  return text::say(
      "This device is called {device} there, and is the hub. Others find it at {address} while Nullo is open.", device,
      club::typed(others));
}

std::vector<ForkedSession> ClubLink::forks() const {
  std::vector<ForkedSession> forks;
  if (!membership_) return forks;
  for (const std::string& id : store_.forked())
    forks.push_back({id, title_of(id), store_.sides(id).front().tip.device});
  return forks;
}

std::string ClubLink::state_of(const std::string& session) const {
  if (!membership_ || (!membership_->only_session.empty() && membership_->only_session != session)) return {};
  if (const std::vector<store::Side> sides = store_.sides(session); !sides.empty())
    return text::say("{device} has changed it as well: choose which stays.", sides.front().tip.device);
  const store::Shared shared = store_.shared(session);
  if (!shared.trouble.empty()) return text::say("It does not go along to the club: {reason}.", shared.trouble);
  return shared.is_told() ? text::say("The club has it as it is here.") : text::say("It waits to be sent to the club.");
}

std::string ClubLink::title_of(const std::string& session) const {
  const std::optional<club::Content> content = store_.content(session);
  json::Tree tree;
  const Result<session::Session> read =
      document::read_facts(content ? content->document : "", tree, document::Source::kStore);
  if (!read) return text::say("A session");
  const std::string began = read->started_at.empty() ? "" : ", " + local_time(read->started_at);
  return fmt::format("{}, {}{}", text::say(games::info(read->rules).name), fmt::join(read->players, ", "), began);
}

}  // namespace nullo::app
