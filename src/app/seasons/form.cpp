#include "app/seasons/form.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/period.h"
#include "app/words.h"
#include "base/local_time.h"
#include "base/uuid.h"
#include "core/name.h"
#include "document/document.h"
#include "document/season.h"
#include "games/registry.h"
#include "games/words.h"
#include "json/day.h"
#include "session/words.h"
#include "text/say.h"

namespace nullo::app {

namespace {

using standings::Season;
using FormPart = SeasonsView::Part;
using ChangedSeason = tl::expected<Season, std::string>;

constexpr std::size_t kMostRulesOffered = 6;  // a choice each
constexpr const char* kThisYear = "year";
constexpr const char* kThisMonth = "month";
constexpr const char* kEver = "ever";
constexpr const char* kOtherDays = "days";

// ---- times

Days year_at(std::string_view now) {
  const std::string year = evening_of(now).substr(0, 4);
  return {year + "-01-01", year + "-12-31"};
}
Days month_at(std::string_view now) {
  constexpr std::array<const char*, 4> kMonthEnds{"31", "30", "29", "28"};
  const std::string month = evening_of(now).substr(0, 7);
  if (month.empty()) return {};
  for (const char* last : kMonthEnds) {
    std::string until = fmt::format("{}-{}", month, last);
    if (json::is_day(until)) return {month + "-01", std::move(until)};
  }
  return {};
}

std::vector<Choice> time_choices(const Season& season, std::string_view now) {
  const Days days{season.from, season.until};
  std::vector<Choice> times{{kThisYear, text::say("This year"), days == year_at(now)},
                            {kThisMonth, text::say("This month"), days == month_at(now)},
                            {kEver, text::say("Ever"), days == Days{}}};
  if (std::ranges::none_of(times, &Choice::chosen)) times.push_back({kOtherDays, text::say("Other days"), true});
  return times;
}

// ---- rules

std::optional<games::Rules> read_rules_text(std::string_view game_id, std::string_view rules) {
  const auto game = std::ranges::find(games::all(), game_id, &games::Info::id);
  if (game == games::all().end()) return std::nullopt;
  for (int seats = game->least_seats; seats <= game->most_seats; seats += game->seats_step)
    if (Result<games::Rules> read = document::read_rules(game_id, rules, seats)) return *std::move(read);
  return std::nullopt;
}

std::string rules_label(const Season& season, std::string_view text) {
  const std::optional<games::Rules> rules = read_rules_text(games::id_of_listed(season.game), text);
  if (!rules) return text::say("Rules of another version");
  if (const auto preset = session::preset_of(*rules)) return text::say(preset->name);
  return session::rules_text(*rules);
}

std::vector<Choice> rules_choices(const Season& season, const SeasonChoices& choices) {
  std::vector<Choice> rules{{"", text::say("Any rules"), season.rules.empty()}};
  std::vector<std::string> offered = choices.rules;
  if (!season.rules.empty() && std::ranges::find(offered, season.rules) == offered.end())
    offered.push_back(season.rules);
  for (const std::string& each : offered) rules.push_back({each, rules_label(season, each), each == season.rules});
  return rules;
}

// ---- numbers

std::vector<Choice> number_choices(int chosen, std::vector<int> offered, const std::string& none) {
  if (std::ranges::find(offered, chosen) == offered.end()) offered.push_back(chosen);
  std::ranges::sort(offered);
  std::vector<Choice> numbers;
  for (const int number : offered)
    numbers.push_back({fmt::format("{}", number), number == 0 ? none : fmt::format("{}", number), number == chosen});
  return numbers;
}

// With "+", "-" or the minus sign that the page itself writes.
std::optional<int> whole_number_in(std::string_view text) {
  constexpr std::string_view kMinus = "−";
  const bool is_minus = text.starts_with(kMinus);
  if (is_minus || text.starts_with('+')) text.remove_prefix(is_minus ? kMinus.size() : 1);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return is_minus ? -number : number;
}

// "5, 3, 1" or "5 3 1"; nothing: it is something else.
std::optional<std::vector<int>> numbers_in(std::string_view text) {
  std::vector<int> numbers;
  while (true) {
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(", ")));
    if (text.empty()) return numbers;
    const std::string_view word = text.substr(0, text.find_first_of(", "));
    const std::optional<int> number = whole_number_in(word);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
    text.remove_prefix(word.size());
  }
}

// ---- words for choices

template <class Value>
struct NamedValue {
  const char* id;
  text::Sentence label;
  Value value;
};
constexpr std::array kCountsNames{
    NamedValue<Season::Counts>{"places", text::mark("Points by place"), Season::Counts::kPlaces},
    NamedValue<Season::Counts>{"points", text::mark("The sessions' points"), Season::Counts::kPoints},
    NamedValue<Season::Counts>{"rating", text::mark("Rating"), Season::Counts::kRating}};
