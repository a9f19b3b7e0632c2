// How a club's evening stands, also while its tables play.
#include "standings/club_evening.h"

#include <gtest/gtest.h>

namespace nullo::standings {
namespace {

constexpr const char* kEvening = "2026-11-30T18:30:00Z";

struct Sat {
  int person;
  Amount amount;
  int place;  // 0: none
};
Played::Session session(const std::string& id, std::size_t number, const std::vector<Sat>& people, bool ended) {
  Played::Session session{.id = id, .game = "rummy", .started_at = kEvening, .evening = number};
  if (ended) session.ended_at = kEvening;
  session.best = BestIs::kLowest;
  for (const Sat& sat : people) {
    Part part{.person = sat.person, .side = sat.person, .hands = 3, .amount = sat.amount};
    if (sat.place > 0) part.place = sat.place;
    part.won = sat.place == 1;
    session.parts.push_back(part);
  }
  return session;
}

draws::Plan plan_of_six() {
  return {.began = "2026-11-30T18:00:00Z",
          .people = {"Anna", "Boris", "Clara", "Dmitri", "Eva", "Fred"},
          .drawn = {{.tables = {{"Anna", "Boris", "Clara"}, {"Dmitri", "Eva", "Fred"}}},
                    {.tables = {{"Anna", "Dmitri", "Eva"}, {"Boris", "Clara", "Fred"}}}}};
}

// The first table has played, the second one plays: two are level, the third has most and so is last.
Played one_over_one_running() {
  return {.people = plan_of_six().people,
          .sessions = {session("over", 0, {{0, 10, 1}, {1, 30, 2}, {2, 60, 3}}, true),
                       session("runs", 1, {{3, 5, 0}, {4, 5, 0}, {5, 40, 0}}, false)}};
}

TEST(AClubEvening, FindsTheSessionOfEachTable) {
  const std::vector<RoundPlayed> rounds = rounds_played(plan_of_six(), one_over_one_running());
  ASSERT_EQ(rounds.size(), 2U);
  EXPECT_EQ(rounds[0][0]->session, "over");
  EXPECT_FALSE(is_running(*rounds[0][0]));
  EXPECT_EQ(rounds[0][1]->session, "runs");
  EXPECT_TRUE(is_running(*rounds[0][1]));
  EXPECT_EQ(places_now(*rounds[0][1]), (std::vector{1, 1, 3}));
  EXPECT_FALSE(rounds[1][0]);
}

TEST(AClubEvening, StandsAsIfTheTablesThatPlayEndedNow) {
  const EveningStanding standing = standing_of(plan_of_six(), one_over_one_running());
  const auto line = [&](std::size_t i) {
    const SeasonRow& row = standing.table.rows[i];
    return std::pair{standing.table.name_of(row.person), row.total};
  };
  ASSERT_EQ(standing.table.rows.size(), 6U);
  EXPECT_EQ(line(0), (std::pair{std::string{"Anna"}, 5.0}));
  EXPECT_EQ(line(1), (std::pair{std::string{"Dmitri"}, 4.0}));
  EXPECT_EQ(line(2), (std::pair{std::string{"Eva"}, 4.0}));
  EXPECT_FALSE(standing.now[0].plays);
  EXPECT_EQ(standing.now[0].points, 0);
  EXPECT_TRUE(standing.now[1].plays);
  EXPECT_EQ(standing.now[1].points, 4 * standing.table.parts);
}

TEST(AClubEvening, CountsATableThatEndedEarlyAsItStood) {
  Played played = one_over_one_running();
  played.sessions[1].ended_at = kEvening;
  const EveningStanding standing = standing_of(plan_of_six(), played);
  EXPECT_EQ(standing.table.rows[1].total, 4.0);
  EXPECT_FALSE(standing.now[1].plays);
  EXPECT_EQ(standing.now[1].points, 0);
}

TEST(AClubEvening, KnowsATableAtWhichSomebodySatIn) {
  Played played = one_over_one_running();
  played.people.emplace_back("Gül");
  played.sessions[1].parts.push_back({.person = 6, .side = 5, .hands = 1, .amount = 3});
  const std::vector<RoundPlayed> rounds = rounds_played(plan_of_six(), played);
  ASSERT_TRUE(rounds[0][1]);
  EXPECT_EQ(rounds[0][1]->session, "runs");
}

TEST(AClubEvening, OfOwnPointsAddsThoseOfTheSessionThatIsPlayed) {
  draws::Plan plan = plan_of_six();
  plan.place_points.clear();
  const EveningStanding standing = standing_of(plan, one_over_one_running());
  ASSERT_EQ(standing.table.rows.size(), 6U);
  EXPECT_EQ(standing.table.name_of(standing.table.rows[0].person), "Dmitri") << "the lowest total wins";
  EXPECT_EQ(standing.now[0].points, 5);
  EXPECT_EQ(standing.table.rows[5].total, 60);
}

TEST(AClubEvening, PartnersAndWhoeverSatInHaveTheirSidesPlace) {
  Evening evening{.best = BestIs::kHighest};
  // Two and two, then somebody sits in for the last one.
  evening.parts = {{.person = 0, .side = 0, .hands = 4, .amount = 100},
                   {.person = 1, .side = 1, .hands = 4, .amount = 120},
                   {.person = 2, .side = 0, .hands = 4, .amount = 100},
                   {.person = 3, .side = 1, .hands = 2, .amount = 70},
                   {.person = 4, .side = 1, .hands = 2, .amount = 50}};
  EXPECT_EQ(places_now(evening), (std::vector{2, 1, 2, 1, 1}));
}

TEST(AClubEvening, ThatNobodyHasBegunStandsNowhere) {
  EXPECT_TRUE(standing_of(draws::Plan{}, one_over_one_running()).table.rows.empty());
}

}  // namespace
}  // namespace nullo::standings
