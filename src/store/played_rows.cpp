#include "store/played_rows.h"

#include <algorithm>
#include <array>
#include <compare>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "document/checked.h"
#include "store/session_reader.h"
#include "store/session_writer.h"
#include "store/stamp.h"

namespace nullo::store {
namespace {

// Increase it whenever a game scores or counts differently, or counts something new.
constexpr std::string_view kCounting = "3";
constexpr std::string_view kCountingKey = "statistics";

void forget_played(Database& database, std::int64_t session) {
  database.query("DELETE FROM played WHERE session = ?", session).run();
  database.query("DELETE FROM figure WHERE session = ?", session).run();
  database.query("DELETE FROM earned WHERE session = ?", session).run();
}

void forget_player(Database& database, std::int64_t session, std::int64_t player) {
  database.query("DELETE FROM played WHERE player = ? AND session = ?", player, session).run();
  database.query("DELETE FROM figure WHERE player = ? AND session = ?", player, session).run();
  database.query("DELETE FROM earned WHERE player = ? AND session = ?", player, session).run();
}

void write_one(Database& database, std::int64_t session, std::int64_t player, const session::Played& played) {
  database
      .query(
          "INSERT INTO played (player, session, seat, hands, through, amount, least, most, place, won, shared) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          player, session, played.seat.index(), played.hands, played.through, played.amount, played.least, played.most,
          played.place, played.won, played.shared)
      .run();
  for (const auto& [key, figure] : played.figures) {
    database
        .query("INSERT INTO figure (player, session, key, hands, amount) VALUES (?, ?, ?, ?, ?)", player, session, key,
               figure.hands, figure.amount)
        .run();
  }
  for (const auto& [reason, amount] : played.by_reason) {
    database
        .query("INSERT INTO earned (player, session, reason, amount) VALUES (?, ?, ?, ?)", player, session, reason,
               amount)
        .run();
  }
}

// A row of any of the three tables, to be compared.
struct Line {
  enum class Table { kPlayed, kFigure, kEarned };

