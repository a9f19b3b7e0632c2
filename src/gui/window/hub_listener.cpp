#include "gui/window/hub_listener.h"

#include <utility>

#ifdef NULLO_HUB

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "net/client.h"

namespace nullo::gui {

namespace {

constexpr std::chrono::seconds kPause{5};  // before it tries again

}  // namespace

class HubListener::Work {
 public:
  Work(app::ClubEar ear, std::function<void()> heard)
      : ear_{std::move(ear)}, heard_{std::move(heard)}, thread_{[this] { run(); }} {}
  ~Work() {
    {
      const std::lock_guard lock{lock_};
      stop_.stop();
    }
    bell_.notify_one();
    thread_.join();
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  std::vector<std::string> take_lines() {
    const std::lock_guard lock{lock_};
    return std::exchange(lines_, {});
  }

 private:
  void run() {
    while (!stop_.is_stopped()) {
      listen();
      std::unique_lock lock{lock_};
      bell_.wait_for(lock, kPause, [this] { return stop_.is_stopped(); });
    }
  }

  // Until the connection ends. Why there is none the window says, which asks every few seconds meanwhile.
  void listen() {
    try {
      net::Client client{ear_.address, ear_.token, &stop_};
      client.listen("/api/1/events", [this](std::string_view line) { note(line); });
    } catch (const net::NoAnswer&) {
      return;
    }
  }

  void note(std::string_view line) {
    {
      const std::lock_guard lock{lock_};
      lines_.emplace_back(line);
    }
    heard_();
  }

  const app::ClubEar ear_;
  const std::function<void()> heard_;
  net::Stop stop_;
  std::mutex lock_;
  std::condition_variable bell_;
  std::vector<std::string> lines_;
  std::thread thread_;  // the last: it uses the others
};

void HubListener::want(const std::optional<app::ClubEar>& ear) {
  if (ear == ear_) return;
  ear_ = ear;
  work_.reset();
  if (ear) work_ = std::make_unique<Work>(*ear, heard_);
}

std::vector<std::string> HubListener::take_lines() { return work_ ? work_->take_lines() : std::vector<std::string>{}; }

#else

namespace nullo::gui {

class HubListener::Work {};

void HubListener::want(const std::optional<app::ClubEar>& /*ear*/) {}
std::vector<std::string> HubListener::take_lines() { return {}; }

#endif

HubListener::HubListener(std::function<void()> heard) : heard_{std::move(heard)} {}
HubListener::~HubListener() = default;

}  // namespace nullo::gui
