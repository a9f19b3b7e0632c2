#include "gui/window/hub_asker.h"

#include <utility>

#ifdef NULLO_HUB

#include <condition_variable>
#include <mutex>
#include <thread>

#include "net/client.h"

namespace nullo::gui {

class HubAsker::Work {
 public:
  explicit Work(std::function<void()> heard) : heard_{std::move(heard)}, thread_{[this] { run(); }} {}
  ~Work() {
    {
      const std::lock_guard lock{lock_};
      ends_ = true;
    }
    stop_.stop();
    bell_.notify_one();
    thread_.join();
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  void ask(app::ClubRequest request) {
    {
      const std::lock_guard lock{lock_};
      request_ = std::move(request);
    }
    bell_.notify_one();
  }
  std::optional<app::ClubReply> take_reply() {
    const std::lock_guard lock{lock_};
    return std::exchange(reply_, std::nullopt);
  }

 private:
  void run() {
    std::unique_lock lock{lock_};
    while (true) {
      bell_.wait(lock, [this] { return request_ || ends_; });
      if (ends_) return;
      const app::ClubRequest request = *std::exchange(request_, std::nullopt);
      lock.unlock();
      app::ClubReply reply = carry(request);
      lock.lock();
      reply_ = std::move(reply);
      heard_();
    }
  }

  app::ClubReply carry(const app::ClubRequest& request) {
    app::ClubReply reply{request.number};
    try {
      if (!client_ || request.address != address_ || request.token != token_) {
        address_ = request.address;
        token_ = request.token;
        client_.emplace(address_, token_, &stop_);
      }
      net::Reply came = client_->ask(request.path, request.body);
      reply.status = came.status;
      reply.body = std::move(came.body);
    } catch (const net::NoAnswer& failure) {
      reply.failure = failure.what();
    }
    return reply;
  }

  std::function<void()> heard_;
  net::Stop stop_;
  std::optional<net::Client> client_;  // these three are the thread's
  std::string address_;
  std::string token_;
  std::mutex lock_;
  std::condition_variable bell_;
  std::optional<app::ClubRequest> request_;
  std::optional<app::ClubReply> reply_;
  bool ends_ = false;
  std::thread thread_;  // the last: it uses the others
};

bool HubAsker::can_ask() { return true; }

void HubAsker::ask(app::ClubRequest request) {
  if (!work_) work_ = std::make_unique<Work>(heard_);
  work_->ask(std::move(request));
}

std::optional<app::ClubReply> HubAsker::take_reply() { return work_ ? work_->take_reply() : std::nullopt; }

#else

namespace nullo::gui {

class HubAsker::Work {};

bool HubAsker::can_ask() { return false; }
void HubAsker::ask(app::ClubRequest /*request*/) {}
std::optional<app::ClubReply> HubAsker::take_reply() { return std::nullopt; }

#endif

HubAsker::HubAsker(std::function<void()> heard) : heard_{std::move(heard)} {}
HubAsker::~HubAsker() = default;

}  // namespace nullo::gui
