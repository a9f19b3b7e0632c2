#include "gui/window/awake.h"

#include <utility>

#include "text/say.h"

#ifdef NULLO_BUS

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <string>
#include <thread>

#include <poll.h>
#include <sys/eventfd.h>
#include <systemd/sd-bus.h>
#include <unistd.h>

namespace nullo::gui {

namespace {

constexpr const char* kProgram = "Nullo";
constexpr text::Sentence kReason = text::mark("A card game is being scored");

// The services to ask, one after another until one accepts.
enum class Way { kScreenSaver, kPortal, kNobody };

// The request to the desktop. Used by one thread only.
class Request {
 public:
  ~Request() {
    let_go();
    if (bus_ != nullptr) sd_bus_flush_close_unref(bus_);
  }
  Request() = default;
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

  bool open() { return sd_bus_open_user(&bus_) >= 0; }

  // Whether the screen is kept awake; nothing: nobody was asked, or there is no answer yet.
  [[nodiscard]] std::optional<bool> is_kept() const {
    if (state_ != State::kHeld && state_ != State::kRefused) return std::nullopt;
    return state_ == State::kHeld;
  }

  // Does what can be done without waiting. False: the connection to the bus is lost.
  bool follow(bool wanted) {
    int done = 1;
    while (done > 0) {
      if (wanted && state_ == State::kIdle) {
        way_ = Way::kScreenSaver;
        ask();
      }
      if (!wanted) let_go();  // again after each answer: the screen may not be wanted any more
      done = sd_bus_process(bus_, nullptr);
    }
    return done == 0;
  }

  // Waits until something comes from the bus or from `other`.
  void wait(int other) const {
    std::uint64_t until = 0;
    int milliseconds = -1;
    if (sd_bus_get_timeout(bus_, &until) >= 0 && until != UINT64_MAX) {
      const auto now =
          std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
              .count();
      const auto left = static_cast<std::int64_t>(until) - now;
      milliseconds = left <= 0 ? 0 : static_cast<int>(left / 1000 + 1);
    }
    std::array<pollfd, 2> both{pollfd{sd_bus_get_fd(bus_), static_cast<short>(sd_bus_get_events(bus_)), 0},
                               pollfd{other, POLLIN, 0}};
    ::poll(both.data(), both.size(), milliseconds);
  }

 private:
  enum class State { kIdle, kAsked, kHeld, kRefused };

  void ask() {
    state_ = State::kAsked;
    int sent = -1;
    if (way_ == Way::kScreenSaver) {
      sent = sd_bus_call_method_async(bus_, nullptr, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver",
                                      "org.freedesktop.ScreenSaver", "Inhibit", answered, this, "ss", kProgram,
                                      text::say(kReason).c_str());
    } else if (way_ == Way::kPortal) {
      constexpr std::uint32_t kIdleFlag = 8;
      sent =
          sd_bus_call_method_async(bus_, nullptr, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                                   "org.freedesktop.portal.Inhibit", "Inhibit", answered, this, "sua{sv}", "",
                                   kIdleFlag, 1, "reason", "s", text::say(kReason).c_str());
    }
    if (sent < 0) state_ = State::kRefused;
  }

  static int answered(sd_bus_message* reply, void* data, sd_bus_error* /*error*/) {
    Request& self = *static_cast<Request*>(data);
    if (self.read(reply)) {
      self.state_ = State::kHeld;
    } else {
      self.way_ = self.way_ == Way::kScreenSaver ? Way::kPortal : Way::kNobody;
      self.ask();
    }
    return 0;
  }

  // Reads what the request is ended with: a cookie or a handle. False: the service has refused.
  bool read(sd_bus_message* reply) {
    if (sd_bus_message_is_method_error(reply, nullptr) > 0) return false;
    if (way_ == Way::kScreenSaver) return sd_bus_message_read(reply, "u", &cookie_) > 0;
    const char* handle = nullptr;
    if (sd_bus_message_read(reply, "o", &handle) <= 0) return false;
    handle_ = handle;
    return true;
  }

  void let_go() {
    if (state_ == State::kHeld && way_ == Way::kScreenSaver) {
      sd_bus_call_method_async(bus_, nullptr, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver",
                               "org.freedesktop.ScreenSaver", "UnInhibit", nullptr, nullptr, "u", cookie_);
    } else if (state_ == State::kHeld) {
      sd_bus_call_method_async(bus_, nullptr, "org.freedesktop.portal.Desktop", handle_.c_str(),
                               "org.freedesktop.portal.Request", "Close", nullptr, nullptr, "");
    }
    if (state_ != State::kAsked) state_ = State::kIdle;  // else the answer is awaited first
  }

  sd_bus* bus_ = nullptr;
  State state_ = State::kIdle;
  Way way_ = Way::kScreenSaver;
  std::uint32_t cookie_ = 0;
  std::string handle_;
};

}  // namespace

class Awake::Talk {
 public:
  // Without an eventfd nobody is asked: a thread that cannot be woken could not be ended.
  explicit Talk(const std::function<void()>& answered)
      : answered_{answered}, bell_{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)} {
    if (bell_ >= 0) thread_ = std::thread{[this] { run(); }};
  }
  ~Talk() {
    if (!thread_.joinable()) return;
    ended_ = true;
    ring();
    thread_.join();
    ::close(bell_);
  }
  Talk(const Talk&) = delete;
  Talk& operator=(const Talk&) = delete;

  void want(bool awake) {
    if (wanted_.exchange(awake) != awake) ring();
  }

  [[nodiscard]] std::optional<bool> is_kept() const {
    const Answer answer = answer_;
    return answer == Answer::kNone ? std::nullopt : std::optional{answer == Answer::kKept};
  }

 private:
  enum class Answer { kNone, kKept, kRefused };

  void ring() const { ::eventfd_write(bell_, 1); }

  void run() {
    Request request;
    if (!request.open()) return answer(false);
    while (!ended_ && request.follow(wanted_)) {
      answer(request.is_kept());
      request.wait(bell_);
      eventfd_t rung = 0;
      ::eventfd_read(bell_, &rung);
    }
    if (!ended_) answer(false);  // the bus is lost
  }

  void answer(std::optional<bool> kept) {
    const Answer now = !kept ? Answer::kNone : *kept ? Answer::kKept : Answer::kRefused;
    if (answer_.exchange(now) != now) answered_();
  }

  const std::function<void()>& answered_;
  int bell_;
  std::atomic<bool> wanted_ = false;
  std::atomic<bool> ended_ = false;
  std::atomic<Answer> answer_ = Answer::kNone;
  std::thread thread_;  // the last: it uses the others
};

Awake::Awake(std::function<void()> answered) : answered_{std::move(answered)} {}
Awake::~Awake() = default;

void Awake::want(bool awake) {
  if (!talk_ && awake) talk_ = std::make_unique<Talk>(answered_);
  if (talk_) talk_->want(awake);
}

std::optional<bool> Awake::is_kept() const { return talk_ ? talk_->is_kept() : std::nullopt; }

}  // namespace nullo::gui

#else

namespace nullo::gui {

class Awake::Talk {};

Awake::Awake(std::function<void()> answered) : answered_{std::move(answered)} {}
Awake::~Awake() = default;

void Awake::want(bool /*awake*/) {}
std::optional<bool> Awake::is_kept() const { return false; }  // built without a way to ask

}  // namespace nullo::gui

#endif
