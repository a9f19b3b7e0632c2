#include "store/session_list.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "session/seating.h"
#include "store/evening.h"
#include "text/say.h"

namespace nullo::store {
namespace {

// The names of people, each read when it is needed first.
class SeatedPeople {
 public:
  explicit SeatedPeople(Database& database) : database_{database} {}

  // If the row of a player is missing, verify() reports it as a lost key; the list shows an empty name.
  const std::string& name(std::int64_t player) {
    const auto [found, fresh] = names_.try_emplace(player);
    if (!fresh) return found->second;
    Query query = database_.query("SELECT name FROM person WHERE player = ?", player);
    if (query.step()) found->second = query.text(0);
    return found->second;
  }

 private:
  Database& database_;
  std::unordered_map<std::int64_t, std::string> names_;
};

// A line of the list, and the key of its session.
struct Row {
  std::int64_t key = 0;
  Listed listed;
};

// Which sessions are read: those after `after` in the list and not after `last`; of these, what the condition lets
// pass.
struct Which {
  std::optional<ListPlace> after;  // nothing: from the newest
  ListPlace last;                  // as it is made: to the oldest
  std::string_view condition = "session.taken_back = 0";
};

// The end of a statement about the row `session` and the rows of `beside` that belong to it. In the order of the list,
// which is that of the index; the values are those of bounds_of().
std::string from_sessions(const Which& which, std::string_view beside, std::string_view order) {
  return fmt::format(
      " FROM session {} WHERE (session.started_at, session.key) < (coalesce(?1, x''), ?2) "
      "AND (session.started_at, session.key) >= (?3, ?4) AND {} ORDER BY session.started_at DESC, session.key DESC{}",
      beside, which.condition, order);
}

Query query_sessions(Database& database, const std::string& sql, const Which& which) {
  // x'' comes after every text.
  const std::optional<std::string> after = which.after ? std::optional{which.after->started_at} : std::nullopt;
  return database.query(sql, after, which.after ? which.after->key : 0, which.last.started_at, which.last.key);
}

// Of several sessions that continue one, the newest counts. As in the statistics: stopped means that somebody sat
// through the session and no place was given out.
std::vector<Row> read_rows(Database& database, const Which& which) {
  std::vector<Row> rows;
  Query query = query_sessions(
      database,
      "SELECT session.key, id, game, rules, started_at, ended_at, note, hands, finished, deleted_at, continues, apart, "
      "coalesce((SELECT next.id FROM session AS next WHERE next.continues = session.id AND next.continues <> '' "
      "AND next.deleted_at = '' ORDER BY next.key DESC LIMIT 1), ''), "
      "finished = 1 AND ended_at <> '' AND EXISTS (SELECT 1 FROM played WHERE played.session = session.key "
      "AND played.through = 1 AND played.place IS NULL)" +
          from_sessions(which, "", ""),
      which);
  while (query.step()) {
    Row& row = rows.emplace_back();
    row.key = query.integer(0);
    Listed& listed = row.listed;
    listed.id = query.text(1);
    listed.game = query.text(2);
    listed.rules = query.text(3);
    listed.started_at = query.text(4);
    listed.ended_at = query.text(5);
    listed.note = query.text(6);
    listed.hands = query.count(7);
    listed.finished = query.flag(8);
    listed.deleted_at = query.text(9);
    listed.continues = query.text(10);
    listed.apart = query.text(11);
    listed.continued_by = query.text(12);
    listed.stopped = query.flag(13);
  }
  return rows;
}

// Takes it out of the rows that a part of a circle "continues": each of those is a session of its own.
void cut_circles(Database& database, std::vector<Row>& rows) {
  if (std::ranges::all_of(rows, [](const Row& row) { return row.listed.continued_by.empty(); })) return;
  std::unordered_set<std::int64_t> goes_on;
  static const std::string kSql = fmt::format("{}SELECT part FROM goes_on", kWithEvenings);
  Query query = database.query(kSql);
  while (query.step()) goes_on.insert(query.integer(0));
  for (Row& row : rows) {
    if (row.listed.deleted_at.empty() && !goes_on.contains(row.key)) row.listed.continued_by.clear();
  }
}

// Merges the rows with a query about the same sessions in the same order. Its first column is the session's key.
class Beside {
 public:
  explicit Beside(std::vector<Row>& rows) : at_{rows.begin()}, end_{rows.end()} {}

  Listed& of(std::int64_t key) {
    while (at_ != end_ && at_->key != key) ++at_;
    if (at_ == end_) throw Damage{text::say("the sessions are not in order")};
    return at_->listed;
  }

