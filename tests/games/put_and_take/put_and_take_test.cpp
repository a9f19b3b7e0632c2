// Put and Take: hands worked out by hand, what a table taps, and what holds for every hand. Source: put_and_take P1.
#include "games/put_and_take/put_and_take.h"

#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/put_and_take/hands.h"
#include "games/put_and_take/matches.h"
#include "games/sentence.h"
#include "support/cards.h"

namespace nullo::put_and_take {
namespace {

using Chips = PerSeat<Amount>;

const games::Names kNames{"Anna", "Boris", "Clara"};

games::Deal deal_of(int seats, int dealer = 0) {
  games::Deal deal;
  deal.seats = seats;
  deal.dealer = Seat{dealer};
  deal.totals = Chips(seats, 100);
  return deal;
}

std::vector<Card> cards(std::string_view text) {
  std::vector<Card> list;
  for (std::size_t i = 0; i < text.size(); i += 3) list.push_back(testing::card(text.substr(i, 2)));
  return list;
}

// A match: this seat holds `held` cards of the rank turned. `turn` counts from 0, and from kTurns on the seat takes.
struct Match {
  std::size_t turn;
  int seat;
  int held;
};
Hand with_matches(int seats, std::initializer_list<Match> matches) {
  Hand hand;
  hand.put.matches.assign(kTurns, games::Counts(seats, 0));
  hand.take.matches.assign(kTurns, games::Counts(seats, 0));
  for (const Match& match : matches) {
    Round& round = match.turn < kTurns ? hand.put : hand.take;
    round.matches[match.turn % kTurns][Seat{match.seat}] = match.held;
  }
  return hand;
}

Chips moved(const games::Deal& deal, const Hand& hand, const Rules& rules = {}) {
  return scores_of(Game::score({rules, deal, {}, hand}).postings, deal.seats);
}

TEST(PutAndTake, ATurnedCardCostsItsStakeForEachCardOfItsRank) {
  Hand hand;
  hand.put.turned = cards("7H KH 2H 3H 6H");
  hand.take.turned = cards("QC QD QH JC JD");
  hand.cards = {{}, cards("7C 8C 9C 2D 3D"), cards("7D KC KD 4S 5S")};
  EXPECT_EQ(moved(deal_of(3), hand), (Chips{13, -8, -5}));
}

TEST(PutAndTake, TheDealerPaysWhatThePotLacksAndGetsWhatIsLeft) {
  EXPECT_EQ(moved(deal_of(3), with_matches(3, {{3, 1, 1}, {9, 2, 1}})), (Chips{-1, -4, 5}));
  EXPECT_EQ(moved(deal_of(3), with_matches(3, {{4, 1, 1}, {5, 2, 1}})), (Chips{4, -5, 1}));
  const Hand hand = with_matches(3, {{4, 1, 1}, {5, 2, 1}});
  EXPECT_FALSE(Game::pots(Game::score({{}, deal_of(3), {}, hand}).after));
}

TEST(PutAndTake, ThePotPaysFirstAndTheDealerTheRestInTheSameTurn) {
  std::vector<std::pair<std::string_view, Amount>> paid;
  const Hand hand = with_matches(3, {{3, 1, 1}, {9, 2, 1}, {9, 1, 1}});
  for (const Posting& posting : Game::score({{}, deal_of(3), {}, hand}).postings)
    paid.emplace_back(posting.reason, posting.amount);
  EXPECT_EQ(paid, (std::vector<std::pair<std::string_view, Amount>>{
                      {"put", 4}, {"take", 4}, {"dealer_owes", 1}, {"dealer_owes", 5}}));
}

TEST(PutAndTake, StakesMayDouble) {
  EXPECT_EQ(moved(deal_of(2), with_matches(2, {{4, 1, 1}, {8, 1, 2}}), {.stakes = kSteep}), (Chips{0, 0}));
}

TEST(PutAndTake, WhatLiesInThePotWhileCardsAreTurned) {
  Hand hand;
  hand.put.turned = cards("2C 3C 4C");
  hand.put.matches = {{0, 1, 0}, {0, 1, 0}, {0, 1, std::nullopt}};
  const auto scored = Game::score({{}, deal_of(3), {}, hand});
  EXPECT_EQ(Game::pots(scored.after), (std::vector<Amount>{6}));
  ASSERT_EQ(scored.missing.size(), 3U);
  EXPECT_EQ(Game::say(scored.missing[0], kNames), "How many of the rank of the 4♣ did Clara hold?");
  EXPECT_EQ(Game::say(scored.missing[1], kNames), "Which card was turned fourth in the put round?");
}

TEST(PutAndTake, IsOverAfterTheAgreedHands) {
  games::Deal deal = deal_of(2);
  deal.number = 2;
  EXPECT_TRUE(Game::score({{.hands = 3}, deal, {}, with_matches(2, {})}).over);
  EXPECT_FALSE(Game::score({{.hands = 4}, deal, {}, with_matches(2, {})}).over);
  EXPECT_EQ(Game::one_more_round({.hands = 3}, 2)->hands, 5);
}

TEST(PutAndTakeCheck, WhatOnePackAndFiveCardsCannotBe) {
  const auto place = [](const Hand& hand) {
    const auto conflicts = Game::check({{}, deal_of(3), {}, hand});
    return conflicts.empty() ? std::string{} : conflicts[0].ways[0].at;
  };
  EXPECT_EQ(place(with_matches(3, {{4, 1, 2}, {4, 2, 2}})), "/put_matches/4") << "four held, one turned";
  EXPECT_EQ(place(with_matches(3, {{4, 0, 1}})), "/put_matches/4/0") << "the dealer";
  Hand hand = with_matches(3, {{0, 1, 1}, {5, 1, 2}});
  EXPECT_EQ(place(hand), "") << "of other ranks, for all we know";
  hand.put.turned = cards("2C 3C 4C 5C 6C");
  hand.take.turned = cards("2D 8C 9C TC JC");
  EXPECT_EQ(place(hand), "/take_matches/0/1");
  hand = with_matches(3, {{0, 1, 3}, {1, 1, 3}});
  hand.put.turned = cards("2C 3C 4C 5C 6C");
  EXPECT_EQ(place(hand), "/put_matches/1/1") << "six cards";
  hand.put.matches.resize(3);
  hand.put.turned.resize(3, hand.put.turned[0]);
  hand.take.turned = cards("8C");
  EXPECT_EQ(place(hand), "/take");
}

// ---- at the table

class AtTheTable {
 public:
  explicit AtTheTable(games::Deal deal) : deal_{std::move(deal)} {}

