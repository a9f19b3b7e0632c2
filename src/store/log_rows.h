// The entry log of one session: rows that were done, then rows that were undone, in the order of redoing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

struct LogRow {
  std::int64_t ordinal = 0;
  Logged logged;
};

// The columns from `first` on: ordinal, at, label, hand, before, after, undone.
LogRow read_log_row(const Query& query, int first);

// A new row behind all that were done; those undone are gone. `at`: RFC 3339 UTC; empty: now.
void push_log(Database& database, std::int64_t session, const Change& change, const std::string& at = {});

// The row that the next undo (redo) takes.
std::optional<LogRow> next_undo(Database& database, std::int64_t session);
std::optional<LogRow> next_redo(Database& database, std::int64_t session);
void mark_undone(Database& database, std::int64_t session, std::int64_t ordinal, bool undone);
void remove_log_row(Database& database, std::int64_t session, std::int64_t ordinal);

// A row as it was, into a log that has none of that number.
void insert_log_row(Database& database, std::int64_t session, const LogRow& row);

std::vector<Logged> read_log(Database& database, std::int64_t session);
void clear_log(Database& database, std::int64_t session);

}  // namespace nullo::store
