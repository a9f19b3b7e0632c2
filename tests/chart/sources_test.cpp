// Where points and chips came from, and the bars for it, worked out by hand.
#include "chart/sources.h"

#include <gtest/gtest.h>

#include "chart/chart.h"
#include "games/briscola/briscola.h"
#include "games/tetka/hands.h"

namespace nullo::chart {
namespace {

using Texts = std::vector<std::string>;

// In each hand one seat gets all nine points of Tëtka.
session::Session evening(const std::vector<int>& losers) {
  session::Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  for (const int loser : losers) session.hands.emplace_back().facts = games::Hand::of(testing::all_nine_to(loser));
  return session;
}

Texts texts(const std::vector<Sources::Cell>& cells) {
  Texts texts;
  texts.reserve(cells.size());
  for (const Sources::Cell& cell : cells) texts.push_back(cell.text);
  return texts;
}

Amount sum_of(const Sources& sources, std::size_t seat) {
  Amount sum = 0;
  for (const Sources::Row& row : sources.rows) sum += row.cells[seat].amount;
  return sum;
}

TEST(Sources, AreSummedByReasonForEachSeat) {
  const session::Session session = evening({0, 0, 1});
  const Sources all = sources(session, session::score(session));
  EXPECT_EQ(all.heading, "Where the points come from");
  EXPECT_EQ(all.names, session.players);
  EXPECT_EQ(texts(all.sums), (Texts{"+18", "+9", "0", "0"}));
  ASSERT_FALSE(all.rows.empty());
  EXPECT_EQ(all.rows.front().label, "another queen") << "three in each hand: what moved most comes first";
  EXPECT_EQ(texts(all.rows.front().cells), (Texts{"+6", "+3", "", ""}));
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(sum_of(all, seat), all.sums[seat].amount);
}

TEST(Sources, LeaveOutTheHandThatIsBeingPlayed) {
  session::Session session = evening({0});
  session.hands.emplace_back().facts = games::empty_hand(session.rules);
  session.hands.back().adjustments.push_back({Account::bank(), Account::of(Seat{2}), 5, "late"});
  EXPECT_EQ(texts(sources(session, session::score(session)).sums), (Texts{"+9", "0", "0", "0"}));
}

TEST(Sources, TellBothSidesOfAPayment) {
  session::Session session = evening({0});
  session.hands[0].adjustments.push_back({Account::of(Seat{1}), Account::of(Seat{3}), 4, ""});
  const Sources all = sources(session, session::score(session));
  EXPECT_EQ(texts(all.sums), (Texts{"+9", "−4", "0", "+4"}));
  const BarScale scale{all};
  EXPECT_DOUBLE_EQ(scale.zero(), 0.5) << "at most 4 were lost and 4 gained for one reason";
  EXPECT_DOUBLE_EQ(scale.bar(-4).from, 0);
  EXPECT_DOUBLE_EQ(scale.bar(-4).to, 0.5);
  EXPECT_DOUBLE_EQ(scale.bar(2).from, 0.5);
  EXPECT_DOUBLE_EQ(scale.bar(2).to, 0.75);
}

TEST(Sources, ThatCancelOutForEverybodyAreNotThere) {
  session::Session session = evening({0});
  const std::size_t before = sources(session, session::score(session)).rows.size();
  session.hands[0].adjustments.push_back({Account::of(Seat{1}), Account::of(Seat{3}), 4, ""});
  session.hands[0].adjustments.push_back({Account::of(Seat{3}), Account::of(Seat{1}), 4, ""});
  EXPECT_EQ(sources(session, session::score(session)).rows.size(), before);
}

TEST(Sources, OfNothingAreNoRows) {
  const session::Session session = evening({});
  EXPECT_TRUE(sources(session, session::score(session)).rows.empty());
  EXPECT_DOUBLE_EQ(BarScale{Sources{}}.zero(), 0);
}

TEST(RunningPlaces, FollowTheTotalsAndAreShared) {
  const session::Session session = evening({0, 1, 1});
  const Chart chart = running_places(session, session::score(session));
  ASSERT_EQ(chart.lines.size(), 4U);
  EXPECT_EQ(chart.lines[0].values, (std::vector<double>{4, 3, 3})) << "9 points, then as many as Boris";
  EXPECT_EQ(chart.lines[1].values, (std::vector<double>{1, 3, 4}));
  EXPECT_EQ(chart.lines[2].values, (std::vector<double>{1, 1, 1}));
  EXPECT_EQ(chart.first, 1);
  EXPECT_TRUE(chart.best_on_top);
}

// Two hands of Briscola for four, entered by the points of the piles.
session::Session evening_of_partners() {
  session::Session session;
  session.rules = briscola::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  for (const int points : {80, 50}) {
    briscola::Hand hand;
    hand.points = games::Counts{{points, 120 - points}};
    session.hands.emplace_back().facts = games::Hand::of(hand);
  }
  return session;
}

TEST(Partners, HaveOneLineAndOneColumn) {
  const session::Session session = evening_of_partners();
  const session::SessionResult result = session::score(session);
  const Chart totals = running_totals(session, result);
  ASSERT_EQ(totals.lines.size(), 2U);
  EXPECT_EQ(totals.lines[0].name, "Anna & Clara");
  EXPECT_EQ(totals.lines[0].values, (std::vector<double>{0, 80, 130}));
  EXPECT_EQ(totals.lines[1].seat, Seat{1});
  EXPECT_EQ(totals.lines[1].values, (std::vector<double>{0, 40, 110}));
  EXPECT_EQ(running_places(session, result).lines[1].values, (std::vector<double>{2, 2}));
  const Sources all = sources(session, result);
  EXPECT_EQ(all.names, (Texts{"Anna & Clara", "Boris & Dmitri"}));
  EXPECT_EQ(texts(all.sums), (Texts{"+130", "+110"}));
}

TEST(RunningPlaces, OfOneHandAreNoChart) {
  const session::Session session = evening({0});
  EXPECT_TRUE(running_places(session, session::score(session)).lines.empty());
}

}  // namespace
}  // namespace nullo::chart
