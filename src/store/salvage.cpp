#include "store/salvage.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <sqlite3.h>

#include "store/checksum.h"
#include "store/stamp.h"

namespace nullo::store {
namespace {

constexpr std::int64_t kMostProbed = 100'000;
constexpr int kMostHands =
    1'000'000;  // a higher number of a hand is damage, and no memory is taken for the hands before it

class Salvage {
 public:
  explicit Salvage(Database& damaged) : damaged_{damaged} {}

  Salvaged run() {
    read_players();
    read_sessions();
    read_seats();
    read_hands();
    read_ledger();
    read_logs();
    read_settings();
    read_own_rules();
    read_seasons();
    return std::move(found_);
  }

 private:
  // Passes each row of a query to `keep`, as far as SQLite can read; true if it reached the end. Leaves out a row whose
  // columns are unreadable.
  template <class Keep, class... Values>
  bool read(const std::string& sql, const Keep& keep, const Values&... values) {
    return readable([&] {
      Query query = damaged_.query(sql, values...);
      while (query.step()) readable([&] { keep(query); });
    });
  }

  // Reads every readable row of a table: from both ends up to the damage, then the rows between one by one, since most
  // of them may be on good pages. The first column is the row's number. Returns whether there was no damage.
  template <class Keep>
  bool read_table(const std::string& table, const std::string& columns, const Keep& keep) {
    const std::string select = fmt::format("SELECT rowid, {} FROM {} NOT INDEXED ", columns, table);
    std::set<std::int64_t> seen;
    const auto keep_new = [&](const Query& query) {
      if (seen.insert(query.integer(0)).second) keep(query);
    };
    if (read(select + "ORDER BY rowid", keep_new)) return true;
    const std::int64_t last = seen.empty() ? 0 : *seen.rbegin();
    read(select + "ORDER BY rowid DESC", keep_new);
    const auto behind = seen.upper_bound(last);
    const std::int64_t end =
        std::min(behind == seen.end() ? std::numeric_limits<std::int64_t>::max() : *behind, last + kMostProbed);
    for (std::int64_t row = last + 1; row < end; ++row) read(select + "WHERE rowid = ?", keep_new, row);
    return false;
  }

  // The column's name; if the table is older than the column, `otherwise` instead.
  std::string column(const std::string& table, const std::string& name, const std::string& otherwise) {
    bool is_there = false;
    read(
        "SELECT count(*) FROM pragma_table_info(?) WHERE name = ?",
        [&](const Query& query) { is_there = query.integer(0) > 0; }, table, name);
    return is_there ? name : otherwise;
  }

  void read_players() {
    const std::string columns =
        fmt::format("name, {}, {}, {}", column("player", "short_name", "''"), column("player", "colour", "NULL"),
                    column("player", "merged_into", "NULL"));
    read_table("player", columns, [&](const Query& query) {
      SalvagedPlayer player{query.text(1), query.text(2), std::nullopt, std::nullopt};
      if (!query.is_null(3)) player.colour = query.seat(3).index();
      if (!query.is_null(4)) player.merged_into = query.integer(4);
      found_.players.emplace(query.integer(0), std::move(player));
    });
    // The index contains all names, too.
    read("SELECT id, name FROM player INDEXED BY sqlite_autoindex_player_1 ORDER BY name", [&](const Query& query) {
      found_.players.emplace(query.integer(0), SalvagedPlayer{query.text(1), {}, {}, {}});
    });
  }

  void read_sessions() {
    std::string columns = "id, game, rules, first_dealer, started_at, ended_at, note";
    constexpr std::array<std::pair<const char*, const char*>, 9> kAddedLater{{{"opening", "''"},
                                                                              {"hands_before", "0"},
                                                                              {"continues", "''"},
                                                                              {"stake_cents", "NULL"},
                                                                              {"stake_against", "'average'"},
                                                                              {"opening_bags", "''"},
                                                                              {"deleted_at", "''"},
                                                                              {"taken_back", "0"},
                                                                              {"apart", "''"}}};
    for (const auto& [name, otherwise] : kAddedLater) columns += ", " + column("session", name, otherwise);
    read_table("session", columns + ", hands", [&](const Query& query) {
      SalvagedSession& session = found_.sessions[query.integer(0)];
      session.head = read_head(query, 1);
      session.id = session.head->id;
      session.deleted_at = query.text(1 + kHeadColumnCount);
      session.taken_back = query.flag(2 + kHeadColumnCount);
      session.apart = query.text(3 + kHeadColumnCount);
      readable([&] { complete_.emplace(query.integer(0), hand_number(query, 4 + kHeadColumnCount)); });
    });
    read("SELECT key, id FROM session INDEXED BY sqlite_autoindex_session_1 ORDER BY id", [&](const Query& query) {
      SalvagedSession& session = found_.sessions[query.integer(0)];
      if (session.id.empty()) session.id = query.text(1);
    });
  }

  void read_seats() {
    const auto keep = [&](const Query& query) {
      found_.sessions[query.integer(0)].seats.emplace(query.seat(1).index(), query.integer(2));
    };
    const std::string select = "SELECT session, seat, player FROM seat ";
    if (read(select + "ORDER BY session, seat", keep)) return;
    read(select + "ORDER BY session DESC, seat DESC", keep);
    for (const std::int64_t key : keys()) read(select + "WHERE session = ? ORDER BY seat", keep, key);
  }

