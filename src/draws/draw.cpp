#include "draws/draw.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <numeric>
#include <random>
#include <utility>

namespace nullo::draws {
namespace {

// What is to be avoided, and how much it counts. All of it grows with the square, so that it falls on everybody alike.
constexpr int kByeCost = 2'000;
constexpr int kOtherSizeCost = 2;
constexpr int kUnfairSizeCost = 12;  // beyond one's even share of them
constexpr int kMeetingCost = 8;

constexpr int square(int number) { return number * number; }
std::size_t at(int number) { return static_cast<std::size_t>(number); }

// How often each has met each, and what fell on everybody.
class Counts {
 public:
  explicit Counts(std::size_t people) : people_{people}, met_(people * people), byes_(people), others_(people) {}
  int& met(int one, int other) { return met_[at(one) * people_ + at(other)]; }
  int& byes(int person) { return byes_[at(person)]; }
  int& other_sizes(int person) { return others_[at(person)]; }  // tables of another size than the wanted one

 private:
  std::size_t people_;
  std::vector<int> met_;
  std::vector<int> byes_;
  std::vector<int> others_;
};

// A table as places of a round; byes are places, too, at no table.
struct Table {
  std::size_t first = 0;
  std::size_t size = 0;
};
struct Layout {
  std::vector<Table> tables;
  std::vector<std::size_t> table_at;  // of each place; the number of tables: a bye
  std::size_t wanted = 0;             // how many sit at a table

  [[nodiscard]] bool is_bye(std::size_t place) const { return table_at[place] == tables.size(); }
  [[nodiscard]] const Table& table(std::size_t place) const { return tables[table_at[place]]; }
};

Layout layout_of(const std::vector<int>& sizes, std::size_t people, int wanted) {
  Layout layout{.tables = {}, .table_at = {}, .wanted = at(wanted)};
  for (const int size : sizes) {
    layout.table_at.insert(layout.table_at.end(), at(size), layout.tables.size());
    layout.tables.push_back({layout.table_at.size() - at(size), at(size)});
  }
  layout.table_at.resize(people, sizes.size());
  return layout;
}

using Random = std::mt19937_64;

std::size_t below(std::size_t count, Random& random) { return random() % count; }

void shuffle(std::vector<int>& list, Random& random) {
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i, random)]);
}

// Improves rounds by exchanging two people of one of them, at first also where that is no gain.
class Search {
 public:
  // `share`: how often somebody sits at a table of another size if that falls on everybody alike, rounded up.
  // `standing`: the place of each person; empty: it does not matter.
  Search(const Layout& layout, Counts counts, int share, std::vector<int> standing)
      : layout_{layout}, counts_{std::move(counts)}, share_{share}, standing_{std::move(standing)} {}

  // The person at each place.
  void add(std::vector<int> round) {
    for (std::size_t place = 0; place < round.size(); ++place) count(round, place, 1, place);
    rounds_.push_back(std::move(round));
  }
  void run(int steps, Random& random) {
    constexpr double kHot = 12;
    constexpr double kCold = 0.2;
    for (int i = 0; i < steps; ++i) step(kHot * std::pow(kCold / kHot, static_cast<double>(i) / steps), random);
  }
  [[nodiscard]] const std::vector<std::vector<int>>& rounds() const { return rounds_; }