 private:
  std::vector<Row>::iterator at_;
  std::vector<Row>::iterator end_;
};

void read_seats(Database& database, const Which& which, SeatedPeople& people, std::vector<Row>& rows) {
  Beside beside{rows};
  Listed* before = nullptr;
  PerSeat<Amount> totals;
  Query query = query_sessions(database,
                               "SELECT seat.session, seat.seat, seat.player, seat.total, seat.won" +
                                   from_sessions(which, "CROSS JOIN seat ON seat.session = session.key", ", seat.seat"),
                               which);
  const auto keep = [&] {
    if (before == nullptr) return;
    PerSeat<Amount> all(static_cast<int>(before->players.size()));  // with braces it would be a list of one element
    for (const Seat seat : Seats{all.size()}) all[seat] = totals[seat];
    before->totals = all;
  };
  while (query.step()) {
    Listed* listed = &beside.of(query.integer(0));
    if (listed != before) {
      keep();
      before = listed;
      totals = PerSeat<Amount>(kMostSeats);
    }
    const Seat seat = query.seat(1);
    query.expect(1, static_cast<std::int64_t>(listed->players.size()));  // no seat may be missing
    listed->players.push_back(people.name(query.integer(2)));
    if (!listed->apart.empty()) continue;  // its totals are those of no score
    totals[seat] = query.amount(3);
    if (query.flag(4)) listed->winners.push_back(seat);
  }
  keep();
}

// Names in the order in which they came, each once.
class Names {
 public:
  void add(const std::string& name) {
    if (known_.insert(name).second) names_.push_back(name);
  }
  [[nodiscard]] std::vector<std::string>& all() { return names_; }

 private:
  std::vector<std::string> names_;
  std::unordered_set<std::string> known_;
};

// Collects who has played for each total of a session, hand by hand, and who was not there at the start.
class Shared {
 public:
  explicit Shared(const std::vector<std::string>& players) : first_{players.begin(), players.end()} { begin(players); }

  // These people sit there from hand `number` on.
  void add(int number, const std::vector<std::string>& players, session::PointsFollow follow) {
    for (const std::string& name : players) {
      if (!first_.contains(name)) sat_in_.add(name);
    }
    if (number == 0) return begin(players);  // replaces the people at the start, since no hand is played yet
    session::Hand hand;
    hand.players = players;
    hand.points_follow = follow;
    const PerSeat<Seat> came_from = session::came_from(sitting_, hand);
    std::vector<Names> before = std::move(of_total_);
    of_total_.resize(players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
      const std::size_t from = came_from.empty() ? i : index(came_from[Seat{static_cast<int>(i)}]);
      of_total_[i] = std::move(before[from]);
      of_total_[i].add(players[i]);
    }
    sitting_ = players;
  }
  [[nodiscard]] const std::vector<std::string>& sitting() const { return sitting_; }
  // Says it of the session; call it once, after all hands.
  void tell(Listed& listed) {
    listed.at_end = sitting_;
    listed.sat_in = std::move(sat_in_.all());
    for (Names& each : of_total_) listed.shared.push_back(fmt::format("{}", fmt::join(each.all(), " / ")));
  }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }
  void begin(const std::vector<std::string>& players) {
    sitting_ = players;
    of_total_.assign(players.size(), {});
    for (std::size_t i = 0; i < players.size(); ++i) of_total_[i].add(players[i]);
  }

