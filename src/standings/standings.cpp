#include "standings/standings.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <ranges>
#include <tuple>

namespace nullo::standings {
namespace {

constexpr std::size_t kForm = 10;

// What an evening says of its table as a whole.
struct Table {
  int placed = 0;
  int winners = 0;
  double mean = 0;  // points or chips of a hand of one person
};

Table table_of(const Evening& evening) {
  Table table;
  Amount amount = 0;
  int hands = 0;
  for (const Part& part : evening.parts) {
    table.placed += part.place ? 1 : 0;
    table.winners += part.place && part.won ? 1 : 0;
    amount += part.amount;
    hands += part.hands;
  }
  if (hands > 0) table.mean = static_cast<double>(amount) / hands;
  return table;
}

void add(Row& row, int& run, const Evening& evening, const Part& part, const Table& table) {
  const double more = static_cast<double>(part.amount) - part.hands * table.mean;
  ++row.sessions;
  row.hands += part.hands;
  row.better += evening.best == BestIs::kLowest ? -more : more;
  if (!part.place) return;
  ++row.finished;
  row.won += part.won ? 1 : 0;
  row.shared += part.won && part.shared ? 1 : 0;
  row.chance += static_cast<double>(table.winners) / table.placed;
  row.places += *part.place;
  run = part.won ? run + 1 : 0;
  row.best_run = std::max(row.best_run, run);
  row.form.push_back(*part.place);
  if (row.form.size() > kForm) row.form.erase(row.form.begin());
}

// The sides of which everybody has a place.
std::vector<Side> sides_of(const Evening& evening) {
  std::map<int, Side> by_number;
  for (const Part& part : evening.parts) {
    if (!part.place) continue;
    Side& side = by_number[part.side];
    side.people.push_back(part.person);
    side.place = *part.place;
  }
  const auto values = std::views::values(by_number);
  return {values.begin(), values.end()};
}

std::vector<Rating> ratings_of(std::span<const Evening> evenings, std::size_t people) {
  std::vector<std::size_t> order(evenings.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) -> const std::string& { return evenings[i].ended_at; });
  std::vector<Rating> ratings(people);
  for (const std::size_t i : order) rate(sides_of(evenings[i]), ratings);
  return ratings;
}

std::vector<Row> rows_of(std::span<const Evening> evenings, std::size_t people) {
  std::vector<Row> all(people);
  std::vector<int> runs(people);
  for (const Evening& evening : evenings) {
    const Table table = table_of(evening);
    for (const Part& part : evening.parts) {
      const auto i = static_cast<std::size_t>(part.person);
      add(all[i], runs[i], evening, part, table);
    }
  }
  const std::vector<Rating> ratings = ratings_of(evenings, people);
  std::vector<Row> rows;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].sessions == 0) continue;
    all[i].person = static_cast<int>(i);
    all[i].rating = ratings[i];
    rows.push_back(std::move(all[i]));
  }
  return rows;
}

// What a column sorts by: the higher, the better.
double value_of(const Row& row, Column column) {
  constexpr double kNoPlace = -1e9;
  switch (column) {
    case Column::kRating:
      return row.rating.sure();
    case Column::kWins:
      return row.won;
    case Column::kShare:
      return row.win_share();
    case Column::kPlace:
      return row.finished > 0 ? -row.mean_place() : kNoPlace;
    case Column::kBetter:
      return row.better_each_hand();
    case Column::kSessions:
      return row.sessions;
    case Column::kHands:
      return row.hands;
    case Column::kRun:
      return row.best_run;
    case Column::kName:
      return 0;
  }
  return 0;
}

}  // namespace

History among(const History& all, std::span<const std::string> people) {
  History found{.people = all.people};
  const auto is_of_them = [&](const Part& part) {
    return std::ranges::find(people, all.name_of(part.person)) != people.end();
  };
  std::ranges::copy_if(all.evenings, std::back_inserter(found.evenings),
                       [&](const Evening& evening) { return std::ranges::all_of(evening.parts, is_of_them); });
  return found;
}

std::vector<Row> rows_of(const History& history) { return rows_of(history.evenings, history.people.size()); }

std::vector<Row> rows_before(const History& history) {
  const std::span<const Evening> all = history.evenings;
  return rows_of(all.first(all.empty() ? 0 : all.size() - 1), history.people.size());
}

std::span<const NamedColumn> columns() {
  static constexpr std::array kColumns{
      NamedColumn{"rating", Column::kRating}, NamedColumn{"won", Column::kWins},
      NamedColumn{"share", Column::kShare},   NamedColumn{"place", Column::kPlace},
      NamedColumn{"better", Column::kBetter}, NamedColumn{"sessions", Column::kSessions},
      NamedColumn{"hands", Column::kHands},   NamedColumn{"run", Column::kRun},
      NamedColumn{"name", Column::kName},
  };
  return kColumns;
}

void sort(std::vector<Row>& rows, const History& history, Column column, int least) {
  const auto key = [&](const Row& row) {
    return std::tuple{row.sessions < least, -value_of(row, column), column == Column::kName ? 0.0 : -row.rating.sure(),
                      std::string_view{history.name_of(row.person)}};
  };
  std::ranges::sort(rows, {}, key);
}

std::size_t counted(std::span<const Row> rows, int least) {
  return static_cast<std::size_t>(
      std::ranges::count_if(rows, [least](const Row& row) { return row.sessions >= least; }));
}

int moved_since(std::span<const Row> before, std::size_t index, int person, int least) {
  const auto was = std::ranges::find(before, person, &Row::person);
  if (was == before.end() || was->sessions < least) return 0;
  return static_cast<int>(was - before.begin()) - static_cast<int>(index);
}

}  // namespace nullo::standings
