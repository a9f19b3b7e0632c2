#include "store/own_rules.h"

#include <algorithm>

#include "base/clock.h"
#include "document/document.h"

namespace nullo::store {

KeptRules read_own_rules(Database& database, std::string_view game_id) {
  KeptRules kept;
  Query query =
      database.query("SELECT name, rules, seats, kept_at FROM own_rules WHERE game = ? ORDER BY name", game_id);
  while (query.step()) {
    const int seats = query.count(2);
    Result<games::Rules> rules = document::read_rules(game_id, query.text(1), std::min(seats, kMostSeats));
    if (rules && seats <= kMostSeats) {
      kept.rules.push_back({query.text(0), std::move(*rules), seats, query.text(3)});
    } else {
      kept.unread.push_back(query.text(0));
    }
  }
  return kept;
}

void write_own_rules(Database& database, std::string_view name, const games::Rules& rules, int seats) {
  database
      .query(
          "INSERT INTO own_rules (game, name, rules, seats, kept_at) VALUES (?, ?, ?, ?, ?) "
          "ON CONFLICT (game, name) DO UPDATE "
          "SET rules = excluded.rules, seats = excluded.seats, kept_at = excluded.kept_at",
          games::info(rules).id, name, document::write_rules(rules), seats, now_utc())
      .run();
}

void erase_own_rules(Database& database, std::string_view game_id, std::string_view name) {
  database.query("DELETE FROM own_rules WHERE game = ? AND name = ?", game_id, name).run();
}

}  // namespace nullo::store
