#include "store/people.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "json/writer.h"
#include "store/evening.h"

namespace nullo::store {
namespace {

std::optional<std::int64_t> find_person(Database& database, std::string_view name) {
  Query query = database.query("SELECT coalesce(merged_into, id) FROM player WHERE name = ?", name);
  return query.step() ? std::optional{query.integer(0)} : std::nullopt;
}

std::string present_name(Database& database, const std::string& name) {
  Query query = database.query(
      "SELECT person.name FROM player JOIN person ON person.player = player.id WHERE player.name = ?", name);
  return query.step() ? query.text(0) : name;
}

// Replaces the names of one table; `at`: their place in the document.
void put_present_names(Database& database, std::vector<std::string>& names, const std::string& at, Faults& faults) {
  const std::vector<std::string> before = names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    names[i] = present_name(database, before[i]);
    const auto end = names.begin() + static_cast<std::ptrdiff_t>(i);
    const auto same = std::find(names.begin(), end, names[i]);
    if (same == end) continue;
    const std::string& other = before[static_cast<std::size_t>(same - names.begin())];
    faults.add({fmt::format("{}/{}", at, i), fmt::format("another person than {}", json::quoted(other)),
                fmt::format("{}, which is the same person", json::quoted(before[i]))});
  }
}

std::vector<std::string> merged_names(Database& database, std::int64_t person) {
  std::vector<std::string> names;
  Query query = database.query("SELECT name FROM player WHERE merged_into = ? ORDER BY name", person);
  while (query.step()) names.push_back(query.text(0));
  return names;
}

}  // namespace

std::int64_t person_named(Database& database, std::string_view name) {
  if (const std::optional<std::int64_t> known = find_person(database, name)) return *known;
  database.query("INSERT INTO player (name) VALUES (?)", name).run();
  return database.connection().getLastInsertRowid();
}

Sitters::Sitters(Database& database, std::int64_t session) {
  Query query = database.query(
      "SELECT person.id, person.player FROM person WHERE person.player IN "
      "(SELECT player FROM seat WHERE session = ?1 UNION SELECT player FROM sitter WHERE session = ?1)",
      session);
  while (query.step()) rows_.emplace(query.integer(0), query.integer(1));
}

std::int64_t Sitters::named(Database& database, std::string_view name) const {
  const std::int64_t person = person_named(database, name);
  const auto found = rows_.find(person);
  return found == rows_.end() ? person : found->second;
}

std::vector<Person> read_people(Database& database) {
  std::vector<Person> people;
  std::vector<std::int64_t> ids;
  {
    Query query = database.query(
        // Counts as the statistics do: the parts of an evening are one session, and a session counts only for those who
        // sat in a complete hand. In a session each person has only one row.
        fmt::format("SELECT person.id, person.name, person.short_name, person.colour, count(DISTINCT part.evening), "
                    "max(part.last) "
                    "FROM (SELECT sat.player AS player, iif(played.session IS NULL, NULL, {}) AS evening, "
                    "session.started_at AS last, session.key AS newest "
                    "FROM (SELECT player, session FROM seat UNION ALL SELECT DISTINCT player, session FROM sitter "
                    "WHERE NOT EXISTS (SELECT 1 FROM seat WHERE seat.session = sitter.session AND "
                    "seat.player = sitter.player)) AS sat "
                    "JOIN session ON session.key = sat.session AND session.deleted_at = '' "
                    "LEFT JOIN played ON played.player = sat.player AND played.session = sat.session) AS part "
                    "JOIN person ON person.player = part.player "
                    "GROUP BY person.id ORDER BY max(part.last) DESC, max(part.newest) DESC, person.name",
                    kEvening));
    while (query.step()) {
      ids.push_back(query.integer(0));
      Person& person = people.emplace_back();
      person.name = query.text(1);
      person.short_name = query.text(2);
      if (!query.is_null(3)) person.colour = query.seat(3).index();
      person.sessions = query.count(4);
      person.last_played = query.text(5);
    }
  }
  for (std::size_t i = 0; i < people.size(); ++i) people[i].also = merged_names(database, ids[i]);
  return people;
}

PresentNames::PresentNames(Database& database, const session::HandByHand& hands)
    : database_{&database}, hands_{&hands}, session_{hands.session()} {
  put_present_names(database, session_.players, "/players", faults_);
}

session::SessionResult PresentNames::visit(const Visit& visit) const {
  std::vector<std::string> players = session_.players;
  session::SessionResult result = hands_->visit([&](const session::Turn& turn) {
    std::vector<std::string> sitting_in = turn.hand.players;
    if (!sitting_in.empty()) {
      put_present_names(*database_, sitting_in, fmt::format("/hands/{}/players", turn.number), faults_);
      players = sitting_in;
    }
    if (players == turn.result.players && sitting_in == turn.hand.players) return visit(turn);
    session::Hand hand = turn.hand;
    session::HandResult of_hand = turn.result;
    hand.players = std::move(sitting_in);
    of_hand.players = players;
    visit({turn.number, turn.deal, turn.before, turn.after, hand, of_hand});
  });
  result.players = std::move(players);
  return result;
}

std::optional<std::string> read_setting(Database& database, std::string_view key) {
  Query query = database.query("SELECT value FROM setting WHERE key = ?", key);
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

void write_setting(Database& database, std::string_view key, std::string_view value) {
  database
      .query("INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
             key, value)
      .run();
}

}  // namespace nullo::store
