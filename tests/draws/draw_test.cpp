// Draws of a club's evening. How good they are is measured by bench_draws.
#include "draws/draw.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace nullo::draws {
namespace {

std::vector<int> people_to(int count) {
  std::vector<int> people(static_cast<std::size_t>(count));
  std::iota(people.begin(), people.end(), 100);
  return people;
}

// Everybody who is here sits once, or has a bye.
void expect_all_once(const Round& round, std::vector<int> people) {
  std::vector<int> seen = round.byes;
  for (const std::vector<int>& table : round.tables) seen.insert(seen.end(), table.begin(), table.end());
  std::ranges::sort(seen);
  std::ranges::sort(people);
  EXPECT_EQ(seen, people);
}

// How often each of them was counted, from the least to the most.
template <class Count>
std::vector<int> spread(const std::vector<int>& people, const Count& count) {
  std::vector<int> counts;
  for (const int person : people) counts.push_back(count(person));
  std::ranges::sort(counts);
  return counts;
}

TEST(TableSizes, LeaveNobodyOutWhereThatCanBe) {
  using Listed = std::vector<int>;
  const Sizes sizes{.wanted = 4, .least = 3, .most = 5};
  EXPECT_EQ(table_sizes(2, sizes), Listed{});
  EXPECT_EQ(table_sizes(3, sizes), Listed{3});
  EXPECT_EQ(table_sizes(5, sizes), Listed{5});
  EXPECT_EQ(table_sizes(6, sizes), (Listed{3, 3}));
  EXPECT_EQ(table_sizes(8, sizes), (Listed{4, 4}));
  EXPECT_EQ(table_sizes(9, sizes), (Listed{5, 4}));
  EXPECT_EQ(table_sizes(10, sizes), (Listed{4, 3, 3}));
  EXPECT_EQ(table_sizes(11, sizes), (Listed{4, 4, 3}));
  EXPECT_EQ(table_sizes(64, sizes), Listed(16, 4));
}

TEST(TableSizes, OfOneSizeOnlyMakeByes) {
  EXPECT_EQ(table_sizes(11, {4, 4, 4}), (std::vector<int>{4, 4}));
  EXPECT_EQ(table_sizes(3, {4, 4, 4}), std::vector<int>{});
  EXPECT_EQ(table_sizes(7, {2, 2, 2}), (std::vector<int>{2, 2, 2}));
}

TEST(ADraw, SeatsEverybodyOnceInEachRound) {
  for (const int count : {3, 5, 8, 11, 23, 64}) {
    const Wish wish{.people = people_to(count), .rounds = 4, .seed = 3};
    const std::vector<Round> rounds = draw(wish, {});
    ASSERT_EQ(rounds.size(), 4U);
    for (const Round& round : rounds) {
      expect_all_once(round, wish.people);
      std::vector<int> sizes;
      for (const std::vector<int>& table : round.tables) sizes.push_back(static_cast<int>(table.size()));
      EXPECT_EQ(sizes, table_sizes(count, wish.sizes));
    }
  }
}

TEST(ADraw, OfTooFewPeopleIsEmpty) {
  EXPECT_TRUE(draw({.people = people_to(2)}, {}).empty());
  EXPECT_TRUE(draw({}, {}).empty());
  EXPECT_TRUE(draw({.people = people_to(8), .rounds = 0}, {}).empty());
}

TEST(ADraw, IsTheSameForTheSameSeed) {
  const Wish wish{.people = people_to(11), .rounds = 3, .seed = 9};
  EXPECT_EQ(draw(wish, {}), draw(wish, {}));
  Wish other = wish;
  other.seed = 10;
  EXPECT_NE(draw(wish, {}), draw(other, {}));
}

// Sixteen at tables of four can play five rounds in which each meets each once; nine at tables of three can play four.
TEST(ADraw, LetsNobodyMeetTwiceWhereThatIsKnownToBePossible) {
  EXPECT_EQ(meetings(draw({.people = people_to(16), .rounds = 5, .seed = 1}, {})).repeats, 0);
  EXPECT_EQ(meetings(draw({.people = people_to(9), .sizes = {3, 3, 3}, .rounds = 4, .seed = 1}, {})).repeats, 0);
  EXPECT_EQ(meetings(draw({.people = people_to(32), .rounds = 6, .seed = 1}, {})).repeats, 0);
}

TEST(ADraw, LetsNobodyMeetAgainAndAgain) {
  EXPECT_EQ(meetings(draw({.people = people_to(12), .rounds = 4, .seed = 1}, {})).most, 2);
  EXPECT_EQ(meetings(draw({.people = people_to(8), .rounds = 3, .seed = 1}, {})).most, 2);
}

TEST(ADraw, IsNeverBetterThanItsBound) {
  for (const int rounds : {3, 6, 8}) {
    const std::vector<Round> drawn = draw({.people = people_to(12), .rounds = rounds, .seed = 2}, {});
    EXPECT_GE(meetings(drawn).repeats, least_repeats(12, 4, rounds));
  }
  EXPECT_EQ(least_repeats(16, 4, 5), 0);
  EXPECT_EQ(least_repeats(16, 4, 6), 24);
}

TEST(ADraw, GivesByesOtherSizesAndTheFirstDealToEverybodyAlike) {
  const std::vector<int> people = people_to(11);
  const std::vector<Round> exact = draw({.people = people, .sizes = {4, 4, 4}, .rounds = 11, .seed = 5}, {});
  const auto byes = [&](int person) {
    return static_cast<int>(
        std::ranges::count_if(exact, [&](const Round& round) { return std::ranges::count(round.byes, person) > 0; }));
  };
  EXPECT_EQ(spread(people, byes), std::vector<int>(11, 3));
  const std::vector<Round> rounds = draw({.people = people, .rounds = 4, .seed = 5}, {});
  const auto small = [&](int person) {
    int count = 0;
    for (const Round& round : rounds)
      for (const std::vector<int>& table : round.tables)
        count += table.size() == 3 && std::ranges::count(table, person) > 0 ? 1 : 0;
    return count;
  };
  EXPECT_LE(spread(people, small).back(), 2);
  const auto deals = [&](int person) {
    int count = 0;
    for (const Round& round : rounds)
      for (const std::vector<int>& table : round.tables) count += table.front() == person ? 1 : 0;
    return count;
  };
  EXPECT_LE(spread(people, deals).back(), 2);
}

TEST(ADraw, KnowsWhatWasPlayedWhenSomebodyComesLateOrLeaves) {
  const std::vector<int> people = people_to(12);
  std::vector<Round> played = draw({.people = people, .rounds = 2, .seed = 7}, {});
  std::vector<int> now = people;
  now.erase(now.begin());
  now.push_back(500);
  now.push_back(501);
  const std::vector<Round> rest = draw({.people = now, .rounds = 2, .seed = 8}, played);
  for (const Round& round : rest) expect_all_once(round, now);
  const int alone = meetings(rest).repeats;
  played.insert(played.end(), rest.begin(), rest.end());
  // Drawn without the first two rounds, the others would meet again far more often.
  std::vector<Round> forgetful{played.begin(), played.begin() + 2};
  for (const Round& round : draw({.people = now, .rounds = 2, .how = How::kRandom, .seed = 8}, {}))
    forgetful.push_back(round);
  EXPECT_LT(meetings(played).repeats, meetings(forgetful).repeats);
  EXPECT_LE(alone, 8);
}

TEST(ADraw, GivesAByeToWhoeverHadNone) {
  const std::vector<int> people = people_to(9);
  std::vector<Round> played;
  std::set<int> rested;
  for (int round = 0; round < 9; ++round) {
    const std::vector<Round> next =
        draw({.people = people, .sizes = {4, 4, 4}, .seed = static_cast<std::uint64_t>(round)}, played);
    ASSERT_EQ(next.front().byes.size(), 1U);
    EXPECT_TRUE(rested.insert(next.front().byes.front()).second) << "round " << round;
    played.push_back(next.front());
  }
}

TEST(ADrawByStanding, PutsNeighboursTogetherAtFirst) {
  const Wish wish{.people = people_to(12), .rounds = 5, .how = How::kStanding, .seed = 1};
  std::vector<Round> played = draw(wish, {});
  ASSERT_EQ(played.size(), 1U) << "the standing is another one after each round";
  std::set<std::set<int>> tables;
  for (const std::vector<int>& table : played.front().tables) tables.insert({table.begin(), table.end()});
  EXPECT_TRUE(tables.contains({100, 101, 102, 103}));
  EXPECT_TRUE(tables.contains({108, 109, 110, 111}));
  const std::vector<int>& first = played.front().tables.front();
  EXPECT_EQ(std::set<int>(first.begin(), first.end()), (std::set{100, 101, 102, 103})) << "the best sit at table 1";
  // But not again and again: with the same standing others meet.
  played.push_back(draw(wish, played).front());
  EXPECT_LT(meetings(played).repeats, 18) << "18: all tables as they were";
}

}  // namespace
}  // namespace nullo::draws
