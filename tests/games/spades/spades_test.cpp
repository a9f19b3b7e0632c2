// Spades: hands worked out by hand, what a table taps, and what holds for every hand. Source: spades SP1-SP6. Whole
// evenings are documents in tests/golden/spades/.
#include "games/spades/spades.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/registry.h"
#include "games/spades/hands.h"
#include "games/spades/reference.h"
#include "support/cards.h"

namespace nullo::spades {
namespace {

using testing::deal_at;
using Scores = PerSeat<Amount>;
using Texts = std::vector<std::string>;

const games::Names kNames{"Anna", "Ben", "Clara", "Dana"};

// Seat 3 deals, so seat 0 bids and leads first.
games::Deal deal(Amount one = 0, Amount other = 0) {
  games::Deal deal = deal_at(kSeats, 3);
  deal.totals = {one, other, one, other};
  return deal;
}

Hand hand_of(games::Counts bids, games::Counts tricks) {
  Hand hand;
  hand.bids = bids;
  hand.summary = tricks;
  return hand;
}

Hand seen(games::Counts bids, std::initializer_list<int> winners) {
  Hand hand = hand_of(bids, {});
  hand.summary.reset();
  for (const int winner : winners) hand.tricks.emplace_back().winner = Seat{winner};
  return hand;
}

struct Table {
  Rules rules = {};
  State before = {};
};

games::ScoredHand<State> scored(const Hand& hand, const Table& table = {}, const games::Deal& at = deal()) {
  for (const games::Conflict& conflict : Game::check({table.rules, at, table.before, hand})) {
    ADD_FAILURE() << to_string(conflict.ways.front());
  }
  return Game::score({table.rules, at, table.before, hand});
}

Scores points(const Hand& hand, const Table& table = {}) { return scores_of(scored(hand, table).postings, kSeats); }

Texts reasons(const Hand& hand, const Table& table = {}) {
  Texts texts;
  for (const Posting& posting : scored(hand, table).postings) {
    if (posting.to == Account::of(Seat{0}) || posting.from == Account::of(Seat{0})) texts.emplace_back(posting.reason);
  }
  return texts;
}

Texts explained_by(const Hand& hand, const Table& table = {}) {
  return Game::entry({table.rules, deal(), table.before, hand}, kNames).explained;
}

TEST(Spades, AContractScoresTenATrickAndOneForEachBagOrCostsTen) {
  EXPECT_EQ(points(hand_of({4, 3, 3, 2}, {5, 3, 4, 1})), (Scores{72, -50, 72, -50}));
  EXPECT_EQ(points(hand_of({4, 3, 3, 2}, {4, 2, 3, 4})), (Scores{70, 51, 70, 51}));
  EXPECT_EQ(reasons(hand_of({4, 3, 3, 2}, {5, 3, 4, 1})), (Texts{"bid_made", "bags"}));
}

TEST(Spades, NilIsWonOrLostBesideThePartnersContract) {
  EXPECT_EQ(points(hand_of({kNil, 4, 5, 3}, {0, 5, 5, 3})), (Scores{150, 71, 150, 71}));
  EXPECT_EQ(points(hand_of({kBlindNil, 4, 5, 3}, {0, 5, 5, 3})), (Scores{250, 71, 250, 71}));
  EXPECT_EQ(points(hand_of({kBlindNil, 4, 5, 3}, {2, 3, 5, 3})), (Scores{-148, -70, -148, -70}));
  EXPECT_EQ(reasons(hand_of({kBlindNil, 4, 5, 3}, {2, 3, 5, 3})), (Texts{"bid_made", "blind_nil_failed", "bags"}));
}

TEST(Spades, AFailedNilsTricksAreBagsAloneOrHelpThePartner) {
  const Hand hand = hand_of({kNil, 4, 5, 3}, {1, 5, 4, 3});
  EXPECT_EQ(points(hand), (Scores{-149, 71, -149, 71}));
  EXPECT_EQ(points(hand, {{.nil_tricks = NilTricks::kHelp}}), (Scores{-50, 71, -50, 71}));
  const Hand more = hand_of({kNil, 4, 5, 3}, {3, 4, 4, 2});
  EXPECT_EQ(points(more, {{.nil_tricks = NilTricks::kHelp}}), (Scores{-48, -70, -48, -70}));
}

TEST(Spades, AFailedNilsTricksCountNothingWhereTheTableSaysSo) {
  const Table nothing{{.nil_tricks = NilTricks::kNothing}};
  EXPECT_EQ(points(hand_of({kNil, 4, 5, 3}, {1, 5, 4, 3}), nothing), (Scores{-150, 71, -150, 71}));
  EXPECT_EQ(points(hand_of({kNil, 6, kBlindNil, 4}, {0, 6, 2, 5}), nothing), (Scores{-100, 101, -100, 101}));
}

TEST(Spades, ASideLosesAtTheLimitUnlessBothAreEqual) {    // [spades SP5]
  const Hand hand = hand_of({4, 3, 3, 3}, {4, 3, 3, 3});  // 70 and 60
  const Table table{{.lose_at = -200}};
  EXPECT_FALSE(scored(hand, table, deal(-269, 0)).over) << "−199";
  EXPECT_TRUE(scored(hand, table, deal(-270, 0)).over) << "−200";
  EXPECT_TRUE(scored(hand, table, deal(0, -300)).over);
  EXPECT_FALSE(scored(hand, table, deal(-310, -300)).over) << "both −240";
  EXPECT_TRUE(scored(hand, table, deal(-311, -300)).over);
  EXPECT_FALSE(scored(hand, {}, deal(-5000, 0)).over) << "no limit";
  EXPECT_EQ(Game::length({.lose_at = -200}, kSeats), "Until a side has 500 points, or has fallen to −200");
  const games::Rules limited = games::with_option(Rules{}, "lose_at", -50);
  EXPECT_EQ(limited, games::Rules{Rules{.lose_at = -50}});
  EXPECT_EQ(games::with_option(limited, "lose_at", 1), limited);
  EXPECT_EQ(games::with_option(limited, "lose_at", 0), games::Rules{Rules{}});
}

TEST(Spades, ASideOfTwoNilsWinsBagsOnlyAndEachNilStandsForItself) {
  const Hand hand = hand_of({kNil, 6, kBlindNil, 4}, {0, 6, 2, 5});
  EXPECT_EQ(points(hand), (Scores{-98, 101, -98, 101}));
  EXPECT_EQ(points(hand, {{.nil_tricks = NilTricks::kHelp}}), (Scores{-98, 101, -98, 101}));
}

TEST(Spades, TenBagsCostTheirPenaltyAndMoreRemain) {
  const Hand hand = hand_of({2, 3, 2, 3}, {5, 2, 4, 2});
  const auto after = scored(hand, {{}, {{7, 9}}});
  EXPECT_EQ(scores_of(after.postings, kSeats), (Scores{-55, -60, -55, -60}));
  EXPECT_EQ(after.after.bags, (std::array{2, 9})) << "a contract that failed has no bags";
  const Table every_three{{.bags = 3, .bag_penalty = 30}, {{2, 0}}};
  EXPECT_EQ(points(hand, every_three), (Scores{45 - 60, -60, 45 - 60, -60})) << "seven bags: twice";
}

TEST(Spades, BagsBroughtAlongCountWithThoseOfTheHand) {
  const State before = games::initial(Rules{}, kSeats, {9, 0, 9, 0}).as<State>();
  EXPECT_EQ(points(hand_of({4, 3, 2, 2}, {6, 4, 2, 1}), {{}, before}), (Scores{-38, 50, -38, 50}));
  EXPECT_EQ(Game::most_opening_bags({.bags = 7}), 6);
  EXPECT_EQ(Game::most_opening_bags({.bags = 0}), std::nullopt);
}

TEST(Spades, TricksLeftForWhoIsNotKnownMayStillMakeAContract) {
  const Hand hand = hand_of({9, 1, 3, 1}, {2, std::nullopt, std::nullopt, 3});
  EXPECT_EQ(points(hand), (Scores{-120, 21, -120, 21})) << "eight are left, ten are needed";
  const Hand less = hand_of({7, 1, 3, 1}, {2, std::nullopt, std::nullopt, 3});
  EXPECT_EQ(points(less), (Scores{0, 21, 0, 21})) << "eight are left, eight are needed";
}

TEST(Spades, WithoutBagsTricksOverAContractAreWorthNothing) {
  const Table none{{.bags = 0}};
  EXPECT_EQ(points(hand_of({2, 3, 2, 3}, {5, 2, 4, 2}), none), (Scores{40, -60, 40, -60}));
  EXPECT_EQ(points(hand_of({kNil, 4, 5, 3}, {1, 5, 4, 3}), none), (Scores{-150, 70, -150, 70}));
}

TEST(Spades, TheHigherOfTheSidesAtTheTargetWinsAndAnEqualTotalNeedsOneMoreHand) {
  const Hand hand = hand_of({4, 3, 3, 3}, {4, 3, 3, 3});
  EXPECT_FALSE(scored(hand, {}, deal(429, 430)).over);
  EXPECT_TRUE(scored(hand, {}, deal(430, 430)).over);
  EXPECT_FALSE(scored(hand, {}, deal(430, 440)).over) << "500 and 500";
  EXPECT_TRUE(scored(hand, {}, deal(440, 441)).over) << "the higher of two";
  EXPECT_TRUE(scored(hand, {}, deal(-300, 450)).over);
}

TEST(Spades, WhatIsSettledFallsDueWhileTheHandIsPlayed) {
  const games::Counts bids{2, kNil, 1, 9};
  EXPECT_EQ(points(seen(bids, {0, 0})), (Scores{0, 0, 0, 0}));
  EXPECT_EQ(points(seen(bids, {0, 0, 2})), (Scores{30, 0, 30, 0}));
  EXPECT_EQ(points(seen(bids, {0, 0, 2, 2})), (Scores{31, 0, 31, 0}));
  EXPECT_EQ(points(seen(bids, {0, 0, 2, 2, 0})), (Scores{32, -90, 32, -90})) << "eight are left for nine";
  EXPECT_EQ(points(seen(bids, {0, 0, 2, 2, 0, 1})), (Scores{32, -189, 32, -189})) << "and one of them broke the nil";
  EXPECT_EQ(scored(seen(bids, {0, 0, 2, 2, 0, 1})).missing, (std::vector<games::Missing>{{"tricks", {}, {}, 7}}));
}

TEST(Spades, BidsNotKnownYetAreMissingAndScoreNothing) {
  Hand hand = hand_of({4, 3, 3, 2}, {5, 3, 4, 1});
  hand.bids[Seat{2}].reset();
  EXPECT_EQ(points(hand), (Scores{0, -50, 0, -50}));
  EXPECT_EQ(scored(hand).missing, (std::vector<games::Missing>{{"bids", {}, {Seat{2}}, 0}}));
  EXPECT_EQ(Game::say(scored(hand).missing.front(), kNames), "What did Clara bid?");
  EXPECT_EQ(scored(Hand{}).missing.size(), 2U);
}

TEST(Spades, SpadesTakeATrickAndTheLeftOfTheDealerLeadsTheFirst) {
  Hand hand = seen({4, 3, 3, 2}, {});
  Trick& trick = hand.tricks.emplace_back();
  trick.is_play = true;
  for (const char* card : {"AH", "2H", "2S", "KH"}) trick.cards.push_back({testing::card(card), std::nullopt});
  const Known after = known(deal(), hand);
  EXPECT_EQ(after.won, (PerSeat<int>{0, 0, 1, 0}));
  EXPECT_EQ(after.outcomes.next_leader, Seat{2});
}

TEST(Spades, TheResultSaysWhyInPlainWords) {
  EXPECT_EQ(explained_by(hand_of({4, 3, 3, 2}, {5, 2, 3, 3})),
            (Texts{"Anna and Clara bid 7 and took 8: +70", "Anna and Clara: 1 bag: +1",
                   "Ben and Dana bid 5 and took 5: +50"}));
  EXPECT_EQ(explained_by(hand_of({kNil, 4, 5, kBlindNil}, {0, 5, 4, 4}), {{}, {{0, 7}}}),
            (Texts{"Anna and Clara bid 5 and took 4: −50", "Anna bid nil and took none: +100",
                   "Ben and Dana bid 4 and took 5: +40", "Dana bid blind nil and took 4: −200",
                   "Ben and Dana: 5 bags: +5; 12 in all: −100, 2 left"}));
}

TEST(Spades, PartnersShareAScoreSoOtherScoresOfThemCannotBe) {
  EXPECT_EQ(Game::sharing({}, kSeats, Seat{3}), std::vector{Seat{1}});
  EXPECT_TRUE(games::refuse_scores(Rules{}, deal(), {70, -50, 71, -50}));
  EXPECT_FALSE(games::refuse_scores(Rules{}, deal(), {70, -50, 70, -50}));
}

// ---- what a table taps

class SpadesTaps : public ::testing::Test {
 protected:
  void tap(const games::Tap& tap) {
    auto after = Game::apply({rules, deal(), before, hand}, tap, kNames);
    ASSERT_TRUE(after) << after.error().text;
    hand = std::move(*after);
  }
  [[nodiscard]] std::string refusal(const games::Tap& tap) const {
    const auto after = Game::apply({rules, deal(), before, hand}, tap, kNames);
    return after ? "it can" : after.error().text;
  }
  void bid(std::initializer_list<int> counts) {
    for (const int count : counts) tap(games::SetCount{"bids", *entry().question.seat, count});
  }
  [[nodiscard]] games::Entry entry() const { return Game::entry({rules, deal(), before, hand}, kNames); }
  [[nodiscard]] std::string asks() const {
    const games::Entry now = entry();
    return now.question.heading + " / " + now.question.text;
  }

