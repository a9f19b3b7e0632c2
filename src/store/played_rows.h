// What each person's part in a session came to, as rows. Within the caller's transaction.
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>

#include "session/played.h"
#include "store/database.h"
#include "store/people.h"

namespace nullo::store {

// Makes the stored rows of a session be these.
void write_played(Database& database, std::int64_t session, const Sitters& sitters,
                  const std::deque<session::Played>& played);

// The stored rows of a session, and those that there should be, as lines that can be compared.
std::set<std::string> stored_lines(Database& database, std::int64_t session);
std::set<std::string> lines_of(const std::deque<session::Played>& played);

// They were stored by a program that counts as this one does.
bool is_counted(Database& database);
// Works them out anew for every session, where they were not. A session that cannot be read gets none: `nullo verify`
// names it.
void count_played(Database& database);
// The same in a transaction of its own.
void bring_played_up_to_date(Database& database);

}  // namespace nullo::store
