#include "standings/season.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/local_time.h"
#include "standings/standings.h"

namespace nullo::standings {
namespace {

using Counts = Season::Counts;

// Points by place are shared by up to ten sides: each number up to ten divides this one.
constexpr std::int64_t kSharedParts = 2520;
constexpr std::int64_t kRatingParts = 1000;  // of a point of the rating

std::int64_t parts_of(Counts counts) {
  switch (counts) {
    case Counts::kPlaces:
      return kSharedParts;
    case Counts::kPoints:
      return 1;
    case Counts::kRating:
      return kRatingParts;
  }
  return 1;
}

// What people have of an evening.
struct Scored {
  int person = 0;
  std::int64_t points = 0;  // in parts of a point
};

// Sides that are level share the points of their places; partners have the points of their side each.
std::vector<Scored> scored_by_place(const Evening& evening, std::span<const int> place_points) {
  std::map<int, int> places;  // of each side
  for (const Part& part : evening.parts)
    if (part.place) places.emplace(part.side, *part.place);
  const auto points_of = [&](int place) {
    std::size_t ahead = 0;
    std::int64_t level = 0;
    for (const auto& [side, other] : places) {
      if (other < place) ++ahead;
      if (other == place) ++level;
    }
    std::int64_t points = 0;
    for (std::size_t i = ahead; i < std::min(ahead + static_cast<std::size_t>(level), place_points.size()); ++i)
      points += place_points[i];
    return points * kSharedParts / level;
  };
  std::vector<Scored> scored;
  for (const Part& part : evening.parts)
    if (part.place) scored.push_back({part.person, points_of(places.at(part.side))});
  return scored;
}

std::vector<Scored> scored_by_points(const Evening& evening, bool against) {
  std::vector<Scored> scored;
  for (const Part& part : evening.parts) scored.push_back({part.person, against ? -part.amount : part.amount});
  return scored;
}

// A round for each day or each evening, and a row for each person who has something of one.
class Rounds {
 public:
  Rounds(const Season& season, std::size_t people, SeasonTable& table)
      : season_{season}, table_{table}, row_of_(people) {}

  // Evenings are added in the order in which they began.
  void add(const Evening& evening, const std::vector<Scored>& scored) {
    if (scored.empty()) return;
    const std::string day = evening_of(evening.started_at);
    if (table_.rounds.empty() || season_.rounds == Season::Rounds::kSession || table_.rounds.back() != day)
      table_.rounds.push_back(day);
    for (const Scored& each : scored) row(each.person).rounds.back() = sum(row(each.person).rounds.back(), each.points);
  }
  void end() {
    for (SeasonRow& row : table_.rows) row.rounds.resize(table_.rounds.size());
  }

 private:
  static SeasonScore sum(const std::optional<SeasonScore>& before, std::int64_t points) {
    return {.points = (before ? before->points : 0) + points};
  }
  // Theirs, as long as the rounds are by now.
  SeasonRow& row(int person) {
    std::optional<std::size_t>& at = row_of_[static_cast<std::size_t>(person)];
    if (!at) {
      at = table_.rows.size();
      table_.rows.push_back({.person = person});
    }
    SeasonRow& row = table_.rows[*at];
    row.rounds.resize(table_.rounds.size());
    return row;
  }

