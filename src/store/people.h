// Those who have played, and the program's settings.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/hand_by_hand.h"
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

// A session with each name as the person is called now.
class PresentNames : public session::HandByHand {
 public:
  // `told` must stay.
  PresentNames(Database& database, const session::HandByHand& told);

  [[nodiscard]] const session::Session& session() const override { return session_; }
  session::SessionResult visit(const Visit& visit) const override;
  // Where two of them at one table are one person, as far as the hands have come by.
  [[nodiscard]] const Faults& faults() const { return faults_; }

 private:
  Database* database_;
  const session::HandByHand* told_;
  session::Session session_;
  mutable Faults faults_;
};

std::optional<std::string> read_setting(Database& database, std::string_view key);
void write_setting(Database& database, std::string_view key, std::string_view value);

}  // namespace nullo::store
