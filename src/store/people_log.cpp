#include "store/people_log.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/clock.h"
#include "store/checksum.h"
#include "store/people.h"
#include "store/seasons.h"
#include "text/kept.h"

namespace nullo::store {
namespace {

using Refused = PeopleRefusal::Kind;
using Refusal = std::optional<PeopleRefusal>;
using Id = std::int64_t;

struct Known {
  Id id = 0;
  Id person = 0;
};

std::optional<Known> known(Database& database, std::string_view name) {
  Query query = database.query("SELECT id, coalesce(merged_into, id) FROM player WHERE name = ?", name);
  return query.step() ? std::optional{Known{query.integer(0), query.integer(1)}} : std::nullopt;
}

std::string name_of(Database& database, Id player) {
  Query query = database.query("SELECT name FROM person WHERE player = ?", player);
  query.step();
  return query.text(0);
}

// All rows of these people as JSON, for the log.
std::string name_rows(Database& database, const std::string& ids) {
  Query query = database.query(
      "SELECT json_group_array(json_array(id, name, colour, short_name, merged_into)) FROM player "
      "WHERE id IN (SELECT value FROM json_each(?))",
      ids);
  query.step();
  return query.text(0);
}

// The rows of these two people, and of those merged into them.
std::string ids_of(Database& database, Id one, Id other) {
  Query query =
      database.query("SELECT json_group_array(id) FROM player WHERE coalesce(merged_into, id) IN (?, ?)", one, other);
  query.step();
  return query.text(0);
}

std::string ids_in(Database& database, const std::string& rows) {
  Query query = database.query("SELECT json_group_array(json_extract(value, '$[0]')) FROM json_each(?)", rows);
  query.step();
  return query.text(0);
}

std::vector<std::pair<Id, std::string>> names_of(Database& database, const std::string& ids) {
  std::vector<std::pair<Id, std::string>> names;
  Query query = database.query(
      "SELECT player, name FROM person WHERE player IN (SELECT value FROM json_each(?)) ORDER BY player", ids);
  while (query.step()) names.emplace_back(query.integer(0), query.text(1));
  return names;
}

// ---- names in JSON

// The end of the array of strings that begins there.
std::size_t end_of_names(std::string_view text, std::size_t at) {
  bool quoted = false;
  for (; at < text.size(); ++at) {
    if (quoted && text[at] == '\\') {
      ++at;
    } else if (text[at] == '"') {
      quoted = !quoted;
    } else if (!quoted && text[at] == ']') {
      return at + 1;
    }
  }
  return text.size();
}

std::string renamed_among(Database& database, std::string_view names, const std::string& from, const std::string& to) {
  Query query = database.query("SELECT json_group_array(CASE value WHEN ?2 THEN ?3 ELSE value END) FROM json_each(?1)",
                               names, from, to);
  query.step();
  return query.text(0);
}

// Renames somebody in a session or a hand, at every place that says who sits at the table: in one pass, since a long
// session may say it at each hand. The text was written without blanks, and in what people typed quotes are escaped.
std::string renamed(Database& database, std::string_view text, const std::string& from, const std::string& to) {
  constexpr std::string_view kPlayers = "\"players\":";
  std::string result;
  std::size_t done = 0;
  for (std::size_t at = text.find(kPlayers); at != std::string_view::npos; at = text.find(kPlayers, done)) {
    const std::size_t names = at + kPlayers.size();
    const std::size_t end = end_of_names(text, names);
    result += text.substr(done, names - done);
    result += renamed_among(database, text.substr(names, end - names), from, to);
    done = end;
  }
  return result += text.substr(done);
}

void rename_in_hands(Database& database, Id player, const std::string& from, const std::string& to) {
  struct Hand {
    Id session = 0;
    int number = 0;
    std::string facts;
  };
  std::vector<Hand> hands;
  {
    Query query = database.query(
        "SELECT hand.session, hand.number, hand.facts FROM sitter "
        "JOIN hand ON hand.session = sitter.session AND hand.number = sitter.hand WHERE sitter.player = ? "
        "ORDER BY hand.session, hand.number",
        player);
    while (query.step()) hands.push_back({query.integer(0), query.count(1), query.text(2)});
  }
  for (const Hand& hand : hands) {
    const std::string facts = renamed(database, hand.facts, from, to);
    database
        .query("UPDATE hand SET facts = ?, checksum = ? WHERE session = ? AND number = ?", facts, checksum(facts),
               hand.session, hand.number)
        .run();
  }
}

// Renames in the logs of the sessions in which they sat; if nobody has the old name any more, in all logs.
void rename_in_logs(Database& database, Id player, const std::string& from, const std::string& to) {
  struct Row {
    Id session = 0;
    Id ordinal = 0;
    std::optional<std::string> before;
    std::optional<std::string> after;
  };
  std::vector<Row> rows;
  {
    Query query = database.query(
        "SELECT session, ordinal, before, after FROM log "
        "WHERE (instr(coalesce(before, ''), '\"players\"') OR instr(coalesce(after, ''), '\"players\"')) "
        "AND (NOT EXISTS (SELECT 1 FROM player WHERE name = ?2 AND merged_into IS NULL) "
        "OR session IN (SELECT session FROM seat WHERE player = ?1 UNION SELECT session FROM sitter WHERE player = ?1))"
        " ORDER BY session, ordinal",
        player, from);
    while (query.step()) {
      rows.push_back({query.integer(0), query.integer(1), query.text_or_null(2), query.text_or_null(3)});
    }
  }
  for (Row& row : rows) {
    if (row.before) row.before = renamed(database, *row.before, from, to);
    if (row.after) row.after = renamed(database, *row.after, from, to);
    database
        .query("UPDATE log SET before = ?, after = ? WHERE session = ? AND ordinal = ?", row.before, row.after,
               row.session, row.ordinal)
        .run();
  }
}

// ---- a change

// Refuses if two names that are one person now sat in the same session, the newest of those.
Refusal sat_together(Database& database, const std::string& ids) {
  Query query = database.query(
      "SELECT session.id FROM (SELECT session, player FROM seat UNION SELECT session, player FROM sitter) AS sat "
      "JOIN person ON person.player = sat.player JOIN session ON session.key = sat.session "
      "WHERE sat.player IN (SELECT value FROM json_each(?)) "
      "GROUP BY sat.session, person.id HAVING count(*) > 1 ORDER BY session.started_at DESC, session.key DESC LIMIT 1",
      ids);
  if (!query.step()) return std::nullopt;
  return PeopleRefusal{Refused::kSatTogether, {}, query.text(0)};
}

// The names that these rows of `player` have themselves, whoever they are merged into.
std::map<Id, std::string> own_names_of(Database& database, const std::string& ids) {
  std::map<Id, std::string> names;
  Query query = database.query("SELECT id, name FROM player WHERE id IN (SELECT value FROM json_each(?))", ids);
  while (query.step()) names.emplace(query.integer(0), query.text(1));
  return names;
}

// Runs `work` on these rows of `player`, then updates everything derived from them.
template <class Work>
Refusal changed(Database& database, const std::string& ids, Work work) {
  const auto before = names_of(database, ids);
  const auto own_before = own_names_of(database, ids);
  work();
  if (Refusal refusal = sat_together(database, ids)) return refusal;
  std::map<std::string, std::string> renamed_to;
  for (const auto& [player, to] : own_names_of(database, ids))
    if (const auto from = own_before.find(player); from != own_before.end() && from->second != to)
      renamed_to.emplace(from->second, to);
  rename_in_seasons(database, renamed_to);
  const auto after = names_of(database, ids);
  for (std::size_t i = 0; i < before.size(); ++i) {
    const auto& [player, from] = before[i];
    if (from == after[i].second) continue;
    rename_in_hands(database, player, from, after[i].second);
    rename_in_logs(database, player, from, after[i].second);
  }
  return std::nullopt;
}

// The same, and adds a row to the log.
template <class Work>
Refusal recorded(Database& database, const std::string& ids, const std::string& label, Work work) {
  const std::string before = name_rows(database, ids);
  if (Refusal refusal = changed(database, ids, work)) return refusal;
  database.query("DELETE FROM people_log WHERE undone = 1").run();
  database
      .query("INSERT INTO people_log (at, label, before, after, undone) VALUES (?, ?, ?, ?, 0)", now_utc(), label,
             before, name_rows(database, ids))
      .run();
  return std::nullopt;
}

// Gives the rows temporary names, since names are unique and may have to be exchanged.
void park_names(Database& database, const std::string& ids) {
  database.query("UPDATE player SET name = char(1) || id WHERE id IN (SELECT value FROM json_each(?))", ids).run();
}

struct Step {
  Id ordinal = 0;
  std::string rows;
  std::string label;
};

std::optional<Step> next_step(Database& database, bool back) {
  const auto first = [](Query query) -> std::optional<Step> {
    if (!query.step()) return std::nullopt;
    return Step{query.integer(0), query.text(1), query.text(2)};
  };
  return back ? first(database.query("SELECT ordinal, before, label FROM people_log WHERE undone = 0 "
                                     "ORDER BY ordinal DESC LIMIT 1"))
              : first(database.query("SELECT ordinal, after, label FROM people_log WHERE undone = 1 "
                                     "ORDER BY ordinal LIMIT 1"));
}

// Refuses if somebody new has taken one of the names meanwhile.
Refusal taken_meanwhile(Database& database, const std::string& rows, const std::string& ids) {
  Query query = database.query(
      "SELECT name FROM player WHERE name IN (SELECT json_extract(value, '$[1]') FROM json_each(?1)) "
      "AND id NOT IN (SELECT value FROM json_each(?2)) ORDER BY name LIMIT 1",
      rows, ids);
  if (!query.step()) return std::nullopt;
  return PeopleRefusal{Refused::kNameTaken, query.text(0), {}};
}

}  // namespace

Refusal rename_person(Database& database, std::string_view name, const std::string& to) {
  const std::optional<Known> who = known(database, name);
  if (!who) return PeopleRefusal{Refused::kUnknown, std::string{name}, {}};
  const std::string was = name_of(database, who->person);
  if (was == to) return std::nullopt;
  const std::optional<Known> other = known(database, to);
  if (other && other->person != who->person) {
    return PeopleRefusal{Refused::kNameTaken, name_of(database, other->person), {}};
  }
  return recorded(database, ids_of(database, who->person, who->person),
                  text::keep("{player} renamed to {name}", was, to), [&] {
                    park_names(database, fmt::format("[{}]", who->person));
                    // the two exchange names
                    if (other) database.query("UPDATE player SET name = ? WHERE id = ?", was, other->id).run();
                    database.query("UPDATE player SET name = ? WHERE id = ?", to, who->person).run();
                  });
}

Refusal merge_people(Database& database, std::string_view name, std::string_view into) {
  const std::optional<Known> who = known(database, name);
  const std::optional<Known> target = known(database, into);
  if (!who || !target) return PeopleRefusal{Refused::kUnknown, std::string{who ? into : name}, {}};
  if (who->person == target->person) return std::nullopt;
  const std::string label =
      text::keep("{player} merged into {name}", name_of(database, who->person), name_of(database, target->person));
  return recorded(database, ids_of(database, who->person, target->person), label, [&] {
    database
        .query("UPDATE player SET merged_into = ?2 WHERE coalesce(merged_into, id) = ?1", who->person, target->person)
        .run();
  });
}

Refusal split_person(Database& database, std::string_view name) {
  const std::optional<Known> who = known(database, name);
  if (!who || who->id == who->person) return PeopleRefusal{Refused::kUnknown, std::string{name}, {}};
  const std::string label = text::keep("{player} split from {name}", name, name_of(database, who->person));
  return recorded(database, ids_of(database, who->person, who->person), label,
                  [&] { database.query("UPDATE player SET merged_into = NULL WHERE id = ?", who->id).run(); });
}

Refusal write_person_look(Database& database, std::string_view name, std::optional<int> colour,
                          const std::string& short_name) {
  const std::optional<Known> who = known(database, name);
  if (!who) return PeopleRefusal{Refused::kUnknown, std::string{name}, {}};
  const std::string ids = fmt::format("[{}]", who->person);
  return recorded(database, ids, text::keep("the look of {player}", name_of(database, who->person)), [&] {
    database.query("UPDATE player SET colour = ?, short_name = ? WHERE id = ?", colour, short_name, who->person).run();
  });
}

Refusal step_people(Database& database, bool back) {
  const std::optional<Step> step = next_step(database, back);
  if (!step) return std::nullopt;
  const std::string ids = ids_in(database, step->rows);
  if (Refusal refusal = taken_meanwhile(database, step->rows, ids)) return refusal;
  Refusal refusal = changed(database, ids, [&] {
    park_names(database, ids);
    database
        .query(
            "UPDATE player SET name = json_extract(row.value, '$[1]'), colour = json_extract(row.value, '$[2]'), "
            "short_name = json_extract(row.value, '$[3]'), merged_into = json_extract(row.value, '$[4]') "
            "FROM json_each(?) AS row WHERE player.id = json_extract(row.value, '$[0]')",
            step->rows)
        .run();
  });
  if (refusal) return refusal;
  database.query("UPDATE people_log SET undone = ? WHERE ordinal = ?", back, step->ordinal).run();
  return std::nullopt;
}

std::string people_undo_label(Database& database) {
  const std::optional<Step> step = next_step(database, true);
  return step ? step->label : std::string{};
}

std::string people_redo_label(Database& database) {
  const std::optional<Step> step = next_step(database, false);
  return step ? step->label : std::string{};
}

}  // namespace nullo::store
