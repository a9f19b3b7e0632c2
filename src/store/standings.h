// Everybody's part in every session, for standings. Only reads; runs within the caller's transaction.
#pragma once

#include <string>
#include <vector>

#include "standings/standings.h"

namespace nullo::store {

class Database;

// Which sessions count.
struct PlayedFilter {
  std::string game = {};   // as games::listed_as() says it; empty: all
  std::string from = {};   // not before this time (RFC 3339 UTC, or the beginning of one); empty: no limit
  std::string until = {};  // before this time; empty: no limit
  friend bool operator==(const PlayedFilter&, const PlayedFilter&) = default;
};

// What there is to choose from.
struct PlayedWhat {
  std::vector<std::string> games = {};  // as games::listed_as() says them, the most played first
  std::vector<std::string> years = {};  // in which sessions began (local time), the newest first: "2026"
};
PlayedWhat read_played(Database& database);

// The evenings with a complete hand, and all who sat in one, by their present names.
standings::History read_history(Database& database, const PlayedFilter& filter);

}  // namespace nullo::store
