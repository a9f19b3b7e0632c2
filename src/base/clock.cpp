#include "base/clock.h"

#include <chrono>

#include <fmt/chrono.h>

namespace nullo {

std::string now_utc() {
  const std::time_t time = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(time));
}

std::string now_in_names() {
  using std::chrono::milliseconds;
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(since);
  const auto rest = std::chrono::duration_cast<milliseconds>(since - seconds);
  return fmt::format("{:%Y%m%dT%H%M%S}.{:03}Z", fmt::gmtime(static_cast<std::time_t>(seconds.count())), rest.count());
}

}  // namespace nullo
