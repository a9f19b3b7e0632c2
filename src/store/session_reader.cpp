#include "store/session_reader.h"

#include <fmt/format.h>

#include "json/writer.h"
#include "store/session_writer.h"

namespace nullo::store {
namespace {

Listed line_of(const Query& query) {
  Listed line;
  line.id = query.text(0);
  line.game = query.text(1);
  line.started_at = query.text(2);
  line.ended_at = query.text(3);
  line.note = query.text(4);
  line.hands = query.small(5);
  line.finished = query.flag(6);
  return line;
}

void add_seat(Listed& line, std::string name, Amount total, bool won) {
  const Seat seat{line.totals.size()};
  PerSeat<Amount> totals(seat.index() + 1);  // braces would be a list of one
  for (const Seat before : Seats{seat.index()}) totals[before] = line.totals[before];
  totals[seat] = total;
  line.totals = totals;
  line.players.push_back(std::move(name));
  if (won) line.winners.push_back(seat);
}

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

std::vector<Listed> list_sessions(Database& database) {
  std::vector<Listed> lines;
  // CROSS JOIN: in the order of the index, which is that of the list; sorting takes three times as long.
  Query query = database.query(
      "SELECT session.id, session.game, session.started_at, session.ended_at, session.note, session.hands, "
      "session.finished, session.key, person.name, seat.total, seat.won "
      "FROM session CROSS JOIN seat ON seat.session = session.key CROSS JOIN person ON person.player = seat.player "
      "ORDER BY session.started_at DESC, session.key DESC, seat.seat");
  std::optional<std::int64_t> key;
  while (query.step()) {
    if (key != query.integer(7)) lines.push_back(line_of(query));
    key = query.integer(7);
    add_seat(lines.back(), query.text(8), query.integer(9), query.flag(10));
  }
  return lines;
}

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
      "SELECT id FROM session WHERE substr(lower(id), 1, length(?1)) = lower(?1) ORDER BY started_at DESC, key DESC",
      prefix);
  while (query.step()) ids.push_back(query.text(0));
  return ids;
}

std::optional<std::string> newest_open_session(Database& database) {
  Query query = database.query(
      "SELECT id FROM session WHERE ended_at = '' "
      "AND (finished = 0 OR EXISTS (SELECT 1 FROM log WHERE log.session = session.key)) "
      "ORDER BY started_at DESC, key DESC LIMIT 1");
  return query.step() ? std::optional{query.text(0)} : std::nullopt;
}

}  // namespace nullo::store
