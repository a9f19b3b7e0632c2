// Worked hands of Tëtka. Source: Denexa, "Tëtka", Penalties; tetka T1-T6.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "games/tetka/tetka.h"
#include "games/trick_taps.h"
#include "support/cards.h"

namespace nullo::tetka {
namespace {

using testing::card;
using testing::deal_by;

using Points = PerSeat<Amount>;

// "1 1h 2" …: a string for each trick; the digit is the winner, from 1, the letters are the queens in it, b is the bum
// card.
Hand entered(std::string_view bum, std::initializer_list<const char*> tricks) {
  Hand hand;
  hand.bum_card = card(bum);
  for (const char* text : tricks) {
    Trick trick;
    for (const char c : std::string_view{text}) {
      if (c >= '1' && c <= '4') trick.winner = Seat{c - '1'};
      if (c == 'b') trick.cards.push_back({*hand.bum_card, std::nullopt});
      if (const auto suit = suit_of(static_cast<char>(c - 'a' + 'A')); c != 'b' && suit) {
        trick.cards.push_back({Card{Rank::kQueen, *suit}, std::nullopt});
      }
    }
    hand.tricks.push_back(trick);
  }
  return hand;
}

Points points(const Hand& hand, int dealer = 0) {
  return scores_of(Game::score({{}, deal_by(dealer), {}, hand}).postings, kSeats);
}

std::vector<std::string> missing(const Hand& hand) {
  std::vector<std::string> keys;
  for (const games::Missing& each : Game::score({{}, deal_by(0), {}, hand}).missing) {
    std::string key{each.key};
    for (const Card c : each.cards) key += " " + to_string(c);
    keys.push_back(key);
  }
  return keys;
}

TEST(TetkaScore, PlainHandGivesEachPenaltyOnce) {
  // Bum card 7♣: Tëtka is the Q♣; the seventh trick costs a point.
  const Hand hand = entered("7C", {"1", "1b", "2", "2c", "3", "3d", "4", "4h", "1", "2", "3s", "1", "4"});
  // 1: bum card, most tricks (4). 2: Tëtka. 3: Q♦, Q♠. 4: seventh trick, Q♥, last trick.
  EXPECT_EQ(points(hand), (Points{2, 2, 2, 3}));
  EXPECT_TRUE(Game::score({{}, deal_by(0), {}, hand}).complete());
}

TEST(TetkaScore, QueenAsBumCardCostsItsCaptorThree) {  // [tetka T2]
  const Hand hand = entered("QH", {"1b", "1c", "1d", "1s", "1", "2", "2", "2", "3", "3", "3", "4", "4"});
  EXPECT_EQ(points(hand), (Points{7, 0, 0, 2}));  // the queen's number is twelve
}

TEST(TetkaScore, WithAKingTheLastTrickCountsTwice) {  // [tetka T1]
  const Hand hand = entered("KS", {"1b", "1c", "1d", "1s", "1h", "2", "2", "2", "3", "3", "3", "4", "4"});
  EXPECT_EQ(points(hand)[Seat{3}], 2);
}

TEST(TetkaScore, AnAceNamesTheFirstTrick) {  // [tetka T1]
  const Hand hand = entered("AS", {"3"});
  EXPECT_EQ(points(hand), (Points{0, 0, 1, 0}));
}

TEST(TetkaScore, ReasonsTrickAndCardStandInEveryPosting) {
  const auto scored = Game::score({{}, deal_by(0), {}, entered("3C", {"1", "2", "3c"})});
  ASSERT_EQ(scored.postings.size(), 2U);
  EXPECT_EQ(scored.postings[0].reason, "tetka");
  EXPECT_EQ(scored.postings[0].trick, 3);
  EXPECT_EQ(scored.postings[0].card, card("QC"));
  EXPECT_EQ(scored.postings[0].amount, 2);
  EXPECT_EQ(scored.postings[1].reason, "bum_trick");
  EXPECT_EQ(scored.postings[1].card, std::nullopt);
}

TEST(TetkaScore, MostTricksCountsOnlyInACompleteHand) {
  const Hand hand = entered("2C", {"1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"});
  EXPECT_EQ(points(hand)[Seat{0}], 1);  // the second trick only
}

TEST(TetkaScore, WhatIsMissingIsNamedExactly) {
  EXPECT_EQ(missing(Hand{}), (std::vector<std::string>{"bum_card", "tricks", "captured QC", "captured QD",
                                                       "captured QH", "captured QS"}));
  const Hand all_won = entered("7C", {"1c", "1d", "1h", "2", "2", "2", "3", "3", "3", "4", "4", "4", "1"});
  EXPECT_EQ(missing(all_won), (std::vector<std::string>{"captured 7C", "captured QS"}));
}

TEST(TetkaScore, OnATieTheCountsOfTheTiedAreAsked) {  // [tetka T3]
  Hand hand = entered("5D", {"1b", "1d", "1h", "1s", "2c", "2", "2", "2", "3", "3", "3", "4", "4"});
  const auto scored = Game::score({{}, deal_by(0), {}, hand});
  ASSERT_EQ(scored.missing.size(), 1U);
  EXPECT_EQ(scored.missing[0].key, "bum_suit");
  EXPECT_EQ(scored.missing[0].seats, (std::vector{Seat{0}, Seat{1}}));
  hand.bum_suit = {std::nullopt, 8, std::nullopt, std::nullopt};
  EXPECT_TRUE(missing(hand).empty());   // eight of thirteen: nobody can have as many
  EXPECT_EQ(points(hand)[Seat{1}], 3);  // the Q♣, the fifth trick and most tricks
}

TEST(TetkaScore, KnownCardsThatSettleATieAreNotAskedAgain) {  // [tetka T3]
  Hand hand = entered("5D", {"1b", "1d", "1h", "1s", "2c", "2", "2", "2", "3", "3", "3", "4", "4"});
  for (const char* each : {"2D", "3D", "4D"}) hand.tricks[0].cards.push_back({card(each), std::nullopt});
  for (const char* each : {"6D", "7D", "8D"}) hand.tricks[8].cards.push_back({card(each), std::nullopt});
  for (const char* each : {"9D", "TD"}) hand.tricks[9].cards.push_back({card(each), std::nullopt});
  // 1 has five diamonds; 3 has five; of the thirteen JD KD AD are out: 2 can have three at most.
  EXPECT_TRUE(missing(hand).empty());
}

TEST(TetkaScore, StillTiedTheHighestOfTheTiedDecides) {  // [tetka T4]
  Hand hand = entered("5D", {"1b", "1", "1h", "1s", "2c", "2d", "2", "2", "3", "3", "3", "4", "4"});
  hand.bum_suit = {4, 4, 3, 2};
  const auto scored = Game::score({{}, deal_by(0), {}, hand});
  ASSERT_EQ(scored.missing.size(), 1U);
  EXPECT_EQ(scored.missing[0].key, "bum_suit_top");
  EXPECT_EQ(scored.missing[0].cards, (CardSet{card("KD"), card("AD")}));  // 2 has the queen
  hand.bum_suit_top = Seat{0};
  EXPECT_TRUE(missing(hand).empty());
  EXPECT_EQ(points(hand)[Seat{0}], 4);
}

TEST(TetkaScore, TiedWithoutACardOfTheSuitNobodyScores) {  // [tetka T5]
  Hand hand = entered("5D", {"1", "1", "1h", "1s", "2c", "2", "2", "2", "3d", "3b", "3", "4", "4"});
  hand.bum_suit = {0, 0, 8, 5};
  const Points scores = points(hand);
  EXPECT_EQ(scores[Seat{0}] + scores[Seat{1}] + scores[Seat{2}] + scores[Seat{3}], kPointsPerHand - 1);
  EXPECT_TRUE(missing(hand).empty());
}

TEST(TetkaScore, TheGameIsOverAfterFourHandsAnOrbit) {  // [tetka T6]
  const Hand hand = entered("7C", {"1", "1b", "2", "2c", "3", "3d", "4", "4h", "1", "2", "3s", "1", "4"});
  EXPECT_FALSE(Game::score({{}, deal_by(0, 2), {}, hand}).over);
  EXPECT_TRUE(Game::score({{}, deal_by(0, 3), {}, hand}).over);
  EXPECT_FALSE(Game::score({{.orbits = 2}, deal_by(0, 3), {}, hand}).over);
  EXPECT_TRUE(Game::score({{.orbits = 2}, deal_by(0, 7), {}, hand}).over);
}

Trick play(std::initializer_list<const char*> cards) {
  Trick trick;
  trick.is_play = true;
  for (const char* each : cards) trick.cards.push_back({card(each), std::nullopt});
  return trick;
}

TEST(TetkaScore, AProvenRevokeIsNoted) {
  Hand hand;
  hand.bum_card = card("2H");
  // Seat 1 leads clubs; seat 2 throws a heart, and plays a club in the next trick.
  hand.tricks = {play({"5C", "3H", "7C", "9C"}), play({"KC", "2C", "4C", "3C"})};
  const auto scored = Game::score({{}, deal_by(0), {}, hand});
  ASSERT_EQ(scored.notes.size(), 1U);
  EXPECT_EQ(scored.notes[0].key, "revoke");
  EXPECT_EQ(scored.notes[0].seat, Seat{2});
  EXPECT_EQ(scored.notes[0].trick, 1);
}

TEST(TetkaScore, TheDealerIsKnownToHoldTheBumCardUntilItFalls) {
  Hand hand;
  hand.bum_card = card("2H");
  Trick first;  // hearts led; the dealer, seat 0, threw a spade
  first.winner = Seat{1};
  first.led = Suit::kHearts;
  first.cards = {{card("9S"), Seat{0}}};
  Trick second;
  second.winner = Seat{1};
  second.cards = {{card("2H"), std::nullopt}};
  hand.tricks = {first, second};
  const auto scored = Game::score({{}, deal_by(0), {}, hand});
  ASSERT_EQ(scored.notes.size(), 1U);
  EXPECT_EQ(scored.notes[0].seat, Seat{0});
}

struct Contradiction {
  const char* name;
  Hand hand;
  const char* place;
};

Hand summed(std::string_view bum, Summary summary) {
  Hand hand;
  hand.bum_card = card(bum);
  hand.summary = std::move(summary);
  return hand;
}

std::vector<Contradiction> contradictions() {
  std::vector<Contradiction> all;
  all.push_back(
      {"CountsBeyondThirteen", summed("7C", {.tricks = {9, 5, std::nullopt, std::nullopt}}), "/summary/tricks"});
  all.push_back({"CountsBelowThirteen", summed("7C", {.tricks = {3, 3, 3, 3}}), "/summary/tricks"});
  all.push_back(
      {"KingsTrickIsTheLast", summed("KC", {.bum_trick = Seat{1}, .last_trick = Seat{2}}), "/summary/last_trick"});
  all.push_back(
      {"NamedForATrickWithout", summed("7C", {.tricks = {7, 3, 0, 3}, .last_trick = Seat{2}}), "/summary/last_trick"});
  all.push_back({"NamedForTwoTricksWithOne",
                 summed("7C", {.tricks = {7, 2, 1, 3}, .bum_trick = Seat{2}, .last_trick = Seat{2}}),
                 "/summary/last_trick"});
  all.push_back({"CapturedWithoutATrick", summed("7C", {.tricks = {7, 3, 0, 3}, .captured = {{card("QD"), Seat{2}}}}),
                 "/summary/captured/QD"});
  Hand heavy = entered("5D", {"1b", "1d", "1h", "1s", "2c", "2", "2", "2", "3", "3", "3", "4", "4"});
  heavy.bum_suit = {0, 0, 0, 13};
  all.push_back({"MoreCardsThanTricksHold", heavy, "/bum_suit/3"});
  Hand less = entered("5D", {"1b", "1d", "1h", "1s", "2c", "2", "2", "2", "3", "3", "3", "4", "4"});
  less.bum_suit = {1, 4, 4, 4};
  all.push_back({"FewerThanKnown", less, "/bum_suit/0"});
  Hand top = entered("5D", {"1b", "1d", "1h", "1s", "2c", "2", "2", "2", "3", "3", "3", "4", "4"});
  top.bum_suit = {4, 4, 3, 2};
  top.bum_suit_top = Seat{2};
  all.push_back({"TopIsNotTied", top, "/bum_suit_top"});
  Hand twice = entered("7C", {"1h", "2h"});
  all.push_back({"ACardTwice", twice, "/tricks/1/cards/0"});
  Hand other = entered("2C", {});
  other.tricks = {play({"2C", "3C", "4C", "5C"})};
  all.push_back({"BumCardPlayedByAnother", other, "/tricks/0/play/0"});
  Hand wins = entered("2C", {});
  wins.tricks = {play({"6C", "3C", "4C", "5C"})};
  wins.tricks[0].winner = Seat{3};
  all.push_back({"WinnerAgainstTheCards", wins, "/tricks/0/winner"});
  Hand leads = entered("2C", {"3"});
  leads.tricks[0].leader = Seat{0};
  all.push_back({"FirstLeaderIsLeftOfTheDealer", leads, "/tricks/0/leader"});
  Hand beaten = entered("2C", {"3"});
  beaten.tricks[0].led = Suit::kSpades;
  beaten.tricks[0].cards = {{card("AS"), Seat{3}}};
  all.push_back({"AnAceOfTheSuitLedLoses", beaten, "/tricks/0/winner"});
  Hand suit = entered("2C", {"3"});
  suit.tricks[0].led = Suit::kSpades;
  suit.tricks[0].cards = {{card("9H"), Seat{2}}};
  all.push_back({"TheWinnerDidNotFollow", suit, "/tricks/0/winner"});
  return all;
}

class TetkaCheck : public ::testing::TestWithParam<Contradiction> {};

TEST_P(TetkaCheck, NamesThePlace) {
  const auto conflicts = Game::check({{}, deal_by(0), {}, GetParam().hand});
  ASSERT_FALSE(conflicts.empty());
  std::vector<std::string> places;
  for (const Fault& way : conflicts.front().ways) places.push_back(way.at);
  EXPECT_NE(std::ranges::find(places, GetParam().place), places.end()) << ::testing::PrintToString(places);
}

// Not "That cannot be: expected at least 1, …, found 0".
TEST(TetkaRefusal, SaysInPlainWordsWhoHasWhat) {
  const auto said = [](const Hand& hand) {
    games::Names names(4);
    constexpr std::array<const char*, 4> kPeople{"Anna", "Boris", "Clara", "Dmitri"};
    for (const Seat seat : Seats{4}) names[seat] = kPeople.at(static_cast<std::size_t>(seat.index()));
    return games::refuse(Game::check({{}, deal_by(0), {}, hand}), names).value().text;
  };
  Hand less = entered("5D", {"1b", "1d", "1h", "1s", "2c", "2", "2", "2", "3", "3", "3", "4", "4"});
  less.bum_suit = {0, 5, 4, 4};
  EXPECT_EQ(said(less), "Anna has 5♦ and Q♦, so at least 2.");
  less.bum_suit = {4, 4, 4, 4};
  EXPECT_EQ(said(less), "That makes 16 of 13.");
  less.bum_suit = {4, 4, 3, 2};
  less.bum_suit_top = Seat{2};
  EXPECT_EQ(said(less), "Of those still tied only Anna or Boris can have the highest of the diamonds.");
}

INSTANTIATE_TEST_SUITE_P(Facts, TetkaCheck, ::testing::ValuesIn(contradictions()),
                         [](const auto& each) { return std::string{each.param.name}; });

}  // namespace
}  // namespace nullo::tetka
