#include "base/uuid.h"

#include <algorithm>
#include <cstdint>
#include <random>

#include <fmt/core.h>

namespace nullo {

std::string random_uuid() {
  std::random_device source;  // of the operating system
  const std::uint32_t a = source();
  const std::uint32_t b = source();
  const std::uint32_t c = source();
  const std::uint32_t d = source();
  return fmt::format("{:08x}-{:04x}-4{:03x}-{:04x}-{:04x}{:08x}", a, b >> 16U, b & 0xFFFU, 0x8000U | (c >> 18U),
                     c & 0xFFFFU, d);
}

bool is_uuid(std::string_view text) {
  constexpr std::string_view kShape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
  return std::ranges::equal(text, kShape, [](char c, char shape) {
    const bool hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    return shape == 'x' ? hex : c == shape;
  });
}

}  // namespace nullo