  std::string_view name = {};
  Table table = Table::kPlayed;
  std::string key = {};  // of a figure, or the reason of what was earned
  std::array<std::int64_t, 9> values{};
  friend std::strong_ordering operator<=>(const Line&, const Line&) = default;
};
using Lines = std::vector<Line>;

void sort(Lines& lines) {
  std::ranges::sort(lines);
  const auto twice = std::ranges::unique(lines);
  lines.erase(twice.begin(), twice.end());
}

using Values = std::span<const std::int64_t>;

// Visits the rows of the three tables, all or those that `which` says. The first two columns of `row` are the player
// and the session.
template <class Visit, class... Bound>
void visit_rows(Database& database, const std::string& which, Visit visit, const Bound&... bound) {
  Query played = database.query(
      "SELECT player, session, seat, hands, through, amount, least, most, coalesce(place, 0), won, shared FROM played" +
          which,
      bound...);
  while (played.step()) {
    const std::array<std::int64_t, 9> values{played.seat(2).index(), played.count(3),  played.flag(4),
                                             played.amount(5),       played.amount(6), played.amount(7),
                                             played.count(8),        played.flag(9),   played.flag(10)};
    visit(played, Line::Table::kPlayed, std::string_view{}, Values{values});
  }
  Query figure = database.query("SELECT player, session, key, hands, amount FROM figure" + which, bound...);
  while (figure.step()) {
    const std::array<std::int64_t, 2> values{figure.count(3), figure.amount(4)};
    visit(figure, Line::Table::kFigure, figure.view(2), Values{values});
  }
  Query earned = database.query("SELECT player, session, reason, amount FROM earned" + which, bound...);
  while (earned.step()) {
    const std::array<std::int64_t, 1> values{earned.amount(3)};
    visit(earned, Line::Table::kEarned, earned.view(2), Values{values});
  }
}

// Visits the rows that somebody has of a session.
template <class Visit>
void visit_rows_of(const session::Played& one, Visit visit) {
  using enum Line::Table;
  visit(kPlayed, std::string_view{},
        std::array<std::int64_t, 9>{one.seat.index(), one.hands, one.through, one.amount, one.least, one.most,
                                    one.place.value_or(0), one.won, one.shared});
  for (const auto& [key, figure] : one.figures)
    visit(kFigure, key, std::array<std::int64_t, 2>{figure.hands, figure.amount});
  for (const auto& [reason, amount] : one.by_reason) visit(kEarned, reason, std::array<std::int64_t, 1>{amount});
}

Line line_of(std::string_view name, Line::Table table, std::string_view key, Values values) {
  Line line{.name = name, .table = table, .key = std::string{key}};
  std::ranges::copy(values, line.values.begin());
  return line;
}

// In any order: they are sorted afterwards. A row of somebody who is not there is left out: verify() reports it as a
// lost key.
Lines stored_lines(Database& database, std::int64_t session, const PlayerNames& names) {
  Lines lines;
  visit_rows(
      database, " WHERE session = ?",
      [&](const Query& row, Line::Table table, std::string_view key, Values values) {
        const auto name = names.find(row.integer(0));
        if (name != names.end()) lines.push_back(line_of(name->second, table, key, values));
      },
      session);
  sort(lines);
  return lines;
}

Lines lines_of(const std::deque<session::Played>& played) {
  Lines lines;
  for (const session::Played& one : played) {
    visit_rows_of(one, [&](Line::Table table, std::string_view key, Values values) {
      lines.push_back(line_of(one.name, table, key, values));
    });
  }
  sort(lines);
  return lines;
}

// ---- sums, for which no row is kept or sorted

// Each value changes all bits. (The finisher of SplitMix64.)
class Mixed {
 public:
  Mixed& add(std::uint64_t value) {
    mixed_ += value + 0x9E3779B97F4A7C15;
    mixed_ = (mixed_ ^ (mixed_ >> 30U)) * 0xBF58476D1CE4E5B9;
    mixed_ = (mixed_ ^ (mixed_ >> 27U)) * 0x94D049BB133111EB;
    mixed_ ^= mixed_ >> 31U;
    return *this;
  }
  Mixed& add(std::int64_t value) { return add(static_cast<std::uint64_t>(value)); }
  Mixed& add(std::string_view text) { return add(std::uint64_t{std::hash<std::string_view>{}(text)}); }
  [[nodiscard]] std::uint64_t value() const { return mixed_; }