constexpr std::array kTotalsNames{NamedValue<Season::Total>{"sum", text::mark("The sum"), Season::Total::kSum},
                                  NamedValue<Season::Total>{"mean", text::mark("The mean"), Season::Total::kMean}};
constexpr std::array kRoundsNames{
    NamedValue<Season::Rounds>{"day", text::mark("A day"), Season::Rounds::kDay},
    NamedValue<Season::Rounds>{"session", text::mark("A session"), Season::Rounds::kSession}};

template <class Value, std::size_t N>
std::vector<Choice> choices_among(const std::array<NamedValue<Value>, N>& named, Value chosen) {
  std::vector<Choice> choices;
  for (const NamedValue<Value>& each : named) choices.push_back({each.id, text::say(each.label), each.value == chosen});
  return choices;
}
template <class Value, std::size_t N>
void choose_among(const std::array<NamedValue<Value>, N>& named, std::string_view id, Value& value) {
  const auto found = std::ranges::find(named, id, &NamedValue<Value>::id);
  if (found != named.end()) value = found->value;
}

std::string people_id(const std::vector<std::string>& people) { return fmt::format("{}", fmt::join(people, "\n")); }

std::vector<Choice> people_choices_of(const Season& season, const SeasonChoices& choices) {
  std::vector<Choice> people{{"", text::say("Everybody's"), season.people.empty()}};
  std::vector<std::vector<std::string>> groups;
  for (const standings::Group& group : choices.groups) groups.push_back(group.people);
  if (!season.people.empty() && std::ranges::find(groups, season.people) == groups.end())
    groups.push_back(season.people);
  for (const std::vector<std::string>& group : groups)
    people.push_back({people_id(group), join(group), group == season.people});
  return people;
}

// ---- changes

// What the document would not take.
ChangedSeason checked(Season season) {
  const Result<Season> read = document::read_season(document::write_season(season), document::Source::kStore);
  if (read) return season;
  const Fault& fault = read.error().kept().front();
  return tl::unexpected{text::say("There should be {expected}, and there is {found}.", fault.expected, fault.found)};
}

ChangedSeason with_day(Season season, std::string Season::* day, const std::string& typed) {
  constexpr std::size_t kDay = 10;
  const std::string text = trimmed(typed);
  season.*day = text;
  if (!text.empty() && (text.size() != kDay || !checked(season)))
    return tl::unexpected{season.from > season.until && !season.until.empty() && text.size() == kDay
                              ? text::say("The last day is before the first one.")
                              : text::say("A day is written like 2026-11-21.")};
  return season;
}

ChangedSeason with_place_points(Season season, const std::string& typed) {
  const std::optional<std::vector<int>> points = numbers_in(typed);
  const auto is_bad = [](int number) { return number < 0 || number > standings::kMostPlacePoints; };
  if (!points || points->empty() || points->size() > standings::kMostInSeason || std::ranges::any_of(*points, is_bad))
    return tl::unexpected{text::say("Points for the places, the first one first, from 0 to {count}: 5, 3, 1.",
                                    std::to_string(standings::kMostPlacePoints))};  // a comma would part it
  season.place_points = *points;
  return season;
}

Season with_counts(Season season, const std::string& id) {
  choose_among(kCountsNames, id, season.counts);
  if (season.counts != Season::Counts::kPlaces) season.place_points.clear();
  if (season.counts == Season::Counts::kPlaces && season.place_points.empty()) season.place_points = {5, 3, 1};
  if (season.counts == Season::Counts::kRating) {
    season.total = Season::Total::kSum;
    season.best = 0;
  }
  return season;
}

Season with_time(Season season, const std::string& id, std::string_view now) {
  const Days days = id == kThisYear    ? year_at(now)
                    : id == kThisMonth ? month_at(now)
                    : id == kEver      ? Days{}
                                       : Days{season.from, season.until};
  season.from = days.from;
  season.until = days.until;
  return season;
}

}  // namespace

SeasonChoices season_choices(const Season& season, const standings::Played& played,
                             const std::vector<std::string>& games, const std::vector<standings::Group>& groups) {
  SeasonChoices choices{.games = games, .groups = groups};
  if (!season.game.empty() && std::ranges::find(games, season.game) == games.end())
    choices.games.push_back(season.game);
  if (season.game.empty()) return choices;
  std::map<std::string_view, int> often;
  for (const standings::Played::Session& session : played.sessions)
    if (session.game == season.game) ++often[played.rules[session.rules]];
  for (const auto& [rules, sessions] : often) choices.rules.emplace_back(rules);
  std::ranges::stable_sort(choices.rules, std::greater{}, [&](const std::string& rules) { return often[rules]; });
  if (choices.rules.size() > kMostRulesOffered) choices.rules.resize(kMostRulesOffered);
  return choices;
}