  bool tap(const games::Tap& made) {
    auto changed = Game::apply({{}, deal_, {}, hand}, made, kNames);
    if (!changed) said = changed.error().text;
    if (changed) hand = std::move(*changed);
    return changed.has_value();
  }
  bool turn(const char* card) { return tap(games::PickCard{entry().question.field, testing::card(card)}); }
  bool holds_one(int seat) { return tap(games::PickSeat{entry().question.field, Seat{seat}}); }
  bool nobody_else() { return tap(games::UseShortcut{"nobody_else", std::nullopt}); }
  [[nodiscard]] games::Entry entry() const { return Game::entry({{}, deal_, {}, hand}, kNames); }

  Hand hand;
  std::string said;

 private:
  games::Deal deal_;
};

TEST(PutAndTakeTable, SaysWhatCannotBeInWordsOfPeople) {
  AtTheTable by_card{deal_of(3)};
  ASSERT_TRUE(by_card.turn("7H"));
  for (const int seat : {1, 1, 2}) ASSERT_TRUE(by_card.tap(games::PickSeat{"put_matches/0", Seat{seat}}));
  EXPECT_FALSE(by_card.tap(games::PickSeat{"put_matches/0", Seat{2}}));
  EXPECT_EQ(by_card.said, "Of the sevens one is turned up: there are only three more.");
  EXPECT_FALSE(by_card.turn("7H"));
  EXPECT_EQ(by_card.said, "The 7♥ has been entered already.");
  AtTheTable alone{deal_of(3)};
  ASSERT_TRUE(alone.tap(games::UseShortcut{"matches_alone", std::nullopt}));
  for (const int seat : {1, 1, 2}) ASSERT_TRUE(alone.tap(games::PickSeat{"put_matches/0", Seat{seat}}));
  EXPECT_FALSE(alone.tap(games::PickSeat{"put_matches/0", Seat{2}}));
  EXPECT_EQ(alone.said, "Of the four one is turned up: there are only three more.");
}

TEST(PutAndTakeTable, NoCheckSpeaksLikeADocument) {
  Hand hand = with_matches(3, {{0, 1, 1}, {5, 1, 2}});
  hand.put.turned = cards("2C 3C 4C 5C 6C");
  hand.take.turned = cards("2D 8C 9C TC JC");
  EXPECT_EQ(games::with_names(Game::check({{}, deal_of(3), {}, hand})[0].said),
            "The twos were turned before: seat 1 held 1 of them, and holds them still.");
  hand = with_matches(3, {{0, 1, 3}, {1, 1, 3}});
  hand.put.turned = cards("2C 3C 4C 5C 6C");
  EXPECT_EQ(games::with_names(Game::check({{}, deal_of(3), {}, hand})[0].said),
            "seat 1 holds five cards, but these are 6.");
}

TEST(PutAndTake, AWhySaysCardAndCount) {
  Hand hand;
  hand.put.turned = cards("7H KH 2H 3H 6H");
  hand.take.turned = cards("QC QD QH JC 7S");
  hand.cards = {{}, cards("7C 8C 9C 2D 3D"), cards("7D KC KD 4S 5S")};
  const std::vector<Posting> postings = Game::score({{}, deal_of(3), {}, hand}).postings;
  std::vector<std::string> whys;
  whys.reserve(postings.size());
  for (const Posting& posting : postings) whys.push_back(Game::reason_text({}, hand, postings, posting, kNames));
  EXPECT_EQ(whys[0], "put round, one seven held");
  EXPECT_EQ(whys[2], "put round, two kings held");
  EXPECT_EQ(whys[whys.size() - 3], "take round, one seven held");
  EXPECT_EQ(whys.back(), "") << "left in the pot";
}

TEST(PutAndTakeTable, CardAfterCardAndWhoHoldsIt) {
  AtTheTable table{deal_of(3)};
  ASSERT_TRUE(table.turn("7H"));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kSeat);
  ASSERT_TRUE(table.holds_one(2));
  ASSERT_TRUE(table.holds_one(2)) << "two of them";
  EXPECT_FALSE(table.holds_one(0));
  EXPECT_EQ(table.said, "Anna deals and holds no cards.");
  ASSERT_TRUE(table.nobody_else());
  EXPECT_EQ(table.hand.put.matches[0], (games::Counts{0, 0, 2}));
  EXPECT_EQ(table.entry().question.text, "Put 2 of 5, 2 chips a card: which card is turned?");
  ASSERT_EQ(table.entry().due.size(), 1U);
  EXPECT_EQ(table.entry().due[0].amount, 2);
  ASSERT_TRUE(table.turn("7D")) << "who held it holds it still";
  EXPECT_EQ(table.hand.put.matches[1], (games::Counts{0, 0, 2}));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kCard);
  EXPECT_EQ(table.entry().due[0].amount, 4);
  EXPECT_EQ(table.entry().panel[0], "In the pot: 6.");
  EXPECT_FALSE(table.turn("7C")) << "two are held, and two lie there";
}

