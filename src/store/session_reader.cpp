#include "store/session_reader.h"

#include <fmt/format.h>

#include "json/writer.h"
#include "store/session_writer.h"

namespace nullo::store {
namespace {

void write_members(json::Writer& writer, const Query& query) {
  writer.member("format", "nullo.session").member("version", 1);
  writer.member("id", query.text(1)).member("game", query.text(2));
  writer.key("rules").raw(query.text(3));
  writer.member("first_dealer", query.integer(4));
  constexpr std::array kTexts{"started_at", "ended_at", "note"};
  int column = 5;
  for (const char* key : kTexts) {
    const std::string text = query.text(column++);
    if (!text.empty()) writer.member(key, text);
  }
}

void write_players(json::Writer& writer, Database& database, std::int64_t key) {
  writer.key("players").begin_array();
  Query query = database.query(
      "SELECT person.name FROM seat JOIN person ON person.player = seat.player WHERE seat.session = ? ORDER BY "
      "seat.seat",
      key);
  while (query.step()) writer.value(query.text(0));
  writer.end_array();
}

void write_hands(json::Writer& writer, Database& database, std::int64_t key) {
  writer.key("hands").begin_array();
  Query query = database.query("SELECT facts FROM hand WHERE session = ? ORDER BY number", key);
  while (query.step()) writer.raw(query.text(0));
  writer.end_array();
}

}  // namespace

std::optional<std::string> document_of(Database& database, std::string_view id) {
  const std::optional<std::int64_t> key = key_of(database, id);
  return key ? document_of(database, *key) : std::nullopt;
}

std::optional<std::string> document_of(Database& database, std::int64_t key) {
  Query query = database.query(
      "SELECT key, id, game, rules, first_dealer, started_at, ended_at, note FROM session WHERE key = ?", key);
  if (!query.step()) return std::nullopt;
  json::Writer writer{json::Writer::Style::kCompact};
  writer.begin_object();
  write_members(writer, query);
  write_players(writer, database, query.integer(0));
  write_hands(writer, database, query.integer(0));
  writer.end_object();
  return writer.take();
}

std::string told(const Faults& faults) {
  if (faults.empty()) return "no reason was given";
  std::string text = to_string(faults.kept().front());
  if (faults.count() > 1) text += fmt::format(" (and {} more)", faults.count() - 1);
  return text;
}

std::vector<std::string> ids_beginning(Database& database, std::string_view prefix) {
  std::vector<std::string> ids;
  Query query = database.query(
      "SELECT id FROM session WHERE deleted_at = '' AND substr(lower(id), 1, length(?1)) = lower(?1) "
      "ORDER BY started_at DESC, key DESC",
      prefix);
  while (query.step()) ids.push_back(query.text(0));
  return ids;
}

std::optional<std::string> newest_open_session(Database& database) {
  Query query = database.query(
      "SELECT id FROM session WHERE ended_at = '' AND deleted_at = '' "
      "AND (finished = 0 OR EXISTS (SELECT 1 FROM log WHERE log.session = session.key)) "
      "ORDER BY started_at DESC, key DESC LIMIT 1");
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

}  // namespace nullo::store
