#include "hub/club_server.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>

#include "base/clock.h"
#include "base/handle.h"
#include "club/wire.h"
#include "hub/doubts.h"

namespace nullo::hub {

namespace {

constexpr std::size_t kMostPairing = 1024;  // bytes; the same of an invitation, or a pen
constexpr int kMostSessions = 1000;         // of one answer
constexpr std::size_t kMostAtOnce = 100;    // revisions, about, of one transaction: others wait meanwhile
constexpr int kMillisecondsAway = 1000;     // until the database is looked for again

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

Server::Options with_bodies(Server::Options options) {
  options.most_body = club::kMostBody;
  return options;
}

Answer refusal_of(const Faults& faults) {
  Answer answer{.status = 400};
  for (const Fault& fault : faults.kept()) answer.body += to_string(fault) + "\n";
  return answer;
}

}  // namespace

// The club's work is done in a thread of its own, so that nobody else waits for the database. Pushes that wait at the
// same time are kept in one transaction: the more there are, the fewer wait for a disk of their own.
class ClubServer::Work {
 public:
  Work(Server::Options options, std::unique_ptr<club::Club> club, std::optional<Site> site,
       std::function<void(std::string_view)> log)
      : club_{std::move(club)},
        site_{std::move(site)},
        log_{std::move(log)},
        newest_{club_->newest()},
        bell_{make_bell()},
        server_{with_bodies(std::move(options)), [this](const Request& request) { return answer(request); }, [] {}} {
    server_.publish({}, fmt::format("{}", newest_));
    thread_ = std::thread{[this] {
      while (wait()) work();
    }};
  }
  // What still waits is not done: the server, which ends next, would not send it.
  ~Work() {
    {
      const std::lock_guard lock{lock_};
      ending_ = true;
    }
    ring();
    thread_.join();
    jobs_.clear();
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  [[nodiscard]] std::uint16_t port() const { return server_.port(); }

 private:
  struct Route {
    std::string_view path;
    std::size_t most_body;  // bytes that are posted; 0: nothing is
    // Called with the body, if there is one, and for devices of the club only; nullptr: pair(), for whoever has a code.
    Reply (Work::*answer)(const Request& request, const club::Device& device);
  };
  struct Job {
    const Request* request;
    const Route* route;
    Later::Done done;
  };
  // A push of a device that belongs to the club.
  struct Sent {
    Later::Done done;
    club::Device device;
    std::vector<club::Revision> revisions;
  };

  static Handle make_bell() {
    Handle bell{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
    if (!bell.is_open()) throw ServerFailure{"too many files are open"};
    return bell;
  }

  // ---- in the server's thread

  Reply answer(const Request& request) {
    static constexpr std::array kRoutes{
        Route{"/api/1/pair", kMostPairing, nullptr},
        Route{"/api/1/invite", kMostPairing, &Work::invite},
        Route{"/api/1/pen", kMostPairing, &Work::pen},
        Route{"/api/1/push", club::kMostBody, &Work::push},
        Route{"/api/1/changes", 0, &Work::changes},
        Route{"/api/1/events", 0, &Work::events},
        Route{"/api/1/devices", 0, &Work::devices},
        Route{"/api/1/revoke", kMostPairing, &Work::revoke},
        Route{"/api/1/habits", club::kMostBody, &Work::habits},
    };
    const auto* const route = std::ranges::find(kRoutes, request.path, &Route::path);
    if (route == kRoutes.end()) return file(request);
    const bool posts = route->most_body > 0;
    if (posts != request.posts)
      return Answer{
          .status = 405, .body = "This is not possible here.\n", .headers = {{"Allow", posts ? "POST" : "GET, HEAD"}}};
    return Later{[this, &request, route](const Later::Done& done) {
      {
        const std::lock_guard lock{lock_};
        if (ending_) return;
        jobs_.push_back({&request, route, done});
      }
      ring();
    }};
  }

  void ring() const { ::eventfd_write(bell_.get(), 1); }

  // ---- in the thread of the club

  // Until there is work; false: this is the end.
  bool wait() {
    std::array<pollfd, 2> wanted{{{bell_.get(), POLLIN, 0}, {club_->socket(), POLLIN, 0}}};
    ::poll(wanted.data(), wanted.size(), is_away_ ? kMillisecondsAway : -1);
    eventfd_t rung = 0;
    ::eventfd_read(bell_.get(), &rung);
    const std::lock_guard lock{lock_};
    return !ending_;
  }

  void work() {
    for (Job& job : take_jobs()) {
      Reply reply = reply_to(job);
      // Without a reply it is a push, which has its turn with the others.
      if (!std::holds_alternative<Later>(reply))
        job.done(std::move(reply));
      else
        sent_.back().done = std::move(job.done);
    }
    std::span<Sent> waiting = sent_;
    while (!waiting.empty()) {
      std::size_t revisions = 0;
      std::size_t count = 0;
      while (count < waiting.size() && (count == 0 || revisions < kMostAtOnce))
        revisions += waiting[count++].revisions.size();
      keep(waiting.first(count));
      waiting = waiting.subspan(count);
    }
    sent_.clear();
    hear();
  }

  std::vector<Job> take_jobs() {
    const std::lock_guard lock{lock_};
    return std::exchange(jobs_, {});
  }

  Reply reply_to(const Job& job) {
    try {
      return job.route->answer == nullptr ? pair(*job.request) : reply_to_device(*job.request, *job.route);
    } catch (const club::ClubError& error) {
      return failed(error);
    }
  }

  Answer failed(const club::ClubError& error) {
    log_(error.what());
    return {.status = 503, .body = "The hub cannot use its database now. Nothing is lost; try again later.\n"};
  }

  // In one transaction; where that fails, each by itself, since one of them may be the reason.
  void keep(std::span<Sent> sent) {
    std::vector<club::Push> pushes;
    for (const Sent& each : sent) pushes.push_back({each.device, each.revisions});
    std::vector<std::vector<club::Answered>> answers;
    try {
      answers = club_->push(pushes);
      tell_newest();
    } catch (const club::ClubError& error) {
      if (sent.size() == 1) return sent.front().done(failed(error));
      for (Sent& each : sent) keep(std::span{&each, 1});
      return;
    }
    for (std::size_t i = 0; i < sent.size(); ++i) {
      const auto refused = std::ranges::count(answers[i], club::Place::kRefused, &club::Answered::place);
      log_(fmt::format("sent: {}, refused: {}; the newest change is {}", answers[i].size(), refused, newest_));
      sent[i].done(json_of(club::write_answered(answers[i])));
    }
  }

  // Whoever listens hears that there is something new.
  void tell_newest() {
    const std::int64_t newest = club_->newest();
    if (newest != std::exchange(newest_, newest)) server_.publish({}, fmt::format("{}", newest));
  }

  // What other hubs have kept. The log says once that the database is away, and once that it is back.
  void hear() {
    try {
      // Again, as asking for the newest also takes in what comes meanwhile, and nothing else would say so.
      while (club_->hear()) tell_newest();
      if (std::exchange(is_away_, false)) log_("the database is there again");
    } catch (const club::ClubError& error) {
      if (!std::exchange(is_away_, true)) log_(error.what());
    }
  }

  // What everybody gets: the web app, which asks whether it comes from a hub.
  Reply file(const Request& request) const {
    if (!request.posts && request.path == "/api/1/hub") return json_of(R"({"hub":"nullo"})");
    if (site_ && !request.posts)
      if (std::optional<Answer> answer = site_->answer(request)) return *std::move(answer);
    return Answer{.status = 404, .body = "There is nothing here.\n"};
  }

  // 401, and late if there was a token, unless it is one of a device.
  Reply reply_to_device(const Request& request, const Route& route) {
    const std::string_view token = bearer_of(request.authorization);
    const std::optional<club::Device> device = token.empty() ? std::nullopt : club_->device_with(token, now_utc());
    if (!device)
      return Answer{.status = 401,
                    .body = "This device does not belong to the club, or no longer.\n",
                    .headers = {{"WWW-Authenticate", "Bearer"}},
                    .after = token.empty() ? 0 : doubts_.wrong(request.peer)};
    doubts_.right(request.peer);
    if (route.most_body > 0 && !request.body) return TakesBody{route.most_body};
    return (this->*route.answer)(request, *device);
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
  Reply invite(const Request& request, const club::Device& device) {
    const Result<std::string> session = club::read_about(*request.body);
    if (!session) return refusal_of(session.error());
    const bool may = device.session.empty() && (device.role == club::Role::kAdmin || !session->empty());
    if (!may) return Answer{.status = 403, .body = "This device may not let others in.\n"};
    log_(session->empty() ? "a device is invited" : "a guest is invited");
    return json_of(club::write_invited(club_->invite(club::Role::kScorer, now_utc(), *session)));
  }

  Reply pen(const Request& request, const club::Device& device) {
    const Result<std::string> session = club::read_about(*request.body);
    if (!session) return refusal_of(session.error());
    if (!club_->take_pen(device, *session)) return Answer{.status = 404, .body = "There is no such session.\n"};
    tell_newest();
    return json_of("{}");
  }

  Reply push(const Request& request, const club::Device& device) {
    Result<std::vector<club::Revision>> revisions = club::read_push(*request.body);
    if (!revisions) return refusal_of(revisions.error());
    sent_.push_back({{}, device, std::move(*revisions)});
    return Later{};
  }

  Reply habits(const Request& request, const club::Device& device) {
    const Result<std::vector<club::Habit>> habits = club::read_habits(*request.body);
    if (!habits) return refusal_of(habits.error());
    if (!club_->keep_habits(device, *habits)) return Answer{.status = 403, .body = "This device is a guest.\n"};
    tell_newest();
    return json_of("{}");
  }

  Reply changes(const Request& request, const club::Device& device) {
    const auto since = number_in(request.query, "since", 0);
    const auto most = number_in(request.query, "most", kMostSessions);
    if (!since || !most) return Answer{.status = 400, .body = "since and most are whole numbers.\n"};
    const int count = static_cast<int>(std::min<std::int64_t>(*most, kMostSessions));
    return json_of(club::write_changes(club_->changes(*since, count, device)));
  }

  // All who belong to the club see who else does.
  Reply devices(const Request& /*request*/, const club::Device& device) {
    if (!device.session.empty()) return Answer{.status = 403, .body = "This device is a guest.\n"};
    std::vector<club::Member> members;
    for (const club::Device& each : club_->devices())
      if (each.revoked_at.empty())
        members.push_back({each.name, each.role, !each.session.empty(), each.last_seen, each.key == device.key});
    return json_of(club::write_members(members));
  }

  Reply revoke(const Request& request, const club::Device& device) {
    const Result<std::string> name = club::read_revoked(*request.body);
    if (!name) return refusal_of(name.error());
    const bool may = device.role == club::Role::kAdmin || device.name == *name;
    if (!may) return Answer{.status = 403, .body = "This device may not revoke others.\n"};
    if (!club_->revoke(*name, now_utc())) return Answer{.status = 404, .body = "There is no such device.\n"};
    log_("a device was revoked");
    server_.close_readers();  // it may be one of them
    return json_of("{}");
  }

  Reply events(const Request& /*request*/, const club::Device& /*device*/) { return Newest{}; }

  const std::unique_ptr<club::Club> club_;
  const std::optional<Site> site_;
  const std::function<void(std::string_view)> log_;
  std::int64_t newest_;
  Doubts doubts_;
  bool is_away_ = false;    // the database
  std::vector<Sent> sent_;  // pushes that have their turn next
  std::mutex lock_;         // of these two, and nothing else is shared
  std::vector<Job> jobs_;
  bool ending_ = false;
  const Handle bell_;  // rings for a job and for the end
  Server server_;      // its thread uses those before it
  std::thread thread_;
};

ClubServer::ClubServer(Server::Options options, std::unique_ptr<club::Club> club, std::optional<Site> site,
                       std::function<void(std::string_view)> log)
    : work_{std::make_unique<Work>(std::move(options), std::move(club), std::move(site), std::move(log))} {}
ClubServer::~ClubServer() = default;

std::uint16_t ClubServer::port() const { return work_->port(); }

}  // namespace nullo::hub
