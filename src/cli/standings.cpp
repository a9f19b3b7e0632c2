// `nullo standings`: who is best.
#include "export/standings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/folding.h"
#include "base/local_time.h"
#include "cli/cli.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/nearest.h"
#include "cli/refusals.h"
#include "cli/stored.h"
#include "export/standings_texts.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

using standings::History;
using standings::Row;

// A year, a month of it or a day of that, as people say it: "2026-11".
struct Period {
  int year = 0;
  int month = 0;  // 0: the whole year
  int day = 0;    // 0: the whole month

  [[nodiscard]] std::string begins() const { return day_begins(year, std::max(month, 1), std::max(day, 1)); }
  [[nodiscard]] std::string ends() const {
    if (month == 0) return day_begins(year + 1, 1, 1);
    return day == 0 ? day_begins(year, month + 1, 1) : day_begins(year, month, day + 1);
  }
};

std::optional<Period> period_of(std::string_view said) {
  constexpr std::array<std::size_t, 3> kDigits{4, 2, 2};
  constexpr std::array<int, 3> kMost{9999, 12, 31};
  std::array<int, 3> parts{};
  for (std::size_t i = 0; i < parts.size() && !said.empty(); ++i) {
    const std::string_view part = said.substr(0, said.find('-'));
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), parts.at(i));
    const bool whole = error == std::errc{} && end == part.data() + part.size() && part.size() == kDigits.at(i);
    if (!whole || said == std::string{part} + '-' || parts.at(i) < 1 || parts.at(i) > kMost.at(i)) return std::nullopt;
    said.remove_prefix(std::min(said.size(), part.size() + 1));
  }
  if (!said.empty() || parts[0] == 0) return std::nullopt;
  return Period{parts[0], parts[1], parts[2]};
}

// A game, and what people call it.
struct CalledGame {
  std::string called;
  std::string listed;  // as games::listed_as() says it
};

std::vector<CalledGame> called_games(store::Store& store) {
  std::vector<CalledGame> games;
  for (const games::Info& game : games::all()) {
    games.push_back({std::string{game.id}, std::string{game.id}});
    games.push_back({std::string{game.name.english()}, std::string{game.id}});  // in whatever language
    games.push_back({text::say(game.name), std::string{game.id}});
  }
  for (const store::NamedGame& named : store.named_games())
    games.push_back({games::name(named.rules), games::listed_as(named.rules)});
  return games;
}

// `said` is the name of one of them, whatever its case and accents; nothing: of nobody.
std::optional<std::string> person_of(const std::vector<std::string>& people, std::string_view said) {
  const auto found = std::ranges::find_if(
      people, [folded = app::folded(said)](const std::string& name) { return app::folded(name) == folded; });
  return found == people.end() ? std::nullopt : std::optional{*found};
}

constexpr std::array kColumns{standings::Column::kRating,   standings::Column::kWins,   standings::Column::kShare,
                              standings::Column::kPlace,    standings::Column::kBetter, standings::Column::kRun,
                              standings::Column::kSessions, standings::Column::kHands};

std::vector<std::string> cells_of(const Row& row, const History& history, int moved) {
  std::vector<std::string> cells{fmt::format("{}.", row.place),
                                 moved == 0 ? "" : fmt::format("{}{}", moved > 0 ? "▲" : "▼", std::abs(moved)),
                                 history.name_of(row.person)};
  for (const standings::Column column : kColumns) cells.push_back(exports::cell_of(row, column));
  const std::string games = exports::sure_text(row);
  cells.insert(cells.end(), {games.empty() ? games : text::say("{games} more", games), exports::form_text(row)});
  return cells;
}

void print_table(const History& history, const standings::Standing& standing, int least) {
  std::vector<std::string> headings{"", "", text::say("Name")};
  for (const standings::Column column : kColumns) headings.emplace_back(exports::heading_of(column));
  headings.insert(headings.end(), {text::say("Sure after"), text::say("Form")});
  std::vector<std::vector<std::string>> cells{std::move(headings)};
  std::string few;
  for (const Row& row : standing.rows) {
    if (row.place > 0) {
      cells.push_back(cells_of(row, history, standings::moved_since(standing.before, row)));
    } else {
      few += fmt::format("{}{} ({})", few.empty() ? "" : ", ", history.name_of(row.person), row.sessions);
    }
  }
  constexpr std::string_view kSides = "rllrrrrrrrrrl";
  if (cells.size() > 1) print(in_columns(cells, kSides));
  if (!few.empty())
    say(text::say_count(least, "Fewer than {count} session: {players}.", "Fewer than {count} sessions: {players}.",
                        few));
}

// "Standings, Hearts, from 2026-09, Anna, Boris"
std::string title_of(const standings::Filter& filter, const StandingsCall& call) {
  std::string title = text::say("Standings");
  for (const std::string& game : filter.games) title += ", " + games::name_of_listed(game);
  if (!call.from.empty()) title += ", " + text::say("from {time}", call.from);
  if (!call.until.empty()) title += ", " + text::say("until {time}", call.until);
  for (const std::string& person : filter.people) title += ", " + person;
  return title;
}

}  // namespace

int show_standings(const std::filesystem::path& database, const StandingsCall& call) {
  standings::Filter filter;
  for (const auto& [said, is_from] : {std::pair{call.from, true}, std::pair{call.until, false}}) {
    if (said.empty()) continue;
    const std::optional<Period> period = period_of(said);
    if (!period)
      return refuse_call(text::say("'{time}' is no year, month or day, like 2026, 2026-11 or 2026-11-21", said));
    (is_from ? filter.from : filter.until) = is_from ? period->begins() : period->ends();
  }
  if (!filter.until.empty() && filter.until <= filter.from) return refuse_call(text::say("--until is before --from"));
  std::optional<store::Store> store = open_to_read(database);
  if (!store) return kDone;
  const std::vector<CalledGame> games = call.games.empty() ? std::vector<CalledGame>{} : called_games(*store);
  for (const std::string& said : call.games) {
    const auto found = std::ranges::find_if(
        games, [folded = app::folded(said)](const CalledGame& game) { return app::folded(game.called) == folded; });
    if (found == games.end()) {
      std::vector<std::string> known;
      for (const CalledGame& game : games) known.push_back(game.called);
      return refuse_call(refusal(text::say("there is no game '{name}'", said), said, known));
    }
    filter.games.push_back(found->listed);
  }
  const standings::Played played = store->played();
  for (const std::string& said : call.people) {
    const std::optional<std::string> person = person_of(played.people, said);
    if (!person) return refuse_call(refusal(text::say("nobody called {name} has played", said), said, played.people));
    filter.people.push_back(*person);
  }
  const History history = standings::history_of(played, filter);
  standings::Standing standing = standings::standing_of(history);
  standings::sort(standing, history, call.sort, call.least);
  if (standing.rows.empty()) {
    complain("nullo: " + text::say("nobody has played a whole hand of this in that time."));
    return kDone;
  }
  switch (call.as) {
    case StandingsCall::As::kCsv:
      exports::standings_csv(history, standing.rows, emit);
      break;
    case StandingsCall::As::kPage:
      exports::standings_html(title_of(filter, call), history, standing, emit);
      break;
    case StandingsCall::As::kTable:
      print_table(history, standing, call.least);
      break;
  }
  return kDone;
}

}  // namespace nullo::cli
