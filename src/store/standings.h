// Everybody's part in every session, for standings. Only reads; runs within the caller's transaction.
#pragma once

#include "standings/history.h"

namespace nullo::store {

class Database;

// All kept sessions, and who sat in a complete hand of them, by their present names. A session of another game than the
// one that it goes on with begins an evening of its own.
standings::Played read_played(Database& database);

}  // namespace nullo::store
