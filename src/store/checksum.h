// Whether a text is still the one that was written: a disk that changes a digit leaves valid JSON behind.
#pragma once

#include <cstdint>
#include <string_view>

namespace nullo::store {

// FNV-1a of 64 bits. A change of one byte always changes it.
std::int64_t checksum(std::string_view text);

}  // namespace nullo::store
