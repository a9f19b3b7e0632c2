// Everybody's part in every session, for standings. Only reads; runs within the caller's transaction.
#pragma once

#include <string>

#include "standings/standings.h"

namespace nullo::store {

class Database;

// Which sessions count.
struct PlayedFilter {
  std::string game = {};   // as games::listed_as() says it; empty: all
  std::string from = {};   // not before this time (RFC 3339 UTC, or the beginning of one); empty: no limit
  std::string until = {};  // before this time; empty: no limit
};

// The evenings with a complete hand, and all who sat in one, by their present names.
standings::History read_history(Database& database, const PlayedFilter& filter);

}  // namespace nullo::store
