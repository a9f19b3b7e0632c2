// The entry log of one session: first the rows that are done, then the undone ones in the order in which redo takes
// them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"
#include "store/store.h"

namespace nullo::store {

struct LogRow {
  std::int64_t ordinal = 0;
  Logged logged;
};

// The columns that read_log_row() reads, beginning at column `first` of the query.
inline constexpr std::string_view kLogColumns = "ordinal, at, label, hand, before, after, undone, part, kind, together";
LogRow read_log_row(const Query& query, int first);

// Adds a row after all that are done, and deletes the undone ones. `together`: see Logged.
void push_log(Database& database, std::int64_t session, const Change& change, const std::string& together = {});

// The row that the next undo (or redo) takes.
std::optional<LogRow> next_undo(Database& database, std::int64_t session);
std::optional<LogRow> next_redo(Database& database, std::int64_t session);
void mark_undone(Database& database, std::int64_t session, std::int64_t ordinal, bool undone);

// Inserts the row unchanged, with its number, which must be free in this log.
void insert_log_row(Database& database, std::int64_t session, const LogRow& row);

std::vector<Logged> read_log(Database& database, std::int64_t session);
void clear_log(Database& database, std::int64_t session);

}  // namespace nullo::store
