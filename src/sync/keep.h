// What becomes of a session that two devices changed at the same time.
#pragma once

#include <cstdint>

namespace nullo::sync {

enum class Keep : std::uint8_t {
  kMine,    // what is stored here
  kTheirs,  // what the other device has
  kBoth,    // as two sessions: the one that the hub was told of later gets a new id
};

}  // namespace nullo::sync
