#include "store/session_list.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "session/seating.h"

namespace nullo::store {
namespace {

using People = std::unordered_map<std::int64_t, std::string>;

People all_people(Database& database) {
  People people;
  Query query = database.query("SELECT player, name FROM person");
  while (query.step()) people.emplace(query.integer(0), query.text(1));
  return people;
}

// If the row of a player is missing, verify() reports it as a lost key; the list shows an empty name.
std::string name_in(const People& people, std::int64_t id) {
  const auto found = people.find(id);
  return found == people.end() ? std::string{} : found->second;
}

// A line of the list, and the key of its session.
struct Row {
  std::int64_t key = 0;
  Listed listed;
};

// Reads the tables in the order of their keys, and merges seats and sitters in one pass each. A join for names and
// order would take three times as long.
std::vector<Row> read_rows(Database& database) {
  std::vector<Row> rows;
  rows.reserve(static_cast<std::size_t>(database.number("SELECT count(*) FROM session")));
  Query query = database.query(
      "SELECT key, id, game, rules, started_at, ended_at, note, hands, finished, deleted_at, continues FROM session "
      "ORDER BY key");
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
  }
  return rows;
}

// Merges the rows with a query that is sorted by session key, its first column.
class Beside {
 public:
  explicit Beside(std::vector<Row>& rows) : at_{rows.begin()}, end_{rows.end()} {}

  Listed* of(std::int64_t key) {
    while (at_ != end_ && at_->key < key) ++at_;
    return at_ != end_ && at_->key == key ? &at_->listed : nullptr;
  }

 private:
  std::vector<Row>::iterator at_;
  std::vector<Row>::iterator end_;
};

void read_seats(Database& database, const People& people, std::vector<Row>& rows) {
  Beside beside{rows};
  Listed* before = nullptr;
  PerSeat<Amount> totals;
  Query query = database.query("SELECT session, seat, player, total, won FROM seat ORDER BY session, seat");
  const auto keep = [&] {
    if (before == nullptr) return;
    PerSeat<Amount> all(static_cast<int>(before->players.size()));  // with braces it would be a list of one element
    for (const Seat seat : Seats{all.size()}) all[seat] = totals[seat];
    before->totals = all;
  };
  while (query.step()) {
    Listed* listed = beside.of(query.integer(0));
    if (listed == nullptr) continue;
    if (listed != before) {
      keep();
      before = listed;
      totals = PerSeat<Amount>(kMostSeats);
    }
    const Seat seat = query.seat(1);
    query.expect(1, static_cast<std::int64_t>(listed->players.size()));  // no seat may be missing
    listed->players.push_back(name_in(people, query.integer(2)));
    totals[seat] = query.amount(3);
    if (query.flag(4)) listed->winners.push_back(seat);
  }
  keep();
}

// Collects who has played for each total of a session, hand by hand.
class Shared {
 public:
  explicit Shared(const std::vector<std::string>& players) : sitting_{players} {
    for (const std::string& name : players) of_total_.push_back({name});
  }

  // These people sit there from hand `number` on.
  void add(int number, const std::vector<std::string>& players, session::PointsFollow follow) {
    if (number == 0) {
      *this = Shared{players};  // replaces the people at the start, since no hand is played yet
      return;
    }
    session::Hand hand;
    hand.players = players;
    hand.points_follow = follow;
    const PerSeat<Seat> came_from = session::came_from(sitting_, hand);
    std::vector<std::vector<std::string>> before = of_total_;
    for (const Seat seat : Seats{came_from.size()}) of_total_[index(seat)] = before[index(came_from[seat])];
    for (std::size_t i = 0; i < players.size(); ++i) {
      std::vector<std::string>& names = of_total_[i];
      if (std::ranges::find(names, players[i]) == names.end()) names.push_back(players[i]);
    }
    sitting_ = players;
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& each : of_total_) names.push_back(fmt::format("{}", fmt::join(each, " / ")));
    return names;
  }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  std::vector<std::string> sitting_;
  std::vector<std::vector<std::string>> of_total_;
};

// A change of people or chairs before a hand.
struct Seating {
  Listed* listed = nullptr;
  int hand = 0;
  session::PointsFollow follow = session::PointsFollow::kSeat;
  std::vector<std::string> players;
};

void add_seating(Seating& seating, std::optional<Shared>& shared) {
  Listed& listed = *seating.listed;
  if (!shared) shared.emplace(listed.players);
  if (seating.players.size() == listed.players.size()) shared->add(seating.hand, seating.players, seating.follow);
  listed.shared = shared->names();
  listed.at_end = seating.players;
  for (const std::string& name : seating.players) {
    const auto among = [&name](const std::vector<std::string>& names) {
      return std::ranges::find(names, name) != names.end();
    };
    if (!among(listed.players) && !among(listed.sat_in)) listed.sat_in.push_back(name);
  }
}

