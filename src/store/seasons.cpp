#include "store/seasons.h"

#include <algorithm>
#include <utility>

#include "document/season.h"
#include "store/database.h"
#include "store/people.h"

namespace nullo::store {
namespace {

using standings::Season;

std::vector<Season> as_written(Database& database) {
  std::vector<Season> seasons;
  Query query = database.query("SELECT document FROM season");
  while (query.step())
    if (Result<Season> season = document::read_season(query.text(0), document::Source::kStore))
      seasons.push_back(*std::move(season));
  return seasons;
}

// Gives the name of each person in it to `change`. Two names that are one person now stay once.
template <class Change>
void change_names(Season& season, const Change& change) {
  std::vector<std::string> people;
  for (const std::string& person : season.people) {
    std::string now = change(person);
    if (std::ranges::find(people, now) == people.end()) people.push_back(std::move(now));
  }
  season.people = std::move(people);
  for (standings::Adjustment& each : season.adjustments) each.person = change(each.person);
}

}  // namespace

std::vector<Season> read_seasons(Database& database) {
  std::vector<Season> seasons = as_written(database);
  for (Season& season : seasons)
    change_names(season, [&](const std::string& name) { return present_name(database, name); });
  std::ranges::sort(seasons, {}, [](const Season& season) { return std::pair{season.name, season.id}; });
  return seasons;
}

void write_season(Database& database, const Season& season) {
  write_season_document(database, season.id, document::write_season(season));
}

void write_season_document(Database& database, std::string_view id, std::string_view document) {
  database
      .query(
          "INSERT INTO season (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document",
          id, document)
      .run();
}

void erase_season(Database& database, std::string_view id) {
  database.query("DELETE FROM season WHERE id = ?", id).run();
}

std::string season_document(Database& database, std::string_view id) {
  Query query = database.query("SELECT document FROM season WHERE id = ?", id);
  return query.step() ? query.text(0) : std::string{};
}

void rename_in_seasons(Database& database, const std::map<std::string, std::string>& names) {
  if (names.empty()) return;
  const auto now = [&](const std::string& name) {
    const auto found = names.find(name);
    return found == names.end() ? name : found->second;
  };
  for (Season& season : as_written(database)) {
    const Season before = season;
    change_names(season, now);
    if (!(season == before)) write_season(database, season);
  }
}

}  // namespace nullo::store
