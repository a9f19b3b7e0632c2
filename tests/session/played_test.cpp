#include "session/played.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/reversis/reversis.h"
#include "games/tetka/hands.h"

namespace nullo::session {
namespace {

using testing::card;

Session evening(std::initializer_list<int> losers) {
  Session session;
  session.rules = tetka::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  for (const int loser : losers) session.hands.emplace_back().facts = games::Hand::of(testing::all_nine_to(loser));
  return session;
}

const Played& of(const std::deque<Played>& all, std::string_view name) {
  return *std::ranges::find_if(all, [name](const Played& one) { return one.name == name; });
}

TEST(Played, HasEverybodysPointsHandsAndPlace) {
  const auto all = played(evening({0, 0, 1, 2}));
  ASSERT_EQ(all.size(), 4U);
  const Played& anna = of(all, "Anna");
  EXPECT_EQ(anna.hands, 4);
  EXPECT_TRUE(anna.through);
  EXPECT_EQ(anna.amount, 18);
  EXPECT_EQ(anna.least, 0);
  EXPECT_EQ(anna.most, 9);
  EXPECT_EQ(anna.place, 4);
  EXPECT_FALSE(anna.won);
  EXPECT_EQ(of(all, "Boris").place, 2);
  EXPECT_EQ(of(all, "Clara").place, 2);
  const Played& dmitri = of(all, "Dmitri");
  EXPECT_EQ(dmitri.place, 1);
  EXPECT_TRUE(dmitri.won);
  EXPECT_FALSE(dmitri.shared);
}

TEST(Played, CountsFiguresByHandsAndPointsByReason) {
  const auto all = played(evening({0, 0, 1, 2}));
  const Played& anna = of(all, "Anna");
  EXPECT_EQ(anna.figures.at("tetkas"), (Played::Figure{2, 2}));
  EXPECT_EQ(anna.figures.at("queens"), (Played::Figure{2, 6})) << "three other queens in each of two hands";
  EXPECT_EQ(anna.figures.at("clean_hands"), (Played::Figure{2, 2}));
  EXPECT_EQ(anna.by_reason.at("tetka"), 4) << "two points each";
  Amount sum = 0;
  for (const auto& [reason, amount] : anna.by_reason) sum += amount;
  EXPECT_EQ(sum, anna.amount);
}

TEST(Played, AWinIsSharedByEqualTotals) {
  const auto all = played(evening({0, 0, 1, 1}));
  for (const char* name : {"Clara", "Dmitri"}) {
    EXPECT_TRUE(of(all, name).won);
    EXPECT_TRUE(of(all, name).shared);
    EXPECT_EQ(of(all, name).place, 1);
  }
}

TEST(Played, PointsGoWithWhoSatThereAndPlacesOnlyWithWhoSatThrough) {
  Session session = evening({0, 0, 0, 3});
  session.hands[2].players = {"Eva", "Boris", "Clara", "Dmitri"};
  const auto all = played(session);
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(of(all, "Anna").amount, 18);
  EXPECT_EQ(of(all, "Anna").hands, 2);
  EXPECT_EQ(of(all, "Eva").amount, 9);
  for (const char* name : {"Anna", "Eva"}) {
    EXPECT_FALSE(of(all, name).through);
    EXPECT_FALSE(of(all, name).place);
    EXPECT_FALSE(of(all, name).won);
  }
  EXPECT_TRUE(of(all, "Boris").won);
}

TEST(Played, WhoeverChangesTheSeatHasNotSatThroughAtOne) {
  Session session = evening({0, 0, 0, 3});
  session.hands[2].players = {"Boris", "Anna", "Clara", "Dmitri"};
  const auto all = played(session);
  EXPECT_EQ(of(all, "Anna").hands, 4);
  EXPECT_FALSE(of(all, "Anna").through);
  EXPECT_EQ(of(all, "Anna").seat, Seat{1}) << "where they sat last";
  EXPECT_TRUE(of(all, "Clara").through);
}

TEST(Played, WithoutAnEndThereAreNoPlaces) {
  const auto all = played(evening({0, 1}));
  for (const Played& one : all) {
    EXPECT_TRUE(one.through);
    EXPECT_FALSE(one.place);
    EXPECT_FALSE(one.won);
  }
}

TEST(Played, AHandBeingPlayedDoesNotCount) {
  Session session = evening({0});
  session.hands.emplace_back().facts = games::Hand::of(tetka::Hand{});
  EXPECT_EQ(of(played(session), "Anna").hands, 1);
  session.hands.erase(session.hands.begin());
  EXPECT_TRUE(played(session).empty());
}

TEST(Played, WhatTheTableAgreedOnIsAReasonOfItsOwn) {
  Session session = evening({0, 1, 2, 3});
  session.hands[1].adjustments.push_back({Account::bank(), Account::of(Seat{3}), 5, "late"});
  const Played dmitri = of(played(session), "Dmitri");
  EXPECT_EQ(dmitri.by_reason.at(kAdjustment), 5);
  EXPECT_EQ(dmitri.figures.at("clean_hands").hands, 3);
}

TEST(Played, ChipsBoughtFromTheBankAreNotWon) {
  Session session;
  session.rules = reversis::Rules{};
  session.players = {"Anna", "Boris", "Clara", "Dmitri"};
  Hand hand;
  reversis::Hand facts;  // every trick is Boris's: 32 from Dmitri across, 16 each from the others
  for (int k = 0; k < reversis::kTricksPerHand; ++k) facts.tricks.emplace_back().winner = Seat{1};
  facts.talon = {card("AC"), card("AD"), card("AH"), card("JH")};
  hand.facts = games::Hand::of(facts);
  hand.adjustments = {{Account::bank(), Account::of(Seat{1}), 500, "bought"},
                      {Account::of(Seat{2}), Account::of(Seat{1}), 3, "a debt"}};
  session.hands.push_back(hand);
  const auto all = played(session);
  EXPECT_EQ(of(all, "Boris").amount, 64 + 3 - 5) << "the reversis and the debt, less the ante into the pot";
  EXPECT_EQ(of(all, "Boris").by_reason.at(kAdjustment), 3);
  EXPECT_EQ(of(all, "Clara").amount, -16 - 3 - 5);
}

}  // namespace
}  // namespace nullo::session
