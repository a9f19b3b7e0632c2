// Rules that a table has kept under a name.
#pragma once

#include <string_view>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

KeptRules read_own_rules(Database& database, std::string_view game_id);
void write_own_rules(Database& database, std::string_view name, const games::Rules& rules, int seats);
void erase_own_rules(Database& database, std::string_view game_id, std::string_view name);

}  // namespace nullo::store
