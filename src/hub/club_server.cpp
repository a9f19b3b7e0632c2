#include "hub/club_server.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/clock.h"
#include "club/wire.h"
#include "hub/doubts.h"

namespace nullo::hub {

namespace {

constexpr std::size_t kMostPairing = 1024;  // bytes; the same of an invitation, or a pen
constexpr int kMostSessions = 1000;         // of one answer

// The token or code that a header has.
std::string_view bearer_of(std::string_view authorization) {
  constexpr std::string_view kStart = "Bearer ";
  return authorization.starts_with(kStart) ? authorization.substr(kStart.size()) : std::string_view{};
}

// A number of the query, "since=12&most=3"; nothing: it is no number. `otherwise`: it is not there.
std::optional<std::int64_t> number_in(std::string_view query, std::string_view key, std::int64_t otherwise) {
  while (!query.empty()) {
    const std::string_view part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), part.size() + 1));
    if (part.substr(0, part.find('=')) != key) continue;
    const std::string_view digits = part.substr(std::min(part.size(), key.size() + 1));
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = error == std::errc{} && end == digits.data() + digits.size() && number >= 0;
    return whole ? std::optional{number} : std::nullopt;
  }
  return otherwise;
}

Answer json_of(std::string text) { return {.type = "application/json; charset=utf-8", .body = std::move(text)}; }

Answer refusal_of(const Faults& faults) {
  Answer answer{.status = 400};
  for (const Fault& fault : faults.kept()) answer.body += to_string(fault) + "\n";
  return answer;
}

}  // namespace

// All but the constructor and the destructor runs on the server's thread, the club's work too. A push of one revision
// takes 0.3 ms and a commit of the disk, 1 to 4 ms on the machine where it was measured: 250 a second, where a hundred
// tables at which somebody taps every two seconds make 50. A pull takes 0.1 ms for each session.
class ClubServer::Work {
 public:
  Work(Server::Options options, std::unique_ptr<club::Club> club, std::optional<Site> site,
       std::function<void(std::string_view)> log)
      : club_{std::move(club)},
        site_{std::move(site)},
        log_{std::move(log)},
        newest_{club_->newest()},
        server_{std::move(options), [this](const Request& request) { return answer(request); }, [] {}} {
    server_.publish(fmt::format("{}", newest_));
  }

  [[nodiscard]] std::uint16_t port() const { return server_.port(); }

 private:
  struct Route {
    std::string_view path;
    bool posts;
    Reply (Work::*answer)(const Request& request);
  };

  Reply answer(const Request& request) {
    static constexpr std::array kRoutes{
        Route{"/api/1/hub", false, &Work::hub},       Route{"/api/1/pair", true, &Work::pair},
        Route{"/api/1/invite", true, &Work::invite},  Route{"/api/1/pen", true, &Work::pen},
        Route{"/api/1/push", true, &Work::push},      Route{"/api/1/changes", false, &Work::changes},
        Route{"/api/1/events", false, &Work::events},
    };
    const auto* const route = std::ranges::find(kRoutes, request.path, &Route::path);
    if (route == kRoutes.end()) return file(request);
    if (route->posts != request.posts)
      return Answer{.status = 405,
                    .body = "This is not possible here.\n",
                    .headers = {{"Allow", route->posts ? "POST" : "GET, HEAD"}}};
    try {
      return (this->*route->answer)(request);
    } catch (const club::ClubError& error) {
      log_(error.what());
      return Answer{.status = 503, .body = "The hub cannot use its disk now. Nothing was changed; try again later.\n"};
    }
  }

  Reply file(const Request& request) const {
    if (site_ && !request.posts)
      if (std::optional<Answer> answer = site_->answer(request)) return *std::move(answer);
    return Answer{.status = 404, .body = "There is nothing here.\n"};
  }

  // Tells the web app that it comes from a hub.
  Reply hub(const Request& /*request*/) { return json_of(R"({"hub":"nullo"})"); }

  // Answers 401, and late if there was a token, unless it is one of a device.
  std::optional<club::Device> device_of(const Request& request, Reply& refusal) {
    const std::string_view token = bearer_of(request.authorization);
    std::optional<club::Device> device = token.empty() ? std::nullopt : club_->device_with(token, now_utc());
    if (device) {
      doubts_.right(request.peer);
      return device;
    }
    refusal = Answer{.status = 401,
                     .body = "This device does not belong to the club, or no longer.\n",
                     .headers = {{"WWW-Authenticate", "Bearer"}},
                     .after = token.empty() ? 0 : doubts_.wrong(request.peer)};
    return std::nullopt;
  }

