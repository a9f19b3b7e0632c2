// Briscola: worked hands, one test for each sentence of its rules, and what holds for every hand. Source: Denexa,
// "Briscola"; briscola B1. Whole evenings are documents in tests/golden/.
#include <numeric>
#include <sstream>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/briscola/hands.h"
#include "games/registry.h"
#include "support/cards.h"

namespace nullo::briscola {
namespace {

using testing::card;
using testing::deal_at;
using Scores = PerSeat<Amount>;

Trick play(const std::string& text) {
  Trick trick;
  trick.is_play = true;
  std::istringstream words{text};
  for (std::string word; words >> word;) trick.cards.push_back({card(word), std::nullopt});
  return trick;
}

Hand played(std::optional<Card> upcard, std::initializer_list<const char*> tricks) {
  Hand hand;
  hand.upcard = upcard;
  for (const char* trick : tricks) hand.tricks.push_back(play(trick));
  return hand;
}

Hand counted(games::Counts points) {
  Hand hand;
  hand.points = points;
  return hand;
}

games::ScoredHand<State> scored(const games::Deal& deal, const Hand& hand, const Rules& rules = {}) {
  for (const games::Conflict& conflict : Game::check({rules, deal, {}, hand})) {
    ADD_FAILURE() << to_string(conflict.ways.front());
  }
  return Game::score({rules, deal, {}, hand});
}

Scores points(const games::Deal& deal, const Hand& hand, const Rules& rules = {}) {
  return scores_of(scored(deal, hand, rules).postings, deal.seats);
}

std::string refused(const games::Deal& deal, const Hand& hand, const Rules& rules = {}) {
  const auto conflicts = Game::check({rules, deal, {}, hand});
  return conflicts.empty() ? "" : conflicts.front().ways.front().at;
}

std::vector<std::string_view> missing(const games::Deal& deal, const Hand& hand) {
  std::vector<std::string_view> keys;
  for (const games::Missing& each : scored(deal, hand).missing) keys.push_back(each.key);
  return keys;
}

using Keys = std::vector<std::string_view>;

// Seat 0 deals, so seat 1 leads.
TEST(Briscola, TheThreeRanksBelowTheAceAndAboveTheKing) {
  EXPECT_EQ(points(deal_at(2, 0), played(card("5H"), {"KC 3C"})), (Scores{14, 0}));
  EXPECT_EQ(points(deal_at(2, 0), played(card("5H"), {"3C AC"})), (Scores{21, 0}));
  EXPECT_EQ(points(deal_at(2, 0), played(card("5H"), {"7C JC"})), (Scores{2, 0}));
}

TEST(Briscola, ATrumpBeatsEverySuitAndAnotherSuitBeatsNothing) {
  EXPECT_EQ(points(deal_at(2, 0), played(card("5H"), {"AS 2H"})), (Scores{11, 0}));
  EXPECT_EQ(points(deal_at(2, 0), played(card("5H"), {"2S AD"})), (Scores{0, 11}));
  EXPECT_EQ(points(deal_at(3, 0), played(card("4H"), {"AS KH 3H"})), (Scores{25, 0, 0}));
}

TEST(Briscola, PartnersHaveEveryPointBoth) {
  EXPECT_EQ(points(deal_at(4, 3), played(card("QH"), {"AC 2H 3C KC"})), (Scores{0, 25, 0, 25}));
  EXPECT_EQ(points(deal_at(4, 0), counted({47, std::nullopt})), (Scores{47, 73, 47, 73}));
}

TEST(Briscola, WhereTrumpsAreNotKnownTheyAreAskedForOnlyIfTheyDecide) {
  EXPECT_EQ(points(deal_at(2, 0), played({}, {"KC 3C"})), (Scores{14, 0}));
  const Hand open = played({}, {"KC 3C", "AD 2S"});
  EXPECT_EQ(points(deal_at(2, 0), open), (Scores{14, 0}));
  EXPECT_EQ(missing(deal_at(2, 0), open), (Keys{"upcard", "tricks", "captured"}));
  Hand entered = open;
  entered.tricks[1].winner = Seat{1};
  EXPECT_EQ(points(deal_at(2, 0), entered), (Scores{14, 11}));
  EXPECT_EQ(missing(deal_at(2, 0), entered), (Keys{"tricks", "captured"}));
}

TEST(Briscola, WinnersThatNoSuitOfTrumpsAllowsAreRefused) {
  Hand hand = played({}, {"KC 3C"});
  hand.tricks[0].winner = Seat{1};
  EXPECT_EQ(refused(deal_at(2, 0), hand), "/tricks/0/winner");
  Hand two = played({}, {"KC 2H", "AS 4D"});  // hearts are trumps, then diamonds
  two.tricks[0].winner = Seat{0};
  two.tricks[1].winner = Seat{1};
  EXPECT_EQ(refused(deal_at(2, 0), two), "/tricks/1/winner");
}

TEST(Briscola, ASeenTrickIsHeldAgainstTheTrumps) {
  Hand hand;
  hand.upcard = card("5H");
  Trick trick;
  trick.winner = Seat{0};
  trick.cards = {{card("AH"), Seat{1}}, {card("3C"), Seat{0}}};
  hand.tricks = {trick};
  EXPECT_NE(refused(deal_at(2, 0), hand), "");
  hand.tricks[0].winner = Seat{1};
  EXPECT_EQ(refused(deal_at(2, 0), hand), "");
}

TEST(Briscola, WhatThePackHasNotIsRefused) {
  EXPECT_EQ(refused(deal_at(2, 0), played(card("9H"), {})), "/upcard");
  EXPECT_EQ(refused(deal_at(2, 0), played(card("5H"), {"8C KC"})), "/tricks/0/play/0");
  EXPECT_EQ(refused(deal_at(3, 0), played(card("5H"), {"2C KC AC"})), "/tricks/0/play/0");
  EXPECT_EQ(refused(deal_at(3, 0), played(card("5H"), {"2C KC AC"}), {.removed = Suit::kSpades}), "");
}

TEST(Briscola, OnlyThreePlayersTakeATwoOut) {
  const games::Rules rules = games::with_option(Rules{}, "removed", 3);
  EXPECT_EQ(rules, games::Rules{Rules{.removed = Suit::kSpades}});
  EXPECT_EQ(games::problem(rules, 3), "");
  EXPECT_EQ(games::problem(rules, 4), "Only three players take a two out of the pack: set it back to 2♣.");
  EXPECT_EQ(games::problem(Rules{}, 4), "");
}

TEST(Briscola, PilesThatAreNot120AreRefused) {
  EXPECT_EQ(refused(deal_at(2, 0), counted({70, 49})), "/summary/points");
  EXPECT_EQ(refused(deal_at(3, 0), counted({70, 51, std::nullopt})), "/summary/points");
  EXPECT_EQ(refused(deal_at(3, 0), counted({70, 50, std::nullopt})), "");
}

TEST(Briscola, TwoHandsOrWithThreePlayersThreeThenOneMoreWhileTheBestIsTied) {
  games::Deal deal = deal_at(2, 0, 1);
  deal.totals = {50, 70};
  EXPECT_FALSE(scored(deal, counted({70, 50})).over);
  EXPECT_TRUE(scored(deal, counted({71, 49})).over);
  games::Deal three = deal_at(3, 0, 1);
  EXPECT_FALSE(scored(three, counted({60, 30, 30})).over);
  three.number = 2;
  EXPECT_TRUE(scored(three, counted({60, 30, 30})).over);
  EXPECT_FALSE(scored(three, counted({50, 50, 20})).over);
  games::Deal four = deal_at(4, 0, 1);
  EXPECT_FALSE(scored(four, counted({60, 60})).over);
  EXPECT_TRUE(scored(four, counted({61, 59})).over);
}

std::array<Hand, 3> any_hand(int& seats, int& dealer) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  seats = *rc::gen::inRange(kLeastSeats, kMostSeats + 1);
  dealer = *rc::gen::inRange(0, seats);
  return testing::random_briscola(random, {}, deal_at(seats, dealer));
}

RC_GTEST_PROP(BriscolaProperties, EveryWholeHandGivesOut120HoweverItIsEntered, ()) {
  int seats = 0;
  int dealer = 0;
  const auto ways = any_hand(seats, dealer);
  const games::Deal deal = deal_at(seats, dealer);
  const Scores first = points(deal, ways[0]);
  RC_ASSERT(std::accumulate(first.begin(), first.end(), Amount{0}) == kPointsInPack * (seats == 4 ? 2 : 1));
  for (const Hand& hand : ways) {
    RC_ASSERT(Game::check({{}, deal, {}, hand}).empty());
    RC_ASSERT(scored(deal, hand).complete());
    RC_ASSERT(points(deal, hand) == first);
  }
}

RC_GTEST_PROP(BriscolaProperties, AHandCutShortScoresNoMoreThanTheWhole, ()) {
  int seats = 0;
  int dealer = 0;
  const auto ways = any_hand(seats, dealer);
  const games::Deal deal = deal_at(seats, dealer);
  Hand cut = ways[0];
  cut.tricks.resize(static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(cut.tricks.size()))));
  RC_ASSERT(!scored(deal, cut).complete());
  const Scores part = points(deal, cut);
  const Scores whole = points(deal, ways[0]);
  for (const Seat seat : Seats{seats}) RC_ASSERT(part[seat] <= whole[seat]);
}

}  // namespace
}  // namespace nullo::briscola
