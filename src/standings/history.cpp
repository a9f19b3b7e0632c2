#include "standings/history.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

#include "base/local_time.h"

namespace nullo::standings {
namespace {

bool counts(const Played& played, const Played::Session& session, const Filter& filter) {
  const bool is_of_games = filter.games.empty() || std::ranges::find(filter.games, session.game) != filter.games.end();
  return is_of_games && session.started_at >= filter.from &&
         (filter.until.empty() || session.started_at < filter.until) &&
         (filter.rules.empty() || played.rules[session.rules] == filter.rules);
}

// By the numbers of the evenings.
std::vector<bool> evenings_left_out(const Played& played, const std::vector<std::string>& sessions) {
  std::vector<bool> left_out(played.sessions.size());
  if (sessions.empty()) return left_out;
  for (const Played::Session& session : played.sessions)
    if (std::ranges::find(sessions, session.id) != sessions.end()) left_out[session.evening] = true;
  return left_out;
}

// The last session of an evening says how it ended.
void add_part(Evening& evening, Part part) {
  const auto before = std::ranges::find(evening.parts, part.person, &Part::person);
  if (before == evening.parts.end()) return evening.parts.push_back(part);
  part.hands += before->hands;
  part.amount += before->amount;
  *before = part;
}

void add_session(Evening& evening, const Played::Session& session) {
  if (evening.session.empty()) evening.started_at = session.started_at;
  evening.session = session.id;
  evening.ended_at = session.ended_at;
  evening.best = session.best;
  evening.game = session.game;
  for (const Part& part : session.parts) add_part(evening, part);
}

// Whether each person is one of these; all are if nobody is named.
std::vector<bool> are_among(const std::vector<std::string>& people, const std::vector<std::string>& named) {
  std::vector<bool> among;
  among.reserve(people.size());
  for (const std::string& person : people)
    among.push_back(named.empty() || std::ranges::find(named, person) != named.end());
  return among;
}

}  // namespace

History history_of(const Played& played, const Filter& filter) {
  constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  History history{.people = played.people};
  const std::vector<bool> left_out = evenings_left_out(played, filter.left_out);
  const std::vector<bool> among = are_among(played.people, filter.people);
  const auto is_other = [&](const Part& part) { return !among[static_cast<std::size_t>(part.person)]; };
  std::vector<const Played::Session*> counted;
  std::vector<bool> with_others(played.sessions.size());  // by the numbers of the evenings
  for (const Played::Session& session : played.sessions) {
    if (session.parts.empty() || left_out[session.evening] || !counts(played, session, filter)) continue;
    counted.push_back(&session);
    if (std::ranges::any_of(session.parts, is_other)) with_others[session.evening] = true;
  }
  std::vector<std::size_t> places(played.sessions.size(), kNone);  // of each evening in the history
  for (const Played::Session* session : counted) {
    if (with_others[session->evening]) continue;
    std::size_t& place = places[session->evening];
    if (place == kNone) {
      place = history.evenings.size();
      history.evenings.emplace_back();
    }
    add_session(history.evenings[place], *session);
  }
  return history;
}

std::vector<std::string> evening_of_session(const Played& played, std::string_view session) {
  std::vector<std::string> ids;
  const auto found = std::ranges::find(played.sessions, session, &Played::Session::id);
  if (found == played.sessions.end()) return ids;
  for (const Played::Session& each : played.sessions)
    if (each.evening == found->evening) ids.push_back(each.id);
  return ids;
}

std::vector<std::string> games_of(const Played& played) {
  std::map<std::string_view, int> counted;
  for (const Played::Session& session : played.sessions) ++counted[session.game];
  std::vector<std::string> games;
  for (const auto& [game, sessions] : counted) games.emplace_back(game);
  std::ranges::stable_sort(games, std::greater{}, [&](const std::string& game) { return counted[game]; });
  return games;
}

std::vector<std::string> years_of(const Played& played) {
  constexpr std::size_t kYear = 4;
  std::vector<std::string> years;
  // In the order of time, so only where the year of UTC changes can that of this place have changed.
  const std::vector<Played::Session>& all = played.sessions;
  const auto year_at = [&](std::size_t i) { return std::string_view{all[i].started_at}.substr(0, kYear); };
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool is_between = i > 0 && i + 1 < all.size() && year_at(i - 1) == year_at(i) && year_at(i) == year_at(i + 1);
    if (is_between || all[i].started_at.empty()) continue;
    std::string year = local_time(all[i].started_at).substr(0, kYear);
    if (years.empty() || years.back() != year) years.push_back(std::move(year));
  }
  std::ranges::reverse(years);
  return years;
}

std::vector<Group> groups_of(const History& history, std::size_t most) {
  std::map<std::vector<int>, int> counted;
  for (const Evening& evening : history.evenings) {
    std::vector<int> people;
    for (const Part& part : evening.parts) people.push_back(part.person);
    std::ranges::sort(people);
    ++counted[std::move(people)];
  }
  std::erase_if(counted, [](const auto& group) { return group.first.size() < 2 || group.second < 2; });
  std::vector<Group> groups;
  for (const auto& [people, evenings] : counted) {
    Group& group = groups.emplace_back(Group{.evenings = evenings});
    for (const int person : people) group.people.push_back(history.name_of(person));
    std::ranges::sort(group.people);
  }
  std::ranges::stable_sort(groups, std::greater{}, &Group::evenings);
  groups.resize(std::min(groups.size(), most));
  return groups;
}

}  // namespace nullo::standings
