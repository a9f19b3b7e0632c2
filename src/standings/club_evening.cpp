#include "standings/club_evening.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "base/local_time.h"

namespace nullo::standings {
namespace {

std::set<std::string> people_of(const Evening& evening, const History& history) {
  std::set<std::string> people;
  for (const Part& part : evening.parts) people.insert(history.name_of(part.person));
  return people;
}

bool has_places(const Evening& evening) {
  return std::ranges::any_of(evening.parts, [](const Part& part) { return part.place.has_value(); });
}

// The tables' sessions that gave nobody a place, by their ids.
std::map<std::string, Evening> without_places(const draws::Plan& plan, const Played& played) {
  std::map<std::string, Evening> sessions;
  for (const RoundPlayed& round : rounds_played(plan, played))
    for (const std::optional<Evening>& session : round)
      if (session && !has_places(*session)) sessions.emplace(session->session, *session);
  return sessions;
}

void give_places(std::vector<Part>& parts, const Evening& evening) {
  const std::vector<int> places = places_now(evening);
  for (Part& part : parts) {
    const auto found = std::ranges::find(evening.parts, part.person, &Part::person);
    if (found != evening.parts.end()) part.place = places[static_cast<std::size_t>(found - evening.parts.begin())];
  }
}

std::int64_t points_of(const SeasonRow& row) {
  std::int64_t points = 0;
  for (const std::optional<SeasonScore>& round : row.rounds) points += round ? round->points : 0;
  return points;
}

}  // namespace

Season season_of(const draws::Plan& plan) {
  const std::string day = evening_of(plan.began);
  Season season{.name = "This evening", .from = day, .until = day, .place_points = plan.place_points};
  if (plan.place_points.empty()) season.counts = Season::Counts::kPoints;
  return season;
}

std::vector<RoundPlayed> rounds_played(const draws::Plan& plan, const Played& played) {
  std::vector<RoundPlayed> rounds;
  if (plan.drawn.empty()) return rounds;
  const History history = history_of(played, {.from = plan.began});
  using People = std::set<std::string>;
  std::vector<std::pair<People, const Evening*>> sessions;
  for (const Evening& evening : history.evenings) sessions.emplace_back(people_of(evening, history), &evening);
  for (const draws::Plan::Round& round : plan.drawn) rounds.emplace_back(round.tables.size());
  const auto match = [&](const auto& fits) {
    for (std::size_t i = 0; i < rounds.size(); ++i) {
      for (std::size_t table = 0; table < rounds[i].size(); ++table) {
        if (rounds[i][table]) continue;
        const std::vector<std::string>& seated = plan.drawn[i].tables[table];
        const People people{seated.begin(), seated.end()};
        const auto found =
            std::ranges::find_if(sessions, [&](const auto& session) { return fits(session.first, people); });
        if (found == sessions.end()) continue;
        rounds[i][table] = *found->second;
        sessions.erase(found);
      }
    }
  };
  match([](const People& sat, const People& people) { return sat == people; });
  match([](const People& sat, const People& people) { return !people.empty() && std::ranges::includes(sat, people); });
  return rounds;
}

bool is_running(const Evening& evening) { return evening.ended_at.empty() && !has_places(evening); }

std::vector<int> places_now(const Evening& evening) {
  std::vector<int> places;
  if (has_places(evening)) {
    for (const Part& part : evening.parts)
      places.push_back(part.place.value_or(static_cast<int>(evening.parts.size())));
    return places;
  }
  std::map<int, Amount> sides;  // whoever sat in for somebody has a part of the side's amount
  for (const Part& part : evening.parts) sides[part.side] += part.amount;
  const auto is_ahead = [&](Amount one, Amount other) {
    return evening.best == BestIs::kLowest ? one < other : one > other;
  };
  for (const Part& part : evening.parts) {
    const Amount own = sides[part.side];
    const auto ahead = std::ranges::count_if(sides, [&](const auto& side) { return is_ahead(side.second, own); });
    places.push_back(static_cast<int>(ahead) + 1);
  }
  return places;
}

EveningStanding standing_of(const draws::Plan& plan, const Played& played) {
  EveningStanding standing;
  if (plan.began.empty()) return standing;
  const std::map<std::string, Evening> placeless = without_places(plan, played);
  Played as_it_stands = played;
  Played over = played;
  for (std::size_t i = 0; i < played.sessions.size(); ++i) {
    const auto found = placeless.find(played.sessions[i].id);
    if (found == placeless.end()) continue;
    give_places(as_it_stands.sessions[i].parts, found->second);
    if (is_running(found->second)) {
      over.sessions[i].parts.clear();
    } else {
      over.sessions[i].parts = as_it_stands.sessions[i].parts;
    }
  }
  const Season season = season_of(plan);
  standing.table = table_of(season, as_it_stands);
  const SeasonTable before = table_of(season, over);
  for (const SeasonRow& row : standing.table.rows) {
    const auto was = std::ranges::find(before.rows, row.person, &SeasonRow::person);
    EveningStanding::Now& now = standing.now.emplace_back();
    now.points = points_of(row) - (was == before.rows.end() ? 0 : points_of(*was));
    for (const auto& [id, evening] : placeless)
      now.plays = now.plays || (is_running(evening) &&
                                std::ranges::find(evening.parts, row.person, &Part::person) != evening.parts.end());
  }
  return standing;
}

}  // namespace nullo::standings
