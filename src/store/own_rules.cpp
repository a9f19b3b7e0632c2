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

std::vector<NamedGame> read_named_games(Database& database) {
  constexpr int kMostNamed = 20;
  std::vector<NamedGame> named;
  for (const games::Info& game : games::all()) {
    if (!game.only_scores) continue;
    // the columns beside max() are those of the row that has it
    Query query = database.query(
        "SELECT session.rules, (SELECT count(*) FROM seat WHERE seat.session = session.key), "
        "max(session.started_at) AS played FROM session WHERE session.game = ? AND session.deleted_at = '' "
        "GROUP BY json_extract(session.rules, '$.name') ORDER BY played DESC LIMIT ?",
        game.id, kMostNamed);
    while (query.step()) {
      const int seats = query.count(1);
      if (auto rules = document::read_rules(game.id, query.text(0), std::min(seats, kMostSeats)))
        named.push_back({std::move(*rules), seats});
    }
  }
  return named;
}

void write_own_rules(Database& database, std::string_view game_id, std::string_view name, std::string_view rules,
                     int seats) {
  database
      .query(
          "INSERT INTO own_rules (game, name, rules, seats, kept_at) VALUES (?, ?, ?, ?, ?) "
          "ON CONFLICT (game, name) DO UPDATE "
          "SET rules = excluded.rules, seats = excluded.seats, kept_at = excluded.kept_at",
          game_id, name, rules, seats, now_utc())
      .run();
}

void erase_own_rules(Database& database, std::string_view game_id, std::string_view name) {
  database.query("DELETE FROM own_rules WHERE game = ? AND name = ?", game_id, name).run();
}

}  // namespace nullo::store
