// The lines of a chart. All totals are worked out by hand.
#include "chart/chart.h"

#include <gtest/gtest.h>

#include "chart/sources.h"
#include "games/tetka/tetka.h"

namespace nullo::chart {
namespace {

session::Hand entered(std::initializer_list<std::optional<int>> scores) {
  session::Hand hand;
  hand.facts = games::Hand::of(tetka::Hand{});
  hand.scores = games::Counts(scores);
  return hand;
}

TEST(Chart, ALineGoesAlongWithWhoTakesTheirPointsToAnotherChair) {
  session::Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.hands = {entered({5, 0, 1, 3}), entered({0, 0, 9, 0})};
  session.hands[1].players = {"Clara", "Boris", "Anna", "Dmitri"};
  session.hands[1].points_follow = session::PointsFollow::kPlayer;
  const session::SessionResult result = session::score(session);
  const Chart totals = running_totals(session, result);
  EXPECT_EQ(totals.lines[2].name, "Anna");
  EXPECT_EQ(totals.lines[2].values, (std::vector<double>{0, 5, 14}));
  EXPECT_EQ(totals.lines[0].values, (std::vector<double>{0, 1, 1}));
  EXPECT_EQ(running_places(session, result).lines[2].values, (std::vector<double>{4, 4}));
  const Sources from = sources(session, result);
  EXPECT_EQ(from.names[2], "Anna");
  EXPECT_EQ(from.sums[2].amount, 14);
  EXPECT_EQ(from.sums[0].amount, 1);
}

}  // namespace
}  // namespace nullo::chart
