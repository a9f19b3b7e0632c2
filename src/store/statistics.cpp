#include "store/statistics.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include <fmt/core.h>

#include "document/document.h"
#include "store/database.h"
#include "store/evening.h"
#include "store/listed.h"

namespace nullo::store {
namespace {

// All rows of the person's names; ?1 is the current name.
constexpr const char* kMine = ", mine (player) AS (SELECT player FROM person WHERE name = ?1)";
// Each part in a session as it counts over the years: a part of an evening that another one follows has no places and
// no winner of its own.
constexpr const char* kCounted =
    ", counted AS (SELECT player, session, seat, hands, through, amount, least, most, "
    "iif(goes_on, NULL, place) AS place, iif(goes_on, 0, won) AS won, iif(goes_on, 0, shared) AS shared FROM "
    "(SELECT played.*, played.session IN goes_on AS goes_on FROM played)) ";

// Their parts in sessions.
constexpr const char* kPlayed =
    "FROM mine CROSS JOIN counted AS played ON played.player = mine.player "
    "CROSS JOIN session ON session.key = played.session AND session.deleted_at = '' ";

// Restricts to a filter besides ?2, the game: ?3 rules, ?4 from, ?5 until.
constexpr const char* kAsked =
    "AND (?3 IS NULL OR session.rules IN (SELECT value FROM json_each(?3))) "
    "AND session.started_at >= ?4 AND (?5 = '' OR session.started_at < ?5) ";

// Counts the sessions; those of an evening count once.
std::string evenings() { return fmt::format("count(DISTINCT {})", kEvening); }
// Counts everybody's parts in them.
std::string parts() { return fmt::format("count(DISTINCT part.player || ' ' || {})", kEvening); }

// A query over all the person's sessions, and one over those of the filter.
std::string ever(const std::string& select, const std::string& rest) {
  return fmt::format("{}{}{}{}{}{}", kWithEvenings, kMine, kCounted, select, kPlayed, rest);
}
std::string asked(const std::string& select, const std::string& rest) {
  return ever(select, fmt::format("AND {} = ?2 {}{}", kListed, kAsked, rest));
}

// Joins the rows that a part in a session has: its figures, and what it earned.
constexpr const char* kFigures =
    "CROSS JOIN figure ON figure.player = played.player AND figure.session = played.session ";
constexpr const char* kEarned =
    "CROSS JOIN earned ON earned.player = played.player AND earned.session = played.session ";
// Joins such rows of everybody in the session; a person has only one row there.
std::string of_everybody(const std::string& table) {
  return "CROSS JOIN " + table + " AS part ON part.session = played.session ";
}
// With the evening of each session.
std::string in_evenings(const std::string& rest) { return kJoinEvening + rest; }
// Joins everybody else who sat through a finished session with them.
constexpr const char* kOthers =
    "CROSS JOIN counted AS other ON other.session = played.session AND other.place IS NOT NULL "
    "JOIN person ON person.player = other.player "
    "WHERE played.place IS NOT NULL AND other.player NOT IN (SELECT player FROM mine) ";

// The sessions that a sum is made of, each with its amount; `rest` has the joins and ends in a condition on ?6.
std::string shares_sql(const std::string& amount, const std::string& rest) {
  return asked(
      "SELECT session.id, session.started_at, "
      "(SELECT group_concat(name, ', ') FROM (SELECT person.name AS name FROM seat "
      "JOIN person ON person.player = seat.player WHERE seat.session = session.key ORDER BY seat.seat)), " +
          amount + " ",
      rest + " ORDER BY session.started_at DESC, session.key DESC");
}

// Reads one person's statistics.
class Reading {
 public:
  Reading(Database& database, const std::string& name, const StatisticsFilter& filter)
      : database_{database}, name_{name}, filter_{filter} {}

  std::vector<PlayedOften> games() {
    static const std::string kSql = ever(fmt::format("SELECT {} AS listed, {} AS often ", kListed, evenings()),
                                         in_evenings("GROUP BY listed ORDER BY often DESC, listed"));
    std::vector<PlayedOften> games;
    Query query = database_.query(kSql, name_);
    while (query.step()) games.push_back({query.text(0), query.count(1), std::nullopt});
    return games;
  }

  std::vector<PlayedOften> rules() {
    static const std::string kSql =
        ever("SELECT session.rules, " + evenings() +
                 " AS often, max((SELECT count(*) FROM seat WHERE seat.session = session.key)) ",
             in_evenings(fmt::format("WHERE {} = ?2 ", kListed) + "GROUP BY session.rules ORDER BY often DESC, 1"));
    std::vector<PlayedOften> list;
    const std::string_view id = games::id_of_listed(filter_.game);
    Query query = database_.query(kSql, name_, filter_.game);
    while (query.step()) {
      PlayedOften& often = list.emplace_back();
      often.what = query.text(0);
      often.sessions = query.count(1);
      if (Result<games::Rules> rules = document::read_rules(id, often.what, query.count(2))) {
        often.rules = std::move(*rules);
      }
    }
    return list;
  }

  std::vector<std::string> years() {
    static const std::string kSql =
        ever("SELECT DISTINCT strftime('%Y', session.started_at, 'localtime') AS year ",
             fmt::format("WHERE {} = ?2 AND session.started_at <> '' ORDER BY year DESC", kListed));
    std::vector<std::string> years;
    Query query = database_.query(kSql, name_, filter_.game);
    while (query.step()) years.push_back(query.text(0));
    return years;
  }

