#include "store/checksum.h"

#include <bit>

namespace nullo::store {

std::int64_t checksum(std::string_view text) {
  constexpr std::uint64_t kBasis = 0xCBF29CE484222325;
  constexpr std::uint64_t kPrime = 0x100000001B3;
  std::uint64_t sum = kBasis;
  for (const char letter : text) sum = (sum ^ static_cast<unsigned char>(letter)) * kPrime;
  return std::bit_cast<std::int64_t>(sum);
}

}  // namespace nullo::store