  void read_hands() {
    const std::string columns = fmt::format("session, number, facts, {}", column("hand", "checksum", "NULL"));
    const bool whole = read_table("hand", columns, [&](const Query& query) {
      SalvagedSession& session = found_.sessions[query.integer(1)];
      const int number = hand_number(query, 2);
      speaks_of_hand(session, number);
      SalvagedHand hand{query.text(3), false};
      hand.as_written = query.is_null(4) || query.integer(4) == checksum(hand.facts);
      session.hands.emplace(number, std::move(hand));
    });
    for (auto& [key, session] : found_.sessions) session.hands_unreadable = !whole && session.hands.empty();
    read("SELECT session, number FROM hand INDEXED BY sqlite_autoindex_hand_1 ORDER BY session, number",
         [&](const Query& query) { speaks_of_hand(found_.sessions[query.integer(0)], hand_number(query, 1)); });
  }

  // A last hand whose row is gone altogether: the ledger has what it brought, and the session counts it if it was
  // complete.
  void read_ledger() {
    read("SELECT session, max(hand) FROM posting GROUP BY session ORDER BY session", [&](const Query& query) {
      const auto complete = complete_.find(query.integer(0));
      if (complete == complete_.end()) return;
      const int hands = std::min(complete->second + 1, hand_number(query, 1) + 1);
      if (hands > 0) speaks_of_hand(found_.sessions[query.integer(0)], hands - 1);
    });
  }

  // A hand's number, or how many there are.
  static int hand_number(const Query& query, int column) {
    return static_cast<int>(query.between(column, 0, kMostHands));
  }

  static void speaks_of_hand(SalvagedSession& session, int number) {
    session.hands_known = std::max(session.hands_known, static_cast<std::size_t>(number) + 1);
  }

  void read_logs() {
    std::string columns = "session, ordinal, at, label, hand, before, after, undone";
    constexpr std::array<std::pair<const char*, const char*>, 3> kAddedLater{
        {{"part", "NULL"}, {"kind", "''"}, {"together", "''"}}};
    for (const auto& [name, otherwise] : kAddedLater) columns += ", " + column("log", name, otherwise);
    read_table("log", columns, [&](const Query& query) {
      SalvagedSession& session = found_.sessions[query.integer(1)];
      session.log.push_back(read_log_row(query, 2));
    });
    for (auto& [key, session] : found_.sessions) {
      std::ranges::sort(session.log, [](const LogRow& a, const LogRow& b) { return a.ordinal < b.ordinal; });
      const std::map<int, std::string> logged = hands_in_log(session);
      if (!logged.empty()) speaks_of_hand(session, logged.rbegin()->first);
    }
  }

  void read_settings() {
    const auto keep = [&](const Query& query) { found_.settings.emplace(query.text(0), query.text(1)); };
    if (read("SELECT key, value FROM setting ORDER BY key", keep)) return;
    read("SELECT key, value FROM setting ORDER BY key DESC", keep);
  }

  void read_own_rules() {
    const auto keep = [&](const Query& query) {
      found_.own_rules.push_back({query.text(0), query.text(1), query.text(2),
                                  static_cast<int>(query.between(3, 1, kMostSeats)), query.text(4)});
    };
    const std::string select = "SELECT game, name, rules, seats, kept_at FROM own_rules ";
    if (read(select + "ORDER BY game, name", keep)) return;
    read(select + "ORDER BY game DESC, name DESC", keep);  // a name that is read twice is stored once
  }

  void read_seasons() {
    const auto keep = [&](const Query& query) { found_.seasons.emplace(query.text(0), query.text(1)); };
    if (read("SELECT id, document FROM season ORDER BY id", keep)) return;
    read("SELECT id, document FROM season ORDER BY id DESC", keep);
  }

  [[nodiscard]] std::vector<std::int64_t> keys() const {
    std::vector<std::int64_t> keys;
    for (const auto& [key, session] : found_.sessions) keys.push_back(key);
    return keys;
  }

  Database& damaged_;
  Salvaged found_;
  std::map<std::int64_t, int> complete_;  // for each session how many complete hands it notes
};

}  // namespace

bool in_the_way(const SQLite::Exception& error) {
  if (errno == EIO) return false;  // SQLite reports SQLITE_CORRUPT for some failed reads
  return is_damage(error) || (error.getErrorCode() & 0xFF) == SQLITE_ERROR;
}

std::map<int, std::string> hands_in_log(const SalvagedSession& session) {
  std::map<int, std::string> hands;
  for (const LogRow& row : session.log) {
    const Change& change = row.logged.change;
    if (row.logged.undone) break;
    if (!change.hand) {
      hands.clear();  // a change of the whole session may have changed any hand
    } else if (change.after) {
      hands.insert_or_assign(*change.hand, *change.after);
    } else {
      hands.erase(*change.hand);
    }
  }
  return hands;
}

Salvaged salvage(Database& damaged) { return Salvage{damaged}.run(); }

}  // namespace nullo::store
