#include "standings/standings.h"

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
  const std::vector<Row> rows = rows_of(history);
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

// Luck alone would give a third of the first, two thirds of the second, half of the last.
TEST(Standings, SayWhatLuckAloneWouldGive) {
  EXPECT_DOUBLE_EQ(row_of(three_evenings(), kBoris).chance, 1.0 / 3 + 2.0 / 3 + 1.0 / 2);
  double won = 0;
  double chance = 0;
  for (const Row& row : rows_of(three_evenings())) {
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

TEST(Standings, OfAGroupLeaveOutSessionsWithOthers) {
  const History of_two = among(three_evenings(), std::vector<std::string>{"Boris", "Clara"});
  ASSERT_EQ(of_two.evenings.size(), 1U);
  EXPECT_EQ(rows_of(of_two).size(), 2U);
}

TEST(Standings, AreSortedByAnyColumn) {
  const History history = three_evenings();
  std::vector<Row> rows = rows_of(history);
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
  EXPECT_EQ(counted(rows, 3), 2U);
}

}  // namespace
}  // namespace nullo::standings
