#include "store/handed_rows.h"

namespace nullo::store {

std::vector<Handing> read_handed_over(Database& database, std::int64_t session) {
  std::vector<Handing> handings;
  Query query = database.query(
      "SELECT from_account, to_account, amount FROM handed_over WHERE session = ? ORDER BY ordinal", session);
  while (query.step()) {
    const std::optional<Account> from = parse_account(query.text(0));
    const std::optional<Account> to = parse_account(query.text(1));
    if (from && to) handings.push_back({*from, *to, query.amount(2)});
  }
  return handings;
}

void add_handed_over(Database& database, std::int64_t session, std::span<const Handing> handings) {
  for (const Handing& handing : step_by_step(handings)) {
    database
        .query(
            "INSERT INTO handed_over (session, ordinal, from_account, to_account, amount) "
            "SELECT ?1, coalesce(max(ordinal) + 1, 0), ?2, ?3, ?4 FROM handed_over WHERE session = ?1",
            session, to_string(handing.from), to_string(handing.to), handing.amount)
        .run();
  }
}

void write_handed_over(Database& database, std::int64_t session, std::span<const Handing> handings) {
  clear_handed_over(database, session);
  add_handed_over(database, session, handings);
}

void clear_handed_over(Database& database, std::int64_t session) {
  database.query("DELETE FROM handed_over WHERE session = ?", session).run();
}

}  // namespace nullo::store