  std::vector<Sitting> sittings() {
    static const std::string kSql = asked(
        fmt::format(
            "SELECT session.id, session.started_at, (SELECT count(*) FROM seat WHERE seat.session = session.key), "
            "played.hands, played.through, played.amount, played.least, played.most, played.place, played.won, "
            "played.shared, played.through AND played.place IS NULL AND session.ended_at <> '' AND session.key NOT IN "
            "goes_on, {} ",
            kEvening),
        in_evenings("ORDER BY session.started_at, session.key"));
    std::vector<Sitting> sittings;
    std::unordered_map<std::int64_t, std::size_t> by_evening;
    Query query = filtered(kSql);
    while (query.step()) {
      Sitting sitting;
      sitting.session = query.text(0);
      sitting.started_at = query.text(1);
      sitting.seats = query.count(2);
      sitting.hands = query.count(3);
      sitting.through = query.flag(4);
      sitting.amount = query.amount(5);
      sitting.least = query.amount(6);
      sitting.most = query.amount(7);
      if (!query.is_null(8)) sitting.place = query.count(8);
      sitting.won = query.flag(9);
      sitting.shared = query.flag(10);
      sitting.stopped = query.flag(11);
      const auto [at, is_first] = by_evening.emplace(query.integer(12), sittings.size());
      if (is_first) {
        sittings.push_back(std::move(sitting));
      } else {
        add_part(sittings[at->second], std::move(sitting));
      }
    }
    return sittings;
  }

  std::vector<FigureSum> figures() {
    static const std::string kSql = asked("SELECT figure.key, count(*), sum(figure.hands), sum(figure.amount) ",
                                          fmt::format("{}GROUP BY figure.key ORDER BY figure.key", kFigures));
    return sums(filtered(kSql));
  }

  std::vector<FigureSum> reasons() {
    static const std::string kSql = asked("SELECT earned.reason, count(*), 0, sum(earned.amount) ",
                                          fmt::format("{}GROUP BY earned.reason ORDER BY earned.reason", kEarned));
    return sums(filtered(kSql));
  }

  std::vector<Meeting> meetings() {
    static const std::string kSql = asked(
        "SELECT person.name, count(*), sum(played.place < other.place), sum(played.place = other.place), "
        "sum(played.place > other.place), sum(played.amount - other.amount) ",
        fmt::format("{}GROUP BY person.id ORDER BY count(*) DESC, person.name", kOthers));
    std::vector<Meeting> meetings;
    Query query = filtered(kSql);
    while (query.step()) {
      meetings.push_back(
          {query.text(0), query.count(1), query.count(2), query.count(3), query.count(4), query.integer(5)});
    }
    return meetings;
  }

  Everybody everybody() {
    static const std::string kSums =
        asked("SELECT " + parts() +
                  ", sum(part.hands), sum(part.amount), count(part.place), "
                  "sum(iif(part.place IS NULL, 0, part.amount)), sum(part.place), sum(part.won) ",
              in_evenings(of_everybody("counted")));
    static const std::string kFigureSums = asked("SELECT part.key, count(*), sum(part.hands), sum(part.amount) ",
                                                 of_everybody("figure") + "GROUP BY part.key ORDER BY part.key");
    static const std::string kReasonSums = asked("SELECT part.reason, count(*), 0, sum(part.amount) ",
                                                 of_everybody("earned") + "GROUP BY part.reason ORDER BY part.reason");
    Everybody all;
    Query query = filtered(kSums);
    if (!query.step() || query.integer(0) == 0) return all;
    all.parts = query.count(0);
    all.hands = query.count(1);
    all.amount = query.integer(2);
    all.placed = query.count(3);
    all.placed_amount = query.integer(4);
    if (all.placed > 0) all.places = query.count(5);
    all.won = query.count(6);
    all.figures = sums(filtered(kFigureSums));
    all.reasons = sums(filtered(kReasonSums));
    return all;
  }

  std::vector<Share> shares(const ShareOf& of) {
    static const std::string kOfFigure = shares_sql("figure.amount", fmt::format("{}AND figure.key = ?6", kFigures));
    static const std::string kOfReason = shares_sql("earned.amount", fmt::format("{}AND earned.reason = ?6", kEarned));
    static const std::string kOfMeeting =
        shares_sql("played.amount - other.amount", fmt::format("{}AND person.name = ?6", kOthers));
    const std::string& sql = of.kind == ShareOf::Kind::kFigure   ? kOfFigure
                             : of.kind == ShareOf::Kind::kReason ? kOfReason
                                                                 : kOfMeeting;
    std::vector<Share> list;
    Query query = database_.query(sql, name_, filter_.game, filter_.rules, filter_.from, filter_.until, of.what);
    while (query.step()) list.push_back({query.text(0), query.text(1), query.text(2), query.integer(3)});
    return list;
  }

 private:
  Query filtered(const std::string& sql) {
    return database_.query(sql, name_, filter_.game, filter_.rules, filter_.from, filter_.until);
  }

  // The last part of an evening says how it ended.
  static void add_part(Sitting& evening, Sitting part) {
    part.started_at = evening.started_at;
    part.hands += evening.hands;
    part.through = part.through && evening.through;
    part.amount += evening.amount;
    part.least = std::min(part.least, evening.least);
    part.most = std::max(part.most, evening.most);
    evening = std::move(part);
  }

  static std::vector<FigureSum> sums(Query query) {
    std::vector<FigureSum> list;
    while (query.step()) list.push_back({query.text(0), query.count(1), query.count(2), query.integer(3)});
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
  statistics.everybody = reading.everybody();
  return statistics;
}

std::vector<Share> read_shares(Database& database, const std::string& name, const StatisticsFilter& filter,
                               const ShareOf& of) {
  return Reading{database, name, filter}.shares(of);
}

}  // namespace nullo::store