 private:
  // Whoever sits at this place comes (1) or goes (-1). Meetings with those at places before `end` are counted.
  void count(const std::vector<int>& round, std::size_t place, int change, std::size_t end) {
    const int person = round[place];
    if (layout_.is_bye(place)) {
      counts_.byes(person) += change;
      return;
    }
    const Table& table = layout_.table(place);
    if (table.size != layout_.wanted) counts_.other_sizes(person) += change;
    for (std::size_t other = table.first; other < std::min(end, table.first + table.size); ++other) {
      if (other == place) continue;
      counts_.met(person, round[other]) += change;
      counts_.met(round[other], person) += change;
    }
  }
  // What it costs that this person, who sits nowhere, comes to that place, from which somebody has gone.
  int cost(const std::vector<int>& round, std::size_t place, int person) {
    const auto one_more = [](int number) { return square(number + 1) - square(number); };
    if (layout_.is_bye(place)) return kByeCost * one_more(counts_.byes(person));
    const Table& table = layout_.table(place);
    const int others = counts_.other_sizes(person);
    const int other_cost = others < share_ ? kOtherSizeCost : kUnfairSizeCost;
    int sum = table.size == layout_.wanted ? 0 : other_cost * one_more(others);
    for (std::size_t other = table.first; other < table.first + table.size; ++other) {
      if (other == place) continue;
      const int met = counts_.met(person, round[other]);
      if (met > 0) sum += kMeetingCost * one_more(met - 1);
      if (!standing_.empty()) sum += std::abs(standing_[at(person)] - standing_[at(round[other])]);
    }
    return sum;
  }
  void step(double heat, Random& random) {
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    std::vector<int>& round = rounds_[below(rounds_.size(), random)];
    const std::size_t one = below(round.size(), random);
    const std::size_t other = below(round.size(), random);
    if (layout_.table_at[one] == layout_.table_at[other]) return;
    count(round, one, -1, kAll);
    count(round, other, -1, kAll);
    const int first = round[one];
    const int second = round[other];
    const int worse =
        cost(round, other, first) + cost(round, one, second) - cost(round, one, first) - cost(round, other, second);
    constexpr double kHighest = 0x1.0p64;
    if (worse <= 0 || static_cast<double>(random()) / kHighest < std::exp(-worse / heat))
      std::swap(round[one], round[other]);
    count(round, one, 1, kAll);
    count(round, other, 1, kAll);
  }

  const Layout& layout_;
  Counts counts_;
  int share_;
  std::vector<int> standing_;
  std::vector<std::vector<int>> rounds_;
};

// Who has dealt first how often sits first where that was least; those beside are in any order.
class Deals {
 public:
  explicit Deals(std::span<const Round> played) {
    for (const Round& round : played) add(round);
  }
  void seat(Round& round, Random& random) {
    for (std::vector<int>& table : round.tables) {
      shuffle(table, random);
      std::iter_swap(table.begin(), std::ranges::min_element(table, {}, [&](int person) { return deals_[person]; }));
    }
    add(round);
  }

 private:
  void add(const Round& round) {
    for (const std::vector<int>& table : round.tables)
      if (!table.empty()) ++deals_[table.front()];
  }
  std::map<int, int> deals_;
};

// `by_standing`: the tables of the best come first.
Round round_of(const Layout& layout, const std::vector<int>& places, const std::vector<int>& people, bool by_standing) {
  Round round;
  std::vector<std::pair<double, std::size_t>> order;  // the mean place of each table, and its number
  for (std::size_t i = 0; i < layout.tables.size(); ++i) {
    const Table& table = layout.tables[i];
    double sum = 0;
    for (std::size_t place = table.first; place < table.first + table.size; ++place) sum += places[place];
    order.emplace_back(by_standing ? sum / static_cast<double>(table.size) : 0, i);
  }
  std::ranges::sort(order);
  for (const auto& [mean, number] : order) {
    const Table& table = layout.tables[number];
    std::vector<int>& seated = round.tables.emplace_back();
    for (std::size_t place = table.first; place < table.first + table.size; ++place)
      seated.push_back(people[at(places[place])]);
  }
  for (std::size_t place = 0; place < places.size(); ++place)
    if (layout.is_bye(place)) round.byes.push_back(people[at(places[place])]);
  std::ranges::sort(round.byes);
  return round;
}

