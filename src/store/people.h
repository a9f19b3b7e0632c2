// Those who have played, and the program's settings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"

namespace nullo::store {

// The player of this name; a new one if nobody has it yet.
std::int64_t player_named(Database& database, std::string_view name);

// Everybody who has sat at a table, who played last first.
std::vector<std::string> read_players(Database& database);

std::optional<std::string> read_setting(Database& database, std::string_view key);
void write_setting(Database& database, std::string_view key, std::string_view value);

}  // namespace nullo::store
