// Carioca: hands worked out by hand, what a table taps, and what holds for every hand.
#include "games/carioca/carioca.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/carioca/hands.h"
#include "games/registry.h"

namespace nullo::carioca {
namespace {

const games::Names kNames{"Anna", "Boris", "Clara"};

games::Deal deal_of(int seats, int number = 0) {
  games::Deal deal;
  deal.seats = seats;
  deal.number = number;
  deal.totals = PerSeat<Amount>(seats);
  return deal;
}

games::HeldCard held(const char* text) { return {parse_card(text)}; }

Hand hand_of(int out, std::initializer_list<Deadwood> deadwood) {
  Hand hand;
  hand.out = Seat{out};
  hand.deadwood = PerSeat<Deadwood>{deadwood};
  return hand;
}

PerSeat<Amount> scores(const Hand& hand, int seats) {
  return scores_of(Game::score({{}, deal_of(seats), {}, hand}).postings, seats);
}

TEST(Carioca, CountsEveryCardThatIsLeft) {
  const Hand hand = hand_of(1, {Deadwood{std::vector{held("XX"), held("AH"), held("TD"), held("KC"), held("2S")}},
                                Deadwood{0}, Deadwood{27}});
  EXPECT_EQ(scores(hand, 3), (PerSeat<Amount>{92, 0, 27}));
  const auto scored = Game::score({{}, deal_of(3), {}, hand});
  ASSERT_EQ(scored.postings.size(), 5U) << "one for each kind, and the sum";
  EXPECT_EQ(scored.postings[0].reason, "jokers");
  EXPECT_EQ(scored.postings[2].amount, 20);
  EXPECT_EQ(scored.postings[4].reason, "deadwood");
}

TEST(Carioca, IsOverAfterTheSeventhHandOnly) {
  const Hand hand = hand_of(0, {Deadwood{}, Deadwood{9}});
  EXPECT_FALSE(Game::score({{}, deal_of(2, 5), {}, hand}).over);
  EXPECT_TRUE(Game::score({{}, deal_of(2, 6), {}, hand}).over);
  EXPECT_TRUE(Game::score({{}, deal_of(2, 6), {}, hand}).complete()) << "of who is out nothing is needed";
}

TEST(Carioca, HasAContractForEachHand) {
  EXPECT_EQ(contract(0).english(), "two trios");
  EXPECT_EQ(contract(4).english(), "two trios and one escalera");
  EXPECT_EQ(contract(6).english(), "three escaleras");
  EXPECT_EQ(most_points(cards_dealt(0)), 340);
  EXPECT_EQ(most_points(cards_dealt(6)), 360);
}

TEST(Carioca, AWhySaysWhichCardsWereLeft) {
  Hand hand;
  hand.deadwood = PerSeat<Deadwood>(3);
  hand.deadwood[Seat{1}] = std::vector{games::HeldCard{}, games::HeldCard{parse_card("KC")},
                                       games::HeldCard{parse_card("AH")}, games::HeldCard{parse_card("TD")}};
  const games::Hand facts = games::Hand::of(hand);
  const Posting tens{Account::bank(), Account::of(Seat{1}), 20, "tens"};
  EXPECT_EQ(games::reason_text(Rules{}, facts, {}, tens, kNames), "tens and face cards left, K♣ 10♦");
  const games::Reason parts = games::reason_parts(Rules{}, facts, {}, tens, kNames);
  EXPECT_EQ(parts.words, "tens and face cards left");
  EXPECT_EQ(parts.cards, (std::vector{*parse_card("KC"), *parse_card("TD")}));
  const Posting sum{Account::bank(), Account::of(Seat{0}), 87, "deadwood"};
  EXPECT_EQ(games::reason_text(Rules{}, facts, {}, sum, kNames), "cards left, as counted at the table");
  EXPECT_TRUE(games::reason_parts(Rules{}, facts, {}, sum, kNames).cards.empty());
}

TEST(CariocaEntry, AsksWhoIsOutThenTheOthersInTurn) {
  const games::Deal deal = deal_of(3);
  games::Entry entry = Game::entry({{}, deal, {}, {}}, kNames);
  EXPECT_EQ(entry.question.heading, "Hand 1 of 7: two trios");
  EXPECT_EQ(entry.question.field, "out");
  auto hand = Game::apply({{}, deal, {}, {}}, games::PickSeat{"out", Seat{1}}, kNames);
  ASSERT_TRUE(hand);
  hand = Game::apply({{}, deal, {}, *hand}, games::SetCount{"deadwood", Seat{0}, 25}, kNames);
  ASSERT_TRUE(hand);
  entry = Game::entry({{}, deal, {}, *hand}, kNames);
  EXPECT_EQ(entry.question.seat, Seat{2});
  hand = Game::apply({{}, deal, {}, *hand}, games::SetCount{"deadwood", Seat{2}, 7}, kNames);
  ASSERT_TRUE(hand);
  EXPECT_TRUE(Game::score({{}, deal, {}, *hand}).complete());
  EXPECT_EQ(scores(*hand, 3), (PerSeat<Amount>{25, 0, 7}));
}

TEST(CariocaEntry, ANumberTypedAfterAJokerInventsNoKinds) {
  const games::Deal deal = deal_of(3);
  const auto after_a_joker = [&deal](int sum) {
    Hand hand = hand_of(1, {Deadwood{Kinds{1, 0, 0, 0}}, Deadwood{}, Deadwood{}});
    return Game::apply({{}, deal, {}, std::move(hand)}, games::SetCount{"deadwood", Seat{0}, sum}, kNames)
        ->deadwood[Seat{0}];
  };
  EXPECT_EQ(after_a_joker(75), Deadwood{75}) << "25 may be an ace and a five";
  EXPECT_EQ(after_a_joker(60), Deadwood{60}) << "10 may be a ten";
  EXPECT_EQ(after_a_joker(59), (Deadwood{Kinds{1, 0, 0, 9}})) << "9 is no ace, no ten and no joker";
  EXPECT_EQ(after_a_joker(51), Deadwood{51}) << "no card counts 1: other cards than the joker make the 51";
}

TEST(CariocaEntry, ACardThatWasNotAddedIsNotTakenAway) {
  const Hand hand = hand_of(1, {Deadwood{Kinds{0, 0, 0, 3}}, Deadwood{}, Deadwood{}});
  const auto without_a_two =
      Game::apply({{}, deal_of(3), {}, hand}, games::AddOfKind{"deadwood", Seat{0}, "2", -1}, kNames);
  ASSERT_FALSE(without_a_two) << "a three without a two would leave 1, which no card counts";
  EXPECT_EQ(without_a_two.error().text, "There is no 2 among them.");
}

TEST(CariocaEntry, SaysWhyANumberCannotBe) {
  const games::Deal deal = deal_of(3);
  const Hand hand = hand_of(1, {Deadwood{}, Deadwood{}, Deadwood{}});
  const auto refusal = [&](Seat seat, int count) {
    const auto tapped = Game::apply({{}, deal, {}, hand}, games::SetCount{"deadwood", seat, count}, kNames);
    return tapped ? std::string{} : tapped.error().text;
  };
  EXPECT_EQ(refusal(Seat{1}, 5), "Boris is out and has nothing left.");
  EXPECT_EQ(refusal(Seat{0}, 0), "Boris is out: everybody else has at least one card left.");
  EXPECT_EQ(refusal(Seat{0}, 1), "No card is worth 1: an ace counts 20.");
  EXPECT_EQ(refusal(Seat{0}, 341), "11 cards cannot come to more than 340.");
  EXPECT_EQ(refusal(Seat{0}, 340), "");
}

TEST(CariocaEntry, SaysWhichCardsThereCannotBe) {
  const games::Deal deal = deal_of(3);
  const Hand hand = hand_of(1, {Deadwood{Kinds{1, 0, 0, 88}}, Deadwood{}, Deadwood{27}});
  const auto refusal = [&](Seat seat, const char* kind, int count) {
    const auto tapped = Game::apply({{}, deal, {}, hand}, games::AddOfKind{"deadwood", seat, kind, count}, kNames);
    return tapped ? std::string{} : tapped.error().text;
  };
  EXPECT_EQ(refusal(Seat{0}, "joker", 4), "Two packs have only 4 jokers; these are 5.");
  EXPECT_EQ(refusal(Seat{0}, "ace", -1), "There are not so many aces among them.");
  EXPECT_EQ(refusal(Seat{0}, "9", 3), "The cards from two to nine come to 108.");
  EXPECT_EQ(refusal(Seat{1}, "ace", 1), "Boris is out and has nothing left.");
  EXPECT_EQ(refusal(Seat{2}, "joker", -1), "There are not so many jokers among them.");
  EXPECT_EQ(refusal(Seat{2}, "king", 1), games::cannot_be_entered().value().text);
  EXPECT_EQ(refusal(Seat{2}, "joker", 2), "");
}

TEST(CariocaEntry, OnlyTheLastHandOfAllAsksFirstWhoIsOut) {
  const games::Deal deal = deal_of(2);
  Hand hand;
  const auto refusal = [&](Seat seat, int count) {
    const auto tapped = Game::apply({{}, deal, {}, hand}, games::SetCount{"deadwood", seat, count}, kNames);
    return tapped ? std::string{} : tapped.error().text;
  };
  EXPECT_EQ(refusal(Seat{0}, 341), "11 cards cannot come to more than 340.");
  hand.deadwood = {Deadwood{20}, Deadwood{}};
  EXPECT_EQ(refusal(Seat{1}, 20), "Enter first who ran out of cards.");
}

TEST(CariocaEntry, AnotherSeatThatIsOutHasNothingLeftAndTheFirstIsAskedAnew) {
  const games::Deal deal = deal_of(3);
  const Hand hand = hand_of(1, {Deadwood{20}, Deadwood{}, Deadwood{9}});
  const auto changed = Game::apply({{}, deal, {}, hand}, games::PickSeat{"out", Seat{0}}, kNames);
  ASSERT_TRUE(changed);
  const auto scored = Game::score({{}, deal, {}, *changed});
  ASSERT_EQ(scored.missing.size(), 1U);
  EXPECT_EQ(scored.missing[0].seats, std::vector{Seat{1}});
}

RC_GTEST_PROP(CariocaProperties, CardsAndTheirSumScoreTheSame, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const int seats = *rc::gen::inRange(kLeastSeats, kMostSeats + 1);
  const int number = *rc::gen::inRange(0, kHands);
  const Hand hand = testing::random_carioca_hand(random, seats, number);
  Hand sums = hand;
  for (const Seat seat : Seats{seats}) sums.deadwood[seat] = Deadwood{*sum_of(hand.deadwood[seat])};
  RC_ASSERT(Game::check({{}, deal_of(seats, number), {}, hand}).empty());
  RC_ASSERT(Game::check({{}, deal_of(seats, number), {}, sums}).empty());
  RC_ASSERT(Game::score({{}, deal_of(seats, number), {}, hand}).complete());
  RC_ASSERT(scores(hand, seats) == scores(sums, seats));
  RC_ASSERT(scores(hand, seats)[*hand.out] == 0);
}

}  // namespace
}  // namespace nullo::carioca