  std::unordered_set<std::string> first_;
  std::vector<std::string> sitting_;
  std::vector<Names> of_total_;
  Names sat_in_;
};

// A change of people or chairs before a hand.
struct Seating {
  Listed* listed = nullptr;
  int hand = 0;
  session::PointsFollow follow = session::PointsFollow::kSeat;
  std::vector<std::string> players;
};

// The search for points_follow cannot match a text that people typed: there quotes are escaped.
void read_sitters(Database& database, const Which& which, SeatedPeople& people, std::vector<Row>& rows) {
  Beside beside{rows};
  Query query =
      query_sessions(database,
                     "SELECT sitter.session, sitter.hand, sitter.seat, sitter.player, "
                     "coalesce(instr(hand.facts, '\"points_follow\":\"player\"'), 0) > 0" +
                         from_sessions(which,
                                       "CROSS JOIN sitter ON sitter.session = session.key "
                                       "LEFT JOIN hand ON hand.session = sitter.session AND hand.number = sitter.hand",
                                       ", sitter.hand, sitter.seat"),
                     which);
  std::optional<Seating> now;
  std::optional<Shared> shared;
  const auto next = [&](Listed* listed, int hand, bool follows) {
    if (now && now->listed == listed && now->hand == hand) return;
    if (now) shared->add(now->hand, now->players, now->follow);
    if (now && now->listed != listed) shared->tell(*now->listed);
    if (listed == nullptr) return;
    if (!now || now->listed != listed) shared.emplace(listed->players);
    const auto follow = follows ? session::PointsFollow::kPlayer : session::PointsFollow::kSeat;
    now = Seating{listed, hand, follow, shared->sitting()};
  };
  while (query.step()) {
    Listed* listed = &beside.of(query.integer(0));
    next(listed, query.count(1), query.flag(4));
    const int most = static_cast<int>(listed->players.size()) - 1;
    now->players[static_cast<std::size_t>(query.between(2, 0, most))] = people.name(query.integer(3));
  }
  next(nullptr, 0, false);
}

std::vector<Listed> read_listed(Database& database, const Which& which) {
  std::vector<Row> rows = read_rows(database, which);
  cut_circles(database, rows);
  for (Row& row : rows) row.listed.stopped = row.listed.stopped && row.listed.continued_by.empty();
  if (rows.empty()) return {};  // the two queries below would look for the same sessions again
  SeatedPeople people{database};
  read_seats(database, which, people, rows);
  read_sitters(database, which, people, rows);
  std::vector<Listed> listed;
  listed.reserve(rows.size());
  for (Row& row : rows) listed.push_back(std::move(row.listed));
  return listed;
}

// The last place of a piece of the list; nothing: fewer sessions than that are left.
std::optional<ListPlace> last_of_piece(Database& database, const std::optional<ListPlace>& after, int most) {
  const Which rest{after, {}};
  const std::string sql =
      "SELECT session.started_at, session.key" + from_sessions(rest, "", fmt::format(" LIMIT 1 OFFSET {}", most - 1));
  Query query = query_sessions(database, sql, rest);
  return query.step() ? std::optional{ListPlace{query.text(0), query.integer(1)}} : std::nullopt;
}

}  // namespace

SessionLists list_sessions(Database& database) {
  SessionLists lists;
  for (Listed& listed : read_listed(database, {})) {
    (listed.deleted_at.empty() ? lists.kept : lists.deleted).push_back(std::move(listed));
  }
  return lists;
}

ListPiece piece_of_list(Database& database, const std::optional<ListPlace>& after, int most) {
  std::optional<ListPlace> last = last_of_piece(database, after, most);
  std::vector<Listed> sessions = read_listed(database, {after, last.value_or(ListPlace{})});
  return {std::move(sessions), std::move(last)};
}

std::vector<Listed> parts_of_evenings(Database& database) {
  const std::string are_parts = fmt::format("session.key IN ({})", kPartsOfEvenings);
  return read_listed(database, {std::nullopt, {}, are_parts});
}

std::vector<Listed> sessions_apart(Database& database) {
  if (database.number("SELECT count(*) FROM session WHERE apart <> ''") == 0) return {};
  return read_listed(database, {std::nullopt, {}, "session.apart <> '' AND session.deleted_at = ''"});
}

// The parts of an evening are one, as in the list. All rows are counted, which reads no row, and then the few that do
// not count are taken off.
int count_sessions(Database& database) {
  static const std::string kSql = fmt::format(
      "{}SELECT (SELECT count(*) FROM session) - (SELECT count(*) FROM session WHERE deleted_at > '') - "
      "(SELECT count(*) FROM goes_on) AS sessions",
      kWithEvenings);
  Query query = database.query(kSql);
  query.step();
  return query.count(0);  // the three counts come from three indices, one of which may be damaged
}

