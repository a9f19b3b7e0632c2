#include "app/standings/standings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "app/period.h"
#include "app/words.h"
#include "export/season.h"
#include "export/standings.h"
#include "export/standings_texts.h"
#include "games/words.h"
#include "json/day.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {

namespace {

using standings::Column;
using standings::History;
using standings::Row;
using Way = StandingsView::Way;
using Line = StandingsView::Line;

constexpr int kLeast = 3;                // sessions, for a place
constexpr std::size_t kMostGroups = 6;   // a choice each
constexpr std::size_t kMostHeads = 20;   // people in the grid of who was ahead of whom
constexpr std::size_t kMostSteps = 200;  // of the lines over time

// What stands in the lines, the first one at first.
constexpr std::array kShown{Column::kRating, Column::kWins,   Column::kShare,
                            Column::kPlace,  Column::kBetter, Column::kRun};

struct NamedWay {
  const char* id;
  text::Sentence label;
  Way way;
};
constexpr std::array kWays{NamedWay{"table", text::mark("Table"), Way::kTable},
                           NamedWay{"heads", text::mark("Head to head"), Way::kHeads},
                           NamedWay{"time", text::mark("Over time"), Way::kTime}};

std::string id_of(Column column) {
  return std::string{std::ranges::find(standings::columns(), column, &standings::NamedColumn::column)->name};
}

std::string facts_of(const Row& row) {
  std::string facts = text::say_count(row.sessions, "{count} session", "{count} sessions");
  if (!row.form.empty()) facts += " · " + exports::form_text(row);
  if (const std::string games = exports::sure_text(row); row.finished > 0 && !games.empty())
    facts += " · " + text::say("sure after {games} more", games);
  return facts;
}

Line line_of(const Row& row, const History& history, std::span<const Row> before) {
  Line line;
  line.name = history.name_of(row.person);
  if (row.place > 0) line.place = fmt::format("{}.", row.place);
  line.moved = exports::moved_text(standings::moved_since(before, row));
  for (const Column column : kShown) line.cells.push_back(exports::cell_of(row, column));
  line.facts = facts_of(row);
  return line;
}

constexpr std::string_view kSeasonPeriod = "season:";  // before its id
constexpr std::size_t kMostBehind = 100;               // sessions

// "2nd", "2nd with 34"; "not finished".
std::string result_text(const standings::Evening& evening, int person) {
  const auto part = std::ranges::find(evening.parts, person, &standings::Part::person);
  const std::string amount = exports::season_points(part->amount, 1);
  return part->place ? text::say("{place} with {amount}", ordinal(*part->place), amount)
                     : text::say("{amount}, no place", amount);
}

// Those who sat there, by place; behind them those without one.
std::string seated_text(const standings::Evening& evening, const History& history) {
  std::vector<const standings::Part*> parts;
  for (const standings::Part& part : evening.parts) parts.push_back(&part);
  std::ranges::stable_sort(parts, {}, [](const standings::Part* part) { return part->place.value_or(kMostSeats + 1); });
  std::vector<std::string> names;
  for (const standings::Part* part : parts) names.push_back(history.name_of(part->person));
  return join(names);
}

std::vector<int> placed_people(const std::vector<Row>& rows, std::size_t most) {
  std::vector<int> people;
  for (const Row& row : rows) {
    if (row.place > 0 && people.size() < most) people.push_back(row.person);
  }
  return people;
}

}  // namespace

void Standings::choose(StandingsOf of, const std::string& id) {
  open_.reset();
  switch (of) {
    case StandingsOf::kWay:
      if (const auto* way = std::ranges::find(kWays, id, &NamedWay::id); way != kWays.end()) way_ = way->way;
      return;
    case StandingsOf::kGame:  // one more, or one less
      open_ = of;
      if (id.empty()) return games_.clear();
      if (const auto found = std::ranges::find(games_, id); found != games_.end()) {
        games_.erase(found);
      } else {
        games_.push_back(id);
      }
      return;
    case StandingsOf::kPeriod:
      period_ = id;
      return;
    case StandingsOf::kGroup: {
      const auto is_meant = [&](const standings::Group& group) { return join(group.people) == id; };
      group_.clear();
      if (!stored_) return;
      const auto group = std::ranges::find_if(stored_->groups, is_meant);
      if (group != stored_->groups.end()) group_ = group->people;
      return;
    }
    case StandingsOf::kColumn:
      if (const auto* column = std::ranges::find(kShown, id, id_of); column != kShown.end()) {
        last_first_ = column_ == *column && !last_first_;
        column_ = *column;
      }
      return;
  }
}