TEST(PutAndTakeTable, OfOnePlayerTheCountIsAsked) {
  AtTheTable table{deal_of(2)};
  ASSERT_TRUE(table.turn("7H"));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kCount);
  ASSERT_TRUE(table.tap(games::SetCount{"put_matches/0", Seat{1}, 3}));
  EXPECT_FALSE(table.tap(games::SetCount{"put_matches/0", Seat{1}, 4}));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kCard);
}

TEST(PutAndTakeTable, OnlyTheMatchesMayBeEntered) {
  AtTheTable table{deal_of(3)};
  for (int turn = 0; turn < 2 * kTurns; ++turn) {
    ASSERT_TRUE(table.tap(games::UseShortcut{"matches_alone", std::nullopt})) << turn;
    ASSERT_TRUE(table.holds_one(1));
    ASSERT_TRUE(table.nobody_else());
  }
  EXPECT_EQ(table.entry().question.text, "The hand is complete.");
  EXPECT_EQ(table.hand, with_matches(3, {{0, 1, 1},
                                         {1, 1, 1},
                                         {2, 1, 1},
                                         {3, 1, 1},
                                         {4, 1, 1},
                                         {5, 1, 1},
                                         {6, 1, 1},
                                         {7, 1, 1},
                                         {8, 1, 1},
                                         {9, 1, 1}}));
}

