// Those who have played, and the program's settings.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

// Whose name it is: the person, where several names are one. Somebody new if nobody has it yet.
std::int64_t person_named(Database& database, std::string_view name);

// By which of a person's names each sits in a session, as its rows have it now. Whoever sits there already goes on
// under the same row, so that names that are one person can be split again.
class Sitters {
 public:
  Sitters(Database& database, std::int64_t session);
  // The row of `player` for somebody of this name.
  [[nodiscard]] std::int64_t named(Database& database, std::string_view name) const;

 private:
  std::map<std::int64_t, std::int64_t> rows_;  // by person
};

// Everybody who has sat at a table, who played last first.
std::vector<Person> read_people(Database& database);

// The session with each name as the person is called now; refused where two of them at one table are one person.
Result<session::Session> in_present_names(Database& database, session::Session session);

std::optional<std::string> read_setting(Database& database, std::string_view key);
void write_setting(Database& database, std::string_view key, std::string_view value);

}  // namespace nullo::store
