#include "store/people.h"

#include <algorithm>
#include <compare>
#include <utility>

#include <fmt/format.h>

#include "json/writer.h"
#include "store/evening.h"
#include "text/say.h"

namespace nullo::store {
namespace {

std::optional<std::int64_t> find_person(Database& database, std::string_view name) {
  Query query = database.query("SELECT coalesce(merged_into, id) FROM player WHERE name = ?", name);
  return query.step() ? std::optional{query.integer(0)} : std::nullopt;
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
    faults.add({fmt::format("{}/{}", at, i), text::say("another person than {name}", json::quoted(other)),
                text::say("{name}, which is the same person", json::quoted(before[i]))});
  }
}

// A row of `player`. Several rows are one person if their names were merged.
struct PlayerRow {
  std::int64_t person = 0;  // the row that has the person's name
  std::string name;
  std::string short_name;
  std::optional<int> colour;
};
using PlayerRows = std::map<std::int64_t, PlayerRow>;

PlayerRows player_rows(Database& database) {
  PlayerRows rows;
  Query query =
      database.query("SELECT id, coalesce(merged_into, id), name, short_name, colour FROM player ORDER BY id");
  while (query.step()) {
    PlayerRow& row = rows[query.integer(0)];
    row.person = query.integer(1);
    row.name = query.text(2);
    row.short_name = query.text(3);
    if (!query.is_null(4)) row.colour = query.seat(4).index();
  }
  return rows;
}

// When a session began; sessions that began at the same time are in the order in which they were stored.
struct Began {
  std::string at;
  std::int64_t key = -1;
  friend auto operator<=>(const Began&, const Began&) = default;
};
using LastPlayed = std::map<std::int64_t, Began>;  // by the row of the player

// So many of the newest sessions are looked through for who has played last: most people are among them.
constexpr int kNewest = 1'000;

// Where the newest sessions begin.
Began first_of_newest(Database& database) {
  Query query = database.query(
      "SELECT started_at, key FROM session ORDER BY started_at DESC, key DESC LIMIT 1 OFFSET ?", kNewest);
  return query.step() ? Began{query.text(0), query.integer(1)} : Began{};
}

void look_through_newest(Database& database, std::string_view table, LastPlayed& last) {
  const Began first = first_of_newest(database);
  Query query = database.query(
      fmt::format("SELECT sat.player, session.started_at, session.key FROM session CROSS JOIN {} AS sat "
                  "ON sat.session = session.key WHERE session.deleted_at = '' AND (session.started_at, session.key) >= "
                  "(?, ?) ORDER BY session.started_at DESC, session.key DESC",
                  table),
      first.at, first.key);
  while (query.step()) {
    Began& known = last[query.integer(0)];
    known = std::max(known, Began{query.text(1), query.integer(2)});
  }
}

void look_for(Database& database, std::string_view table, std::int64_t player, LastPlayed& last) {
  Query query = database.query(
      fmt::format("SELECT session.started_at, session.key FROM {} AS sat JOIN session ON session.key = sat.session "
                  "AND session.deleted_at = '' WHERE sat.player = ? "
                  "ORDER BY session.started_at DESC, session.key DESC LIMIT 1",
                  table),
      player);
  if (!query.step()) return;
  Began& known = last[player];
  known = std::max(known, Began{query.text(0), query.integer(1)});
}

// Those without a session that is kept are left out.
LastPlayed last_played(Database& database, const PlayerRows& rows) {
  LastPlayed last;
  for (const std::string_view table : {"seat", "sitter"}) look_through_newest(database, table, last);
  for (const auto& [player, row] : rows) {
    if (last.contains(player)) continue;
    for (const std::string_view table : {"seat", "sitter"}) look_for(database, table, player, last);
  }
  return last;
}

struct SessionCount {
  int sessions = 0;
  int won = 0;
};
using SessionCounts = std::map<std::int64_t, SessionCount>;  // by the row of the player

void add_counts(Query query, int sign, SessionCounts& counts) {
  while (query.step()) {
    SessionCount& count = counts[query.integer(0)];
    count.sessions += sign * query.count(1);
    count.won += sign * query.count(2);
  }
}

// Counts as the statistics do: the parts of an evening are one session, which the last one decides, and a session
// counts only for those who sat in a complete hand. All rows are counted, and then the few that do not count are taken
// off. In a session each person has only one row.
SessionCounts count_played_sessions(Database& database) {
  SessionCounts counts;
  add_counts(database.query("SELECT player, count(*), sum(won) FROM played GROUP BY player ORDER BY player"), 1,
             counts);
  add_counts(database.query("SELECT played.player, count(*), sum(won) FROM session CROSS JOIN played "
                            "ON played.session = session.key WHERE session.deleted_at > '' "
                            "GROUP BY played.player ORDER BY played.player"),
             -1, counts);
  add_counts(
      database.query(fmt::format("{}SELECT person, count(*) - count(DISTINCT first), sum(won) FROM ("
                                 "SELECT coalesce(player.merged_into, player.id) AS person, evening.first AS first, "
                                 "iif(evening.part IN goes_on, won, 0) AS won "
                                 "FROM evening CROSS JOIN played ON played.session = evening.part "
                                 "JOIN player ON player.id = played.player) GROUP BY person ORDER BY person",
                                 kWithEvenings)),
      -1, counts);
  return counts;
}

}  // namespace

std::string present_name(Database& database, const std::string& name) {
  Query query = database.query(
      "SELECT person.name FROM player JOIN person ON person.player = player.id WHERE player.name = ?", name);
  return query.step() ? query.text(0) : name;
}

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
  const PlayerRows rows = player_rows(database);
  std::map<std::int64_t, Began> last;  // by person
  for (const auto& [player, began] : last_played(database, rows)) {
    const auto row = rows.find(player);
    if (row == rows.end() || !rows.contains(row->second.person)) continue;  // verify() reports it as a lost key
    Began& known = last[row->second.person];
    known = std::max(known, began);
  }
  SessionCounts counts;  // by person
  for (const auto& [player, count] : count_played_sessions(database)) {
    const auto row = rows.find(player);
    if (row == rows.end()) continue;
    counts[row->second.person].sessions += count.sessions;
    counts[row->second.person].won += count.won;
  }
  std::map<std::int64_t, std::vector<std::string>> also;  // by person
  for (const auto& [player, row] : rows) {
    if (row.person != player) also[row.person].push_back(row.name);
  }
  std::vector<std::pair<Began, Person>> found;
  for (const auto& [id, began] : last) {
    const PlayerRow& row = rows.at(id);
    std::vector<std::string>& names = also[id];
    std::ranges::sort(names);
    const SessionCount count = counts[id];
    found.push_back(
        {began, {row.name, row.short_name, row.colour, std::move(names), count.sessions, count.won, began.at}});
  }
  std::ranges::sort(found, [](const auto& one, const auto& other) {
    return one.first != other.first ? one.first > other.first : one.second.name < other.second.name;
  });
  std::vector<Person> people;
  people.reserve(found.size());
  for (auto& [began, person] : found) people.push_back(std::move(person));
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