void Standings::choose_next(StandingsOf of, store::Store& store, std::string_view now) {
  read(store, now);
  std::vector<Choice> choices;
  if (of == StandingsOf::kColumn) {
    choices = columns().choices;
  } else if (of == StandingsOf::kWay) {
    choices = ways();
  } else {
    for (StandingsView::Filter& filter : filters()) {
      if (filter.of == of) choices = std::move(filter.choices);
    }
  }
  if (choices.empty()) return;
  const auto chosen = std::ranges::find(choices, true, &Choice::chosen) - choices.begin();
  if (of == StandingsOf::kGame) games_.clear();
  choose(of, choices[static_cast<std::size_t>(chosen + 1) % choices.size()].id);
  open_.reset();
}

void Standings::choose_days(const Days& days) {
  days_ = {trimmed(days.from), trimmed(days.until), {}};
  for (const std::string& day : {days_.from, days_.until})
    if (!day.empty() && !json::is_day(day)) days_.problem = text::say("A day is written like 2026-01-31.");
  if (days_.problem.empty() && !days_.until.empty() && days_.until < days_.from)
    days_.problem = text::say("The last day is before the first one.");
  if (!days_.problem.empty()) return;
  period_ = days_.from.empty() && days_.until.empty() ? std::string{} : range({days_.from, days_.until});
  open_.reset();
}

void Standings::show_behind(const std::string& name, const std::string& column) {
  const auto found = std::ranges::find(standings::columns(), column, &standings::NamedColumn::name);
  if (found == standings::columns().end()) return;
  const bool again = opened_ && opened_->name == name && opened_->column == found->column;
  opened_ = again ? std::nullopt : std::optional{Opened{name, found->column}};
}

bool Standings::fold() {
  return std::exchange(opened_, std::nullopt).has_value() || std::exchange(open_, std::nullopt).has_value();
}

Standings::Counted Standings::count(standings::Filter filter) const {
  Counted counted{.filter = std::move(filter)};
  counted.history = standings::history_of(stored_->played, counted.filter);
  counted.standing = standings::standing_of(counted.history);
  return counted;
}

void Standings::drop_what_is_gone() {
  std::erase_if(
      games_, [&](const std::string& game) { return std::ranges::find(stored_->games, game) == stored_->games.end(); });
  if (std::ranges::find(stored_->groups, group_, &standings::Group::people) == stored_->groups.end()) group_.clear();
  const bool is_season = period_.starts_with(kSeasonPeriod);
  if (!is_season && std::ranges::none_of(period_choices(stored_->years, period_), &Choice::chosen)) period_.clear();
}

void Standings::read_seasons(store::Store& store) {
  const store::Store::ChangeMark mark = store.change_mark();
  if (mark == seasons_mark_) return;
  seasons_ = store.seasons();
  seasons_mark_ = mark;
  if (period_.starts_with(kSeasonPeriod) && season() == nullptr) period_.clear();
}

const standings::Season* Standings::season() const {
  const std::string_view period = period_;
  if (!period.starts_with(kSeasonPeriod)) return nullptr;
  const auto found = std::ranges::find(seasons_, period.substr(kSeasonPeriod.size()), &standings::Season::id);
  return found == seasons_.end() ? nullptr : &*found;
}

// What a season leaves open is as it was chosen.
standings::Filter Standings::filter_of_now(std::string_view now) const {
  standings::Filter filter;
  if (const standings::Season* chosen = season()) {
    filter = standings::filter_of(*chosen);
  } else {
    Bounds bounds = bounds_of(period_, now);
    filter.from = std::move(bounds.from);
    filter.until = std::move(bounds.until);
  }
  if (filter.games.empty()) filter.games = games_;
  if (filter.people.empty()) filter.people = group_;
  return filter;
}

