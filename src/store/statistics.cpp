#include "store/statistics.h"

#include <utility>

#include "document/document.h"
#include "store/database.h"

namespace nullo::store {
namespace {

// The person's names: ?1 is what they are known as now.
constexpr const char* kMine = "WITH mine (player) AS (SELECT player FROM person WHERE name = ?1) ";

// Their parts in the sessions of a filter: ?2 game, ?3 rules, ?4 from, ?5 until.
constexpr const char* kFiltered =
    "FROM mine CROSS JOIN played ON played.player = mine.player CROSS JOIN session ON session.key = played.session "
    "AND session.deleted_at = '' AND session.game = ?2 "
    "AND (?3 IS NULL OR session.rules IN (SELECT value FROM json_each(?3))) "
    "AND session.started_at >= ?4 AND (?5 = '' OR session.started_at < ?5) ";

// Reads of one person's rows.
class Reading {
 public:
  Reading(Database& database, const std::string& name, const StatisticsFilter& filter)
      : database_{database}, name_{name}, filter_{filter} {}

  std::vector<PlayedOften> games() {
    static const std::string kSql =
        std::string{kMine} +
        "SELECT session.game, count(*) FROM mine CROSS JOIN played "
        "ON played.player = mine.player JOIN session ON session.key = played.session AND session.deleted_at = '' "
        "GROUP BY session.game ORDER BY count(*) DESC, session.game";
    std::vector<PlayedOften> games;
    Query query = database_.query(kSql.c_str(), name_);
    while (query.step()) games.push_back({query.text(0), query.small(1), std::nullopt});
    return games;
  }

  std::vector<PlayedOften> rules() {
    static const std::string kSql =
        std::string{kMine} +
        "SELECT session.rules, count(*), max((SELECT count(*) FROM seat WHERE seat.session "
        "= session.key)) FROM mine CROSS JOIN played "
        "ON played.player = mine.player JOIN session ON session.key = played.session AND session.deleted_at = '' "
        "WHERE session.game = ?2 GROUP BY session.rules ORDER BY count(*) DESC, 1";
    std::vector<PlayedOften> list;
    Query query = database_.query(kSql.c_str(), name_, filter_.game);
    while (query.step()) {
      PlayedOften& often = list.emplace_back();
      often.what = query.text(0);
      often.sessions = query.small(1);
      if (Result<games::Rules> rules = document::read_rules(filter_.game, often.what, query.small(2))) {
        often.rules = std::move(*rules);
      }
    }
    return list;
  }

  std::vector<std::string> years() {
    static const std::string kSql = std::string{kMine} +
                                    "SELECT DISTINCT substr(session.started_at, 1, 4) AS year FROM mine "
                                    "CROSS JOIN played ON played.player = mine.player "
                                    "JOIN session ON session.key = played.session AND session.deleted_at = '' "
                                    "WHERE session.game = ?2 AND session.started_at <> '' ORDER BY year DESC";
    std::vector<std::string> years;
    Query query = database_.query(kSql.c_str(), name_, filter_.game);
    while (query.step()) years.push_back(query.text(0));
    return years;
  }

  std::vector<Sitting> sittings() {
    static const std::string kSql =
        std::string{kMine} +
        "SELECT session.id, session.started_at, (SELECT count(*) FROM seat WHERE seat.session = session.key), "
        "played.hands, played.through, played.amount, played.least, played.most, played.place, played.won, "
        "played.shared " +
        kFiltered + "ORDER BY session.started_at, session.key";
    std::vector<Sitting> sittings;
    Query query = filtered(kSql);
    while (query.step()) {
      Sitting& sitting = sittings.emplace_back();
      sitting.session = query.text(0);
      sitting.started_at = query.text(1);
      sitting.seats = query.small(2);
      sitting.hands = query.small(3);
      sitting.through = query.flag(4);
      sitting.amount = query.integer(5);
      sitting.least = query.integer(6);
      sitting.most = query.integer(7);
      if (!query.is_null(8)) sitting.place = query.small(8);
      sitting.won = query.flag(9);
      sitting.shared = query.flag(10);
    }
    return sittings;
  }

  std::vector<FigureSum> figures() {
    static const std::string kSql =
        std::string{kMine} + "SELECT figure.key, count(*), sum(figure.hands), sum(figure.amount) " + kFiltered +
        "CROSS JOIN figure ON figure.player = played.player AND figure.session = played.session "
        "GROUP BY figure.key ORDER BY figure.key";
    return sums(filtered(kSql));
  }

