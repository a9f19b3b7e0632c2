// The list of all sessions, and what is done with a session as a whole: counting, deleting, restoring.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

SessionLists list_sessions(Database& database);
ListPiece piece_of_list(Database& database, const std::optional<ListPlace>& after, int most);
std::vector<Listed> parts_of_evenings(Database& database);

int count_sessions(Database& database);
std::optional<std::string> newest_session(Database& database);
// The newest session that continues this one and is not deleted.
std::optional<std::string> continued_by(Database& database, std::string_view id);

bool is_deleted(Database& database, std::string_view id);
void mark_deleted(Database& database, std::string_view id, std::string_view at);
void bring_back(Database& database, std::string_view id);

}  // namespace nullo::store
