#include "store/played_rows.h"

#include <algorithm>
#include <array>
#include <compare>
#include <string>
#include <utility>
#include <vector>

#include "document/checked.h"
#include "store/session_reader.h"

namespace nullo::store {
namespace {

// Increase it whenever a game counts differently or counts something new.
constexpr std::string_view kCounting = "2";
constexpr std::string_view kCountingKey = "statistics";

void forget_played(Database& database, std::int64_t session) {
  database.query("DELETE FROM played WHERE session = ?", session).run();
  database.query("DELETE FROM figure WHERE session = ?", session).run();
  database.query("DELETE FROM earned WHERE session = ?", session).run();
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
  std::string_view name;
  std::string key;  // of a figure, or the reason of what was earned; empty: neither
  std::array<std::int64_t, 9> values{};
  friend std::strong_ordering operator<=>(const Line&, const Line&) = default;
};
using Lines = std::vector<Line>;

void sort(Lines& lines) {
  std::ranges::sort(lines);
  const auto twice = std::ranges::unique(lines);
  lines.erase(twice.begin(), twice.end());
}

// Its first column is the row of the player. A row of somebody who is not there is left out: verify() reports it as a
// lost key.
template <class Read>
void add_lines(Query query, const PlayerNames& names, Lines& lines, Read read) {
  while (query.step()) {
    const auto name = names.find(query.integer(0));
    Line line = read(query);
    if (name == names.end()) continue;
    line.name = name->second;
    lines.push_back(std::move(line));
  }
}

Lines stored_lines(Database& database, std::int64_t session, const PlayerNames& names) {
  Lines lines;
  add_lines(database.query("SELECT player, seat, hands, through, amount, least, most, coalesce(place, 0), won, shared "
                           "FROM played WHERE session = ? ORDER BY player",
                           session),
            names, lines, [](const Query& row) {
              return Line{{},
                          {},
                          {row.seat(1).index(), row.count(2), row.flag(3), row.amount(4), row.amount(5), row.amount(6),
                           row.count(7), row.flag(8), row.flag(9)}};
            });
  add_lines(
      database.query("SELECT player, key, hands, amount FROM figure WHERE session = ? ORDER BY player, key", session),
      names, lines, [](const Query& row) { return Line{{}, "figure " + row.text(1), {row.count(2), row.amount(3)}}; });
  add_lines(
      database.query("SELECT player, reason, amount FROM earned WHERE session = ? ORDER BY player, reason", session),
      names, lines, [](const Query& row) { return Line{{}, "earned " + row.text(1), {row.amount(2)}}; });
  sort(lines);
  return lines;
}

Lines lines_of(const std::deque<session::Played>& played) {
  Lines lines;
  for (const session::Played& one : played) {
    lines.push_back({one.name,
                     {},
                     {one.seat.index(), one.hands, one.through, one.amount, one.least, one.most, one.place.value_or(0),
                      one.won, one.shared}});
    for (const auto& [key, figure] : one.figures) {
      lines.push_back({one.name, "figure " + std::string{key}, {figure.hands, figure.amount}});
    }
    for (const auto& [reason, amount] : one.by_reason) {
      lines.push_back({one.name, "earned " + std::string{reason}, {amount}});
    }
  }
  sort(lines);
  return lines;
}

std::vector<std::int64_t> all_keys(Database& database) {
  std::vector<std::int64_t> keys;
  Query query = database.query("SELECT key FROM session ORDER BY key");
  while (query.step()) keys.push_back(query.integer(0));
  return keys;
}

}  // namespace

void write_played(Database& database, std::int64_t session, const Sitters& sitters,
                  const std::deque<session::Played>& played) {
  forget_played(database, session);
  for (const session::Played& one : played) write_one(database, session, sitters.named(database, one.name), one);
}

bool is_stored(Database& database, std::int64_t session, const PlayerNames& names,
               const std::deque<session::Played>& played) {
  return stored_lines(database, session, names) == lines_of(played);
}

bool is_counted(Database& database) { return read_setting(database, kCountingKey) == kCounting; }

void count_played(Database& database) {
  if (is_counted(database)) return;
  json::Tree tree;
  for (const std::int64_t key : all_keys(database)) {
    const std::string text = document_of(database, key).value();
    const Result<document::Checked> read = document::Checked::read(text, tree, document::Source::kStore);
    if (read) {
      write_played(database, key, Sitters{database, key}, session::played(*read));
    } else {
      forget_played(database, key);
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
