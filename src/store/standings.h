// Everybody's part in every session, for standings. Only reads; runs within the caller's transaction.
#pragma once

#include <string_view>

#include "standings/history.h"

namespace nullo::store {

class Database;

// All kept sessions that began at a time or later, and who sat in a complete hand of them, by their present names.
// `since`: RFC 3339 UTC; empty: all. A session of another game than the one that it goes on with, or that goes on with
// one that began before, begins an evening of its own.
standings::Played read_played(Database& database, std::string_view since = {});

}  // namespace nullo::store