std::vector<FormPart> season_form(const Season& season, const SeasonChoices& choices, std::string_view now) {
  std::vector<FormPart> parts;
  const auto type = [&](SeasonPart part, std::string heading, std::string text, std::string hint) {
    parts.push_back(
        {.part = part, .heading = std::move(heading), .choices = {}, .text = std::move(text), .hint = std::move(hint)});
  };
  const auto choose = [&](SeasonPart part, std::string heading, std::vector<Choice> offered) {
    parts.push_back(
        {.part = part, .heading = std::move(heading), .choices = std::move(offered), .text = {}, .hint = {}});
  };
  type(SeasonPart::kName, text::say("Name"), season.name, text::say("Winter league"));
  std::vector<Choice> games{{"", text::say("All games"), season.game.empty()}};
  for (const std::string& game : choices.games)
    games.push_back({game, games::name_of_listed(game), game == season.game});
  choose(SeasonPart::kGame, text::say("Game"), std::move(games));
  if (std::vector<Choice> rules = rules_choices(season, choices); rules.size() > 2)
    choose(SeasonPart::kRules, text::say("Rules"), std::move(rules));
  choose(SeasonPart::kTime, text::say("Time"), time_choices(season, now));
  type(SeasonPart::kFrom, text::say("First day"), season.from, "2026-01-31");
  type(SeasonPart::kUntil, text::say("Last day"), season.until, "2026-12-31");
  if (std::vector<Choice> people = people_choices_of(season, choices); people.size() > 1)
    choose(SeasonPart::kPeople, text::say("Whose sessions count"), std::move(people));
  choose(SeasonPart::kCounts, text::say("What counts"), choices_among(kCountsNames, season.counts));
  if (season.counts == Season::Counts::kPlaces)
    type(SeasonPart::kPlacePoints, text::say("Points for the places"),
         fmt::format("{}", fmt::join(season.place_points, ", ")), "5, 3, 1");
  choose(SeasonPart::kRounds, text::say("A round is"), choices_among(kRoundsNames, season.rounds));
  if (season.counts != Season::Counts::kRating) {
    choose(SeasonPart::kTotal, text::say("The total is"), choices_among(kTotalsNames, season.total));
    choose(SeasonPart::kBest, text::say("How many of the best rounds count"),
           number_choices(season.best, {0, 3, 5, 8, 10, 15}, text::say("All")));
  }
  choose(SeasonPart::kLeast, text::say("Rounds needed for a place"),
         number_choices(season.least, {0, 2, 3, 5, 8}, text::say("None")));
  return parts;
}

Season new_season(std::string_view now) {
  const Days year = year_at(now);
  return {.id = random_uuid(),
          .name = text::say("Season {year}", year.from.substr(0, 4)),
          .from = year.from,
          .until = year.until,
          .place_points = {5, 3, 1}};
}

ChangedSeason with_part(Season season, const ChangeSeason& change, const SeasonChoices& choices, std::string_view now) {
  const std::string& value = change.value;
  switch (change.part) {
    case SeasonPart::kName: {
      season.name = typed_name(value);
      if (fault_of_name(season.name)) return tl::unexpected{text::say("A season needs a name, of 1 to 64 characters.")};
      return season;
    }
    case SeasonPart::kGame:
      if (season.game != value) season.rules.clear();
      season.game = value;
      return season;
    case SeasonPart::kRules:
      season.rules = value;
      return season;
    case SeasonPart::kTime:
      return with_time(std::move(season), value, now);
    case SeasonPart::kFrom:
      return with_day(std::move(season), &Season::from, value);
    case SeasonPart::kUntil:
      return with_day(std::move(season), &Season::until, value);
    case SeasonPart::kPeople:
      for (const standings::Group& group : choices.groups)
        if (people_id(group.people) == value) season.people = group.people;
      if (value.empty()) season.people.clear();
      return season;
    case SeasonPart::kCounts:
      return with_counts(std::move(season), value);
    case SeasonPart::kPlacePoints:
      return with_place_points(std::move(season), value);
    case SeasonPart::kTotal:
      choose_among(kTotalsNames, value, season.total);
      return season;
    case SeasonPart::kRounds:
      choose_among(kRoundsNames, value, season.rounds);
      return season;
    case SeasonPart::kBest:
      season.best = std::clamp(whole_number_in(value).value_or(0), 0, standings::kMostRounds);
      return season;
    case SeasonPart::kLeast:
      season.least = std::clamp(whole_number_in(value).value_or(0), 0, standings::kMostRounds);
      return season;
  }
  return season;
}

ChangedSeason with_adjustment(Season season, const AdjustSeason& adjust) {
  const std::optional<int> points = whole_number_in(trimmed(adjust.points));
  if (!points || *points == 0 || std::abs(*points) > standings::kMostAdjusted)
    return tl::unexpected{text::say("How many points, as a whole number? −2 takes two away, 3 gives three.")};
  if (season.adjustments.size() >= standings::kMostInSeason)
    return tl::unexpected{text::say("A season has at most {count} of these.", standings::kMostInSeason)};
  season.adjustments.push_back({adjust.person, *points, trimmed(adjust.note)});
  return checked(std::move(season));
}

}  // namespace nullo::app