namespace {

// The newest session that continues this one and is kept.
std::optional<std::string> next_part(Database& database, std::string_view id) {
  Query query = database.query(
      "SELECT id FROM session WHERE continues = ? AND continues <> '' AND deleted_at = '' ORDER BY key DESC LIMIT 1",
      id);
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

// The kept session that this one continues.
std::optional<std::string> part_before(Database& database, std::string_view id) {
  Query query = database.query(
      "SELECT part.id FROM session JOIN session AS part ON part.id = session.continues AND part.deleted_at = '' "
      "WHERE session.id = ? AND session.continues <> ''",
      id);
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

}  // namespace

std::optional<std::string> newest_session(Database& database) {
  Query query = database.query(
      "SELECT id FROM session WHERE deleted_at = '' AND apart = '' ORDER BY started_at DESC, key DESC LIMIT 1");
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

std::optional<std::string> newest_session_of(Database& database, std::string_view game,
                                             std::vector<std::string> people) {
  if (people.empty()) return std::nullopt;
  std::ranges::sort(people);
  // No name holds the character that stands between them.
  Query query = database.query(
      "SELECT id FROM session WHERE game = ?1 AND deleted_at = '' AND apart = '' "
      "AND key IN (SELECT session FROM seat JOIN person USING (player) WHERE name = ?2) "
      "AND ?3 = (SELECT group_concat(name, char(31)) FROM (SELECT name FROM seat JOIN person USING (player) "
      "WHERE seat.session = session.key ORDER BY name)) "
      "ORDER BY started_at DESC, key DESC LIMIT 1",
      game, people.front(), fmt::format("{}", fmt::join(people, "\x1f")));
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

std::vector<std::string> evening_of(Database& database, std::string_view id) {
  std::deque<std::string> parts{std::string{id}};
  std::optional<std::string> later = next_part(database, parts.back());
  for (; later && *later != id && parts.size() <= kMostAround; later = next_part(database, parts.back()))
    parts.push_back(*std::move(later));
  if (later == id) return {std::string{id}};  // a circle
  const std::size_t most = parts.size() + kMostAround;
  // Of a deleted session it does not matter whether the part before goes on with another one now.
  std::optional<std::string> first = part_before(database, id);
  if (first && !is_deleted(database, id) && next_part(database, *first) != id) first.reset();
  for (std::optional<std::string> earlier = first; earlier && parts.size() < most;) {
    parts.push_front(*earlier);
    earlier = part_before(database, parts.front());
    if (earlier && (earlier == first || next_part(database, *earlier) != parts.front())) earlier.reset();
  }
  return {std::make_move_iterator(parts.begin()), std::make_move_iterator(parts.end())};
}

std::optional<std::string> continued_by(Database& database, std::string_view id) {
  std::optional<std::string> next = next_part(database, id);
  if (!next) return next;
  const std::vector<std::string> parts = evening_of(database, id);
  return parts.back() == id ? std::nullopt : next;
}

bool is_deleted(Database& database, std::string_view id) {
  Query query = database.query("SELECT deleted_at <> '' FROM session WHERE id = ?", id);
  return query.step() && query.flag(0);
}

void mark_deleted(Database& database, std::string_view id, std::string_view at) {
  database.query("UPDATE session SET deleted_at = ? WHERE id = ?", at, id).run();
}

void take_back(Database& database, std::string_view id, std::string_view at) {
  database.query("UPDATE session SET deleted_at = ?, taken_back = 1 WHERE id = ? AND deleted_at = ''", at, id).run();
}

void begin_again(Database& database, std::string_view id) {
  database.query("UPDATE session SET deleted_at = '', taken_back = 0 WHERE id = ? AND taken_back = 1", id).run();
}

void bring_back(Database& database, std::string_view id) {
  database.query("UPDATE session SET deleted_at = '', taken_back = 0 WHERE id = ?", id).run();
}

// Most taps fall where the one before did: then nothing is written.
void touch(Database& database, std::int64_t key) {
  Query others = database.query(
      "SELECT touched FROM session WHERE ended_at = '' AND deleted_at = '' AND key <> ? "
      "ORDER BY touched DESC, started_at DESC, key DESC LIMIT 1",
      key);
  const std::int64_t highest = others.step() ? others.integer(0) : 0;
  database.query("UPDATE session SET touched = ?2 WHERE key = ?1 AND touched < ?2", key, highest + 1).run();
}

std::vector<OpenOne> open_sessions(Database& database, int most) {
  std::vector<OpenOne> open;
  Query query = database.query(
      "SELECT key, id, game, rules, hands_before + hands + 1 FROM session WHERE ended_at = '' AND deleted_at = '' AND "
      "apart = '' "
      "AND (finished = 0 OR EXISTS (SELECT 1 FROM log WHERE log.session = session.key)) "
      "ORDER BY touched DESC, started_at DESC, key DESC LIMIT ?",
      most);
  while (query.step()) {
    OpenOne& one = open.emplace_back(OpenOne{query.text(1), query.text(2), query.text(3), {}, query.count(4)});
    Query seats = database.query(
        "SELECT person.name FROM seat JOIN person ON person.player = seat.player WHERE seat.session = ? "
        "ORDER BY seat.seat",
        query.integer(0));
    while (seats.step()) one.players.push_back(seats.text(0));
  }
  return open;
}

std::optional<std::string> newest_open_session(Database& database) {
  const std::vector<OpenOne> open = open_sessions(database, 1);
  return open.empty() ? std::nullopt : std::optional{open.front().id};
}

}  // namespace nullo::store
