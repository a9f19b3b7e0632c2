#include "session/session.h"

#include <climits>

#include <gtest/gtest.h>

#include "games/carioca/carioca.h"
#include "games/samba/samba.h"
#include "games/tetka/hands.h"
#include "games/trick_taps.h"

namespace nullo::session {
namespace {

Session a_session(int orbits = 1) {
  Session session;
  session.rules = tetka::Rules{.orbits = orbits};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  return session;
}

Hand a_hand(std::mt19937& random, int dealer) {
  Hand hand;
  hand.facts = games::Hand::of(testing::random_hand(random, dealer).play);
  return hand;
}

Hand an_empty_hand() {
  Hand hand;
  hand.facts = games::Hand::of(tetka::Hand{});
  return hand;
}

TEST(Session, TheDealPassesToTheLeftFromTheFirstDealer) {
  std::mt19937 random{1};
  Session session = a_session();
  session.first_dealer = Seat{2};
  for (const int dealer : {2, 3, 0}) session.hands.push_back(a_hand(random, dealer));
  const SessionResult result = score(session);
  EXPECT_EQ(result.hands[0].dealer, Seat{2});
  EXPECT_EQ(result.hands[1].dealer, Seat{3});
  EXPECT_EQ(result.hands[2].dealer, Seat{0});
}

TEST(Session, AHandsOwnDealerCountsAndTheDealGoesOnFromThere) {
  std::mt19937 random{1};
  Session session = a_session();
  for (const int dealer : {0, 3, 0}) session.hands.push_back(a_hand(random, dealer));
  session.hands[1].dealer = Seat{3};
  const SessionResult result = score(session);
  EXPECT_EQ(result.hands[1].dealer, Seat{3});
  EXPECT_EQ(result.hands[2].dealer, Seat{0});
}

TEST(Session, TotalsAreTheSumOfTheHandsAndTheLowestWinsAtTheEnd) {
  std::mt19937 random{4};
  Session session = a_session();
  for (int dealer = 0; dealer < 4; ++dealer) session.hands.push_back(a_hand(random, dealer));
  const SessionResult result = score(session);
  PerSeat<Amount> totals(4);
  for (const HandResult& hand : result.hands) {
    for (const Seat seat : Seats{4}) totals[seat] += hand.scores[seat];
  }
  EXPECT_EQ(result.totals, totals);
  EXPECT_TRUE(result.finished);
  EXPECT_EQ(result.winners, best_seats(totals, BestIs::kLowest));
}

TEST(Session, AdjustmentsComeFirstAndCount) {
  Session session = a_session();
  session.hands.push_back(an_empty_hand());
  session.hands[0].adjustments = {{Account::bank(), Account::of(Seat{1}), 10, "revoke"},
                                  {Account::of(Seat{1}), Account::of(Seat{2}), 3, ""}};
  const SessionResult result = score(session);
  EXPECT_EQ(result.totals, (PerSeat<Amount>{0, 7, 3, 0}));
  EXPECT_EQ(result.hands[0].scored.postings[0].reason, kAdjustment);
  EXPECT_FALSE(result.hands[0].complete());
}

TEST(Session, PlayersWhoStopEndTheGameOnlyIfAllHandsAreComplete) {
  std::mt19937 random{2};
  Session session = a_session();
  session.ended_at = "2026-11-21T20:00:00Z";
  EXPECT_FALSE(score(session).finished);
  session.hands.push_back(a_hand(random, 0));
  EXPECT_TRUE(score(session).finished);
  session.hands.push_back(an_empty_hand());
  EXPECT_FALSE(score(session).finished);
}

TEST(Session, SomebodySitsInAndKeepsThePointsOfTheSeat) {
  std::mt19937 random{5};
  Session session = a_session();
  for (const int dealer : {0, 1, 2}) session.hands.push_back(a_hand(random, dealer));
  session.hands[1].players = {"Anna", "Emil", "Clara", "Dmitri"};
  const SessionResult result = score(session);
  EXPECT_EQ(result.hands[0].players[1], "Boris");
  EXPECT_EQ(result.hands[1].players[1], "Emil");
  EXPECT_EQ(result.hands[2].players[1], "Emil");
}

TEST(Session, TheContextOfAHandIsTheTableBeforeIt) {
  std::mt19937 random{6};
  Session session = a_session();
  for (const int dealer : {0, 1}) session.hands.push_back(a_hand(random, dealer));
  const HandContext context = context_of(session, 2);
  EXPECT_EQ(context.deal.dealer, Seat{2});
  EXPECT_EQ(context.deal.number, 2);
  EXPECT_EQ(context.deal.totals, score(session).totals);
}

// The sum of what is there and such a count is not in an int.
TEST(Entering, MoreOfAKindThanAllPacksHaveIsRefusedBeforeAGameAddsItUp) {
  struct Field {
    games::Rules rules;
    std::string_view id;
  };
  for (const Field& field : {Field{samba::Rules{}, "melded"}, Field{carioca::Rules{}, "deadwood"}}) {
    SCOPED_TRACE(field.id);
    Session session;
    session.rules = field.rules;
    session.players = {"Anna", "Boris", "Clara", "Dmitri"};
    const HandContext context = context_of(session, 0);
    const auto refused = [&](int count) {
      Hand hand;
      hand.facts = games::empty_hand(field.rules);
      const games::AddOfKind tap{std::string{field.id}, Seat{0}, "joker", count};
      const auto changed = apply(field.rules, context.deal, context.before, hand, tap, names_of(session.players));
      return changed ? "" : changed.error().text;
    };
    const std::string beyond = games::cannot_be_entered().value().text;
    for (const int count : {INT_MIN, -1001, 1001, INT_MAX}) EXPECT_EQ(refused(count), beyond) << count;
    for (const int count : {-1000, 1000}) EXPECT_NE(refused(count), beyond) << "the game says how many there are";
  }
}

}  // namespace
}  // namespace nullo::session
