#include "store/log_rows.h"

#include <fmt/format.h>

#include "base/clock.h"

namespace nullo::store {
namespace {

constexpr std::string_view kGoingOn = "going_on";

// Of the log of one session, whose key is the value.
std::string select_rows(std::string_view which) {
  return fmt::format("SELECT {} FROM log WHERE session = ? AND {}", kLogColumns, which);
}

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
  if (query.text(first + 8) == kGoingOn) row.logged.change.kind = ChangeKind::kGoingOn;
  row.logged.together = query.text(first + 9);
  return row;
}

void push_log(Database& database, std::int64_t session, const Change& change, const std::string& together) {
  database.query("DELETE FROM log WHERE session = ? AND undone = 1", session).run();
  LogRow row;
  row.logged = {change, now_utc(), false, together};
  Query last = database.query("SELECT coalesce(max(ordinal) + 1, 0) FROM log WHERE session = ?", session);
  last.step();
  row.ordinal = last.integer(0);
  insert_log_row(database, session, row);
}

std::optional<LogRow> next_undo(Database& database, std::int64_t session) {
  static const std::string kSelect = select_rows("undone = 0 ORDER BY ordinal DESC LIMIT 1");
  return first_of(database.query(kSelect, session));
}

std::optional<LogRow> next_redo(Database& database, std::int64_t session) {
  static const std::string kSelect = select_rows("undone = 1 ORDER BY ordinal LIMIT 1");
  return first_of(database.query(kSelect, session));
}

void mark_undone(Database& database, std::int64_t session, std::int64_t ordinal, bool undone) {
  database.query("UPDATE log SET undone = ? WHERE session = ? AND ordinal = ?", undone, session, ordinal).run();
}

void insert_log_row(Database& database, std::int64_t session, const LogRow& row) {
  static const std::string kInsert =
      fmt::format("INSERT INTO log (session, {}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", kLogColumns);
  const Change& change = row.logged.change;
  const std::string_view kind = change.kind == ChangeKind::kGoingOn ? kGoingOn : "";
  database
      .query(kInsert, session, row.ordinal, row.logged.at, change.label, change.hand, change.before, change.after,
             row.logged.undone, change.part, kind, row.logged.together)
      .run();
}

std::vector<Logged> read_log(Database& database, std::int64_t session) {
  static const std::string kSelect = select_rows("TRUE ORDER BY ordinal");
  std::vector<Logged> rows;
  Query query = database.query(kSelect, session);
  while (query.step()) rows.push_back(read_log_row(query, 0).logged);
  return rows;
}

void clear_log(Database& database, std::int64_t session) {
  database.query("DELETE FROM log WHERE session = ?", session).run();
}

}  // namespace nullo::store