  std::vector<FigureSum> reasons() {
    static const std::string kSql =
        std::string{kMine} + "SELECT earned.reason, count(*), 0, sum(earned.amount) " + kFiltered +
        "CROSS JOIN earned ON earned.player = played.player AND earned.session = played.session "
        "GROUP BY earned.reason ORDER BY earned.reason";
    return sums(filtered(kSql));
  }

  std::vector<Meeting> meetings() {
    static const std::string kSql =
        std::string{kMine} +
        "SELECT person.name, count(*), sum(played.place < other.place), sum(played.place = other.place), "
        "sum(played.place > other.place), sum(played.amount - other.amount) " +
        kFiltered + kOthers + "GROUP BY person.id ORDER BY count(*) DESC, person.name";
    std::vector<Meeting> meetings;
    Query query = filtered(kSql);
    while (query.step()) {
      meetings.push_back(
          {query.text(0), query.small(1), query.small(2), query.small(3), query.small(4), query.integer(5)});
    }
    return meetings;
  }

  std::vector<Share> of_figure(const std::string& key) {
    static const std::string kSql =
        std::string{kMine} + "SELECT session.id, session.started_at, " + kPlayers + ", figure.amount " + kFiltered +
        "CROSS JOIN figure ON figure.player = played.player AND figure.session = played.session AND figure.key = ?6 " +
        kNewestFirst;
    return shares(kSql, key);
  }

  std::vector<Share> of_reason(const std::string& reason) {
    static const std::string kSql =
        std::string{kMine} + "SELECT session.id, session.started_at, " + kPlayers + ", earned.amount " + kFiltered +
        "CROSS JOIN earned ON earned.player = played.player AND earned.session = played.session "
        "AND earned.reason = ?6 " +
        kNewestFirst;
    return shares(kSql, reason);
  }

  std::vector<Share> of_meeting(const std::string& other) {
    static const std::string kSql = std::string{kMine} + "SELECT session.id, session.started_at, " + kPlayers +
                                    ", played.amount - other.amount " + kFiltered + kOthers + "AND person.name = ?6 " +
                                    kNewestFirst;
    return shares(kSql, other);
  }

 private:
  // Whoever else sat through a finished session with them.
  static constexpr const char* kOthers =
      "CROSS JOIN played AS other ON other.session = played.session AND other.place IS NOT NULL "
      "JOIN person ON person.player = other.player "
      "WHERE played.place IS NOT NULL AND other.player NOT IN (SELECT player FROM mine) ";
  static constexpr const char* kPlayers =
      "(SELECT group_concat(name, ', ') FROM (SELECT person.name AS name FROM seat "
      "JOIN person ON person.player = seat.player WHERE seat.session = session.key ORDER BY seat.seat))";
  static constexpr const char* kNewestFirst = "ORDER BY session.started_at DESC, session.key DESC";

  Query filtered(const std::string& sql) {
    return database_.query(sql.c_str(), name_, filter_.game, filter_.rules, filter_.from, filter_.until);
  }

  static std::vector<FigureSum> sums(Query query) {
    std::vector<FigureSum> list;
    while (query.step()) list.push_back({query.text(0), query.small(1), query.small(2), query.integer(3)});
    return list;
  }

  std::vector<Share> shares(const std::string& sql, const std::string& what) {
    std::vector<Share> list;
    Query query = database_.query(sql.c_str(), name_, filter_.game, filter_.rules, filter_.from, filter_.until, what);
    while (query.step()) list.push_back({query.text(0), query.text(1), query.text(2), query.integer(3)});
    return list;
  }

  Database& database_;
  const std::string& name_;
  const StatisticsFilter& filter_;
};

}  // namespace

Statistics read_statistics(Database& database, const std::string& name, StatisticsFilter filter) {
  Statistics statistics;
  Reading reading{database, name, filter};
  statistics.games = reading.games();
  if (statistics.games.empty()) return statistics;
  if (filter.game.empty()) filter.game = statistics.games.front().what;
  statistics.game = filter.game;
  statistics.rules = reading.rules();
  statistics.years = reading.years();
  statistics.sittings = reading.sittings();
  statistics.figures = reading.figures();
  statistics.reasons = reading.reasons();
  statistics.meetings = reading.meetings();
  return statistics;
}

std::vector<Share> read_shares(Database& database, const std::string& name, const StatisticsFilter& filter,
                               const ShareOf& of) {
  Reading reading{database, name, filter};
  switch (of.kind) {
    case ShareOf::Kind::kFigure:
      return reading.of_figure(of.what);
    case ShareOf::Kind::kReason:
      return reading.of_reason(of.what);
    case ShareOf::Kind::kMeeting:
      break;
  }
  return reading.of_meeting(of.what);
}

}  // namespace nullo::store
