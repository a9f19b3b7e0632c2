#include "store/people.h"

namespace nullo::store {
namespace {

std::optional<std::int64_t> find_player(Database& database, std::string_view name) {
  Query query = database.query("SELECT id FROM player WHERE name = ?", name);
  return query.step() ? std::optional{query.integer(0)} : std::nullopt;
}

}  // namespace

std::int64_t player_named(Database& database, std::string_view name) {
  if (const std::optional<std::int64_t> known = find_player(database, name)) return *known;
  database.query("INSERT INTO player (name) VALUES (?)", name).run();
  return database.connection().getLastInsertRowid();
}

std::vector<std::string> read_players(Database& database) {
  std::vector<std::string> names;
  Query query = database.query(
      "SELECT player.name FROM player "
      "JOIN (SELECT player, session FROM seat UNION SELECT player, session FROM sitter) AS played "
      "ON played.player = player.id "
      "JOIN session ON session.key = played.session "
      "GROUP BY player.id ORDER BY max(session.started_at) DESC, max(session.key) DESC, player.name");
  while (query.step()) names.push_back(query.text(0));
  return names;
}

std::optional<std::string> read_setting(Database& database, std::string_view key) {
  Query query = database.query("SELECT value FROM setting WHERE key = ?", key);
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

void write_setting(Database& database, std::string_view key, std::string_view value) {
  database
      .query("INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
             key, value)
      .run();
}

}  // namespace nullo::store
