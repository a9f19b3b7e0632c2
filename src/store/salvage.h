// Reads all that is still readable in a damaged database, row by row, without its indices. Judges nothing: rescue.cpp
// finds out which pieces make a session.
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
  std::string facts;        // JSON, unless damaged
  bool as_written = false;  // its checksum is right, or there is none
};

struct SalvagedSession {
  std::optional<Head> head;
  std::string id;                     // from the session's row, else from the index of ids; empty: not known
  std::string deleted_at;             // empty: not deleted
  bool taken_back = false;            // deleted because the going on that began it was undone
  std::map<int, std::int64_t> seats;  // for each seat the row of `player` who sits there
  std::map<int, SalvagedHand> hands;  // by number
  std::size_t hands_known = 0;        // the highest number of hands that any row or index suggests
  bool hands_unreadable = false;      // none of its hands could be read, and nothing says that it has none
  std::vector<LogRow> log;            // in order
  std::string apart;                  // why it cannot be read, as noted before; empty: nothing is noted
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
  std::map<std::int64_t, SalvagedSession> sessions;  // by key of the row
  std::map<std::int64_t, SalvagedPlayer> players;    // by row of `player`
  std::map<std::string, std::string> settings;
  std::vector<SalvagedRules> own_rules;
  std::map<std::string, std::string> seasons;  // documents, by id
};

// The latest facts of each hand in the log.
std::map<int, std::string> hands_in_log(const SalvagedSession& session);

// Reads tables of any version. SQLite::Exception: the disk failed, which is not damage.
Salvaged salvage(Database& damaged);

// SQLite failed because of damage; if it cannot read the schema, it reports that a table does not exist. A failed disk
// is not damage.
bool in_the_way(const SQLite::Exception& error);

// Runs `work`; false if damage stopped it.
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
