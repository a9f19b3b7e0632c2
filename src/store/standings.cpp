#include "store/standings.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "document/document.h"
#include "session/sides.h"
#include "store/database.h"
#include "store/evening.h"
#include "store/listed.h"

namespace nullo::store {
namespace {

using standings::Evening;
using standings::History;
using standings::Part;

// What the rules of a session say of its table. Many sessions have the same rules.
struct TableSeen {
  BestIs best = BestIs::kHighest;
  PerSeat<int> sides;
};

class TablesSeen {
 public:
  const TableSeen& of(std::string_view game, const std::string& rules, int seats) {
    auto [found, is_new] = known_.try_emplace(fmt::format("{} {} {}", game, seats, rules));
    if (is_new) found->second = read(game, rules, seats);
    return found->second;
  }

 private:
  // Where the rules are of a later version, everybody counts alone.
  static TableSeen read(std::string_view game, const std::string& rules, int seats) {
    TableSeen table{.sides = PerSeat<int>(seats)};
    for (const Seat seat : Seats{seats}) table.sides[seat] = seat.index();
    const Result<games::Rules> known = document::read_rules(game, rules, seats);
    if (!known) return table;
    table.best = games::best(*known);
    int number = 0;
    for (const session::Side& side : session::sides_of(*known, seats)) {
      for (const Seat seat : side) table.sides[seat] = number;
      ++number;
    }
    return table;
  }

  std::unordered_map<std::string, TableSeen> known_;
};

// Which number each person gets: those in the order in which they first come up.
class Numbers {
 public:
  explicit Numbers(Database& database) {
    Query query = database.query("SELECT player, id, name FROM person");
    while (query.step()) {
      persons_.emplace(query.integer(0), query.integer(1));
      names_.try_emplace(query.integer(1), query.text(2));
    }
  }
  // Nothing: such a row is a lost key, which verify() reports.
  std::optional<int> number_of(std::int64_t player, std::vector<std::string>& people) {
    const auto person = persons_.find(player);
    if (person == persons_.end()) return std::nullopt;
    const auto [number, is_new] = numbers_.try_emplace(person->second, static_cast<int>(people.size()));
    if (is_new) people.push_back(names_.at(person->second));
    return number->second;
  }

 private:
  std::unordered_map<std::int64_t, std::int64_t> persons_;
  std::unordered_map<std::int64_t, std::string> names_;
  std::unordered_map<std::int64_t, int> numbers_;
};

// A session that counts.
struct SessionSeen {
  std::size_t number = 0;  // in the order in which they began
  std::size_t evening = 0;
  bool goes_on = false;  // another one follows in its evening, which gives the places
  const TableSeen* table = nullptr;
};
using SessionsSeen = std::unordered_map<std::int64_t, SessionSeen>;  // by key

SessionsSeen read_sessions(Database& database, const PlayedFilter& filter, TablesSeen& tables, History& history) {
  static const std::string kSql = fmt::format(
      "{}SELECT session.key, {}, session.key IN goes_on, session.id, session.started_at, session.ended_at, "
      "session.game, session.rules, (SELECT count(*) FROM seat WHERE seat.session = session.key) FROM session {}"
      "WHERE session.deleted_at = '' AND (?1 = '' OR {} = ?1) AND session.started_at >= ?2 "
      "AND (?3 = '' OR session.started_at < ?3) ORDER BY session.started_at, session.key",
      kWithEvenings, kEvening, kJoinEvening, kListed);
  SessionsSeen sessions;
  std::unordered_map<std::int64_t, std::size_t> by_first;
  Query query = database.query(kSql, filter.game, filter.from, filter.until);
  while (query.step()) {
    const auto [at, is_first] = by_first.try_emplace(query.integer(1), history.evenings.size());
    if (is_first) history.evenings.push_back({.started_at = query.text(4)});
    Evening& evening = history.evenings[at->second];
    evening.session = query.text(3);
    evening.ended_at = query.text(5);
    const TableSeen& table = tables.of(query.view(6), query.text(7), query.count(8));
    evening.best = table.best;
    sessions.emplace(query.integer(0), SessionSeen{sessions.size(), at->second, query.flag(2), &table});
  }
  return sessions;
}

// Somebody's part in one session, and where it belongs.
struct PartFound {
  const SessionSeen* session;
  Part part;
};

std::vector<PartFound> read_parts(Database& database, const SessionsSeen& sessions, History& history) {
  std::vector<PartFound> found;
  Numbers numbers{database};
  // From end to end: looking each session up takes several times as long.
  Query query = database.query("SELECT session, player, seat, hands, amount, place, won, shared FROM played");
  while (query.step()) {
    const auto session = sessions.find(query.integer(0));
    if (session == sessions.end()) continue;
    const std::optional<int> person = numbers.number_of(query.integer(1), history.people);
    const Seat seat = query.seat(2);
    const TableSeen& table = *session->second.table;
    if (!person || seat.index() >= table.sides.size()) continue;
    Part part{.person = *person, .side = table.sides[seat], .hands = query.count(3), .amount = query.amount(4)};
    if (!session->second.goes_on && !query.is_null(5)) {
      part.place = query.count(5);
      part.won = query.flag(6);
      part.shared = query.flag(7);
    }
    found.push_back({&session->second, part});
  }
  std::ranges::sort(found, {}, [](const PartFound& each) { return std::pair{each.session->number, each.part.person}; });
  return found;
}

// The last part of an evening says how it ended.
void add_part(Evening& evening, Part part) {
  const auto before = std::ranges::find(evening.parts, part.person, &Part::person);
  if (before == evening.parts.end()) return evening.parts.push_back(part);
  part.hands += before->hands;
  part.amount += before->amount;
  *before = part;
}

}  // namespace

PlayedWhat read_played(Database& database) {
  static const std::string kGames = fmt::format(
      "SELECT {} AS listed FROM session WHERE deleted_at = '' GROUP BY listed ORDER BY count(*) DESC, listed", kListed);
  PlayedWhat played;
  for (Query query = database.query(kGames); query.step();) played.games.push_back(query.text(0));
  for (Query query =
           database.query("SELECT DISTINCT strftime('%Y', started_at, 'localtime') AS year FROM session WHERE "
                          "deleted_at = '' AND started_at <> '' ORDER BY year DESC");
       query.step();)
    played.years.push_back(query.text(0));
  return played;
}

History read_history(Database& database, const PlayedFilter& filter) {
  History history;
  TablesSeen tables;
  const SessionsSeen sessions = read_sessions(database, filter, tables, history);
  for (const PartFound& found : read_parts(database, sessions, history))
    add_part(history.evenings[found.session->evening], found.part);
  std::erase_if(history.evenings, [](const Evening& evening) { return evening.parts.empty(); });
  return history;
}

}  // namespace nullo::store