  Rules rules;
  State before;
  Hand hand;
};

TEST_F(SpadesTaps, BidsAreAskedFromTheDealersLeftEachWithThePartnersBid) {
  EXPECT_EQ(asks(), "Hand 1 – Dana dealt / What does Anna bid?");
  bid({4});
  EXPECT_EQ(asks(), "Bids – 4 of 13 so far / What does Ben bid?");
  bid({3});
  EXPECT_EQ(asks(), "Bids – 7 of 13 so far / Anna bid 4. What does Clara bid?");
  bid({-1});
  EXPECT_EQ(asks(), "Bids – 7 of 13 so far / Ben bid 3. What does Dana bid?");
  bid({13});
  EXPECT_EQ(asks(), "Trick 1 of 13 – Anna leads / Anna and Clara 0 of 4, Ben and Dana 0 of 16. Who won?");
  EXPECT_EQ(hand.bid(Seat{2}), kNil);
}

TEST_F(SpadesTaps, ZeroIsNoBidForNilHasAWordOfItsOwn) {
  const std::string said = "A bid is 1 to 13, nil or blind nil.";
  EXPECT_EQ(refusal(games::SetCount{"bids", Seat{0}, 0}), said);
  EXPECT_EQ(refusal(games::SetCount{"bids", Seat{0}, 14}), said);
  EXPECT_EQ(refusal(games::SetCount{"bids", Seat{0}, -3}), said);
  tap(games::SetCount{"bids", Seat{0}, -2});
  EXPECT_EQ(hand.bid(Seat{0}), kBlindNil);
  tap(games::SetCount{"bids", Seat{0}, std::nullopt});
  EXPECT_EQ(hand, Hand{});
}

TEST_F(SpadesTaps, ThePanelSaysWhatABidNeedsAndHowManyBagsThereAre) {
  before.bags = {8, 0};
  bid({4, 3, 3, 2});
  for (const int winner : {0, 2, 2, 1, 1, 0, 0, 2}) {
    tap(games::WinTrick{static_cast<int>(hand.tricks.size()), Seat{winner}});
  }
  EXPECT_EQ(entry().panel, (Texts{"Anna and Clara need 1 more for their 7", "Ben and Dana need 3 more for their 5",
                                  "Bags: Anna and Clara 8, Ben and Dana 0; 10 cost 100"}));
  for (const int winner : {0, 0, 0}) {
    tap(games::WinTrick{static_cast<int>(hand.tricks.size()), Seat{winner}});
  }
  EXPECT_EQ(entry().panel,
            (Texts{"Anna and Clara have made their 7: each more is a bag", "Ben and Dana can no longer make their 5",
                   "Bags: Anna and Clara 10, Ben and Dana 0; 10 cost 100"}));
}

TEST_F(SpadesTaps, BidsStayWhenTheTricksAreEnteredTheOtherWay) {
  bid({4, 3, 3, 2});
  tap(games::WinTrick{0, Seat{1}});
  const games::SwitchForm in_sum{games::Form::kSummary};
  EXPECT_EQ(refusal(in_sum), "The hand starts over: the tricks entered so far are lost.");
  tap(games::SwitchForm{games::Form::kSummary, true});
  EXPECT_EQ(asks(), "Anna and Clara bid 7, Ben and Dana bid 5 / How many tricks did Anna win? The bid was 4.");
  for (int seat = 0; seat < 3; ++seat) tap(games::SetCount{std::string{games::kTricksWon}, Seat{seat}, 4});
  EXPECT_EQ(points(hand), (Scores{71, 50, 71, 50})) << "the fourth follows: one";
  EXPECT_EQ(refusal(games::SetCount{std::string{games::kTricksWon}, Seat{3}, 2}),
            "There are only 13 tricks; these are 14.");
}

TEST_F(SpadesTaps, ThePlayersMarksSayWhatTheyBidAndThatANilFailed) {
  bid({4, -1, 3, 2});
  tap(games::WinTrick{0, Seat{1}});
  Texts marks;
  for (const games::SeatMark& mark : entry().marks) marks.push_back(mark.text);
  EXPECT_EQ(marks, (Texts{"bid 4", "nil failed", "bid 3", "bid 2"}));
}

// ---- what holds for every hand

std::array<int, 2> bids_of(const Hand& hand, int side) { return {*hand.bid(Seat{side}), *hand.bid(Seat{side + 2})}; }

RC_GTEST_PROP(SpadesProperties, ScoresAreThoseOfTheReferenceHoweverTheHandIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const games::Deal at = deal_at(kSeats, *rc::gen::inRange(0, kSeats));
  const Rules rules = testing::random_spades_rules(random);
  const int most = std::max(rules.bags, 1);
  const State before{{*rc::gen::inRange(0, most), *rc::gen::inRange(0, most)}};
  for (const Hand& hand : testing::random_spades(random, at)) {
    RC_ASSERT(Game::check({rules, at, before, hand}).empty());
    const auto result = Game::score({rules, at, before, hand});
    RC_ASSERT(result.complete());
    RC_ASSERT(result.notes.empty());
    const Scores scores = scores_of(result.postings, kSeats);
    const Known counts = known(at, hand);
    for (int side = 0; side < kSides; ++side) {
      const auto at_side = static_cast<std::size_t>(side);
      const std::array won{*counts.tricks[Seat{side}], *counts.tricks[Seat{side + 2}]};
      const auto expected =
          testing::reference_side(rules, bids_of(hand, side), won, rules.bags > 0 ? before.bags[at_side] : 0);
      RC_ASSERT(scores[Seat{side}] == expected.score);
      RC_ASSERT(scores[Seat{side + 2}] == expected.score);
      RC_ASSERT(result.after.bags[at_side] == expected.bags);
    }
  }
}

RC_GTEST_PROP(SpadesProperties, TurningTheTableTurnsTheScores, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const games::Deal at = deal_at(kSeats, 3);
  const Rules rules = testing::random_spades_rules(random);
  const Hand hand = testing::random_spades(random, at)[0];
  Hand turned = hand;
  for (const Seat seat : Seats{kSeats}) {
    turned.bids[seat.left(kSeats)] = hand.bid(seat);
  }
  const auto one = Game::score({rules, at, {{1, 2}}, hand});
  const auto other = Game::score({rules, deal_at(kSeats, 0), {{2, 1}}, turned});
  for (const Seat seat : Seats{kSeats}) {
    RC_ASSERT(scores_of(one.postings, kSeats)[seat] == scores_of(other.postings, kSeats)[seat.left(kSeats)]);
  }
}

RC_GTEST_PROP(SpadesProperties, WhatHasFallenDueIsNeverTakenBackByALaterTrick, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const games::Deal at = deal_at(kSeats, 3);
  Rules rules = testing::random_spades_rules(random);
  const Hand whole = testing::random_spades(random, at)[1];
  std::map<std::pair<int, std::string_view>, Amount> due;
  for (std::size_t tricks = 0; tricks <= whole.tricks.size(); ++tricks) {
    Hand hand = whole;
    hand.tricks.resize(tricks);
    std::map<std::pair<int, std::string_view>, Amount> now;
    for (const Posting& posting : Game::score({rules, at, {}, hand}).postings) {
      now[{seat_of(posting)->index(), posting.reason}] += posting.amount;
    }
    for (const auto& [what, amount] : due) RC_ASSERT(now[what] >= amount);
    due = now;
  }
}

}  // namespace
}  // namespace nullo::spades
