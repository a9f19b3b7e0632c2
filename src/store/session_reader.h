// Reads sessions back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/document.h"
#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

// The stored session as the text of a session document; nothing if it is not stored. Reading it is what checks it, so
// what comes out of the store is what `nullo score` would accept.
std::optional<std::string> document_of(Database& database, std::string_view id);
std::optional<std::string> document_of(Database& database, std::int64_t key);  // by its row

// The first fault and how many more, as one sentence without its full stop.
std::string told(const Faults& faults);

std::vector<std::string> ids_beginning(Database& database, std::string_view prefix);
std::optional<std::string> newest_open_session(Database& database);

}  // namespace nullo::store
