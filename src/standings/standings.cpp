#include "standings/standings.h"

#include <algorithm>
#include <array>
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

void count_in(Row& row, int& run, const Evening& evening, const Part& part, const Table& table) {
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

// Rows that evenings are added to, in the order in which they began.
class Counting {
 public:
  explicit Counting(std::size_t people) : rows_(people), runs_(people) {
    for (std::size_t i = 0; i < people; ++i) rows_[i].person = static_cast<int>(i);
  }
  void add(const Evening& evening) {
    const Table table = table_of(evening);
    for (const Part& part : evening.parts) {
      const auto i = static_cast<std::size_t>(part.person);
      count_in(rows_[i], runs_[i], evening, part, table);
    }
  }
  // Of those who have played.
  [[nodiscard]] std::vector<Row> rows(std::span<const Rating> ratings) const {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (rows_[i].sessions == 0) continue;
      rows.push_back(rows_[i]);
      rows.back().rating = ratings[i];
    }
    return rows;
  }

 private:
  std::vector<Row> rows_;
  std::vector<int> runs_;
};

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

std::vector<Side> sides_of(const Evening& evening) {
  std::vector<Side> sides;
  std::vector<int> numbers;
  for (const Part& part : evening.parts) {
    if (!part.place) continue;
    const auto number = std::ranges::find(numbers, part.side);
    const auto index = static_cast<std::size_t>(number - numbers.begin());
    if (number == numbers.end()) {
      numbers.push_back(part.side);
      sides.push_back({.place = *part.place});
    }
    sides[index].people.push_back(part.person);
  }
  return sides;
}

std::vector<const Evening*> as_ended(std::span<const Evening> evenings) {
  std::vector<const Evening*> order;
  order.reserve(evenings.size());
  for (const Evening& evening : evenings) order.push_back(&evening);
  std::ranges::stable_sort(order, {}, [](const Evening* each) -> const std::string& { return each->ended_at; });
  return order;
}

Standing standing_of(const History& history) {
  if (history.evenings.empty()) return {};
  const Evening& last = history.evenings.back();
  std::vector<Rating> ratings(history.people.size());
  std::vector<Rating> before = ratings;  // the same without the last evening
  bool has_come = false;
  for (const Evening* evening : as_ended(history.evenings)) {
    const std::vector<Side> sides = sides_of(*evening);
    if (evening == &last) {
      before = ratings;
      has_come = true;
    } else if (has_come) {
      rate(sides, before);
    }
    rate(sides, ratings);
  }
  Counting counting{history.people.size()};
  for (const Evening& evening : std::span{history.evenings}.first(history.evenings.size() - 1)) counting.add(evening);
  Standing standing{.before = counting.rows(before)};
  counting.add(last);
  standing.rows = counting.rows(ratings);
  return standing;
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
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool is_equal =
        i > 0 && column != Column::kName && value_of(rows[i], column) == value_of(rows[i - 1], column);
    rows[i].place = rows[i].sessions < least ? 0 : is_equal ? rows[i - 1].place : static_cast<int>(i) + 1;
  }
}

void sort(Standing& standing, const History& history, Column column, int least) {
  for (std::vector<Row>* rows : {&standing.rows, &standing.before}) sort(*rows, history, column, least);
}

int moved_since(std::span<const Row> before, const Row& row) {
  const auto was = std::ranges::find(before, row.person, &Row::person);
  return was == before.end() || was->place == 0 || row.place == 0 ? 0 : was->place - row.place;
}

namespace {

// The longest run of evenings won one after the other, the first of several.
std::vector<const Evening*> run_of(const std::vector<std::pair<const Evening*, bool>>& placed) {
  std::vector<const Evening*> best;
  std::vector<const Evening*> run;
  for (const auto& [evening, won] : placed) {
    won ? run.push_back(evening) : run.clear();
    if (run.size() > best.size()) best = run;
  }
  return best;
}

}  // namespace

std::vector<const Evening*> behind(const History& history, int person, Column column) {
  std::vector<const Evening*> evenings;
  std::vector<std::pair<const Evening*, bool>> placed;
  for (const Evening& evening : history.evenings) {
    const auto part = std::ranges::find(evening.parts, person, &Part::person);
    if (part == evening.parts.end()) continue;
    const bool all =
        column == Column::kBetter || column == Column::kSessions || column == Column::kHands || column == Column::kName;
    if (all || (part->place && (column != Column::kWins || part->won))) evenings.push_back(&evening);
    if (part->place) placed.emplace_back(&evening, part->won);
  }
  if (column == Column::kRun) evenings = run_of(placed);
  std::ranges::reverse(evenings);
  return evenings;
}

std::vector<std::vector<Met>> head_to_head(const History& history, std::span<const int> people) {
  std::vector<std::optional<std::size_t>> indexes(history.people.size());
  for (std::size_t i = 0; i < people.size(); ++i) indexes[static_cast<std::size_t>(people[i])] = i;
  std::vector<std::vector<Met>> all(people.size(), std::vector<Met>(people.size()));
  for (const Evening& evening : history.evenings) {
    for (const Part& one : evening.parts) {
      const auto row = indexes[static_cast<std::size_t>(one.person)];
      if (!row || !one.place) continue;
      for (const Part& other : evening.parts) {
        const auto column = indexes[static_cast<std::size_t>(other.person)];
        if (!column || !other.place || one.side == other.side) continue;
        Met& met = all[*row][*column];
        ++(*one.place < *other.place ? met.ahead : *one.place == *other.place ? met.level : met.behind);
      }
    }
  }
  return all;
}

std::vector<std::vector<std::optional<double>>> ratings_over_time(const History& history, std::span<const int> people,
                                                                  std::size_t every) {
  std::vector<std::vector<std::optional<double>>> lines(people.size());
  std::vector<Rating> ratings(history.people.size());
  std::vector<bool> has_come(history.people.size());
  std::size_t rated = 0;
  for (const Evening* evening : as_ended(history.evenings)) {
    const std::vector<Side> sides = sides_of(*evening);
    rate(sides, ratings);
    for (const Side& side : sides)
      for (const int person : side.people) has_come[static_cast<std::size_t>(person)] = true;
    if (++rated % every != 0) continue;
    for (std::size_t i = 0; i < people.size(); ++i) {
      const auto person = static_cast<std::size_t>(people[i]);
      lines[i].push_back(has_come[person] ? std::optional{ratings[person].sure()} : std::nullopt);
    }
  }
  return lines;
}

}  // namespace nullo::standings
