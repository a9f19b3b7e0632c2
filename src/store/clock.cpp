#include "store/clock.h"

#include <chrono>

#include <fmt/chrono.h>

namespace nullo::store {

std::string now() {
  const std::time_t time = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(time));
}

}  // namespace nullo::store
