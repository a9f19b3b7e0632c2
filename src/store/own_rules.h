// Rules that a table has kept under a name, and games that it has named.
#pragma once

#include <string_view>
#include <vector>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

KeptRules read_own_rules(Database& database, std::string_view game_id);
// `rules`: as JSON.
void write_own_rules(Database& database, std::string_view game_id, std::string_view name, std::string_view rules,
                     int seats);
// The one played last first; a few at most.
std::vector<NamedGame> read_named_games(Database& database);
void erase_own_rules(Database& database, std::string_view game_id, std::string_view name);

}  // namespace nullo::store