// What was played, by numbers: those of `people`. Who has left does not count.
Counts counts_of(std::span<const Round> played, const std::vector<int>& people, int wanted) {
  std::map<int, int> numbers;
  for (const int person : people) numbers.emplace(person, static_cast<int>(numbers.size()));
  const auto present = [&](const std::vector<int>& all) {
    std::vector<int> here;
    for (const int person : all)
      if (const auto found = numbers.find(person); found != numbers.end()) here.push_back(found->second);
    return here;
  };
  Counts counts{people.size()};
  for (const Round& round : played) {
    for (const int person : present(round.byes)) ++counts.byes(person);
    for (const std::vector<int>& table : round.tables) {
      const std::vector<int> here = present(table);
      for (const int one : here) {
        if (table.size() != at(wanted)) ++counts.other_sizes(one);
        for (const int other : here)
          if (one != other) ++counts.met(one, other);
      }
    }
  }
  return counts;
}

int share_of_other_sizes(Counts& counts, const Layout& layout, const std::vector<int>& people, int rounds) {
  std::size_t seats = 0;
  for (const Table& table : layout.tables)
    if (table.size != layout.wanted) seats += table.size;
  int all = static_cast<int>(seats) * rounds;
  for (const int person : people) all += counts.other_sizes(person);
  const auto count = static_cast<int>(people.size());
  return (all + count - 1) / count;
}

}  // namespace

std::vector<int> table_sizes(int people, const Sizes& sizes) {
  std::vector<int> best;
  std::pair fewest{std::numeric_limits<int>::max(), 0};  // byes, and how far the sizes are from the wanted one
  for (int tables = 1; tables * sizes.least <= people; ++tables) {
    const int seated = std::min(people, tables * sizes.most);
    std::vector<int> all(at(tables), seated / tables);
    for (int i = 0; i < seated % tables; ++i) ++all[at(i)];
    int far = 0;
    for (const int size : all) far += std::abs(size - sizes.wanted);
    if (const std::pair now{people - seated, far}; now <= fewest) {
      fewest = now;
      best = std::move(all);
    }
  }
  return best;
}

std::vector<Round> draw(const Wish& wish, std::span<const Round> played) {
  const std::vector<int> sizes = table_sizes(static_cast<int>(wish.people.size()), wish.sizes);
  if (sizes.empty() || wish.rounds < 1) return {};
  Random random{wish.seed};
  const Layout layout = layout_of(sizes, wish.people.size(), wish.sizes.wanted);
  std::vector<int> order(wish.people.size());
  std::iota(order.begin(), order.end(), 0);
  const bool by_standing = wish.how == How::kStanding;
  const int rounds = by_standing ? 1 : wish.rounds;
  Counts counts = counts_of(played, wish.people, wish.sizes.wanted);
  const int share = share_of_other_sizes(counts, layout, order, rounds);
  Search search{layout, std::move(counts), share, by_standing ? order : std::vector<int>{}};
  for (int i = 0; i < rounds; ++i) {
    if (!by_standing) shuffle(order, random);
    search.add(order);
  }
  constexpr int kStepsEach = 12'000;  // for each person of each round
  constexpr int kLeastSteps = 100'000;
  constexpr int kMostSteps = 2'500'000;
  const int steps = kStepsEach * rounds * static_cast<int>(std::min<std::size_t>(wish.people.size(), kMostSteps));
  if (wish.how != How::kRandom) search.run(std::clamp(steps, kLeastSteps, kMostSteps), random);
  std::vector<Round> drawn;
  Deals deals{played};
  for (const std::vector<int>& places : search.rounds()) {
    drawn.push_back(round_of(layout, places, wish.people, by_standing));
    deals.seat(drawn.back(), random);
  }
  return drawn;
}

Meetings meetings(std::span<const Round> rounds) {
  std::map<std::pair<int, int>, int> met;
  for (const Round& round : rounds)
    for (const std::vector<int>& table : round.tables)
      for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t j = i + 1; j < table.size(); ++j) ++met[std::minmax(table[i], table[j])];
  Meetings all;
  for (const auto& [pair, often] : met) {
    all.repeats += often - 1;
    all.most = std::max(all.most, often);
  }
  return all;
}

int least_repeats(int people, int seats, int rounds) {
  const int beside = (seats - 1) * rounds;  // places beside somebody, in all rounds
  return people * std::max(0, beside - (people - 1)) / 2;
}

}  // namespace nullo::draws
