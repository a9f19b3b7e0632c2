#include "store/standings.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
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

using standings::Part;
using standings::Played;

// What the rules of a session say of its table. Many sessions have the same rules.
struct TableSeen {
  std::size_t rules = 0;  // an index into the rules of what was played
  BestIs best = BestIs::kHighest;
  PerSeat<int> sides;
};

class TablesSeen {
 public:
  explicit TablesSeen(std::vector<std::string>& rules) : rules_{rules} {}
  const TableSeen& of(std::string_view game, const std::string& rules, int seats) {
    auto [found, is_new] = known_.try_emplace(fmt::format("{} {} {}", game, seats, rules));
    if (is_new) {
      const Result<games::Rules> known = document::read_rules(game, rules, seats);
      found->second = read(known, seats);
      found->second.rules = rules_.size();
      rules_.push_back(known ? document::write_rules(*known) : rules);
    }
    return found->second;
  }

 private:
  // Where the rules are of a later version, everybody counts alone.
  static TableSeen read(const Result<games::Rules>& known, int seats) {
    TableSeen table{.sides = PerSeat<int>(seats)};
    for (const Seat seat : Seats{seats}) table.sides[seat] = seat.index();
    if (!known) return table;
    table.best = games::best(*known);
    int number = 0;
    for (const session::Side& side : session::sides_of(*known, seats)) {
      for (const Seat seat : side) table.sides[seat] = number;
      ++number;
    }
    return table;
  }

  std::vector<std::string>& rules_;
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

// A session, and what its rows need.
struct SessionSeen {
  std::int64_t key = 0;
  std::int64_t evening = 0;  // the key of its first session
  std::size_t number = 0;    // in the order in which they began
  bool goes_on = false;      // another one follows in its evening, which gives the places
  const TableSeen* table = nullptr;
};

// Sorted by their keys.
class SessionsSeen {
 public:
  explicit SessionsSeen(std::vector<SessionSeen> seen) : seen_{std::move(seen)} {
    std::ranges::sort(seen_, {}, &SessionSeen::key);
  }
  // nullptr: no session that counts has this key. Fast where the keys go up.
  const SessionSeen* find(std::int64_t key) {
    const auto from = last_ != seen_.end() && last_->key < key ? last_ : seen_.begin();
    last_ = std::ranges::lower_bound(from, seen_.end(), key, {}, &SessionSeen::key);
    return last_ == seen_.end() || last_->key != key ? nullptr : &*last_;
  }
  // Numbers the evenings: one by its first session, or by another one where that is of another game.
  void number_evenings(Played& played) {
    std::map<std::pair<std::int64_t, std::string>, std::size_t> others;
    for (const SessionSeen& seen : seen_) {
      const std::string& game = played.sessions[seen.number].game;
      const SessionSeen* first = find(seen.evening);
      const bool goes_with_it = first != nullptr && played.sessions[first->number].game == game;
      played.sessions[seen.number].evening =
          goes_with_it ? first->number : others.try_emplace({seen.evening, game}, seen.number).first->second;
    }
  }

 private:
  std::vector<SessionSeen> seen_;
  std::vector<SessionSeen>::iterator last_ = seen_.begin();
};

std::vector<SessionSeen> read_sessions(Database& database, std::string_view since, TablesSeen& tables, Played& played) {
  static const std::string kSql = fmt::format(
      "{}SELECT session.key, {}, session.key IN goes_on, session.id, session.started_at, session.ended_at, "
      "session.game, session.rules, (SELECT count(*) FROM seat WHERE seat.session = session.key), {} FROM session {}"
      "WHERE session.deleted_at = '' AND session.started_at >= ? ORDER BY session.started_at, session.key",
      kWithEvenings, kEvening, kListed, kJoinEvening);
  std::vector<SessionSeen> sessions;
  Query query = database.query(kSql, since);
  while (query.step()) {
    const int seats = query.count(8);
    const TableSeen& table = tables.of(query.view(6), query.text(7), seats);
    sessions.push_back({query.integer(0), query.integer(1), played.sessions.size(), query.flag(2), &table});
    Played::Session& session = played.sessions.emplace_back(Played::Session{.id = query.text(3),
                                                                            .game = query.text(9),
                                                                            .started_at = query.text(4),
                                                                            .ended_at = query.text(5),
                                                                            .best = table.best,
                                                                            .rules = table.rules});
    session.parts.reserve(static_cast<std::size_t>(seats));
  }
  return sessions;
}

void read_parts(Database& database, std::string_view since, SessionsSeen& sessions, Played& played) {
  Numbers numbers{database};
  // Of all from end to end: looking each session up takes several times as long.
  Query query =
      since.empty()
          ? database.query("SELECT session, player, seat, hands, amount, place, won, shared FROM played")
          : database.query(
                "SELECT session, player, seat, hands, amount, place, won, shared FROM played WHERE session IN "
                "(SELECT key FROM session WHERE started_at >= ?) ORDER BY session",
                since);
  while (query.step()) {
    const SessionSeen* session = sessions.find(query.integer(0));
    if (session == nullptr) continue;
    const std::optional<int> person = numbers.number_of(query.integer(1), played.people);
    const Seat seat = query.seat(2);
    if (!person || seat.index() >= session->table->sides.size()) continue;
    Part part{
        .person = *person, .side = session->table->sides[seat], .hands = query.count(3), .amount = query.amount(4)};
    if (!session->goes_on && !query.is_null(5)) {
      part.place = query.count(5);
      part.won = query.flag(6);
      part.shared = query.flag(7);
    }
    played.sessions[session->number].parts.push_back(part);
  }
  for (Played::Session& session : played.sessions) std::ranges::sort(session.parts, {}, &Part::person);
}

}  // namespace

Played read_played(Database& database, std::string_view since) {
  Played played;
  TablesSeen tables{played.rules};
  SessionsSeen sessions{read_sessions(database, since, tables, played)};
  sessions.number_evenings(played);
  read_parts(database, since, sessions, played);
  return played;
}

}  // namespace nullo::store
