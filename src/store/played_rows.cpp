#include "store/played_rows.h"

#include <string>
#include <vector>

#include <fmt/format.h>

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

template <class... Values>
std::string line_of(const Values&... values) {
  std::string line;
  ((line += fmt::format("{}\t", values)), ...);
  return line;
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

std::set<std::string> stored_lines(Database& database, std::int64_t session) {
  std::set<std::string> lines;
  Query played = database.query(
      "SELECT person.name, seat, hands, through, amount, least, most, coalesce(place, 0), won, shared "
      "FROM played JOIN person ON person.player = played.player WHERE session = ?",
      session);
  while (played.step()) {
    lines.insert(line_of(played.text(0), played.seat(1).index(), played.count(2), played.flag(3), played.amount(4),
                         played.amount(5), played.amount(6), played.count(7), played.flag(8), played.flag(9)));
  }
  Query figure = database.query(
      "SELECT person.name, key, hands, amount FROM figure JOIN person ON person.player = figure.player "
      "WHERE session = ?",
      session);
  while (figure.step()) lines.insert(line_of(figure.text(0), figure.text(1), figure.count(2), figure.amount(3)));
  Query earned = database.query(
      "SELECT person.name, reason, amount FROM earned JOIN person ON person.player = earned.player WHERE session = ?",
      session);
  while (earned.step()) lines.insert(line_of(earned.text(0), earned.text(1), earned.amount(2)));
  return lines;
}

std::set<std::string> lines_of(const std::deque<session::Played>& played) {
  std::set<std::string> lines;
  for (const session::Played& one : played) {
    lines.insert(line_of(one.name, one.seat.index(), one.hands, one.through, one.amount, one.least, one.most,
                         one.place.value_or(0), one.won, one.shared));
    for (const auto& [key, figure] : one.figures) lines.insert(line_of(one.name, key, figure.hands, figure.amount));
    for (const auto& [reason, amount] : one.by_reason) lines.insert(line_of(one.name, reason, amount));
  }
  return lines;
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
