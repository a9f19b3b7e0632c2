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
  const auto now = std::chrono::system_clock::now();
  const auto whole = std::chrono::floor<std::chrono::seconds>(now);
  const auto rest = std::chrono::duration_cast<milliseconds>(now - whole);
  const std::time_t time = std::chrono::system_clock::to_time_t(whole);
  return fmt::format("{:%Y%m%dT%H%M%S}.{:03}Z", fmt::gmtime(time), rest.count());
}

}  // namespace nullo
