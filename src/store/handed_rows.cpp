#include "store/handed_rows.h"

#include <string>

namespace nullo::store {
namespace {

void append(Database& database, std::int64_t session, std::int64_t ordinal, std::span<const Handing> steps) {
  for (const Handing& step : steps) {
    database
        .query("INSERT INTO handed_over (session, ordinal, from_account, to_account, amount) VALUES (?, ?, ?, ?, ?)",
               session, ordinal++, to_string(step.from), to_string(step.to), step.amount)
        .run();
  }
}

// How many of these, from the first one on, are stored already.
std::size_t stored_of(Database& database, std::int64_t session, std::span<const Handing> steps) {
  Query query = database.query(
      "SELECT ordinal, from_account, to_account, amount FROM handed_over WHERE session = ? ORDER BY ordinal", session);
  std::size_t same = 0;
  while (same < steps.size() && query.step()) {
    const Handing& step = steps[same];
    if (query.integer(0) != static_cast<std::int64_t>(same) || query.amount(3) != step.amount ||
        parse_account(query.view(1)) != step.from || parse_account(query.view(2)) != step.to)
      break;
    ++same;
  }
  return same;
}

}  // namespace

std::vector<Handing> read_handed_over(Database& database, std::int64_t session) {
  std::vector<Handing> handings;
  Query query = database.query(
      "SELECT from_account, to_account, amount FROM handed_over WHERE session = ? ORDER BY ordinal", session);
  while (query.step()) {
    const std::optional<Account> from = parse_account(query.view(0));
    const std::optional<Account> to = parse_account(query.view(1));
    if (from && to) handings.push_back({*from, *to, query.amount(2)});
  }
  return handings;
}

void add_handed_over(Database& database, std::int64_t session, std::span<const Handing> handings) {
  if (handings.empty()) return;
  Query last = database.query("SELECT coalesce(max(ordinal) + 1, 0) FROM handed_over WHERE session = ?", session);
  last.step();
  append(database, session, last.integer(0), step_by_step(handings));
}

void write_handed_over(Database& database, std::int64_t session, std::span<const Handing> handings) {
  const std::vector<Handing> steps = step_by_step(handings);
  const std::size_t same = stored_of(database, session, steps);
  database.query("DELETE FROM handed_over WHERE session = ? AND ordinal >= ?", session, static_cast<std::int64_t>(same))
      .run();
  append(database, session, static_cast<std::int64_t>(same), std::span{steps}.subspan(same));
}

void clear_handed_over(Database& database, std::int64_t session) {
  database.query("DELETE FROM handed_over WHERE session = ?", session).run();
}

}  // namespace nullo::store
