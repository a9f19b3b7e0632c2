// Kabu: hands worked out by hand, what a table taps, and what holds for every hand.
#include "games/kabu/kabu.h"

#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/kabu/hands.h"

namespace nullo::kabu {
namespace {

const games::Names kNames{"Anna", "Boris", "Clara"};

games::Deal deal_of(const PerSeat<Amount>& chips) {
  games::Deal deal;
  deal.seats = chips.size();
  deal.totals = chips;
  return deal;
}

Hand numbers_of(games::Counts points) {
  Hand hand;
  hand.points = points;
  return hand;
}

PerSeat<Amount> scores(const games::Deal& deal, const Hand& hand) {
  return scores_of(Game::score({{}, deal, {}, hand}).postings, deal.seats);
}

std::vector<Card> cards(std::initializer_list<const char*> texts) {
  std::vector<Card> made;
  for (const char* text : texts) made.push_back(*parse_card(text));
  return made;
}

TEST(Kabu, DropsTheTens) {
  EXPECT_EQ(number_of(cards({"TC", "9D"})), 9);
  EXPECT_EQ(number_of(cards({"5C", "6C", "7C"})), 8);
  EXPECT_EQ(number_of(cards({"AC", "AD"})), 2);
  EXPECT_EQ(number_of(cards({"TC", "TD"})), 0);
}

TEST(Kabu, EverybodyPaysEachHigherNumberTheDifference) {
  const games::Deal deal = deal_of({55, 55, 55});
  EXPECT_EQ(scores(deal, numbers_of({9, 5, 2})), (PerSeat<Amount>{11, -1, -10}));
  EXPECT_FALSE(Game::score({{}, deal, {}, numbers_of({9, 5, 2})}).over);
}

TEST(Kabu, WhatIsReceivedInTheHandIsPaidOn) {
  EXPECT_EQ(scores(deal_of({15, 0, 15}), numbers_of({9, 5, 1})), (PerSeat<Amount>{12, 0, -12}));
}

TEST(Kabu, WhoCannotPayAllPaysNobodyAndIsPaidByTheOthers) {
  const auto scored = Game::score({{}, deal_of({15, 0, 15}), {}, numbers_of({9, 3, 2})});
  EXPECT_EQ(scores_of(scored.postings, 3), (PerSeat<Amount>{7, 1, -8}));
  EXPECT_TRUE(scored.over);
  ASSERT_EQ(scored.notes.size(), 1U);
  EXPECT_EQ(Game::say(scored.notes[0], kNames), "Boris cannot pay everything and so pays nobody; the game is over.");
}

TEST(Kabu, PayingAllAndHoldingNothingIsNoFailure) {
  const auto scored = Game::score({{}, deal_of({5, 5}), {}, numbers_of({9, 4})});
  EXPECT_FALSE(scored.over);
  EXPECT_EQ(scores_of(scored.postings, 2), (PerSeat<Amount>{5, -5}));
  EXPECT_FALSE(Game::score({{}, deal_of({-3, 5}), {}, numbers_of({4, 4})}).over) << "nothing is owed";
}

TEST(Kabu, PaysNothingWhileANumberIsMissing) {
  const auto scored = Game::score({{}, deal_of({55, 55, 55}), {}, numbers_of({9, std::nullopt, 2})});
  EXPECT_TRUE(scored.postings.empty());
  ASSERT_EQ(scored.missing.size(), 1U);
  EXPECT_EQ(Game::say(scored.missing[0], kNames), "Which number does Boris have?");
}

TEST(Kabu, EverybodyBeginsWithTenChipsAndFifteenForEachPlayer) {
  EXPECT_EQ(Game::starting_total({}, 2), 40);
  EXPECT_EQ(Game::starting_total({}, 6), 100);
  EXPECT_EQ(Game::starting_total({.starting_chips = 7}, 6), 7);
}

TEST(Kabu, AWhySaysBothNumbers) {
  Hand hand;
  hand.points = games::Counts{4, 9, 9};
  const Posting posting{Account::of(Seat{0}), Account::of(Seat{1}), 5, "difference"};
  EXPECT_EQ(Game::reason_text({}, hand, {}, posting, kNames), "the difference, 4 against 9");
}

TEST(KabuEntry, EntersCardsInPlaceOfNumbers) {
  const games::Deal deal = deal_of({55, 55, 55});
  auto hand = Game::apply({{}, deal, {}, {}}, games::SetCount{"points", Seat{0}, 4}, kNames);
  ASSERT_TRUE(hand);
  hand = Game::apply({{}, deal, {}, *hand}, games::SwitchForm{games::Form::kTricks, false}, kNames);
  ASSERT_TRUE(hand);
  games::Entry entry = Game::entry({{}, deal, {}, *hand}, kNames);
  EXPECT_EQ(entry.question.wants, games::Question::Wants::kHand);
  EXPECT_EQ(entry.question.seat, Seat{1}) << "Anna's number has been entered";
  hand = Game::apply({{}, deal, {}, *hand}, games::SetHeld{"cards", Seat{1}, cards({"TC", "9D"})}, kNames);
  ASSERT_TRUE(hand);
  EXPECT_EQ(numbers(3, *hand)[Seat{1}], 9);
  const auto asked = Game::apply({{}, deal, {}, *hand}, games::SwitchForm{games::Form::kSummary, false}, kNames);
  ASSERT_FALSE(asked);
  EXPECT_TRUE(asked.error().asks);
  hand = Game::apply({{}, deal, {}, *hand}, games::SwitchForm{games::Form::kSummary, true}, kNames);
  ASSERT_TRUE(hand);
  EXPECT_EQ(hand->points, (games::Counts{4, 9, std::nullopt}));
  EXPECT_TRUE(hand->cards.empty());
}

RC_GTEST_PROP(KabuProperties, ChipsOnlyMoveBetweenSeatsAndNobodyPaysWhatHeHasNot, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const int seats = *rc::gen::inRange(kLeastSeats, kMostSeats + 1);
  games::Deal deal;
  deal.seats = seats;
  deal.totals = PerSeat<Amount>(seats);
  for (Amount& chips : deal.totals) chips = *rc::gen::inRange(0, 60);
  const Hand hand = testing::random_kabu_hand(random, seats);
  RC_ASSERT(Game::check({{}, deal, {}, hand}).empty());
  const auto scored = Game::score({{}, deal, {}, hand});
  RC_ASSERT(scored.complete());
  const PerSeat<Amount> moved = scores_of(scored.postings, seats);
  RC_ASSERT(std::accumulate(moved.begin(), moved.end(), Amount{0}) == 0);
  for (const Seat seat : Seats{seats}) RC_ASSERT(deal.totals[seat] + moved[seat] >= 0);
  RC_ASSERT(scored.over == !scored.notes.empty());
}

RC_GTEST_PROP(KabuProperties, CardsAndNumbersPayTheSame, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const int seats = *rc::gen::inRange(kLeastSeats, kMostSeats + 1);
  const testing::KabuHand dealt = testing::random_kabu_deal(random, seats);
  const games::Deal deal = deal_of(PerSeat<Amount>(seats, 25));
  Hand by_cards;
  by_cards.cards = dealt.cards;
  RC_ASSERT(scores(deal, by_cards) == scores(deal, numbers_of(dealt.points)));
}

}  // namespace
}  // namespace nullo::kabu
