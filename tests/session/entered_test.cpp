// Hands that nobody watched, sessions that go on from another one, and people who take their points along.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "document/document.h"
#include "games/hearts/hearts.h"
#include "games/tetka/tetka.h"
#include "session/conservation.h"
#include "session/played.h"
#include "session/seating.h"
#include "session/words.h"
#include "support/cards.h"
#include "support/random_session.h"

namespace nullo::session {
namespace {

Hand entered(std::initializer_list<std::optional<int>> scores) {
  Hand hand;
  hand.facts = games::Hand::of(tetka::Hand{});
  hand.scores = games::Counts(scores);
  return hand;
}

Session evening(std::vector<Hand> hands) {
  Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  session.hands = std::move(hands);
  return session;
}

const Played& of(const std::deque<Played>& all, std::string_view name) {
  return *std::ranges::find_if(all, [name](const Played& one) { return one.name == name; });
}

TEST(Entered, TheSheetComesToTheTotalsOfEveryRandomSession) {
  testing::RandomSessions random{20261123};
  int moved = 0;
  int entered_hands = 0;
  for (int round = 0; round < 300; ++round) {
    const Session session = random.of_any_game();
    const SessionResult result = score(session);
    PerSeat<Amount> totals = opening_totals(session);
    for (std::size_t i = 0; i < result.hands.size(); ++i) {
      totals = totals_after(totals, result.hands[i]);
      moved += result.hands[i].came_from.empty() ? 0 : 1;
      entered_hands += session.hands[i].has_only_scores() ? 1 : 0;
    }
    EXPECT_EQ(totals, result.totals) << document::write_session(session, json::Writer::Style::kCompact);
  }
  EXPECT_GT(moved, 5);
  EXPECT_GT(entered_hands, 20);
}

TEST(Entered, NoChipIsLostWhereChipsGoAlong) {
  testing::RandomSessions random{7};
  for (int round = 0; round < 20; ++round) {
    Session session = random.of_game("reversis", 4);
    session.opening = PerSeat<Amount>{10, 200, 0, -30};
    for (std::size_t i = 1; i < session.hands.size(); i += 2) {
      session.hands[i].players = {session.players[1], session.players[0], "Somebody", session.players[2]};
      session.hands[i].points_follow = PointsFollow::kPlayer;
    }
    EXPECT_EQ(first_loss(HeldHands{session}), std::nullopt);
  }
}

// Two people exchange seats in the last hand, each with the points and entries, the deal included. Only in Reversis it
// matters for a score who sits where: a player across pays twice.
TEST(Reseated, EverybodyKeepsTheScoreOfTheHandInEveryGame) {
  testing::RandomSessions random{35};
  std::map<std::string_view, int> tried;
  for (int round = 0; round < 1500; ++round) {
    Session session = random.of_any_game(1 + random.below(3));
    if (session.hands.empty()) continue;
    const SessionResult before = score(session);
    const PerSeat<Amount> scores = before.hands.back().scores;
    const int seats = session.seats();
    const Seat a{random.below(seats)};
    const Seat b{random.below(seats)};
    PerSeat<Seat> from(seats);
    for (const Seat seat : Seats{seats}) from[seat] = seat == a ? b : seat == b ? a : seat;
    const auto moved = reseated(session.rules, session.hands.back(), from);
    if (!moved || !keeps_partners(session.rules, from)) continue;
    EXPECT_EQ(reseated(session.rules, *moved, from), session.hands.back());
    const std::vector<std::string> were = before.hands.back().players;
    session.hands.back() = *moved;
    session.hands.back().dealer = from[before.hands.back().dealer];
    session.hands.back().players = were;
    std::swap(session.hands.back().players[static_cast<std::size_t>(a.index())],
              session.hands.back().players[static_cast<std::size_t>(b.index())]);
    session.hands.back().points_follow = PointsFollow::kPlayer;
    const HandContext context = context_of(session, session.hands.size() - 1);
    if (!check(session.rules, context.deal, context.before, session.hands.back()).empty()) continue;
    const SessionResult after = score(session);
    ++tried[games::info(session.rules).id];
    if (games::info(session.rules).id == "reversis") continue;
    EXPECT_EQ(brought_along(after.hands.back().scores, from), scores)
        << document::write_session(session, json::Writer::Style::kCompact);
  }
  for (const auto& [game, times] : tried) EXPECT_GT(times, 20) << game;
  EXPECT_GT(tried.size(), 10U);
}

TEST(Entered, ItsScoresAreNoFeatsInTheStatistics) {
  const std::deque<Played> all = played(evening({entered({9, 0, 0, 0}), entered({5, 4, 0, 0})}));
  const Played& anna = of(all, "Anna");
  EXPECT_EQ(anna.hands, 2);
  EXPECT_EQ(anna.amount, 14);
  EXPECT_EQ(anna.by_reason, (std::map<std::string_view, Amount>{{"entered", 14}}));
  EXPECT_TRUE(of(all, "Clara").figures.empty()) << "nobody saw that she took no points";
}

TEST(Entered, WhoTakesTheTotalAlongHasPlayedThrough) {
  std::vector<Hand> hands{entered({9, 0, 0, 0}), entered({0, 9, 0, 0}), entered({0, 0, 9, 0}), entered({9, 0, 0, 0})};
  hands[1].players = {"Boris", "Anna", "Clara", "Dmitri"};
  hands[1].points_follow = PointsFollow::kPlayer;
  const std::deque<Played> along = played(evening(hands));
  EXPECT_TRUE(of(along, "Anna").through);
  EXPECT_EQ(of(along, "Anna").place, 4) << "eighteen, the most";
  EXPECT_EQ(of(along, "Anna").seat, Seat{1});
  hands[1].points_follow = PointsFollow::kSeat;
  EXPECT_FALSE(of(played(evening(hands)), "Anna").through);
}

TEST(Entered, WhoComesNewHasTheTotalOfOneWhoLeft) {
  Hand hand;
  hand.players = {"Ева", "Clara", "Zoë", "Anna"};
  hand.points_follow = PointsFollow::kPlayer;
  const PerSeat<Seat> from = came_from({"Anna", "Boris", "Clara", "Dmitri"}, hand);
  EXPECT_EQ(from, (PerSeat<Seat>{Seat{1}, Seat{2}, Seat{3}, Seat{0}}));
  EXPECT_EQ(brought_along({10, 20, 30, 40}, from), (PerSeat<Amount>{20, 30, 40, 10}));
  hearts::Rules together;
  together.teams = hearts::Teams::kTogether;
  EXPECT_TRUE(keeps_partners(together, from)) << "those at 1 and 3 sit at 0 and 2";
  EXPECT_FALSE(keeps_partners(together, {Seat{1}, Seat{0}, Seat{2}, Seat{3}}));
}

TEST(Entered, IsSaidInPlainWords) {
  const Session session = evening({entered({5, 0, std::nullopt, 3})});
  const SessionResult result = score(session);
  std::vector<std::string> facts;
  HeldHands{session}.visit(
      [&](const Turn& turn) { facts = facts_of(entry_of(session.rules, turn), names_of(session.players)); });
  EXPECT_EQ(facts, (std::vector<std::string>{"Points: 5, 0, ?, 3"}));
  EXPECT_EQ(missing_of(session.rules, result.hands[0]), (std::vector<std::string>{"What did Clara score?"}));
  const Session whole = evening({entered({5, 0, 1, 3})});
  const std::vector<Why> whys = whys_of(whole.rules, whole.hands[0], score(whole).hands[0]);
  ASSERT_EQ(whys.size(), 3U);
  EXPECT_EQ(whys[0].text, "only the points were entered: +5 Anna");
}

TEST(Entered, HandsPlayedBeforeAreCounted) {
  Session session = evening({entered({5, 0, 1, 3})});
  session.hands_before = 2;
  EXPECT_EQ(hand_of_all(session, 1), "3 of 4");
  EXPECT_FALSE(score(session).finished);
  session.hands_before = 3;
  EXPECT_TRUE(score(session).finished);
}

}  // namespace
}  // namespace nullo::session
