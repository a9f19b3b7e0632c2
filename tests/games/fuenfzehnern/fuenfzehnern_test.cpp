// Fünfzehnern: worked hands and what holds for every hand. Source: Denexa, "Fünfzehnern"; fuenfzehnern F1, F2. Whole
// evenings are documents in tests/golden/.
#include <numeric>
#include <sstream>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/fuenfzehnern/hands.h"
#include "games/registry.h"
#include "support/cards.h"

namespace nullo::fuenfzehnern {
namespace {

using testing::card;
using testing::deal_at;
using Scores = PerSeat<Amount>;

Hand played(std::initializer_list<const char*> tricks) {
  Hand hand;
  for (const char* text : tricks) {
    Trick& trick = hand.tricks.emplace_back();
    trick.is_play = true;
    std::istringstream words{text};
    for (std::string word; words >> word;) trick.cards.push_back({card(word), std::nullopt});
  }
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

// "bound_lead 2 in 3".
std::vector<std::string> notes(const Hand& hand) {
  std::vector<std::string> texts;
  for (const games::Note& note : scored(deal_at(4, 0), hand).notes) {
    texts.push_back(std::string{note.key} + " " + std::to_string(note.seat->index()) + " in " +
                    std::to_string(note.trick));
  }
  return texts;
}

using Notes = std::vector<std::string>;

TEST(Fuenfzehnern, FifteenAreTakenOffEverybodyOnceAllIsKnown) {
  const auto whole = scored(deal_at(4, 0), counted({20, 15, 10, std::nullopt}));
  EXPECT_TRUE(whole.complete());
  EXPECT_EQ(scores_of(whole.postings, 4), (Scores{5, 0, -5, 0}));
  const auto part = scored(deal_at(4, 0), counted({20, 15, std::nullopt, std::nullopt}));
  EXPECT_FALSE(part.complete());
  EXPECT_EQ(scores_of(part.postings, 4), (Scores{20, 15, 0, 0}));
}

TEST(Fuenfzehnern, ThreePlayersHave45PointsInThreeSuits) {
  EXPECT_EQ(scores_of(scored(deal_at(3, 0), counted({10, 15, 20})).postings, 3), (Scores{-5, 0, 5}));
  EXPECT_FALSE(Game::check({{}, deal_at(3, 0), {}, counted({20, 20, 20})}).empty());
  EXPECT_FALSE(Game::check({{}, deal_at(3, 0), {}, played({"AC KD QD"})}).empty());
  EXPECT_TRUE(Game::check({{.removed = Suit::kSpades}, deal_at(3, 0), {}, played({"AC KD QD"})}).empty());
}

TEST(Fuenfzehnern, OnlyThreePlayersTakeASuitOut) {
  const games::Rules rules = games::with_option(Rules{}, "removed_suit", 3);
  EXPECT_EQ(rules, games::Rules{Rules{.removed = Suit::kSpades}});
  EXPECT_EQ(games::problem(rules, 3), "");
  EXPECT_EQ(games::problem(rules, 4), "Only three players take a suit out of the pack: set it back to clubs.");
  EXPECT_EQ(games::problem(Rules{}, 4), "");
}

TEST(Fuenfzehnern, TheGameEndsAfterTheHandsAgreedOn) {
  EXPECT_FALSE(scored(deal_at(4, 0, 7), counted({15, 15, 15, 15})).over);
  EXPECT_TRUE(scored(deal_at(4, 0, 7), counted({15, 15, 15, 15}), {.hands = 8}).over);
  EXPECT_FALSE(scored(deal_at(4, 0, 6), counted({15, 15, 15, 15}), {.hands = 8}).over);
}

// Seat 0 deals, so seat 1 leads. Seat 2 wins the lead in hearts.
TEST(Fuenfzehnern, WhoWonTheLeadIsBoundToItsSuitWhileTheyHaveIt) {
  EXPECT_EQ(notes(played({"7H AH 8H 9H", "9D TD 7D 8D", "7C 8C 9C TH"})), (Notes{"bound_lead 2 in 2"}));
  EXPECT_EQ(notes(played({"7H AH 8H 9H", "9D TD 7D 8D", "7C 8C 9C TC"})), Notes{});  // perhaps they had none left
}

TEST(Fuenfzehnern, ACardThatNothingUnplayedCanBeatMayBeLed) {
  EXPECT_EQ(notes(played({"7H AH 8H 9H", "AD TD 7D 8D", "TH KH JH QH"})), Notes{});
  // The K♦, while the A♦ is out; and after it has been played.
  EXPECT_EQ(notes(played({"7H AH 8H 9H", "KD TD 7D 8D", "TH KH JH QH"})), (Notes{"bound_lead 2 in 2"}));
}

TEST(Fuenfzehnern, WhoKeepsTheLeadStaysBoundToTheSuitItWasWonIn) {
  // Seat 2 wins in hearts, goes on with the A♦, then leads a club that can be beaten, and has a heart.
  EXPECT_EQ(notes(played({"7H AH 8H 9H", "AD TD 7D 8D", "7C 8C 9C TC", "7S TH 8S 9S"})), (Notes{"bound_lead 2 in 3"}));
}

TEST(Fuenfzehnern, TheFirstLeaderIsFree) {
  EXPECT_EQ(notes(played({"AH 7H 8H 9H", "9D 8D 7D QD", "KH QC JC 8S"})), Notes{});
}

TEST(Fuenfzehnern, ARevokeIsNoted) {
  EXPECT_EQ(notes(played({"AS 7S 7D 8S", "KS 9S TS 8D"})), (Notes{"revoke 3 in 1"}));
}

RC_GTEST_PROP(FuenfzehnernProperties, EveryWholeHandSumsToZeroHoweverItIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const games::Deal deal = deal_at(*rc::gen::inRange(kLeastSeats, kMostSeats + 1), *rc::gen::inRange(0, 3));
  const auto ways = testing::random_fuenfzehnern(random, {}, deal);
  const Scores first = scores_of(scored(deal, ways[0]).postings, deal.seats);
  RC_ASSERT(std::accumulate(first.begin(), first.end(), Amount{0}) == 0);
  for (const Hand& hand : ways) {
    RC_ASSERT(Game::check({{}, deal, {}, hand}).empty());
    RC_ASSERT(scored(deal, hand).complete());
    RC_ASSERT(scores_of(scored(deal, hand).postings, deal.seats) == first);
  }
}

RC_GTEST_PROP(FuenfzehnernProperties, NoRevokeIsNotedWhereSuitWasFollowed, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const games::Deal deal = deal_at(4, 0);
  for (const games::Note& note : scored(deal, testing::random_fuenfzehnern(random, {}, deal)[0]).notes) {
    RC_ASSERT(note.key == "bound_lead");
  }
}

}  // namespace
}  // namespace nullo::fuenfzehnern