  Reply pair(const Request& request) {
    if (!request.body) return TakesBody{kMostPairing};
    const Result<club::Pairing> pairing = club::read_pairing(*request.body);
    if (!pairing) return refusal_of(pairing.error());
    const std::optional<club::Paired> paired = club_->pair(pairing->code, pairing->name, now_utc());
    if (!paired) {
      log_("a wrong code was refused");
      return Answer{.status = 403,
                    .body = "This code is not good: each is good once, for five minutes.\n",
                    .after = doubts_.wrong(request.peer)};
    }
    doubts_.right(request.peer);
    log_("a device was paired");
    return json_of(club::write_paired(*paired));
  }

  // Whoever keeps score may let a guest in for one session; an admin lets devices in that get all.
  Reply invite(const Request& request) {
    Reply refusal;
    const std::optional<club::Device> device = device_of(request, refusal);
    if (!device) return refusal;
    if (!request.body) return TakesBody{kMostPairing};
    const Result<std::string> session = club::read_about(*request.body);
    if (!session) return refusal_of(session.error());
    const bool may = device->session.empty() && (device->role == club::Role::kAdmin || !session->empty());
    if (!may) return Answer{.status = 403, .body = "This device may not let others in.\n"};
    log_(session->empty() ? "a device is invited" : "a guest is invited");
    return json_of(club::write_invited(club_->invite(club::Role::kScorer, now_utc(), *session)));
  }

  Reply pen(const Request& request) {
    Reply refusal;
    const std::optional<club::Device> device = device_of(request, refusal);
    if (!device) return refusal;
    if (!request.body) return TakesBody{kMostPairing};
    const Result<std::string> session = club::read_about(*request.body);
    if (!session) return refusal_of(session.error());
    if (!club_->take_pen(*device, *session)) return Answer{.status = 404, .body = "There is no such session.\n"};
    tell_newest();
    return json_of("{}");
  }

  Reply push(const Request& request) {
    Reply refusal;
    const std::optional<club::Device> device = device_of(request, refusal);
    if (!device) return refusal;
    if (!request.body) return TakesBody{club::kMostBody};
    const Result<std::vector<club::Revision>> revisions = club::read_push(*request.body);
    if (!revisions) return refusal_of(revisions.error());
    const std::vector<club::Answered> answers = club_->push(*device, *revisions);
    note_changes(answers);
    return json_of(club::write_answered(answers));
  }

  // Whoever listens hears that there is something new.
  void note_changes(const std::vector<club::Answered>& answers) {
    const auto refused = std::ranges::count(answers, club::Place::kRefused, &club::Answered::place);
    tell_newest();
    log_(fmt::format("sent: {}, refused: {}; the newest change is {}", answers.size(), refused, newest_));
  }

  void tell_newest() {
    const std::int64_t newest = club_->newest();
    if (newest != std::exchange(newest_, newest)) server_.publish(fmt::format("{}", newest));
  }

  Reply changes(const Request& request) {
    Reply refusal;
    const std::optional<club::Device> device = device_of(request, refusal);
    if (!device) return refusal;
    const auto since = number_in(request.query, "since", 0);
    const auto most = number_in(request.query, "most", kMostSessions);
    if (!since || !most) return Answer{.status = 400, .body = "since and most are whole numbers.\n"};
    const int count = static_cast<int>(std::min<std::int64_t>(*most, kMostSessions));
    return json_of(club::write_changes(club_->changes(*since, count, *device)));
  }

  Reply events(const Request& request) {
    Reply refusal;
    if (!device_of(request, refusal)) return refusal;
    return Newest{};
  }

  const std::unique_ptr<club::Club> club_;
  const std::optional<Site> site_;
  const std::function<void(std::string_view)> log_;
  std::int64_t newest_;
  Doubts doubts_;
  Server server_;  // the last: its thread uses the others
};

ClubServer::ClubServer(Server::Options options, std::unique_ptr<club::Club> club, std::optional<Site> site,
                       std::function<void(std::string_view)> log)
    : work_{std::make_unique<Work>(std::move(options), std::move(club), std::move(site), std::move(log))} {}
ClubServer::~ClubServer() = default;

std::uint16_t ClubServer::port() const { return work_->port(); }

}  // namespace nullo::hub
