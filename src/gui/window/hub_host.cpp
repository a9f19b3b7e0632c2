#include "gui/window/hub_host.h"

#include <utility>

#ifdef NULLO_HUB

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <future>
#include <string>

#include <fmt/format.h>

#include "hub/addresses.h"
#include "hub/own_club.h"
#include "hub/site.h"
#include "store/write_lock.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

namespace fs = std::filesystem;

constexpr std::uint16_t kHubPort = 7070;

std::string address_to_serve() {
  const char* only = std::getenv("NULLO_PHONES");
  return only == nullptr ? hub::kEverywhere : only;
}

}  // namespace

class HubHost::Serving {
 public:
  // Begins in a thread of its own, as packing the web app takes a while.
  Serving(const fs::path& file, const app::HostWish& wish, const std::function<void()>& ready)
      : lock_{file}, begun_{std::async(std::launch::async, [this, file, wish, ready] {
          begin(file, wish);
          has_begun_ = true;
          ready();
        })} {}
  ~Serving() { begun_.wait(); }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;

  [[nodiscard]] app::HostNews news() const {
    if (!has_begun_) return {};
    app::HostNews news{.failure = failure_};
    if (club_.server == nullptr) return news;
    const std::string itself = listens_at_ == hub::kEverywhere ? "127.0.0.1" : listens_at_;
    news.here = fmt::format("http://{}:{}", itself, club_.server->port());
    news.addresses = hub::web_addresses(listens_at_, club_.server->port());
    news.code = club_.code;
    return news;
  }

 private:
  void begin(const fs::path& file, const app::HostWish& wish) {
    try {
      if (!lock_.try_take()) {
        failure_ = text::say("another hub runs on {file}; end it, or join it with a code of its own", file.string());
        return;
      }
      hub::Server::Options options;
      options.address = listens_at_;
      options.port = wish.port == 0 ? kHubPort : wish.port;
      club_ = hub::serve_own_club(file, options, wish.needs_code);
    } catch (const std::exception& error) {
      failure_ = error.what();
    }
  }

  const std::string listens_at_ = address_to_serve();
  store::WriteLock lock_;
  hub::OwnClub club_;  // no server: not yet, or it failed
  std::string failure_;
  std::atomic<bool> has_begun_ = false;  // or failed to: from then on nothing above changes
  std::future<void> begun_;              // the last: its thread uses the others
};

bool HubHost::has_page() { return hub::site_here().has_value(); }

// Who is to be let in gets a new code, whoever was so before.
void HubHost::want(const std::optional<app::HostWish>& wish) {
  if (wish == wish_) return;
  const bool goes_on = wish && wish_ && !wish->needs_code;
  wish_ = wish;
  if (goes_on) return;
  serving_.reset();
  if (wish) serving_ = std::make_unique<Serving>(database_.parent_path() / "hub.db", *wish, ready_);
}

app::HostNews HubHost::news() const { return serving_ ? serving_->news() : app::HostNews{}; }

#else

namespace nullo::gui {

class HubHost::Serving {};

bool HubHost::has_page() { return false; }
void HubHost::want(const std::optional<app::HostWish>& /*wish*/) {}
app::HostNews HubHost::news() const { return {}; }

#endif

HubHost::HubHost(std::filesystem::path database, std::function<void()> ready)
    : database_{std::move(database)}, ready_{std::move(ready)} {}
HubHost::~HubHost() = default;

}  // namespace nullo::gui