  const Season& season_;
  SeasonTable& table_;
  std::vector<std::optional<std::size_t>> row_of_;
};

// The ratings go by when the evenings ended; what a round has given is told by the day on which they began.
void add_ratings(const History& history, Rounds& rounds) {
  std::vector<Rating> ratings(history.people.size());
  std::map<const Evening*, std::vector<Scored>> gained;
  const auto said = [](const Rating& rating) {
    return std::llround(rating.sure() * static_cast<double>(kRatingParts));
  };
  for (const Evening* evening : as_ended(history.evenings)) {
    std::vector<Scored> scored;
    for (const Part& part : evening->parts)
      if (part.place) scored.push_back({part.person, said(ratings[static_cast<std::size_t>(part.person)])});
    rate(sides_of(*evening), ratings);
    for (Scored& each : scored) each.points = said(ratings[static_cast<std::size_t>(each.person)]) - each.points;
    gained[evening] = std::move(scored);
  }
  for (const Evening& evening : history.evenings) rounds.add(evening, gained[&evening]);
}

// Which rounds of a row count, and what they come to.
void add_up(const Season& season, bool lowest_wins, std::int64_t parts, SeasonRow& row) {
  std::vector<SeasonScore*> scores;
  for (std::optional<SeasonScore>& score : row.rounds)
    if (score) scores.push_back(&*score);
  row.played = static_cast<int>(scores.size());
  std::ranges::stable_sort(scores, [&](const auto* one, const auto* other) {
    return lowest_wins ? one->points < other->points : one->points > other->points;
  });
  const std::size_t count =
      season.best == 0 ? scores.size() : std::min(scores.size(), static_cast<std::size_t>(season.best));
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    scores[i]->counts = i < count;
    if (i < count) sum += scores[i]->points;
  }
  const std::int64_t shares =
      season.total == Season::Total::kMean ? std::max<std::int64_t>(1, static_cast<std::int64_t>(count)) : 1;
  row.total = static_cast<double>(sum) / static_cast<double>(parts * shares) + row.adjusted;
}

void put_in_order(const Season& season, SeasonTable& table) {
  const auto has_place = [&](const SeasonRow& row) { return row.played >= season.least; };
  const auto key = [&](const SeasonRow& row) {
    return std::tuple{!has_place(row), table.lowest_wins ? row.total : -row.total,
                      std::string_view{table.name_of(row.person)}};
  };
  std::ranges::sort(table.rows, {}, key);
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    SeasonRow& row = table.rows[i];
    const bool is_level = i > 0 && table.rows[i - 1].total == row.total;
    row.place = !has_place(row) ? 0 : is_level ? table.rows[i - 1].place : static_cast<int>(i) + 1;
  }
}

}  // namespace

Filter filter_of(const Season& season) {
  return {.games = season.game.empty() ? std::vector<std::string>{} : std::vector{season.game},
          .from = season.from.empty() ? "" : day_begins(season.from, 0, kMorning),
          .until = season.until.empty() ? "" : day_begins(season.until, 1, kMorning),
          .people = season.people,
          .rules = season.rules,
          .left_out = season.left_out};
}

SeasonTable table_of(const Season& season, const Played& played) {
  const History history = history_of(played, filter_of(season));
  SeasonTable table{.people = history.people, .parts = parts_of(season.counts)};
  Rounds rounds{season, history.people.size(), table};
  const auto is_lowest = [](const Evening& evening) { return evening.best == BestIs::kLowest; };
  switch (season.counts) {
    case Counts::kPlaces:
      for (const Evening& evening : history.evenings)
        rounds.add(evening, scored_by_place(evening, season.place_points));
      break;
    case Counts::kPoints: {
      const auto lowest = std::ranges::count_if(history.evenings, is_lowest);
      table.lowest_wins = lowest > 0 && lowest == std::ssize(history.evenings);
      table.mixed = lowest > 0 && !table.lowest_wins;
      for (const Evening& evening : history.evenings)
        rounds.add(evening, scored_by_points(evening, table.mixed && is_lowest(evening)));
      break;
    }
    case Counts::kRating:
      add_ratings(history, rounds);
      break;
  }
  rounds.end();
  for (SeasonRow& row : table.rows) {
    for (const Adjustment& each : season.adjustments)
      if (each.person == table.name_of(row.person)) row.adjusted += each.points;
    add_up(season, table.lowest_wins, table.parts, row);
  }
  put_in_order(season, table);
  return table;
}

}  // namespace nullo::standings
