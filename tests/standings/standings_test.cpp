#include "standings/standings.h"

#include <algorithm>
#include <initializer_list>

#include <gtest/gtest.h>

namespace nullo::standings {
namespace {

// Everybody played the same number of hands; the places are those of the amounts.
struct Score {
  int person;
  Amount amount;
  int place;
};
Evening evening(const std::string& at, std::initializer_list<Score> scores, int hands = 10) {
  Evening evening{.session = at, .started_at = at, .ended_at = at};
  int winners = 0;
  for (const Score& score : scores) winners += score.place == 1 ? 1 : 0;
  for (const Score& score : scores) {
    evening.parts.push_back({.person = score.person,
                             .side = static_cast<int>(evening.parts.size()),
                             .hands = hands,
                             .amount = score.amount,
                             .place = score.place,
                             .won = score.place == 1,
                             .shared = score.place == 1 && winners > 1});
  }
  return evening;
}

constexpr int kAnna = 0;
constexpr int kBoris = 1;
constexpr int kClara = 2;

History three_evenings() {
  return {{"Anna", "Boris", "Clara"},
          {evening("1", {{kAnna, 30, 1}, {kBoris, 20, 2}, {kClara, 10, 3}}),
           evening("2", {{kAnna, 30, 1}, {kBoris, 30, 1}, {kClara, 0, 3}}),
           evening("3", {{kBoris, 50, 1}, {kClara, 10, 2}})}};
}

Row row_of(const History& history, int person) {
  const std::vector<Row> rows = standing_of(history).rows;
  return *std::ranges::find(rows, person, &Row::person);
}

TEST(Standings, CountWhatEverybodyWon) {
  const Row boris = row_of(three_evenings(), kBoris);
  EXPECT_EQ(boris.sessions, 3);
  EXPECT_EQ(boris.hands, 30);
  EXPECT_EQ(boris.won, 2);
  EXPECT_EQ(boris.shared, 1);
  EXPECT_DOUBLE_EQ(boris.mean_place(), 4.0 / 3);
  EXPECT_EQ(boris.best_run, 2);
  EXPECT_EQ(boris.form, (std::vector{2, 1, 1}));
}

TEST(Standings, KnowWhichSessionsAreBehindANumber) {
  const History history = three_evenings();
  const auto behind_of = [&](int person, Column column) {
    std::vector<std::string> sessions;
    for (const Evening* evening : behind(history, person, column)) sessions.push_back(evening->session);
    return sessions;
  };
  EXPECT_EQ(behind_of(kBoris, Column::kSessions), (std::vector<std::string>{"3", "2", "1"})) << "the newest first";
  EXPECT_EQ(behind_of(kBoris, Column::kWins), (std::vector<std::string>{"3", "2"}));
  EXPECT_EQ(behind_of(kBoris, Column::kRun), (std::vector<std::string>{"3", "2"}));
  EXPECT_EQ(behind_of(kAnna, Column::kRun), (std::vector<std::string>{"2", "1"}));
  EXPECT_EQ(behind_of(kClara, Column::kWins), std::vector<std::string>{});
  EXPECT_EQ(behind_of(kClara, Column::kPlace).size(), 3U);
  EXPECT_EQ(behind_of(17, Column::kSessions), std::vector<std::string>{});
}

// Luck alone would give a third of the first, two thirds of the second, half of the last.
TEST(Standings, SayWhatLuckAloneWouldGive) {
  EXPECT_DOUBLE_EQ(row_of(three_evenings(), kBoris).chance, 1.0 / 3 + 2.0 / 3 + 1.0 / 2);
  double won = 0;
  double chance = 0;
  const History history = three_evenings();
  for (const Row& row : standing_of(history).rows) {
    won += row.won;
    chance += row.chance;
  }
  EXPECT_DOUBLE_EQ(won, chance) << "somebody wins";
}

TEST(Standings, CompareEachHandWithTheTable) {
  EXPECT_DOUBLE_EQ(row_of(three_evenings(), kAnna).better_each_hand(), (10.0 + 10.0) / 20);
  History low = three_evenings();
  for (Evening& each : low.evenings) each.best = BestIs::kLowest;
  EXPECT_DOUBLE_EQ(row_of(low, kAnna).better_each_hand(), -1);
}

TEST(Standings, GiveNoPlaceForWhatWasNotPlayedToItsEnd) {
  History history = three_evenings();
  for (Part& part : history.evenings.front().parts) {
    part.place.reset();
    part.won = part.shared = false;
  }
  const Row anna = row_of(history, kAnna);
  EXPECT_EQ(anna.sessions, 2);
  EXPECT_EQ(anna.finished, 1);
  EXPECT_EQ(anna.form, std::vector{1});
}

TEST(Standings, RateInTheOrderInWhichSessionsEnded) {
  History history = three_evenings();
  const Row before = row_of(history, kAnna);
  history.evenings[0].ended_at = "9";  // as one that was gone on with a week later
  EXPECT_NE(row_of(history, kAnna).rating.mean, before.rating.mean);
  EXPECT_EQ(row_of(history, kAnna).form, before.form);
}

TEST(Standings, KeepTheLastTenPlaces) {
  History history{{"Anna", "Boris"}, {}};
  for (int i = 0; i < 12; ++i)
    history.evenings.push_back(
        evening(std::string(1, static_cast<char>('a' + i)), {{kAnna, 1, i < 3 ? 1 : 2}, {kBoris, 2, 1}}));
  EXPECT_EQ(row_of(history, kAnna).form, (std::vector{1, 2, 2, 2, 2, 2, 2, 2, 2, 2}));
}

TEST(Standings, AreSortedByAnyColumn) {
  const History history = three_evenings();
  std::vector<Row> rows = standing_of(history).rows;
  for (const NamedColumn& column : columns()) {
    sort(rows, history, column.column, 1);
    const bool by_number = column.column == Column::kSessions || column.column == Column::kHands;
    EXPECT_EQ(rows.back().person, by_number ? kAnna : kClara) << column.name;
  }
  sort(rows, history, Column::kShare, 1);
  EXPECT_EQ(rows.front().person, kAnna);
  sort(rows, history, Column::kWins, 3);
  EXPECT_EQ(rows.front().person, kBoris);
  EXPECT_EQ(rows.back().person, kAnna) << "two sessions are too few";
  EXPECT_EQ(std::ranges::count(rows, 0, &Row::place), 1);
}

TEST(Standings, GiveEqualValuesOnePlace) {
  const History history = three_evenings();
  std::vector<Row> rows = standing_of(history).rows;
  sort(rows, history, Column::kWins, 1);  // Anna and Boris won two each
  EXPECT_EQ(rows[0].place, 1);
  EXPECT_EQ(rows[1].place, 1);
  EXPECT_EQ(rows[2].place, 3);
}

TEST(Standings, BeforeTheLastSessionAreThoseWithoutIt) {
  for (const char* ended : {"3", "0"}) {  // the last to end, or the first
    History history = three_evenings();
    history.evenings.back().ended_at = ended;
    History without = history;
    without.evenings.pop_back();
    const std::vector<Row> expected = standing_of(without).rows;
    const std::vector<Row> before = standing_of(history).before;
    ASSERT_EQ(before.size(), expected.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
      EXPECT_EQ(before[i].rating.mean, expected[i].rating.mean) << ended;
      EXPECT_EQ(before[i].won, expected[i].won) << ended;
    }
  }
}

TEST(Standings, SayWhoWasAheadOfWhom) {
  const std::vector<std::vector<Met>> met = head_to_head(three_evenings(), std::vector<int>{kBoris, kAnna, kClara});
  EXPECT_EQ(met[0][1].ahead, 0);
  EXPECT_EQ(met[0][1].level, 1);
  EXPECT_EQ(met[0][1].behind, 1);
  EXPECT_EQ(met[1][0].ahead, 1);
  EXPECT_EQ(met[0][2].ahead, 3);
  EXPECT_EQ(met[2][2].ahead + met[2][2].level, 0) << "nobody meets themselves";
}

TEST(Standings, CountPartnersAsOneSideHeadToHead) {
  History history{{"Anna", "Boris", "Clara"}, {evening("1", {{kAnna, 30, 1}, {kBoris, 30, 1}, {kClara, 10, 3}})}};
  history.evenings.front().parts[1].side = history.evenings.front().parts[0].side;
  const std::vector<std::vector<Met>> met = head_to_head(history, std::vector<int>{kAnna, kBoris, kClara});
  EXPECT_EQ(met[0][1].level, 0);
  EXPECT_EQ(met[0][2].ahead, 1);
}

TEST(Standings, EndTheirLinesOverTimeWhereTheRatingsStand) {
  const History history = three_evenings();
  const std::vector<int> people{kAnna, kClara};
  const auto lines = ratings_over_time(history, people, 1);
  for (std::size_t i = 0; i < people.size(); ++i) {
    ASSERT_EQ(lines[i].size(), 3U);
    EXPECT_DOUBLE_EQ(lines[i].back().value(), row_of(history, people[i]).rating.sure());
  }
  EXPECT_EQ(ratings_over_time(history, people, 2).front().size(), 1U) << "after every second one";
}

TEST(Standings, BeginALineOverTimeWithTheFirstSessionOfAPerson) {
  History history = three_evenings();
  history.evenings.erase(history.evenings.begin());
  history.evenings.front().parts.pop_back();  // Clara's
  const auto lines = ratings_over_time(history, std::vector<int>{kClara}, 1);
  EXPECT_FALSE(lines[0][0].has_value());
  EXPECT_TRUE(lines[0][1].has_value());
}

}  // namespace
}  // namespace nullo::standings