// The search for points_follow cannot match a text that people typed: there quotes are escaped.
void read_sitters(Database& database, const People& people, std::vector<Row>& rows) {
  Beside beside{rows};
  Query query = database.query(
      "SELECT sitter.session, sitter.hand, sitter.seat, sitter.player, "
      "coalesce(instr(hand.facts, '\"points_follow\":\"player\"'), 0) > 0 FROM sitter "
      "LEFT JOIN hand ON hand.session = sitter.session AND hand.number = sitter.hand "
      "ORDER BY sitter.session, sitter.hand, sitter.seat");
  std::optional<Seating> now;
  std::optional<Shared> shared;
  const auto next = [&](Listed* listed, int hand, bool follows) {
    if (now && now->listed == listed && now->hand == hand) return;
    if (now) add_seating(*now, shared);
    if (!now || now->listed != listed) shared.reset();
    const auto follow = follows ? session::PointsFollow::kPlayer : session::PointsFollow::kSeat;
    now.reset();
    if (listed != nullptr)
      now = Seating{listed, hand, follow, listed->at_end.empty() ? listed->players : listed->at_end};
  };
  while (query.step()) {
    Listed* listed = beside.of(query.integer(0));
    if (listed == nullptr) continue;
    next(listed, query.count(1), query.flag(4));
    const int most = static_cast<int>(listed->players.size()) - 1;
    now->players[static_cast<std::size_t>(query.between(2, 0, most))] = name_in(people, query.integer(3));
  }
  next(nullptr, 0, false);
}

// As in the statistics: stopped means that somebody sat through the session and no place was given out. Few rows are
// like that, so one pass over them is enough.
void note_stopped(Database& database, std::vector<Row>& rows) {
  std::unordered_set<std::int64_t> without_place;
  Query query = database.query("SELECT session FROM played WHERE through AND place IS NULL");
  while (query.step()) without_place.insert(query.integer(0));
  for (Row& row : rows) {
    Listed& listed = row.listed;
    listed.stopped =
        listed.finished && !listed.ended_at.empty() && listed.continued_by.empty() && without_place.count(row.key) > 0;
  }
}

void note_continued(std::vector<Row>& rows) {
  std::unordered_map<std::string_view, Listed*> by_id;
  for (Row& row : rows) by_id.emplace(row.listed.id, &row.listed);
  for (const Row& row : rows) {  // of several sessions that continue one, the newest counts
    if (row.listed.continues.empty() || !row.listed.deleted_at.empty()) continue;
    const auto first = by_id.find(row.listed.continues);
    if (first != by_id.end()) first->second->continued_by = row.listed.id;
  }
}

}  // namespace

SessionLists list_sessions(Database& database) {
  std::vector<Row> rows = read_rows(database);
  const People people = all_people(database);
  read_seats(database, people, rows);
  read_sitters(database, people, rows);
  note_continued(rows);
  note_stopped(database, rows);
  std::vector<const Row*> order;
  order.reserve(rows.size());
  for (const Row& row : rows) order.push_back(&row);
  std::ranges::sort(order, [](const Row* a, const Row* b) {
    const int before = b->listed.started_at.compare(a->listed.started_at);
    return before != 0 ? before < 0 : a->key > b->key;
  });
  SessionLists lists;
  lists.kept.reserve(rows.size());
  for (const Row* row : order) {
    Listed& listed = rows[static_cast<std::size_t>(row - rows.data())].listed;
    (listed.deleted_at.empty() ? lists.kept : lists.deleted).push_back(std::move(listed));
  }
  return lists;
}

// The parts of an evening are one, as in the list.
int count_sessions(Database& database) {
  return static_cast<int>(
      database.number("SELECT count(*) FROM session AS part WHERE deleted_at = '' AND (continues = '' OR NOT EXISTS ("
                      "SELECT 1 FROM session AS first WHERE first.id = part.continues AND first.deleted_at = ''))"));
}

std::optional<std::string> newest_session(Database& database) {
  Query query =
      database.query("SELECT id FROM session WHERE deleted_at = '' ORDER BY started_at DESC, key DESC LIMIT 1");
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

std::optional<std::string> continued_by(Database& database, std::string_view id) {
  if (id.empty()) return std::nullopt;
  Query query = database.query(
      "SELECT id FROM session WHERE continues = ? AND continues <> '' AND deleted_at = '' ORDER BY key DESC LIMIT 1",
      id);
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

bool is_deleted(Database& database, std::string_view id) {
  Query query = database.query("SELECT deleted_at <> '' FROM session WHERE id = ?", id);
  return query.step() && query.flag(0);
}

void mark_deleted(Database& database, std::string_view id, std::string_view at) {
  database.query("UPDATE session SET deleted_at = ? WHERE id = ?", at, id).run();
}

void bring_back(Database& database, std::string_view id) {
  database.query("UPDATE session SET deleted_at = '' WHERE id = ?", id).run();
}

}  // namespace nullo::store
