// The columns of a score sheet: whose total each is, when people sit in, change chairs and take their totals along. All
// totals are worked out by hand.
#include "session/columns.h"

#include <gtest/gtest.h>

#include "games/reversis/reversis.h"
#include "games/tetka/tetka.h"
#include "session/words.h"

namespace nullo::session {
namespace {

using Texts = std::vector<std::string>;

Hand entered(std::initializer_list<std::optional<int>> scores, Texts players = {},
             PointsFollow follow = PointsFollow::kSeat) {
  Hand hand;
  hand.facts = games::Hand::of(tetka::Hand{});
  hand.scores = games::Counts(scores);
  hand.players = std::move(players);
  hand.points_follow = follow;
  return hand;
}

Session evening(std::vector<Hand> hands) {
  Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Dad", "Dmitri"};
  session.hands = std::move(hands);
  return session;
}

TEST(Columns, NameAllWhoPlayedForATotalAndWhatEachBrought) {
  const Session session = evening(
      {entered({5, 0, 1, 3}), entered({0, 0, 9, 0}), entered({1, 1, 7, 0}, {"Anna", "Boris", "Eva", "Dmitri"})});
  const SessionResult result = score(session);
  const Columns columns{session, result};
  EXPECT_EQ(columns.names(), (Texts{"Anna", "Boris", "Dad / Eva", "Dmitri"}));
  EXPECT_EQ(stint_texts(session.rules, columns), Texts{"Dad +10 in hands 1 to 2, Eva +7 in hand 3"});
  EXPECT_EQ(seating_news(result.hands[1].players, result.hands[2]), Texts{"Eva sits in for Dad"});
  EXPECT_EQ(seating_news(result.hands[0].players, result.hands[1]), Texts{});
}

TEST(Columns, ATotalOfManyPeopleIsNotNamedByAllOfThem) {
  constexpr int kGuests = 9;
  std::vector<Hand> hands;
  for (int guest = 1; guest <= kGuests; ++guest)
    hands.push_back(entered({0, 0, 1, 0}, {"Anna", "Boris", "Guest " + std::to_string(guest), "Dmitri"}));
  const Session session = evening(hands);
  EXPECT_EQ(Columns(session, score(session)).names()[2],
            "Guest 1 / Guest 2 / Guest 3 / Guest 4 / Guest 5 / Guest 6 / Guest 7 / 2 others");
  hands.pop_back();
  const Session shorter = evening(hands);
  EXPECT_TRUE(Columns(shorter, score(shorter)).names()[2].ends_with("Guest 7 / Guest 8"));
}

TEST(Columns, BoughtChipsAreNotWhatSomebodyWon) {
  Session session = evening({entered({10, -10, 0, 0}), entered({0, 13, 0, -13}, {"Anna", "Boris", "Dad", "Eva"})});
  session.rules = reversis::Rules{};
  session.hands[1].adjustments = {{Account::bank(), Account::of(Seat{3}), 50, {}}};
  const SessionResult result = score(session);
  EXPECT_EQ(result.hands[1].scores[Seat{3}], 37);
  EXPECT_EQ(stint_texts(session.rules, Columns{session, result}), Texts{"Dmitri 0 in hand 1, Eva −13 in hand 2"});
}

TEST(Columns, WhoLeftBeforeTheFirstHandHasNotPlayed) {
  const Session session = evening({entered({5, 0, 1, 3}, {"Anna", "Boris", "Eva", "Dmitri"})});
  const Columns columns{session, score(session)};
  EXPECT_EQ(columns.names(), (Texts{"Anna", "Boris", "Eva", "Dmitri"}));
}

TEST(Columns, GoWithTheTotalThatIsTakenAlong) {
  const Session session = evening(
      {entered({5, 0, 1, 3}), entered({0, 0, 9, 0}, {"Dad", "Boris", "Anna", "Dmitri"}, PointsFollow::kPlayer)});
  const SessionResult result = score(session);
  const Columns columns{session, result};
  EXPECT_EQ(columns.names(), (Texts{"Dad", "Boris", "Anna", "Dmitri"}));
  EXPECT_EQ(columns.seat_after(1, Seat{0}), Seat{2});  // Dad's total was on the third chair
  EXPECT_EQ(columns.seat_after(2, Seat{0}), Seat{0});
  EXPECT_EQ(columns.stints(Seat{2}), (std::vector<Stint>{{"Anna", 0, 1, 14}}));
  EXPECT_EQ(stint_texts(session.rules, columns), Texts{});
  EXPECT_EQ(seating_news(result.hands[0].players, result.hands[1]),
            (Texts{"Anna and Dad change chairs", "The points go with the people"}));
}

TEST(Columns, StayWithTheChairsWhereThePointsDo) {
  const Session session = evening({entered({5, 0, 1, 3}), entered({0, 0, 9, 0}, {"Dad", "Boris", "Anna", "Dmitri"})});
  const SessionResult result = score(session);
  const Columns columns{session, result};
  EXPECT_EQ(columns.names(), (Texts{"Anna / Dad", "Boris", "Dad / Anna", "Dmitri"}));
  EXPECT_EQ(seating_news(result.hands[0].players, result.hands[1]),
            (Texts{"Anna and Dad change chairs", "The points stay with the chairs"}));
}

TEST(Columns, TheWinnerIsEverybodyWhoPlayedForTheTotal) {
  Session session = evening({entered({0, 1, 7, 1}), entered({0, 7, 1, 1}, {"Eva", "Boris", "Dad", "Dmitri"})});
  session.ended_at = "2026-11-21T20:00:00Z";
  EXPECT_EQ(outcome(session, score(session)), "Anna / Eva wins with 0 points");
}

}  // namespace
}  // namespace nullo::session
