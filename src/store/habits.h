// How people look, and a table's own rules: what goes along to the other devices of a club besides its sessions.
#pragma once

#include <cstdint>

#include "store/database.h"

namespace nullo::store {

enum class Told : std::uint8_t {
  kNever,   // what the hub has goes first
  kBefore,  // to a hub that was restored, and may lack it: what is here goes first
};

// Every look that was chosen and all rules that are kept are to be told, unless this device is a guest.
void mark_habits(Database& database, Told told);

}  // namespace nullo::store
