#include "standings/history.h"

#include <gtest/gtest.h>

namespace nullo::standings {
namespace {

constexpr int kAnna = 0;
constexpr int kBoris = 1;
constexpr int kClara = 2;

Part part(int person, Amount amount, std::optional<int> place = {}) {
  return {.person = person, .side = person, .hands = 4, .amount = amount, .place = place, .won = place == 1};
}

// Two sessions of an evening, one of another game, and one by Anna and Boris alone.
Played some() {
  return {{"Anna", "Boris", "Clara"},
          {{.id = "a",
            .game = "hearts",
            .started_at = "2025-12-31T20:00:00Z",
            .ended_at = "2025-12-31T23:00:00Z",
            .evening = 0,
            .parts = {part(kAnna, 5), part(kBoris, 7)}},
           {.id = "b",
            .game = "hearts",
            .started_at = "2026-01-01T00:30:00Z",
            .ended_at = "2026-01-01T02:00:00Z",
            .evening = 0,
            .parts = {part(kAnna, 3, 1), part(kClara, 9, 2)}},
           {.id = "c",
            .game = "tetka",
            .started_at = "2026-02-01T18:00:00Z",
            .ended_at = "2026-02-01T20:00:00Z",
            .evening = 2,
            .parts = {part(kAnna, 1, 1), part(kBoris, 2, 2)}},
           {.id = "d",
            .game = "tetka",
            .started_at = "2026-03-01T18:00:00Z",
            .ended_at = "2026-03-01T20:00:00Z",
            .evening = 3,
            .parts = {part(kAnna, 4, 2), part(kBoris, 2, 1)}},
           {.id = "e", .game = "tetka", .started_at = "2026-04-01T18:00:00Z", .evening = 4}}};
}

TEST(AHistory, TakesSessionsThatGoOnWithOneAnotherAsOne) {
  const History history = history_of(some(), {});
  ASSERT_EQ(history.evenings.size(), 3U) << "in the last session nobody sat in a complete hand";
  const Evening& first = history.evenings.front();
  EXPECT_EQ(first.session, "b");
  EXPECT_EQ(first.started_at, "2025-12-31T20:00:00Z");
  EXPECT_EQ(first.ended_at, "2026-01-01T02:00:00Z");
  ASSERT_EQ(first.parts.size(), 3U);
  EXPECT_EQ(first.parts[0].amount, 8);
  EXPECT_EQ(first.parts[0].hands, 8);
  EXPECT_EQ(first.parts[0].place, 1);
  EXPECT_EQ(first.parts[1].place, std::nullopt) << "Boris did not stay to the end";
}

TEST(AHistory, OfAGameKnowsThatGameAlone) {
  EXPECT_EQ(history_of(some(), {.games = {"tetka"}}).evenings.size(), 2U);
  EXPECT_TRUE(history_of(some(), {.games = {"reversis"}}).evenings.empty());
  EXPECT_EQ(history_of(some(), {.games = {"reversis", "tetka", "hearts"}}).evenings.size(), 3U);
}

TEST(AHistory, OfATimeKnowsSessionsThatBeganInIt) {
  const History history = history_of(some(), {.from = "2026-01-01T00:00:00Z", .until = "2026-03-01T18:00:00Z"});
  ASSERT_EQ(history.evenings.size(), 2U);
  EXPECT_EQ(history.evenings.front().parts.front().amount, 3) << "its first session was before";
}

TEST(AHistory, OfAGroupLeavesOutSessionsWithOthers) {
  EXPECT_EQ(history_of(some(), {.people = {"Anna", "Boris"}}).evenings.size(), 2U);
  EXPECT_TRUE(history_of(some(), {.people = {"Boris", "Clara"}}).evenings.empty());
}

TEST(WhatWasPlayed, IsOfferedTheMostFrequentFirst) {
  EXPECT_EQ(games_of(some()), (std::vector<std::string>{"tetka", "hearts"}));
  const std::vector<Group> groups = groups_of(history_of(some(), {}), 5);
  ASSERT_EQ(groups.size(), 1U) << "once is no group";
  EXPECT_EQ(groups.front().people, (std::vector<std::string>{"Anna", "Boris"}));
  EXPECT_EQ(groups.front().evenings, 2);
}

TEST(WhatWasPlayed, HasTheYearsTheNewestFirst) {
  const std::vector<std::string> years = years_of(some());
  EXPECT_EQ(years.front(), "2026");
  EXPECT_TRUE(std::ranges::is_sorted(years, std::greater{}));
}

}  // namespace
}  // namespace nullo::standings
