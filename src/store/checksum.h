// Checks that a text is the one that was written: if a disk changes a digit in JSON, it is still valid JSON.
#pragma once

#include <cstdint>
#include <string_view>

namespace nullo::store {

// 64-bit FNV-1a. A change of a single byte always changes it.
std::int64_t checksum(std::string_view text);

}  // namespace nullo::store
