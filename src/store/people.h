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

// What they are called now who had this name; the name itself if nobody had it.
std::string present_name(Database& database, const std::string& name);

// The row of the person with this name; of several merged names the person's own. Adds a person if nobody has the name.
std::int64_t person_named(Database& database, std::string_view name);

// Which row of `player` each person uses in a session, according to its stored rows. A person who is in the session
// already keeps the same row, so that merged names can be split again.
class Sitters {
 public:
  Sitters(Database& database, std::int64_t session);
  // The row of `player` for the person with this name.
  [[nodiscard]] std::int64_t named(Database& database, std::string_view name) const;

 private:
  std::map<std::int64_t, std::int64_t> rows_;  // by person
};

// Everybody who has sat at a table, the most recent first.
std::vector<Person> read_people(Database& database);

// A session with every name replaced by the person's current name.
class PresentNames : public session::HandByHand {
 public:
  // `hands` must outlive this.
  PresentNames(Database& database, const session::HandByHand& hands);

  [[nodiscard]] const session::Session& session() const override { return session_; }
  session::SessionResult visit(const Visit& visit) const override;
  // Faults if two names at one table mean one person, among the hands visited so far.
  [[nodiscard]] const Faults& faults() const { return faults_; }

 private:
  Database* database_;
  const session::HandByHand* hands_;
  session::Session session_;
  mutable Faults faults_;
};

std::optional<std::string> read_setting(Database& database, std::string_view key);
void write_setting(Database& database, std::string_view key, std::string_view value);

}  // namespace nullo::store