TEST(PutAndTakeTable, EverybodysCardsInPlaceOfTheMatches) {
  AtTheTable table{deal_of(3)};
  ASSERT_TRUE(table.tap(games::SwitchForm{games::Form::kTricks, false}));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kHand);
  EXPECT_EQ(table.entry().question.seat, Seat{1});
  ASSERT_TRUE(table.tap(games::SetHeld{"cards", Seat{1}, cards("7C 7D")}));
  EXPECT_EQ(table.entry().question.seat, Seat{1}) << "two of five";
  ASSERT_TRUE(table.tap(games::SetHeld{"cards", Seat{1}, cards("7C 7D 2C 3C 4C")}));
  ASSERT_TRUE(table.tap(games::SetHeld{"cards", Seat{2}, cards("TC TD 2D 3D 4D")}));
  ASSERT_TRUE(table.turn("7H"));
  ASSERT_EQ(table.entry().due.size(), 1U) << "it follows";
  EXPECT_EQ(table.entry().due[0].amount, 2);
  EXPECT_FALSE(table.tap(games::SwitchForm{games::Form::kSummary, false}));
  ASSERT_TRUE(table.tap(games::SwitchForm{games::Form::kSummary, true}));
  EXPECT_EQ(table.hand.put.matches, (std::vector<games::Counts>{{0, 2, 0}}));
  EXPECT_TRUE(table.hand.cards.empty());
}

TEST(PutAndTakeTable, ACardEnteredWrongIsAnotherCardOrNone) {
  AtTheTable table{deal_of(3)};
  ASSERT_TRUE(table.turn("7H"));
  ASSERT_TRUE(table.nobody_else());
  ASSERT_TRUE(table.turn("8H"));
  EXPECT_FALSE(table.tap(games::PickCard{"put/0", std::nullopt})) << "another was turned after it";
  ASSERT_TRUE(table.tap(games::PickCard{"put/0", testing::card("9H")}));
  ASSERT_TRUE(table.tap(games::PickCard{"put/1", std::nullopt}));
  EXPECT_EQ(table.hand.put.turned, cards("9H"));
  EXPECT_FALSE(table.tap(games::PickCard{"take/0", testing::card("2C")})) << "put comes first";
}

// ---- what holds for every hand

RC_GTEST_PROP(PutAndTakeProperties, NoChipIsLostAndAllThreeWaysPayTheSame, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const int seats = *rc::gen::inRange(kLeastSeats, kMostSeats + 1);
  const games::Deal deal = deal_of(seats, *rc::gen::inRange(0, seats));
  const auto ways = testing::random_put_and_take_hand(random, deal);
  for (const Hand& hand : ways) {
    RC_ASSERT(Game::check({{}, deal, {}, hand}).empty());
    const auto scored = Game::score({{}, deal, {}, hand});
    RC_ASSERT(scored.complete());
    Amount pot = 0;
    for (const Posting& posting : scored.postings) {
      pot += (posting.to.pot() ? posting.amount : 0) - (posting.from.pot() ? posting.amount : 0);
      RC_ASSERT(pot >= 0);
      if (posting.reason == "dealer_owes") RC_ASSERT(pot == 0);
    }
    RC_ASSERT(pot == 0);
    const Chips chips = moved(deal, hand);
    RC_ASSERT(std::accumulate(chips.begin(), chips.end(), Amount{0}) == 0);
    RC_ASSERT(chips == moved(deal, ways[0]));
  }
}

RC_GTEST_PROP(PutAndTakeProperties, TheCardsTurnedAreDueOneAfterAnother, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const int seats = *rc::gen::inRange(kLeastSeats, kMostSeats + 1);
  const games::Deal deal = deal_of(seats, *rc::gen::inRange(0, seats));
  Hand hand = testing::random_put_and_take_hand(random, deal)[1];
  const std::vector<Posting> all = Game::score({{}, deal, {}, hand}).postings;
  std::size_t due = 0;
  const games::Names names(seats, "somebody");
  for (int turn = 0; turn < 2 * kTurns; ++turn) {
    due += Game::entry({{}, deal, {}, hand}, names).due.size();
    hand = without_last(std::move(hand));
  }
  RC_ASSERT(due == all.size());
  RC_ASSERT(hand == Hand{});
}

}  // namespace
}  // namespace nullo::put_and_take
