// The list of all sessions, and what is done with a session as a whole: counting, deleting, restoring.
#pragma once

#include <cstdint>
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
std::vector<Listed> sessions_apart(Database& database);

int count_sessions(Database& database);
std::optional<std::string> newest_session(Database& database);
std::optional<std::string> newest_session_of(Database& database, std::string_view game,
                                             std::vector<std::string> people);
// The ids of the parts of the session's evening, in order, as Store::evening_of() has it.
std::vector<std::string> evening_of(Database& database, std::string_view id);
// The next part of the session's evening.
std::optional<std::string> continued_by(Database& database, std::string_view id);

bool is_deleted(Database& database, std::string_view id);
void mark_deleted(Database& database, std::string_view id, std::string_view at);
// The session was begun by a going on which is undone (or redone). Then it is deleted, and no list has it; but one that
// people had deleted before stays as it is.
void take_back(Database& database, std::string_view id, std::string_view at);
void begin_again(Database& database, std::string_view id);
void bring_back(Database& database, std::string_view id);

// A tap fell at its table.
void touch(Database& database, std::int64_t key);
// Those that are still played, the last touched first.
std::vector<OpenOne> open_sessions(Database& database, int most);
std::optional<std::string> newest_open_session(Database& database);

}  // namespace nullo::store
