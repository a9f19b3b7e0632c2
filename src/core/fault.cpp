#include "core/fault.h"

#include <fmt/core.h>

#include "base/printable.h"

namespace nullo {

std::string to_string(const Fault& fault) {
  return printable(fmt::format("{}: expected {}, found {}", fault.at, fault.expected, fault.found));
}

}  // namespace nullo
