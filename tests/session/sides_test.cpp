// Partners who share a score: they have one name, one place and one win.
#include "session/sides.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/briscola/briscola.h"
#include "session/words.h"

namespace nullo::session {
namespace {

const games::Rules kBriscola = briscola::Rules{};
const std::vector<std::string> kPlayers{"Anna", "Boris", "Clara", "Dmitri"};

PerSeat<Amount> totals(std::initializer_list<Amount> amounts) {
  PerSeat<Amount> all(static_cast<int>(amounts.size()));
  std::ranges::copy(amounts, all.begin());
  return all;
}

std::string outcome_of(std::initializer_list<Amount> amounts, std::vector<Seat> winners) {
  Session session;
  session.rules = kBriscola;
  session.players = kPlayers;
  SessionResult result;
  result.totals = totals(amounts);
  result.finished = true;
  result.winners = std::move(winners);
  return outcome(session, result);
}

TEST(Sides, ArePartnersOrEachPlayerAlone) {
  EXPECT_EQ(sides_of(kBriscola, 4), (std::vector<Side>{{Seat{0}, Seat{2}}, {Seat{1}, Seat{3}}}));
  EXPECT_EQ(sides_of(kBriscola, 2), (std::vector<Side>{{Seat{0}}, {Seat{1}}}));
  EXPECT_EQ(side_name({Seat{1}, Seat{3}}, names_of(kPlayers)), "Boris & Dmitri");
}

TEST(Sides, PartnersAreOneAmongThePlaces) {
  const PerSeat<int> standing = places(kBriscola, totals({80, 160, 80, 160}));
  EXPECT_EQ((std::vector<int>{standing.begin(), standing.end()}), (std::vector<int>{2, 1, 2, 1}));
}

TEST(Sides, WinAsOneAndShareAWinOnlyWithOthers) {
  EXPECT_EQ(outcome_of({167, 73, 167, 73}, {Seat{0}, Seat{2}}), "Anna & Clara win with 167 points");
  EXPECT_EQ(outcome_of({120, 120, 120, 120}, {Seat{0}, Seat{1}, Seat{2}, Seat{3}}),
            "Anna & Clara and Boris & Dmitri share the win with 120 points");
}

TEST(Sides, WhatIsPostedToPartnersIsSaidOnceWithBothNames) {
  const SideNames sides{kBriscola, kPlayers};
  const auto to = [](int seat) { return Posting{Account::bank(), Account::of(Seat{seat}), 11, "trick"}; };
  EXPECT_FALSE(sides.said_of_partner(to(0)));
  EXPECT_FALSE(sides.said_of_partner(to(1)));
  EXPECT_TRUE(sides.said_of_partner(to(2)));
  EXPECT_EQ(sides.names()[Seat{1}], "Boris & Dmitri");
}

}  // namespace
}  // namespace nullo::session
