// What a fault says it found where a key is missing. Faults of documents in words know it by this.
#pragma once

#include <string_view>

namespace nullo::json {

inline constexpr std::string_view kNoSuchKey = "no such key";

}  // namespace nullo::json
