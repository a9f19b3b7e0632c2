// All that can still be read of a damaged database, row by row, past its indices. Nothing in here is judged: whether
// pieces make a session is for rescue.cpp to find out.
#pragma once

#include <cerrno>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "store/database.h"
#include "store/log_rows.h"
#include "store/session_reader.h"

namespace nullo::store {

struct SalvagedHand {
  std::string facts;        // JSON, if it is still any
  bool as_written = false;  // its checksum agrees; or none was kept
};

struct SalvagedSession {
  std::optional<Head> head;
  std::string id;                     // from its row, else from the index of ids; empty: unknown
  std::string deleted_at;             // empty: it is not deleted
  std::map<int, std::int64_t> seats;  // the row of `player` that sits there
  std::map<int, SalvagedHand> hands;  // by number
  std::size_t hands_known = 0;        // as many as any row or index speaks of
  std::vector<LogRow> log;            // in order
};

struct SalvagedPlayer {
  std::string name;
  std::string short_name;
  std::optional<int> colour;
  std::optional<std::int64_t> merged_into;
};

struct SalvagedRules {
  std::string game;
  std::string name;
  std::string rules;
  int seats = 0;
  std::string kept_at;
};

struct Salvaged {
  std::map<std::int64_t, SalvagedSession> sessions;  // by key
  std::map<std::int64_t, SalvagedPlayer> players;    // by id
  std::map<std::string, std::string> settings;
  std::vector<SalvagedRules> own_rules;
};

// Of tables of any version. SQLite::Exception: the disk failed, which is no damage.
Salvaged salvage(Database& damaged);

// SQLite could not do something for damage: also where the schema cannot be read and it says that there is no such
// table. A disk that failed is no damage.
bool in_the_way(const SQLite::Exception& error);

// Does the work; false if damage is in its way.
template <class Work>
bool readable(Work work) {
  errno = 0;
  try {
    work();
    return true;
  } catch (const SQLite::Exception& error) {
    if (!in_the_way(error)) throw;
    return false;
  }
}

}  // namespace nullo::store
