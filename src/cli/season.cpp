// `nullo season`: what a table or a club plays for.
#include "export/season.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/folding.h"
#include "cli/cli.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/nearest.h"
#include "cli/refusals.h"
#include "cli/stored.h"
#include "document/season.h"
#include "games/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

using standings::Season;
using standings::SeasonRow;
using standings::SeasonTable;

constexpr std::size_t kMostRounds = 10;  // columns that a terminal has room for

void list_seasons(const std::vector<Season>& seasons) {
  if (seasons.empty()) {
    complain("nullo: " + text::say("there is no season yet. Make one in the window, under Standings, or import one."));
    return;
  }
  std::vector<std::vector<std::string>> cells;
  for (const Season& season : seasons) cells.push_back({season.name, exports::season_range(season)});
  print(in_columns(cells, "ll"));
}

// By its name, else by how its name or its id begins; if none or several match, prints so.
const Season* find_season(const std::vector<Season>& seasons, const std::string& said) {
  std::vector<const Season*> found;
  const auto look = [&](const auto& is_meant) {
    if (!found.empty()) return;
    for (const Season& season : seasons)
      if (is_meant(season)) found.push_back(&season);
  };
  const std::string folded = app::folded(said);
  look([&](const Season& season) { return app::folded(season.name) == folded; });
  look([&](const Season& season) { return app::folded(season.name).starts_with(folded); });
  look([&](const Season& season) { return season.id.starts_with(said); });
  if (found.size() == 1) return found.front();
  if (found.empty()) {
    std::vector<std::string> names;
    for (const Season& season : seasons) names.push_back(season.name);
    refuse_call(refusal(text::say("there is no season '{name}'", said), said, names));
    return nullptr;
  }
  std::string ids;
  for (const Season* season : found) ids += fmt::format("{}{}", ids.empty() ? "" : ", ", season->id);
  refuse_call(text::say_count(found.size(), "'{name}' means {count} season: name one by its id, {ids}",
                              "'{name}' means {count} seasons: name one by its id, {ids}", said, ids));
  return nullptr;
}

std::vector<std::string> season_cells(const SeasonTable& table, const SeasonRow& row, std::size_t first_round) {
  std::vector<std::string> cells{row.place > 0 ? fmt::format("{}.", row.place) : "", table.name_of(row.person),
                                 exports::season_total(table, row), fmt::format("{}", row.played),
                                 exports::season_adjusted(row)};
  for (std::size_t i = first_round; i < table.rounds.size(); ++i) cells.push_back(exports::season_cell(table, row, i));
  return cells;
}

void print_season(const Season& season, const SeasonTable& table) {
  say(text::labelled(season.name, exports::season_range(season)));
  if (table.rows.empty()) {
    say("Nothing was played for it yet.");
  } else {
    const std::size_t first = table.rounds.size() - std::min(table.rounds.size(), kMostRounds);
    std::vector<std::vector<std::string>> cells{{"", "Name", "Total", "Rounds", "Adjusted"}};
    for (std::size_t i = first; i < table.rounds.size(); ++i) cells.front().push_back(exports::round_heading(table, i));
    for (const SeasonRow& row : table.rows) cells.push_back(season_cells(table, row, first));
    print(in_columns(cells, "rlrrr"));
    if (first > 0)
      say(text::say_count(table.rounds.size(), "The last {most} of {count} round; --csv has all.",
                          "The last {most} of {count} rounds; --csv has all.", kMostRounds));
  }
  for (const std::string& rule : exports::season_rules(season, table)) say(rule);
  for (const std::string& each : exports::season_adjustments(season)) say(each);
}

}  // namespace

int show_season(const std::filesystem::path& database, const SeasonCall& call) {
  if (call.as == SeasonCall::As::kDeleted && call.season.empty())
    return refuse_call(text::say("say which season is to be deleted"));
  std::optional<store::Store> store;
  if (call.as == SeasonCall::As::kDeleted) {
    store = open_to_write(database);
  } else {
    store = open_to_read(database);
  }
  if (!store) return call.season.empty() ? kDone : kRefused;
  const std::vector<Season> seasons = store->seasons();
  if (call.season.empty()) {
    list_seasons(seasons);
    return kDone;
  }
  const Season* season = find_season(seasons, call.season);
  if (season == nullptr) return kRefused;
  const auto table = [&] { return standings::table_of(*season, store->played()); };
  switch (call.as) {
    case SeasonCall::As::kTable:
      print_season(*season, table());
      break;
    case SeasonCall::As::kCsv:
      exports::season_csv(table(), emit);
      break;
    case SeasonCall::As::kPage:
      exports::season_html(*season, table(), emit);
      break;
    case SeasonCall::As::kDocument:
      emit(document::write_season(*season, json::Writer::Style::kIndented) + "\n");
      break;
    case SeasonCall::As::kDeleted:
      store->delete_season(season->id);
      say(text::say("deleted the season {season}; its sessions stay", season->name));
      break;
  }
  return kDone;
}

}  // namespace nullo::cli
