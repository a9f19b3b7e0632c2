#include "store/log_rows.h"

#include "store/clock.h"

namespace nullo::store {
namespace {

// Of a row that begins with: ordinal, at, label, hand, before, after, undone.
LogRow row_of(const Query& query) {
  LogRow row;
  row.ordinal = query.integer(0);
  row.logged.at = query.text(1);
  row.logged.change.label = query.text(2);
  if (!query.is_null(3)) row.logged.change.hand = query.small(3);
  row.logged.change.before = query.text_or_null(4);
  row.logged.change.after = query.text_or_null(5);
  row.logged.undone = query.flag(6);
  return row;
}

std::optional<LogRow> first_of(Query query) { return query.step() ? std::optional{row_of(query)} : std::nullopt; }

}  // namespace

void push_log(Database& database, std::int64_t session, const Change& change) {
  database.query("DELETE FROM log WHERE session = ? AND undone = 1", session).run();
  database
      .query(
          "INSERT INTO log (session, ordinal, at, label, hand, before, after, undone) "
          "SELECT ?1, coalesce(max(ordinal) + 1, 0), ?2, ?3, ?4, ?5, ?6, 0 FROM log WHERE session = ?1",
          session, now(), change.label, change.hand, change.before, change.after)
      .run();
}

std::optional<LogRow> next_undo(Database& database, std::int64_t session) {
  return first_of(
      database.query("SELECT ordinal, at, label, hand, before, after, undone FROM log WHERE session = ? AND undone = 0 "
                     "ORDER BY ordinal DESC LIMIT 1",
                     session));
}

std::optional<LogRow> next_redo(Database& database, std::int64_t session) {
  return first_of(
      database.query("SELECT ordinal, at, label, hand, before, after, undone FROM log WHERE session = ? AND undone = 1 "
                     "ORDER BY ordinal LIMIT 1",
                     session));
}

void mark_undone(Database& database, std::int64_t session, std::int64_t ordinal, bool undone) {
  database.query("UPDATE log SET undone = ? WHERE session = ? AND ordinal = ?", undone, session, ordinal).run();
}

std::vector<Logged> read_log(Database& database, std::int64_t session) {
  std::vector<Logged> rows;
  Query query = database.query(
      "SELECT ordinal, at, label, hand, before, after, undone FROM log WHERE session = ? ORDER BY ordinal", session);
  while (query.step()) rows.push_back(row_of(query).logged);
  return rows;
}

void clear_log(Database& database, std::int64_t session) {
  database.query("DELETE FROM log WHERE session = ?", session).run();
}

}  // namespace nullo::store
