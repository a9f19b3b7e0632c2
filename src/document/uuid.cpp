#include "document/uuid.h"

#include <random>
#include <string_view>

namespace nullo::document {

std::string random_uuid() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::random_device device;  // the system's; of 32 bits each
  std::string id = "xxxxxxxx-xxxx-4xxx-Nxxx-xxxxxxxxxxxx";
  unsigned bits = 0;
  int left = 0;
  for (char& c : id) {
    if (c != 'x' && c != 'N') continue;
    if (left == 0) {
      bits = device();
      left = 8;
    }
    const unsigned digit = bits & 15U;
    c = kDigits[c == 'N' ? 8U | (digit & 3U) : digit];
    bits >>= 4U;
    --left;
  }
  return id;
}

}  // namespace nullo::document