 private:
  std::uint64_t mixed_ = 0;
};

std::uint64_t mixed(std::uint64_t name, Line::Table table, std::string_view key, Values values) {
  Mixed mixed;
  mixed.add(name).add(static_cast<std::uint64_t>(table));
  if (table != Line::Table::kPlayed) mixed.add(key);
  for (const std::int64_t value : values) mixed.add(value);
  return mixed.value();
}

// `whose`: what stands for the person in each row.
std::uint64_t sum_of(const session::Played& one, std::uint64_t whose) {
  std::uint64_t sum = 0;
  visit_rows_of(
      one, [&](Line::Table table, std::string_view key, Values values) { sum += mixed(whose, table, key, values); });
  return sum;
}

// A sum of the rows that each player has of a session, by player: a list, since it lies beside all that was played.
// Rows that this program would not store are taken out.
std::vector<std::pair<std::int64_t, std::uint64_t>> sums_by_player(Database& database, std::int64_t session) try {
  std::vector<std::pair<std::int64_t, std::uint64_t>> sums;
  visit_rows(
      database, " WHERE session = ? ORDER BY player",
      [&](const Query& row, Line::Table table, std::string_view key, Values values) {
        const std::int64_t player = row.integer(0);
        auto at = std::ranges::lower_bound(sums, player, {}, [](const auto& each) { return each.first; });
        if (at == sums.end() || at->first != player) at = sums.insert(at, {player, 0});
        at->second += mixed(static_cast<std::uint64_t>(player), table, key, values);
      },
      session);
  return sums;
} catch (const Damage&) {
  forget_played(database, session);
  return {};
}

std::vector<std::int64_t> all_keys(Database& database) {
  std::vector<std::int64_t> keys;
  Query query = database.query("SELECT key FROM session ORDER BY key");
  while (query.step()) keys.push_back(query.integer(0));
  return keys;
}

}  // namespace

void set_apart(Database& database, std::int64_t session, std::string_view why) {
  database.query("UPDATE session SET apart = ? WHERE key = ?", why, session).run();
  forget_played(database, session);
}

void write_played(Database& database, std::int64_t session, const Sitters& sitters,
                  const std::deque<session::Played>& played) {
  const auto stored = sums_by_player(database, session);
  std::vector<bool> played_again(stored.size());
  for (const session::Played& one : played) {
    const std::int64_t player = sitters.named(database, one.name);
    const auto was = std::ranges::lower_bound(stored, player, {}, [](const auto& each) { return each.first; });
    if (was != stored.end() && was->first == player) {
      played_again[static_cast<std::size_t>(was - stored.begin())] = true;
      if (was->second == sum_of(one, static_cast<std::uint64_t>(player))) continue;
      forget_player(database, session, player);
    }
    write_one(database, session, player, one);
  }
  for (std::size_t i = 0; i < stored.size(); ++i) {
    if (!played_again[i]) forget_player(database, session, stored[i].first);
  }
}

PlayerNames all_names(Database& database) {
  PlayerNames names;
  Query query = database.query("SELECT player, name FROM person ORDER BY player");
  while (query.step()) names.emplace(query.integer(0), query.text(1));
  return names;
}

bool is_stored(Database& database, std::int64_t session, const PlayerNames& names,
               const std::deque<session::Played>& played) {
  return stored_lines(database, session, names) == lines_of(played);
}

PlayedSums played_sums(Database& database, const PlayerNames& names) {
  std::unordered_map<std::int64_t, std::uint64_t> hashed;
  for (const auto& [player, name] : names) hashed.emplace(player, Mixed{}.add(name).value());
  PlayedSums sums;
  visit_rows(database, "", [&](const Query& row, Line::Table table, std::string_view key, Values values) {
    const auto name = hashed.find(row.integer(0));
    if (name != hashed.end()) sums[row.integer(1)] += mixed(name->second, table, key, values);
  });
  return sums;
}

std::uint64_t sum_of(const std::deque<session::Played>& played) {
  std::uint64_t sum = 0;
  for (const session::Played& one : played) sum += sum_of(one, Mixed{}.add(one.name).value());
  return sum;
}

bool is_counted(Database& database) { return read_setting(database, kCountingKey) == kCounting; }

bool is_counted(SQLite::Database& connection) {
  SQLite::Statement setting{connection, "SELECT value FROM setting WHERE key = ?"};
  setting.bind(1, std::string{kCountingKey});
  return setting.executeStep() && setting.getColumn(0).getString() == kCounting;
}

namespace {

// Nothing: an older version stored what this one would not, so that all is written anew.
std::optional<PlayedSums> sums_of_older(Database& database) try {
  return played_sums(database, all_names(database));
} catch (const Damage&) {
  return std::nullopt;
}

// Of one session; nothing: they are not known.
std::optional<std::uint64_t> sum_in(const std::optional<PlayedSums>& all, std::int64_t session) {
  if (!all) return std::nullopt;
  const auto found = all->find(session);
  return found == all->end() ? 0 : found->second;
}

}  // namespace

void count_played(Database& database) {
  if (is_counted(database)) return;
  json::Tree tree;
  const std::optional<PlayedSums> stored = sums_of_older(database);
  for (const std::int64_t key : all_keys(database)) {
    const std::string text = document_of(database, key).value();
    const Result<document::Checked> read = document::Checked::read(text, tree, document::Source::kStore);
    if (read) {
      database.query("UPDATE session SET apart = '' WHERE key = ? AND apart <> ''", key).run();
      count_again(database, key, *read, sum_in(stored, key));
    } else {
      set_apart(database, key, texts_of(read.error()));
    }
  }
  write_setting(database, kCountingKey, kCounting);
}

void bring_played_up_to_date(Database& database) {
  if (is_counted(database)) return;
  WriteTransaction transaction{database};
  count_played(database);
  transaction.commit();
}

}  // namespace nullo::store
