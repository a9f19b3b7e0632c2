#include "store/log_rows.h"

#include "base/clock.h"

namespace nullo::store {
namespace {

std::optional<LogRow> first_of(Query query) {
  return query.step() ? std::optional{read_log_row(query, 0)} : std::nullopt;
}

}  // namespace

LogRow read_log_row(const Query& query, int first) {
  LogRow row;
  row.ordinal = query.integer(first);
  row.logged.at = query.text(first + 1);
  row.logged.change.label = query.text(first + 2);
  if (!query.is_null(first + 3)) row.logged.change.hand = query.count(first + 3);
  row.logged.change.before = query.text_or_null(first + 4);
  row.logged.change.after = query.text_or_null(first + 5);
  row.logged.undone = query.flag(first + 6);
  if (!query.is_null(first + 7)) row.logged.change.part = query.count(first + 7);
  return row;
}

void push_log(Database& database, std::int64_t session, const Change& change, const std::string& at) {
  database.query("DELETE FROM log WHERE session = ? AND undone = 1", session).run();
  database
      .query(
          "INSERT INTO log (session, ordinal, at, label, hand, before, after, undone, part) "
          "SELECT ?1, coalesce(max(ordinal) + 1, 0), ?2, ?3, ?4, ?5, ?6, 0, ?7 FROM log WHERE session = ?1",
          session, at.empty() ? now_utc() : at, change.label, change.hand, change.before, change.after, change.part)
      .run();
}

std::optional<LogRow> next_undo(Database& database, std::int64_t session) {
  return first_of(database.query(
      "SELECT ordinal, at, label, hand, before, after, undone, part FROM log WHERE session = ? AND undone = 0 "
      "ORDER BY ordinal DESC LIMIT 1",
      session));
}

std::optional<LogRow> next_redo(Database& database, std::int64_t session) {
  return first_of(database.query(
      "SELECT ordinal, at, label, hand, before, after, undone, part FROM log WHERE session = ? AND undone = 1 "
      "ORDER BY ordinal LIMIT 1",
      session));
}

void mark_undone(Database& database, std::int64_t session, std::int64_t ordinal, bool undone) {
  database.query("UPDATE log SET undone = ? WHERE session = ? AND ordinal = ?", undone, session, ordinal).run();
}

void remove_log_row(Database& database, std::int64_t session, std::int64_t ordinal) {
  database.query("DELETE FROM log WHERE session = ? AND ordinal = ?", session, ordinal).run();
}

void insert_log_row(Database& database, std::int64_t session, const LogRow& row) {
  const Change& change = row.logged.change;
  database
      .query(
          "INSERT INTO log (session, ordinal, at, label, hand, before, after, undone, part) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
          session, row.ordinal, row.logged.at, change.label, change.hand, change.before, change.after,
          row.logged.undone, change.part)
      .run();
}

std::vector<Logged> read_log(Database& database, std::int64_t session) {
  std::vector<Logged> rows;
  Query query = database.query(
      "SELECT ordinal, at, label, hand, before, after, undone, part FROM log WHERE session = ? ORDER BY ordinal",
      session);
  while (query.step()) rows.push_back(read_log_row(query, 0).logged);
  return rows;
}

void clear_log(Database& database, std::int64_t session) {
  database.query("DELETE FROM log WHERE session = ?", session).run();
}

}  // namespace nullo::store
