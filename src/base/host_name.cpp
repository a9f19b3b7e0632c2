#include "base/host_name.h"

#include <array>

#include <unistd.h>

namespace nullo {

std::string host_name() {
  constexpr std::size_t kRoom = 64;
  std::array<char, kRoom + 1> name{};  // with a zero behind it, even if it is cut short
  if (::gethostname(name.data(), kRoom) != 0 || name.front() == '\0') return "a computer";
  return name.data();
}

}  // namespace nullo
