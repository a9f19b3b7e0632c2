#include "gui/window/phones.h"

#include <utility>

#ifdef NULLO_HUB

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "base/code.h"
#include "hub/live.h"
#include "hub/qr.h"

namespace nullo::gui {

namespace {

constexpr std::uint16_t kPort = 8473;

}  // namespace

class Phones::Serving {
 public:
  explicit Serving(const std::function<void()>& looked) {
    hub::Server::Options options;
    options.port = kPort;
    if (const char* only = std::getenv("NULLO_PHONES"); only != nullptr) options.address = only;
    try {
      live_.emplace(options, looked);
    } catch (const hub::ServerFailure& failure) {
      news_.failure = failure.what();
      return;
    }
    news_.code = spaced(live_->code());
  }

  [[nodiscard]] const app::PhonesNews& news() {
    if (!live_) return news_;
    news_.lookers = live_->lookers();
    std::vector<std::string> addresses = live_->addresses();
    if (addresses == news_.addresses) return news_;
    news_.addresses = std::move(addresses);  // the computer has joined another network
    news_.squares = {};
    if (news_.addresses.empty()) return news_;
    news_.squares = pattern_of(hub::link_of(news_.addresses.front(), live_->code()));
    return news_;
  }
  [[nodiscard]] std::vector<const text::Language*> languages() const {
    return live_ ? live_->languages() : std::vector<const text::Language*>{};
  }
  void publish(app::LiveTable table) {
    if (live_) live_->publish(table.language, std::move(table.state), std::move(table.page));
  }

 private:
  std::optional<hub::Live> live_;  // nothing: it failed
  app::PhonesNews news_;
};

bool Phones::can_serve() { return true; }

app::Squares Phones::pattern_of(const std::string& link) {
  hub::Qr qr = hub::qr_of(link);
  return {qr.side, std::move(qr.dark)};
}

void Phones::want(bool on) {
  if (on && !serving_) serving_ = std::make_unique<Serving>(looked_);
  if (!on) serving_.reset();
}

std::optional<app::PhonesNews> Phones::news() const {
  return serving_ ? std::optional{serving_->news()} : std::nullopt;
}

std::vector<const text::Language*> Phones::languages() const {
  return serving_ ? serving_->languages() : std::vector<const text::Language*>{};
}

void Phones::publish(app::LiveTable table) {
  if (serving_) serving_->publish(std::move(table));
}

#else

namespace nullo::gui {

class Phones::Serving {};

bool Phones::can_serve() { return false; }
app::Squares Phones::pattern_of(const std::string& /*link*/) { return {}; }
void Phones::want(bool /*on*/) {}
std::optional<app::PhonesNews> Phones::news() const { return std::nullopt; }
std::vector<const text::Language*> Phones::languages() const { return {}; }
void Phones::publish(app::LiveTable /*table*/) {}

#endif

Phones::Phones(std::function<void()> looked) : looked_{std::move(looked)} {}
Phones::~Phones() = default;

}  // namespace nullo::gui