const Standings::Stored& Standings::stored(store::Store& store) {
  if (!is_read(store)) take(store.change_mark(), store.played());
  return *stored_;
}

void Standings::take(const store::Store::ChangeMark& mark, standings::Played played) {
  reading_.reset();
  counted_.reset();
  stored_.emplace(Stored{.mark = mark, .played = std::move(played)});
  stored_->games = standings::games_of(stored_->played);
  stored_->years = standings::years_of(stored_->played);
  stored_->all = count({});
  stored_->groups = standings::groups_of(stored_->all.history, kMostGroups);
  drop_what_is_gone();
}

void Standings::read_ahead(store::Store& store) {
  constexpr int kPiece = 500;  // sessions
  if (is_read(store)) return;
  const store::Store::ChangeMark mark = store.change_mark();
  if (!reading_ || !(reading_->mark == mark)) reading_.emplace(Reading{.mark = mark});
  if (store.read_on(reading_->pieces, kPiece)) take(mark, reading_->pieces.take());
}

const Standings::Counted& Standings::read(store::Store& store, std::string_view now) {
  stored(store);
  read_seasons(store);
  standings::Filter filter = filter_of_now(now);
  if (filter == standings::Filter{}) {
    counted_.reset();
  } else if (!counted_ || !(counted_->filter == filter)) {
    counted_ = count(std::move(filter));
  }
  Counted& counted = counted_ ? *counted_ : stored_->all;
  standings::sort(counted.standing, counted.history, column_, kLeast);
  return counted;
}

std::vector<StandingsView::Filter> Standings::filters() const {
  std::vector<StandingsView::Filter> filters;
  const auto add = [&](StandingsOf of, std::vector<Choice> choices) {
    const auto chosen = std::ranges::find(choices, true, &Choice::chosen);
    if (choices.size() < 2) return;
    std::string said = chosen == choices.end() ? "" : chosen->label;
    if (of == StandingsOf::kGame && games_.size() > 1)
      said = text::say_count(games_.size(), "{count} game", "{count} games");
    if (of == StandingsOf::kGroup && !group_.empty())
      said = text::say_count(group_.size(), "{count} person", "{count} people");
    filters.push_back({of, std::move(said), std::move(choices), open_ == of});
  };
  std::vector<Choice> games;
  if (stored_->games.size() > 1) games.push_back({"", text::say("All games"), games_.empty()});
  for (const std::string& game : stored_->games)
    games.push_back({game, games::name_of_listed(game), std::ranges::find(games_, game) != games_.end()});
  const standings::Season* chosen = season();
  if (chosen == nullptr || chosen->game.empty()) add(StandingsOf::kGame, std::move(games));
  if (!stored_->games.empty()) add(StandingsOf::kPeriod, periods());
  std::vector<Choice> groups{{"", text::say("Everybody"), group_.empty()}};
  for (const standings::Group& group : stored_->groups)
    groups.push_back({join(group.people), join(group.people), group.people == group_});
  // Where all play with all, there is nothing to choose.
  const bool is_of_season = chosen != nullptr && !chosen->people.empty();
  if (stored_->groups.size() > 1 && !is_of_season) add(StandingsOf::kGroup, std::move(groups));
  return filters;
}

std::vector<Choice> Standings::periods() const {
  std::vector<Choice> periods = period_choices(stored_->years, period_);
  for (const standings::Season& each : seasons_)
    periods.push_back({std::string{kSeasonPeriod} + each.id, each.name, season() == &each});
  return periods;
}

std::vector<Choice> Standings::ways() const {
  std::vector<Choice> ways;
  for (const NamedWay& way : kWays) ways.push_back({way.id, text::say(way.label), way.way == way_});
  return ways;
}

