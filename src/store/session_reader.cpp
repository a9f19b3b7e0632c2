#include "store/session_reader.h"

#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "document/document.h"
#include "json/writer.h"
#include "store/checksum.h"
#include "store/session_writer.h"
#include "text/say.h"

namespace nullo::store {
namespace {

// Writes what was agreed at the start: the totals to begin with and the stake.
void write_agreed(json::Writer& writer, const Head& head) {
  if (!head.opening.empty()) writer.key("opening").raw(head.opening);
  if (!head.opening_bags.empty()) writer.key("opening_bags").raw(head.opening_bags);
  if (head.hands_before != 0) writer.member("hands_before", head.hands_before);
  if (!head.continues.empty()) writer.member("continues", head.continues);
  if (!head.stake_cents) return;
  writer.key("stake").begin_object().member("cents", *head.stake_cents);
  writer.member("against", head.stake_against).end_object();
}

void write_members(json::Writer& writer, const Head& head) {
  writer.member("format", "nullo.session").member("version", 1);
  writer.member("id", head.id).member("game", head.game);
  writer.key("rules").raw(head.rules);
  writer.member("first_dealer", head.first_dealer);
  const auto write_text = [&writer](const char* key, const std::string& text) {
    if (!text.empty()) writer.member(key, text);
  };
  write_text("started_at", head.started_at);
  write_text("ended_at", head.ended_at);
  write_text("note", head.note);
  write_agreed(writer, head);
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

// What the rows of the hands say against them; empty: nothing.
std::string doubt_about_hands(Database& database, std::int64_t key) {
  std::int64_t complete = 0;
  std::int64_t expected = 0;
  Query hands =
      database.query("SELECT number, facts, checksum, complete FROM hand WHERE session = ? ORDER BY number", key);
  for (; hands.step(); ++expected) {
    const std::int64_t number = hands.integer(0);
    if (number != expected)
      return text::say("hand {number} is not there, but hand {other} is", std::to_string(expected + 1),
                       std::to_string(number + 1));
    if (!hands.is_null(2) && hands.integer(2) != checksum(hands.text(1)))
      return text::say("hand {number}: its facts are not those that were written; the disk may have changed them",
                       std::to_string(number + 1));
    complete += hands.flag(3) ? 1 : 0;
  }
  Query noted = database.query("SELECT hands FROM session WHERE key = ?", key);
  if (noted.step() && noted.integer(0) != complete)
    return text::say("{noted} complete hands are noted, but there are {found}", noted.integer(0), complete);
  // A last hand that is open is not counted, but the ledger has what it has brought so far, and the log what was
  // entered.
  Query beyond = database.query("SELECT 1 FROM posting WHERE session = ? AND hand = ? LIMIT 1", key, expected);
  if (beyond.step())
    return text::say("hand {number} is not there, but what it scored is", std::to_string(expected + 1));
  Query logged = database.query(
      "SELECT after IS NOT NULL FROM log WHERE session = ?1 AND hand = ?2 AND undone = 0 AND ordinal > "
      "coalesce((SELECT "
      "max(ordinal) FROM log WHERE session = ?1 AND hand IS NULL AND undone = 0), -1) ORDER BY ordinal DESC LIMIT 1",
      key, expected);
  if (logged.step() && logged.flag(0))
    return text::say("hand {number} is not there, but was entered", std::to_string(expected + 1));
  return {};
}

}  // namespace

Head read_head(const Query& query, int first) {
  Head head;
  head.id = query.text(first);
  head.game = query.text(first + 1);
  head.rules = query.text(first + 2);
  head.first_dealer = query.seat(first + 3).index();
  head.started_at = query.text(first + 4);
  head.ended_at = query.text(first + 5);
  head.note = query.text(first + 6);
  head.opening = query.text(first + 7);
  head.hands_before = query.integer(first + 8);
  head.continues = query.text(first + 9);
  if (!query.is_null(first + 10)) head.stake_cents = query.integer(first + 10);
  head.stake_against = query.text(first + 11);
  head.opening_bags = query.text(first + 12);
  return head;
}

Head head_of(const session::Session& session) {
  Head head{session.id,
            std::string{games::info(session.rules).id},
            document::write_rules(session.rules),
            session.first_dealer.index(),
            session.started_at,
            session.ended_at,
            session.note};
  if (!session.opening.empty()) head.opening = fmt::format("[{}]", fmt::join(session.opening, ","));
  if (!session.opening_bags.empty()) head.opening_bags = fmt::format("[{}]", fmt::join(session.opening_bags, ","));
  head.hands_before = session.hands_before;
  head.continues = session.continues;
  if (session.stake) head.stake_cents = session.stake->per_point;
  head.stake_against = session.stake && session.stake->against == Against::kWinner ? "winner" : "average";
  return head;
}

std::string compose_document(const Head& head, const std::vector<std::string>& players,
                             const std::vector<std::string>& hands) {
  json::Writer writer{json::Writer::Style::kCompact};
  writer.begin_object();
  write_members(writer, head);
  writer.key("players").begin_array();
  for (const std::string& name : players) writer.value(name);
  writer.end_array();
  writer.key("hands").begin_array();
  for (const std::string& hand : hands) writer.raw(hand);
  writer.end_array();
  writer.end_object();
  return writer.take();
}

std::optional<std::string> document_of(Database& database, std::string_view id) {
  const std::optional<std::int64_t> key = key_of(database, id);
  return key ? document_of(database, *key) : std::nullopt;
}

std::optional<std::string> document_of(Database& database, std::int64_t key) {
  static const std::string kSelect = fmt::format("SELECT {} FROM session WHERE key = ?", kHeadColumns);
  Query query = database.query(kSelect, key);
  if (!query.step()) return std::nullopt;
  json::Writer writer{json::Writer::Style::kCompact};
  writer.begin_object();
  write_members(writer, read_head(query, 0));
  write_players(writer, database, key);
  write_hands(writer, database, key);
  writer.end_object();
  return writer.take();
}

std::optional<StoredDocument> checked_document_of(Database& database, std::string_view id) {
  const std::optional<std::int64_t> key = key_of(database, id);
  std::optional<std::string> text = key ? document_of(database, *key) : std::nullopt;
  if (!text) return std::nullopt;
  return StoredDocument{std::move(*text), doubt_about_hands(database, *key)};
}

std::string texts_of(const Faults& faults) {
  if (faults.empty()) return text::say("no reason was given");
  std::string first = to_string(faults.kept().front());
  return faults.count() > 1 ? text::say("{reason} (and {number} more)", first, faults.count() - 1) : first;
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

}  // namespace nullo::store
