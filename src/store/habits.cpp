#include "store/habits.h"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "club/wire.h"
#include "core/name.h"
#include "document/evening.h"
#include "store/club_evening.h"
#include "store/own_rules.h"
#include "store/parts.h"
#include "store/seasons.h"

namespace nullo::store {
namespace {

using club::Habit;

// Bytes of contents told at once; each may take up to six in JSON, and the last one may go beyond.
constexpr std::size_t kMostTold = club::kMostBody / 12;

std::optional<club::KeptRules> rules_here(Database& database, const Habit& habit) {
  Query query =
      database.query("SELECT rules, seats FROM own_rules WHERE game = ? AND name = ?", habit.game, habit.name);
  return query.step() ? std::optional{club::KeptRules{query.text(0), query.count(1)}} : std::nullopt;
}

std::string content_here(Database& database, const Habit& habit) {
  if (habit.game == club::kSeason) return season_document(database, habit.name);
  if (habit.game == club::kEvening) return plan_document(database);
  if (!habit.game.empty()) {
    const std::optional<club::KeptRules> rules = rules_here(database, habit);
    return rules ? club::write_kept_rules(*rules) : std::string{};
  }
  club::Look look;
  Query query = database.query("SELECT short_name, colour FROM player WHERE name = ?", habit.name);
  if (query.step()) {
    look.short_name = query.text(0);
    if (!query.is_null(1)) look.colour = query.seat(1).index();
  }
  return club::write_look(look);
}

// Whose name it is need not have played here yet.
void write_look(Database& database, const std::string& name, const club::Look& look) {
  database
      .query(
          "INSERT INTO player (name, short_name, colour) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET "
          "short_name = excluded.short_name, colour = excluded.colour",
          name, look.short_name, look.colour)
      .run();
}

// Their old name is free then, and the hub is told the new one.
void keep_under_another_name(Database& database, const Habit& habit, const club::KeptRules& rules) {
  Habit other = habit;
  for (int number = 2; rules_here(database, other); ++number) other.name = with_number(habit.name, number);
  write_own_rules(database, other.game, other.name, rules.rules, rules.seats);
}

void take_rules(Database& database, const Habit& habit) {
  if (const Result<club::KeptRules> rules = club::read_kept_rules(habit.content)) {
    write_own_rules(database, habit.game, habit.name, rules->rules, rules->seats);
  } else {
    erase_own_rules(database, habit.game, habit.name);
  }
}

void take_season(Database& database, const Habit& habit) {
  if (habit.content.empty()) return erase_season(database, habit.name);
  write_season_document(database, habit.name, habit.content);  // it was read when it came
}

// The plan that is kept here was changed, and is still to be told. It stays, as the one told last, unless the other one
// was made apart from it and holds.
bool keeps_own_evening(Database& database, const Habit& other) {
  const draws::Plan here = document::read_evening(plan_document(database)).value_or(draws::Plan{});
  const draws::Plan there = document::read_evening(other.content).value_or(draws::Plan{});
  return here.began.empty() || here.began == there.began || holds(here, there);
}

void forget_to_tell(Database& database, const Habit& habit) {
  database.query("DELETE FROM untold_habit WHERE game = ? AND name = ?", habit.game, habit.name).run();
}

// False: nothing changed.
bool adopt(Database& database, const Habit& habit) {
  Query untold = database.query("SELECT again FROM untold_habit WHERE game = ? AND name = ?", habit.game, habit.name);
  const bool waits = untold.step();
  // Of two changes of a season the one that the hub is told last holds, and this one is still to be told.
  if (waits && (untold.flag(0) || habit.game == club::kSeason)) return false;
  if (waits && habit.game == club::kEvening && keeps_own_evening(database, habit)) return false;
  const bool changes = content_here(database, habit) != habit.content;
  if (changes && habit.game == club::kSeason) {
    take_season(database, habit);
  } else if (changes && habit.game == club::kEvening) {
    write_plan_document(database, habit.content);  // as a season
  } else if (changes && habit.game.empty()) {
    write_look(database, habit.name, club::read_look(habit.content).value_or(club::Look{}));
  } else if (changes) {
    if (const auto mine = rules_here(database, habit); waits && mine) keep_under_another_name(database, habit, *mine);
    take_rules(database, habit);
  }
  if (waits || changes) forget_to_tell(database, habit);
  return changes;
}

}  // namespace

void mark_habits(Database& database, Told told) {
  database
      .query(
          "INSERT OR REPLACE INTO untold_habit (game, name, again) SELECT game, name, ?1 FROM (SELECT '' AS game, name "
          "FROM player WHERE short_name <> '' OR colour IS NOT NULL UNION ALL SELECT game, name FROM own_rules "
          "UNION ALL SELECT 'season', id FROM season UNION ALL SELECT 'evening', 'evening' FROM setting "
          "WHERE key = 'club_evening') "
          "WHERE EXISTS (SELECT 1 FROM membership WHERE only_session = '')",
          told == Told::kBefore)
      .run();
}

std::vector<Habit> Store::habits_to_tell(int most) {
  return parts_->read([&](Database& database) {
    std::vector<Habit> habits;
    Query query = database.query("SELECT game, name FROM untold_habit ORDER BY game, name");
    std::size_t bytes = 0;
    while (std::ssize(habits) < most && bytes < kMostTold && query.step()) {
      Habit habit{query.text(0), query.text(1)};
      habit.content = content_here(database, habit);
      bytes += habit.content.size();
      if (club::faults_of(habit).empty()) habits.push_back(std::move(habit));
    }
    return habits;
  });
}

void Store::note_told(std::span<const Habit> habits) {
  parts_->write(kClub, [&](Database& database) {
    for (const Habit& habit : habits)
      if (content_here(database, habit) == habit.content) forget_to_tell(database, habit);
  });
}

bool Store::adopt(const Habit& habit) {
  bool changed = false;
  parts_->write(kClub, [&](Database& database) { changed = store::adopt(database, habit); });
  return changed;
}

}  // namespace nullo::store