StandingsView::Filter Standings::columns() const {
  StandingsView::Filter columns{
      .of = StandingsOf::kColumn, .said = {}, .choices = {}, .open = open_ == StandingsOf::kColumn};
  for (const Column column : kShown)
    columns.choices.push_back({id_of(column), std::string{exports::heading_of(column)}, column == column_});
  columns.said = exports::heading_of(column_);
  if (last_first_) columns.said += ", " + text::say("last first");
  return columns;
}

void Standings::put_heads(std::vector<Line>& lines) const {
  const std::vector<int> people = placed_people(counted().standing.rows, kMostHeads);
  const std::vector<std::vector<standings::Met>> met = standings::head_to_head(counted().history, people);
  for (std::size_t i = 0; i < people.size(); ++i) {
    for (const standings::Met& one : met[i]) {
      const bool any = one.ahead + one.level + one.behind > 0;
      lines[i].heads.push_back(any ? fmt::format("{} : {}", one.ahead, one.behind) : "");
    }
  }
}

chart::Chart Standings::ratings(const std::vector<Line>& lines) const {
  const std::size_t sessions = counted().history.evenings.size();
  const std::size_t every = (sessions + kMostSteps - 1) / kMostSteps;
  const std::vector<int> people = placed_people(counted().standing.rows, kMostSeats);
  if (sessions < 2 || people.empty()) return {};
  const auto steps = static_cast<int>(every);
  chart::Chart chart{
      .lines = {}, .x_label = text::say("sessions"), .y_label = text::say("rating"), .first = steps, .each = steps};
  std::array<bool, kMostSeats> taken{};
  const auto take = [&](std::optional<int> wanted) {
    const auto free = wanted && !taken.at(static_cast<std::size_t>(*wanted)) ? taken.begin() + *wanted
                                                                             : std::ranges::find(taken, false);
    *free = true;
    return Seat{static_cast<int>(free - taken.begin())};
  };
  const auto of_people = standings::ratings_over_time(counted().history, people, every);
  for (std::size_t i = 0; i < people.size(); ++i) {
    chart::Chart::Line line{.name = lines[i].name, .seat = take(lines[i].colour), .values = {}};
    for (const std::optional<double>& value : of_people[i])
      value ? line.values.push_back(std::round(*value * 10) / 10) : void(++line.skip);
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

std::optional<StandingsView::Behind> Standings::behind() const {
  const History& history = counted().history;
  const auto is_meant = [&](const Row& row) { return opened_ && history.name_of(row.person) == opened_->name; };
  const auto row = std::ranges::find_if(counted().standing.rows, is_meant);
  if (row == counted().standing.rows.end()) return std::nullopt;
  const std::vector<const standings::Evening*> evenings = standings::behind(history, row->person, opened_->column);
  StandingsView::Behind behind{.name = opened_->name, .title = {}, .sessions = {}, .more = {}};
  behind.title = text::labelled(exports::heading_of(opened_->column),
                                text::say_count(evenings.size(), "{count} session", "{count} sessions"));
  for (const standings::Evening* evening : evenings) {
    if (behind.sessions.size() == kMostBehind) {
      behind.more = text::say("and {count} before", evenings.size() - kMostBehind);
      break;
    }
    behind.sessions.push_back(
        {evening->session,
         fmt::format("{} · {}", local_time(evening->started_at), games::name_of_listed(evening->game)),
         seated_text(*evening, history), result_text(*evening, row->person)});
  }
  return behind;
}

StandingsView Standings::view(store::Store& store, const Players& people, std::string_view now) {
  StandingsView view;
  if (!is_read(store)) {
    const int sessions = store.count_sessions();
    if (sessions > kAtOnce)
      view.nothing = text::say_count(sessions, "{count} session is being read …", "{count} sessions are being read …");
    if (!view.nothing.empty()) return view;
  }
  const Counted& counted = read(store, now);
  view.way = way_;
  view.filters = filters();
  if (open_ == StandingsOf::kPeriod) view.days = days_;
  if (counted.standing.rows.empty()) {
    view.nothing = stored_->games.empty() ? text::say("Nobody has played a whole hand yet.")
                                          : text::say("No whole hand was played then.");
    return view;
  }
  view.ways = ways();
  view.columns = columns();
  for (const Row& row : counted.standing.rows) {
    Line line = line_of(row, counted.history, counted.standing.before);
    line.colour = people.colour_of(line.name);
    if (row.place == 0) view.few = text::say_count(kLeast, "Fewer than {count} session", "Fewer than {count} sessions");
    view.lines.push_back(std::move(line));
  }
  if (way_ == Way::kTable) {
    view.behind = behind();
    const auto places = std::ranges::find(view.lines, "", &Line::place);
    if (last_first_) std::reverse(view.lines.begin(), places);
  }
  if (way_ == Way::kHeads) put_heads(view.lines);
  if (way_ == Way::kTime) view.ratings = ratings(view.lines);
  view.help = help();
  return view;
}

std::vector<std::string> Standings::help() {
  const std::string rating = text::say(
      "Rating: how good somebody is at least, from whom they were ahead of and behind. Everybody begins with 0, and "
      "while little was played it goes up and down a lot.");
  const std::string won = text::say(
      "Won: sessions, alone or with others. Share, luck: how many that is of all that they finished, and how many luck "
      "alone would have given them at those tables.");
  const std::string place =
      text::say("Place: the mean of their places. Best run: how often they won one after the other.");
  const std::string better = text::say(
      "Better a hand: by how many points or chips a hand they were better than their tables. More is better, whichever "
      "way the game counts.");
  const std::string below = text::say(
      "Below the names: how far they moved in the last session (▲ ▼), their sessions, the last ten places, the newest "
      "last, and how many games more it takes until the rating is sure.");
  const std::string heads = text::say(
      "Head to head: in how many of the sessions that both played to the end the one on the left was ahead of the one "
      "above, and in how many behind. Partners are not compared.");
  return {rating, won, place, better, below, heads};
}

std::string Standings::title() const {
  std::string title = text::say("Standings");
  for (const std::string& game : games_) title += ", " + games::name_of_listed(game);
  if (const standings::Season* chosen = season()) title += ", " + chosen->name;
  for (const Choice& period : period_choices(stored_ ? stored_->years : std::vector<std::string>{}, period_))
    if (period.chosen && !period_.empty()) title += ", " + period.label;
  if (!group_.empty()) title += ", " + join(group_);
  return title;
}

void Standings::choose_same(StatisticsPage& statistics, const std::string& name) const {
  statistics.open(name);
  const standings::Season* chosen = season();
  const bool is_ever = chosen != nullptr && chosen->from.empty() && chosen->until.empty();
  statistics.choose_period(chosen == nullptr ? period_ : is_ever ? "" : range({chosen->from, chosen->until}));
  const std::vector<std::string> games = filter_of_now({}).games;
  if (games.size() != 1) return;  // it is about one game
  statistics.choose_game(games.front());
  statistics.choose_rules("");
}

std::string Standings::message(store::Store& store, std::string_view now) {
  const Counted& counted = read(store, now);
  return exports::standings_message(title(), counted.history, counted.standing.rows);
}

RankingView Standings::ranking(store::Store& store, const Players& people, std::string_view now) {
  const Counted& counted = read(store, now);
  RankingView ranking;
  ranking.title = title();
  for (const Column column : kShown) ranking.headings.emplace_back(exports::heading_of(column));
  ranking.headings.push_back(text::say("Sessions"));
  for (const Row& row : counted.standing.rows) {
    if (row.place == 0)
      ranking.notes = {text::say_count(kLeast, "Without a place: fewer than {count} session.",
                                       "Without a place: fewer than {count} sessions.")};
    Line line = line_of(row, counted.history, counted.standing.before);
    line.cells.push_back(fmt::format("{}", row.sessions));
    ranking.lines.push_back({line.place, line.name, people.colour_of(line.name), std::move(line.cells)});
  }
  return ranking;
}

void Standings::write(store::Store& store, std::string_view now, Format as, const Out& out) {
  const Counted& counted = read(store, now);
  if (as == Format::kHtml) return exports::standings_html(title(), counted.history, counted.standing, out);
  exports::standings_csv(counted.history, counted.standing.rows, out);
}

}  // namespace nullo::app
