// What each person did in a session (see session/played.h), as rows. Runs within the caller's transaction.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>

#include "session/played.h"
#include "store/database.h"
#include "store/people.h"

namespace nullo::store {

// Makes the stored rows of a session equal to these; rows that are so already stay.
void write_played(Database& database, std::int64_t session, const Sitters& sitters,
                  const std::deque<session::Played>& played);

// The stored rows of a session are these. `names`: the person's name for each row of `player`.
using PlayerNames = std::unordered_map<std::int64_t, std::string>;
PlayerNames all_names(Database& database);
bool is_stored(Database& database, std::int64_t session, const PlayerNames& names,
               const std::deque<session::Played>& played);

// For each session a sum of all its stored rows, whatever their order. It is the sum_of() what was played where
// is_stored() says so, unless two rows of one session are equal. Reading the tables once from end to end takes a small
// part of the time that is_stored() takes for all sessions.
using PlayedSums = std::unordered_map<std::int64_t, std::uint64_t>;
PlayedSums played_sums(Database& database, const PlayerNames& names);
std::uint64_t sum_of(const std::deque<session::Played>& played);

// The rows were stored by a program that counts like this one.
bool is_counted(Database& database);
bool is_counted(SQLite::Database& connection);
// Makes the rows of all sessions again, and the ledgers that a ruling has changed, unless they are up to date. A
// session that cannot be read gets none; `nullo verify` reports it.
void count_played(Database& database);
// Notes that a session cannot be read, and why; it counts in no statistics any more.
void set_apart(Database& database, std::int64_t session, std::string_view why);
// The same in a transaction of its own.
void bring_played_up_to_date(Database& database);

}  // namespace nullo::store
