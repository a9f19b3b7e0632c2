// Chips bought from the bank: the totals have them, and nobody stands better by them.
#include <gtest/gtest.h>

#include "games/razz/razz.h"
#include "session/hand_by_hand.h"
#include "session/played.h"
#include "session/sides.h"
#include "session/words.h"

namespace nullo::session {
namespace {

// Boris buys 120 and loses one to Dmitri; everybody began with 20.
Session evening() {
  Session session;
  session.rules = razz::Rules{.starting_chips = 20};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.ended_at = "2026-11-01T21:00:00Z";
  Hand& hand = session.hands.emplace_back();
  hand.facts = games::empty_hand(session.rules);
  hand.scores = {0, -1, 0, 1};
  hand.adjustments.push_back({Account::bank(), Account::of(Seat{1}), 120, "", true});
  return session;
}

TEST(BoughtChips, WinNoGame) {
  const Session session = evening();
  const SessionResult result = score(session);
  EXPECT_EQ(result.totals, (PerSeat<Amount>{20, 139, 20, 21}));
  EXPECT_EQ(result.bought, (PerSeat<Amount>{0, 120, 0, 0}));
  EXPECT_EQ(result.winners, std::vector{Seat{3}});
  EXPECT_EQ(places(session.rules, result), (PerSeat<int>{2, 4, 2, 1}));
  EXPECT_EQ(outcome(session, result), "Dmitri wins with 21 chips");
  EXPECT_EQ(bought_text(result, Seat{1}), " (120 bought)");
  EXPECT_EQ(adjustment_note(session.hands.front(), result.hands.front(), 0), "chips bought");
}

TEST(BoughtChips, WinNothingInTheStatistics) {
  for (const Played& one : played(HeldHands{evening()})) {
    EXPECT_EQ(one.won, one.name == "Dmitri");
    if (one.name == "Boris") {
      EXPECT_EQ(one.amount, -1);
    }
  }
}

TEST(BoughtChips, WithoutTheMarkAreAgreedOnAndCount) {
  Session session = evening();
  session.hands.front().adjustments.front().bought = false;
  const SessionResult result = score(session);
  EXPECT_TRUE(result.bought.empty());
  EXPECT_EQ(result.winners, std::vector{Seat{1}});
}

TEST(BoughtChips, SoldBackCountAgain) {
  Session session = evening();
  session.hands.front().adjustments.push_back({Account::of(Seat{1}), Account::bank(), 130, "", true});
  const SessionResult result = score(session);
  EXPECT_EQ(result.totals[Seat{1}], 9);
  EXPECT_EQ(result.bought[Seat{1}], -10);
  EXPECT_EQ(result.standing()[Seat{1}], 19);
}

TEST(BoughtChips, GoAlongWithThePointsOfWhoBoughtThem) {
  Session session = evening();
  session.ended_at.clear();
  Hand& hand = session.hands.emplace_back();
  hand.facts = games::empty_hand(session.rules);
  hand.scores = {0, 0, 0, 0};
  hand.players = {"Boris", "Anna", "Clara", "Dmitri"};
  hand.points_follow = PointsFollow::kPlayer;
  EXPECT_EQ(score(session).bought, (PerSeat<Amount>{120, 0, 0, 0}));
}

}  // namespace
}  // namespace nullo::session
