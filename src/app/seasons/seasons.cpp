#include "app/seasons/seasons.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "app/seasons/form.h"
#include "app/words.h"
#include "base/local_time.h"
#include "document/season.h"
#include "export/season.h"
#include "games/registry.h"
#include "games/words.h"
#include "text/kept.h"
#include "text/say.h"

namespace nullo::app {

namespace {

using standings::History;
using standings::Season;
using standings::SeasonTable;
using SeasonWay = SeasonsView::Way;

constexpr int kNoPlace = 99;                // behind all places
constexpr std::size_t kMostSessions = 100;  // in the list

struct NamedSeasonWay {
  const char* id;
  text::Sentence label;
  SeasonWay way;
};
constexpr std::array kSeasonWays{NamedSeasonWay{"table", text::mark("Table"), SeasonWay::kTable},
                                 NamedSeasonWay{"sessions", text::mark("Sessions"), SeasonWay::kSessions},
                                 NamedSeasonWay{"counting", text::mark("How it counts"), SeasonWay::kCounting}};

// What undo takes back.
std::string words_for(SeasonPart part) {
  switch (part) {
    case SeasonPart::kName:
      return text::keep("the season's name");
    case SeasonPart::kGame:
      return text::keep("the season's game");
    case SeasonPart::kRules:
      return text::keep("the season's rules");
    case SeasonPart::kTime:
    case SeasonPart::kFrom:
    case SeasonPart::kUntil:
      return text::keep("the season's time");
    case SeasonPart::kPeople:
      return text::keep("the season's people");
    case SeasonPart::kCounts:
      return text::keep("what counts");
    case SeasonPart::kPlacePoints:
      return text::keep("points for the places");
    case SeasonPart::kTotal:
      return text::keep("sum or mean");
    case SeasonPart::kRounds:
      return text::keep("what a round is");
    case SeasonPart::kBest:
      return text::keep("how many count");
    case SeasonPart::kLeast:
      return text::keep("how many it takes");
  }
  return {};
}

std::string rounds_text(Season::Rounds rounds, int count) {
  return rounds == Season::Rounds::kDay ? text::say_count(count, "{count} day", "{count} days")
                                        : text::say_count(count, "{count} session", "{count} sessions");
}

SeasonsView::Line season_line_of(const SeasonTable& table, const standings::SeasonRow& row, Season::Rounds rounds,
                                 const Players& people) {
  SeasonsView::Line line;
  line.name = table.name_of(row.person);
  if (row.place > 0) line.place = fmt::format("{}.", row.place);
  line.colour = people.colour_of(line.name);
  line.total = exports::season_total(table, row);
  line.facts = rounds_text(rounds, row.played);
  if (row.adjusted != 0) line.facts += " · " + exports::season_adjusted(row);
  for (std::size_t i = 0; i < table.rounds.size(); ++i) line.rounds.push_back(exports::season_cell(table, row, i));
  return line;
}

std::string fewer_text(Season::Rounds rounds, int least) {
  return rounds == Season::Rounds::kDay
             ? text::say_count(least, "Fewer than {count} day", "Fewer than {count} days")
             : text::say_count(least, "Fewer than {count} session", "Fewer than {count} sessions");
}

std::string who_sat(const History& history, standings::Evening evening) {
  std::ranges::stable_sort(evening.parts, {},
                           [](const standings::Part& part) { return part.place.value_or(kNoPlace); });
  std::vector<std::string> names;
  for (const standings::Part& part : evening.parts) names.push_back(history.name_of(part.person));
  return join(names);
}

}  // namespace

std::optional<Season> Seasons::opened_among(const std::vector<Season>& seasons) {
  if (seasons.empty()) return std::nullopt;
  auto found = std::ranges::find(seasons, opened_, &Season::id);
  if (found == seasons.end()) found = seasons.begin();
  opened_ = found->id;
  return *found;
}

void Seasons::open_next(const At& at) {
  const std::vector<Season> seasons = at.store.seasons();
  const auto found = std::ranges::find(seasons, opened_, &Season::id);
  if (seasons.empty()) return;
  opened_ = found == seasons.end() || found + 1 == seasons.end() ? seasons.front().id : (found + 1)->id;
}

void Seasons::show(const std::string& way) {
  const auto* const found = std::ranges::find(kSeasonWays, way, &NamedSeasonWay::id);
  if (found != kSeasonWays.end()) way_ = found->way;
  problem_.clear();
}

void Seasons::show_next() {
  const auto next = (static_cast<std::size_t>(way_) + 1) % kSeasonWays.size();
  show(kSeasonWays.at(next).id);
}

// ---- changes

void Seasons::keep(const At& at, const Kept& kept) {
  problem_.clear();
  at.standings.keep_known(at.store,
                          [&] { kept.season ? at.store.keep_season(*kept.season) : at.store.delete_season(kept.id); });
  if (kept.season) opened_ = kept.id;
}

void Seasons::make(const At& at, std::string label, Kept before, Kept after) {
  keep(at, after);
  changes_.add(std::move(label), std::move(before), std::move(after));
}

void Seasons::make(const At& at, std::string label, const Season& before, tl::expected<Season, std::string> after) {
  if (!after) {
    problem_ = after.error();
  } else if (*after == before) {
    problem_.clear();
  } else {
    make(at, std::move(label), {before.id, before}, {before.id, *std::move(after)});
  }
}

void Seasons::add(const At& at) {
  Season season = new_season(at.now);
  const std::vector<Season> all = at.store.seasons();
  const auto is_taken = [&](const std::string& name) {
    return std::ranges::find(all, name, &Season::name) != all.end();
  };
  const std::string name = season.name;
  for (int number = 2; is_taken(season.name); ++number) season.name = fmt::format("{}, {}", name, number);
  way_ = SeasonWay::kCounting;
  make(at, text::keep("a new season"), {season.id}, {season.id, season});
}

void Seasons::change(const At& at, const ChangeSeason& change) {
  const std::optional<Season> season = opened(at);
  if (!season) return;
  const Standings::Stored& stored = at.standings.stored(at.store);
  const SeasonChoices choices = season_choices(*season, stored.played, stored.games, stored.groups);
  refused_ = change.part;
  make(at, words_for(change.part), *season, with_part(*season, change, choices, at.now));
}

void Seasons::adjust(const At& at, const AdjustSeason& adjust) {
  refused_.reset();
  if (const std::optional<Season> season = opened(at))
    make(at, text::keep("points for {player}", adjust.person), *season, with_adjustment(*season, adjust));
}

void Seasons::remove_adjustment(const At& at, std::size_t index) {
  const std::optional<Season> season = opened(at);
  if (!season || index >= season->adjustments.size()) return;
  Season after = *season;
  after.adjustments.erase(after.adjustments.begin() + static_cast<std::ptrdiff_t>(index));
  make(at, text::keep("points for {player}", season->adjustments[index].person), *season, std::move(after));
}

void Seasons::leave_out(const At& at, const std::string& session) {
  const std::optional<Season> season = opened(at);
  if (!season) return;
  Season after = *season;
  const std::vector<std::string> evening = standings::evening_of_session(at.standings.stored(at.store).played, session);
  const auto is_of_it = [&](const std::string& id) { return std::ranges::find(evening, id) != evening.end(); };
  const bool counts_again = std::erase_if(after.left_out, is_of_it) > 0;
  if (!counts_again) after.left_out.push_back(session);
  if (after.left_out.size() > standings::kMostLeftOut) {
    refused_.reset();
    problem_ = text::say("At most {count} sessions can be left out.", standings::kMostLeftOut);
    return;
  }
  make(at, counts_again ? text::keep("a session counted") : text::keep("a session left out"), *season,
       std::move(after));
}

void Seasons::delete_one(const At& at) {
  const std::optional<Season> season = opened(at);
  if (!season) return;
  way_ = SeasonWay::kTable;
  make(at, text::keep("{season} deleted", season->name), {season->id, season}, {season->id});
}

void Seasons::step(const At& at, bool back) {
  changes_.step(back, [&](const Kept& kept) { keep(at, kept); });
}

// ---- what is shown

void Seasons::put_table(const At& at, const Season& season, SeasonsView& view) {
  const SeasonTable table = standings::table_of(season, at.standings.stored(at.store).played);
  view.rules = exports::season_rules(season, table);
  if (table.rows.empty()) {
    view.nothing = text::say("Nothing was played for it yet.");
    return;
  }
  for (std::size_t i = 0; i < table.rounds.size(); ++i) view.rounds.push_back(exports::round_heading(table, i));
  for (const standings::SeasonRow& row : table.rows) {
    view.lines.push_back(season_line_of(table, row, season.rounds, at.people));
    if (row.place == 0) view.few = fewer_text(season.rounds, season.least);
  }
}

void Seasons::put_sessions(const At& at, const Season& season, SeasonsView& view) {
  const standings::Played& played = at.standings.stored(at.store).played;
  standings::Filter filter = standings::filter_of(season);
  const History counted = standings::history_of(played, filter);
  filter.left_out.clear();
  const History all = standings::history_of(played, filter);
  std::set<std::string_view> counting;
  for (const standings::Evening& evening : counted.evenings) counting.insert(evening.session);
  for (auto evening = all.evenings.rbegin(); evening != all.evenings.rend(); ++evening) {
    if (view.sessions.size() == kMostSessions) {
      view.more =
          text::say_count(all.evenings.size() - kMostSessions, "and {count} earlier one", "and {count} earlier ones");
      break;
    }
    view.sessions.push_back(
        {.id = evening->session,
         .title = fmt::format(
             "{} · {}", evening->started_at.empty() ? text::say("without a date") : local_time(evening->started_at),
             games::name_of_listed(evening->game)),
         .who = who_sat(all, *evening),
         .left_out = !counting.contains(evening->session)});
  }
  if (view.sessions.empty()) view.nothing = text::say("No session fits it yet.");
}

void Seasons::put_form(const At& at, const Season& season, SeasonsView& view) {
  const Standings::Stored& stored = at.standings.stored(at.store);
  view.parts = season_form(season, season_choices(season, stored.played, stored.games, stored.groups), at.now);
  view.adjustments = exports::season_adjustments(season);
  for (const standings::SeasonRow& row : standings::table_of(season, stored.played).rows)
    view.people.push_back(stored.played.people[static_cast<std::size_t>(row.person)]);
}

SeasonsView Seasons::view(const At& at) {
  SeasonsView view;
  view.can_change = at.store.writes();
  view.problem = problem_;
  view.refused = refused_;
  const std::vector<Season> seasons = at.store.seasons();
  const std::optional<Season> season = opened_among(seasons);
  if (!season) {
    view.nothing = text::say("A season counts all sessions of a time: points by place, or what was won in them.");
    return view;
  }
  for (const Season& each : seasons) view.seasons.push_back({each.id, each.name, each.id == season->id});
  view.way = way_;
  for (const NamedSeasonWay& way : kSeasonWays) view.ways.push_back({way.id, text::say(way.label), way.way == way_});
  view.id = season->id;
  view.name = season->name;
  view.range = exports::season_range(*season);
  switch (way_) {
    case SeasonWay::kTable:
      put_table(at, *season, view);
      break;
    case SeasonWay::kSessions:
      put_sessions(at, *season, view);
      break;
    case SeasonWay::kCounting:
      put_form(at, *season, view);
      break;
  }
  return view;
}

std::optional<std::string> Seasons::message(const At& at) {
  const std::optional<Season> season = opened(at);
  if (!season) return std::nullopt;
  return exports::season_message(*season, standings::table_of(*season, at.standings.stored(at.store).played));
}

std::string Seasons::title(const At& at) {
  const std::optional<Season> season = opened(at);
  return season ? season->name : text::say("Season");
}

RankingView Seasons::ranking(const At& at) {
  constexpr std::size_t kMostRoundsPictured = 5;  // rounds
  RankingView ranking;
  const std::optional<Season> season = opened(at);
  if (!season) return ranking;
  const SeasonTable table = standings::table_of(*season, at.standings.stored(at.store).played);
  const std::size_t first = table.rounds.size() - std::min(kMostRoundsPictured, table.rounds.size());
  ranking.title = season->name;
  ranking.said = {exports::season_range(*season)};
  ranking.headings = {text::say("Total")};
  for (std::size_t i = first; i < table.rounds.size(); ++i)
    ranking.headings.push_back(exports::round_heading(table, i));
  for (const standings::SeasonRow& row : table.rows) {
    const std::string& name = table.name_of(row.person);
    RankingView::Line& line =
        ranking.lines.emplace_back(RankingView::Line{row.place > 0 ? fmt::format("{}.", row.place) : "",
                                                     name,
                                                     at.people.colour_of(name),
                                                     {exports::season_total(table, row)}});
    for (std::size_t i = first; i < table.rounds.size(); ++i) line.cells.push_back(exports::season_cell(table, row, i));
  }
  ranking.notes = exports::season_rules(*season, table);
  std::ranges::move(exports::season_adjustments(*season), std::back_inserter(ranking.notes));
  return ranking;
}

void Seasons::write(const At& at, Format as, const Out& out) {
  const std::optional<Season> season = opened(at);
  if (!season) return;
  if (as == Format::kJson) return out(document::write_season(*season, json::Writer::Style::kIndented) + "\n");
  const SeasonTable table = standings::table_of(*season, at.standings.stored(at.store).played);
  if (as == Format::kHtml) return exports::season_html(*season, table, out);
  exports::season_csv(table, out);
}

}  // namespace nullo::app
