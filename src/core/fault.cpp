#include "core/fault.h"

#include "base/printable.h"
#include "text/say.h"

namespace nullo {

std::string to_string(const Fault& fault) {
  return printable(text::say("{place}: expected {expected}, found {found}", fault.at, fault.expected, fault.found));
}

}  // namespace nullo
