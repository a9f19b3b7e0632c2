#include <chrono>
#include <ctime>
#include <random>

#include <fmt/core.h>

#include "app/app.h"

namespace nullo::app {
namespace {

std::string now_utc() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm utc{};
  gmtime_r(&now, &utc);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", utc.tm_year + 1900, utc.tm_mon + 1, utc.tm_mday,
                     utc.tm_hour, utc.tm_min, utc.tm_sec);
}

// A random UUID (version 4, RFC 9562).
std::string random_uuid() {
  std::random_device source;
  const std::uint32_t a = source();
  const std::uint32_t b = source();
  const std::uint32_t c = source();
  const std::uint32_t d = source();
  return fmt::format("{:08x}-{:04x}-4{:03x}-{:04x}-{:04x}{:08x}", a, b >> 16U, b & 0xFFFU, 0x8000U | (c >> 18U),
                     c & 0xFFFFU, d);
}

}  // namespace

Clock system_clock() { return {now_utc, random_uuid}; }

}  // namespace nullo::app
