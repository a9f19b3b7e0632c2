// Razz: hands worked out by hand, what a table taps, and what holds for every hand. Source: razz R1-R3.
#include "games/razz/razz.h"

#include <algorithm>
#include <numeric>
#include <random>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/everybody.h"
#include "games/razz/hands.h"
#include "games/razz/known.h"
#include "games/razz/low.h"
#include "games/razz/pots.h"
#include "games/sentence.h"
#include "support/cards.h"

namespace nullo::razz {
namespace {

using Chips = PerSeat<Amount>;

const games::Names kNames{"Anna", "Boris", "Clara", "Dmitri"};

// "AC 2D 3H".
std::vector<Card> cards(std::string_view text) {
  std::vector<Card> list;
  for (std::size_t i = 0; i < text.size(); i += 3) list.push_back(testing::card(text.substr(i, 2)));
  return list;
}

Low low(std::string_view text) { return best_low(cards(text)); }

games::Deal deal_of(int seats, Amount chips, int dealer = 0) {
  games::Deal deal;
  deal.seats = seats;
  deal.dealer = Seat{dealer};
  deal.totals = Chips(seats, chips);
  return deal;
}

Chips won(const games::Deal& deal, const Hand& hand, const Rules& rules = {}) {
  return scores_of(Game::score({rules, deal, {}, hand}).postings, deal.seats);
}

constexpr std::string_view kWheel = "AC 2D 3H 4S 5C KC KD";
constexpr std::string_view kSixLow = "AD 2C 3S 4C 6D QC QD";
constexpr std::string_view kSixLowAgain = "AS 2S 3D 4D 6S TC TD";
constexpr std::string_view kSevenLow = "AH 2H 4H 5H 7H JC JD";

TEST(RazzLow, TheBestFiveAreNamedFromTheHighest) {
  EXPECT_EQ(to_text(low(kWheel)), "5-4-3-2-A");
  EXPECT_EQ(to_text(low("KS QD JH TC 9S 9C 9D")), "K-Q-J-10-9");
  EXPECT_EQ(to_text(low("AC AD 2C 2D 3C 3D 8S")), "8-3-2-A-A");  // four ranks only: the lowest pair
}

TEST(RazzLow, HandsRankFromTheHighestCardDown) {  // [razz R1]
  EXPECT_LT(low("8C 5C 4D 3D 2D KC KD").worth, low("8D 6C 3C 2C AC KH KS").worth);
  EXPECT_EQ(low(kSixLow).worth, low(kSixLowAgain).worth);
}

TEST(RazzLow, NoOtherFiveOfSevenCardsAreLower) {
  std::mt19937 random{1};
  for (int deal = 0; deal < 2'000; ++deal) {
    std::vector<Card> pack = testing::shuffled(CardSet::full_pack(), random);
    if (deal % 2 == 0) std::ranges::sort(pack.begin(), pack.begin() + 12, {}, &Card::rank);  // few ranks, many alike
    const std::vector<Card> seven{pack.begin(), pack.begin() + 7};
    std::uint32_t lowest = UINT32_MAX;
    for (std::size_t one = 0; one < seven.size(); ++one) {
      for (std::size_t other = one + 1; other < seven.size(); ++other) {
        std::vector<Card> five = seven;
        five.erase(five.begin() + static_cast<std::ptrdiff_t>(other));
        five.erase(five.begin() + static_cast<std::ptrdiff_t>(one));
        lowest = std::min(lowest, best_low(five).worth);
      }
    }
    EXPECT_EQ(best_low(seven).worth, lowest) << to_text(best_low(seven));
  }
}

TEST(RazzLow, StraightsAndFlushesAreNothingAndAcesAreLow) {
  EXPECT_LT(low("AC 2C 3C 4C 5C KC QC").worth, low("AD 2D 3D 4D 6S KD QD").worth);
}

TEST(RazzLow, KindsOfHandsRankAsInPokerFromBelow) {
  const std::vector<std::uint32_t> worths{
      low("KC QD JS TC 9D").worth,  // no pair
      low("AC AD 2S 3C 4D").worth,  // a pair
      low("KC KD 2S 3C 4D").worth,  // a higher one
      low("AC AD 2S 2C 3D").worth,  // two pairs
      low("AC AD AS 2C 3D").worth,  // three
      low("AC AD AS 2C 2D").worth,  // a full house
      low("AC AD AS AH 2D").worth,  // four
  };
  EXPECT_TRUE(std::ranges::is_sorted(worths));
  EXPECT_EQ(std::ranges::adjacent_find(worths), worths.end());
}

TEST(RazzPots, AreCutAtTheStakesOfThoseAllIn) {  // [razz R2]
  const Pots pots = pots_of({{25, 17, 21, 25}, {Seat{0}, Seat{1}, Seat{2}, Seat{3}}, {false, true, true, true}});
  ASSERT_EQ(pots.pots.size(), 3U);
  EXPECT_EQ(pots.pots[0].size(), 68);
  EXPECT_EQ(pots.pots[1].size(), 12);
  EXPECT_EQ(pots.pots[1].contenders, (std::vector{Seat{0}, Seat{2}, Seat{3}}));
  EXPECT_EQ(pots.pots[2].size(), 8);
  EXPECT_EQ(pots.pots[2].contenders, (std::vector{Seat{0}, Seat{3}}));
}

TEST(RazzPots, WhatNobodyCouldMatchGoesBack) {  // [razz R2]
  const Pots pots = pots_of({{20, 8}, {Seat{0}, Seat{1}}, {false, true}});
  ASSERT_EQ(pots.pots.size(), 1U);
  EXPECT_EQ(pots.pots[0].size(), 16);
  EXPECT_EQ(pots.returned, (Chips{12, 0}));
}

TEST(RazzPots, WithoutAnAllInThereIsOne) {
  const Pots pots = pots_of({{6, 6, 2, 6}, {Seat{0}, Seat{1}}, {false, false, false, false}});
  ASSERT_EQ(pots.pots.size(), 1U);
  EXPECT_EQ(pots.pots[0].size(), 20);
  EXPECT_EQ(pots.returned, (Chips{0, 0, 0, 0}));
}

TEST(RazzPots, ABetThatNobodyCalledGoesBackToWhoIsLeftAlone) {  // [razz R2]
  const Pots pots = pots_of({{11, 5, 1}, {Seat{0}}, {false, false, false}});
  ASSERT_EQ(pots.pots.size(), 1U);
  EXPECT_EQ(pots.pots[0].size(), 11);
  EXPECT_EQ(pots.returned, (Chips{6, 0, 0}));
}

TEST(RazzPots, WhatOnlyOnePlayerPutInGoesBackWhole) {
  const Pots pots = pots_of({{4, 0}, {Seat{0}}, {false, false}});
  EXPECT_TRUE(pots.pots.empty());
  EXPECT_EQ(pots.returned, (Chips{4, 0}));
}

TEST(RazzPots, WhoIsLeftTakesWhatOnlyOthersPutIn) {
  const Pots pots = pots_of({{5, 9, 9}, {Seat{0}}, {true, false, false}});
  ASSERT_EQ(pots.pots.size(), 1U);
  EXPECT_EQ(pots.pots[0].size(), 23);
  EXPECT_EQ(pots.pots[0].contenders, (std::vector{Seat{0}}));
}

TEST(Razz, WhoIsLeftAloneTakesThePot) {
  const Hand hand{.bets = {4, 2, 0}, .folded = {Seat{1}, Seat{2}}};
  EXPECT_EQ(won(deal_of(3, 200), hand), (Chips{4, -3, -1}));
}

TEST(Razz, TheLowestHandTakesThePot) {
  const Hand hand{.bets = {10, 10}, .shown = {{Seat{0}, cards(kWheel)}, {Seat{1}, cards(kSixLow)}}};
  EXPECT_EQ(won(deal_of(2, 200), hand), (Chips{11, -11}));
}

TEST(Razz, OddChipsGoOneByOneFromTheDealersLeft) {  // [razz R2]
  Hand hand{.bets = {3, 3, 3, 1}, .folded = {Seat{3}}};
  hand.shown = {{Seat{0}, cards("AC 2C 3C 4C 6C KC QC")},
                {Seat{1}, cards("AD 2D 3D 4D 6D KD QD")},
                {Seat{2}, cards("AH 2H 3H 4H 6H KH QH")}};
  EXPECT_EQ(won(deal_of(4, 200, 3), hand), (Chips{1, 1, 0, -2}));
  EXPECT_EQ(won(deal_of(4, 200, 1), hand), (Chips{1, 0, 1, -2}));  // from seat 2 on, then seat 0
}

TEST(Razz, OddChipsGoByTheHighestOrTheLowestCardByASuitWhereTheTableSaysSo) {  // [razz R4]
  Hand hand{.bets = {3, 3, 3, 1}, .folded = {Seat{3}}};
  hand.shown = {{Seat{0}, cards("AS 2C 3C 4C 6C 6H KD")},
                {Seat{1}, cards("AC 2D 3D 4D 6S KS QD")},
                {Seat{2}, cards("AD 2H 3H 4H 6D KH QH")}};
  const auto won_by = [&](OddChip odd) {
    return scores_of(Game::score({{.odd_chip = odd}, deal_of(4, 200, 3), {}, hand}).postings, 4);
  };
  EXPECT_EQ(won_by(OddChip::kLeftOfDealer), (Chips{1, 1, 0, -2}));
  EXPECT_EQ(won_by(OddChip::kHighCard), (Chips{1, 1, 0, -2})) << "6♠, then the 6♥ that Anna could choose";
  EXPECT_EQ(won_by(OddChip::kLowCard), (Chips{0, 1, 1, -2})) << "A♣, then A♦";
}

TEST(Razz, OddChipsOfWhoShareTheHighestCardGoByTheNext) {  // [razz R4]
  Hand hand{.bets = {2, 2, 2}, .folded = {Seat{2}}, .community = testing::card("7S")};
  hand.shown = {{Seat{0}, cards("AC 2D 3D 4C KC QC")}, {Seat{1}, cards("AD 2S 3C 4H KD QD")}};
  const auto won_by = [&](OddChip odd) {  // 9 chips
    return scores_of(Game::score({{.odd_chip = odd}, deal_of(3, 200, 2), {}, hand}).postings, 3);
  };
  EXPECT_EQ(won_by(OddChip::kHighCard), (Chips{1, 2, -3})) << "the 4♥";
  EXPECT_EQ(won_by(OddChip::kLowCard), (Chips{2, 1, -3})) << "the A♣";
}

TEST(Razz, AnAllInContendsForWhatItMatched) {
  games::Deal deal = deal_of(3, 0, 1);
  deal.totals = {32, 19, 9};
  Hand hand{.bets = {16, 16, 8}, .all_in = {Seat{2}}};
  hand.shown = {{Seat{0}, cards(kSevenLow)}, {Seat{1}, cards(kSixLow)}, {Seat{2}, cards(kWheel)}};
  EXPECT_EQ(won(deal, hand), (Chips{-17, -1, 18}));
  hand.shown[2].cards = cards(kSixLowAgain);  // 27 shared: the odd chip to the dealer's left
  EXPECT_EQ(won(deal, hand), (Chips{-17, 12, 5}));
}

TEST(Razz, ACardForAllCountsForEverybody) {
  Hand hand{.bets = {2, 2}, .community = testing::card("2S")};
  hand.shown = {{Seat{0}, cards("AC 3D 4H 5S KC KD")}, {Seat{1}, cards("AD 3S 4C 6D QC QD")}};
  EXPECT_EQ(won(deal_of(2, 200), hand), (Chips{3, -3}));
}

TEST(Razz, AnUnfinishedHandLeavesTheChipsInThePot) {
  const Hand hand{.bets = {4, 4}, .shown = {{Seat{0}, cards(kWheel)}}};
  const auto scored = Game::score({{}, deal_of(2, 200), {}, hand});
  EXPECT_FALSE(scored.complete());
  EXPECT_EQ(Game::pots(scored.after), (std::vector<Amount>{10}));
  EXPECT_EQ(scores_of(scored.postings, 2), (Chips{-5, -5}));
  ASSERT_EQ(scored.missing.size(), 1U);
  EXPECT_EQ(scored.missing[0].seats, (std::vector{Seat{1}}));
}

TEST(Razz, AHandWaitsForTheBetOfWhoIsLeftAloneToo) {  // a document says of each seat what it put in
  const Hand hand{.bets = {std::nullopt, 4}, .folded = {Seat{1}}};
  const auto scored = Game::score({{}, deal_of(2, 200), {}, hand});
  EXPECT_FALSE(scored.complete());
  ASSERT_EQ(scored.missing.size(), 1U);
  EXPECT_EQ(scored.missing[0].seats, (std::vector{Seat{0}}));
}

TEST(Razz, WhoIsAllInPaysNoMoreAnteThanItHad) {
  games::Deal deal = deal_of(2, 0);
  deal.totals = {10, 2};
  Hand hand{.bets = {2, 0}, .all_in = {Seat{1}}};
  hand.shown = {{Seat{0}, cards(kWheel)}, {Seat{1}, cards(kSixLow)}};
  const Rules rules{.ante = 5};
  EXPECT_TRUE(Game::check({rules, deal, {}, hand}).empty());
  EXPECT_EQ(won(deal, hand, rules), (Chips{2, -2}));
}

TEST(RazzCheck, NobodyLeftUnequalBetsAndCardsTwiceCannotBe) {  // [razz R3]
  const games::Deal deal = deal_of(3, 200);
  const auto places = [&](const Hand& hand) {
    std::vector<std::string> at;
    for (const games::Conflict& conflict : Game::check({{}, deal, {}, hand})) at.push_back(conflict.ways[0].at);
    return at;
  };
  EXPECT_EQ(places({.bets = {1, 1, 1}, .folded = {Seat{0}, Seat{1}, Seat{2}}}), (std::vector<std::string>{"/folded"}));
  EXPECT_EQ(places({.bets = {4, 2, 0}, .folded = {Seat{2}}}), (std::vector<std::string>{"/bets/1"}));
  EXPECT_EQ(places({.bets = {4, 4, 0}, .folded = {Seat{2}}, .all_in = {Seat{1}}}),
            (std::vector<std::string>{"/bets/1"}));
  EXPECT_EQ(places({.bets = {4, 4, 0},
                    .folded = {Seat{2}},
                    .shown = {{Seat{0}, cards(kWheel)}, {Seat{1}, cards("AC 2C 3S 4C 6D QC QD")}}}),
            (std::vector<std::string>{"/shown/1/0"}));
  EXPECT_EQ(
      places({.bets = {4, 4, 0}, .folded = {Seat{2}}, .shown = {{Seat{2}, cards(kWheel)}, {Seat{1}, cards(kWheel)}}}),
      (std::vector<std::string>{}));  // a player who folded may show any cards
}

TEST(RazzPots, WhatWhoIsInNeverCalledGoesBackToWhoIsAllIn) {
  const Pots pots = pots_of({{10, 20}, {Seat{0}, Seat{1}}, {false, true}});
  ASSERT_EQ(pots.pots.size(), 1U);
  EXPECT_EQ(pots.pots[0].size(), 20);
  EXPECT_EQ(pots.returned, (Chips{0, 10}));
}

TEST(Razz, AnOddChipHasAReasonOfItsOwn) {
  Hand hand{.bets = {3, 3, 3, 1}, .folded = {Seat{3}}, .showdown = true};
  hand.shown = {{Seat{0}, cards("AC 2C 3C 4C 6C KC QC")},
                {Seat{1}, cards("AD 2D 3D 4D 6D KD QD")},
                {Seat{2}, cards("AH 2H 3H 4H 6H KH QH")}};
  std::vector<std::pair<int, Amount>> odd;
  for (const Posting& posting : Game::score({{}, deal_of(4, 200, 3), {}, hand}).postings) {
    if (posting.reason == "odd_chip") odd.emplace_back(posting.to.seat()->index(), posting.amount);
  }
  EXPECT_EQ(odd, (std::vector<std::pair<int, Amount>>{{0, 1}, {1, 1}}));
  const games::Entry entry = Game::entry({{}, deal_of(4, 200, 3), {}, hand}, kNames);
  ASSERT_EQ(entry.explained.size(), 4U);
  EXPECT_EQ(entry.explained[0], "Anna shows 6-4-3-2-A.");
  EXPECT_EQ(
      entry.explained[3],
      "The pot, 14: Anna, Boris and Clara share, 4 each, an odd chip each to Anna and Boris, from the dealer's left.");
}

// ---- at the table

class AtTheTable {
 public:
  explicit AtTheTable(games::Deal deal) : deal_{std::move(deal)} {}

  bool tap(const games::Tap& made) {
    auto changed = Game::apply({{}, deal_, {}, hand}, made, kNames);
    if (changed) hand = std::move(*changed);
    return changed.has_value();
  }
  bool bet_alone(int seat, int chips) { return tap(games::SetCount{"bets", Seat{seat}, chips}); }
  // Of a seat that is in, everybody's.
  bool bet(int seat, int chips) {
    const bool in = !holds(hand.folded, Seat{seat}) && !holds(hand.all_in, Seat{seat});
    return in ? tap(games::for_everybody(chips)) : bet_alone(seat, chips);
  }
  bool use(const char* shortcut, std::optional<int> seat = {}) {
    return tap(games::UseShortcut{shortcut, seat ? std::optional{Seat{*seat}} : std::nullopt});
  }
  [[nodiscard]] games::Entry entry() const { return Game::entry({{}, deal_, {}, hand}, kNames); }

  Hand hand;

 private:
  games::Deal deal_;
};

TEST(RazzTable, WhoIsInBetsTheSameAndWhoGaveUpStaysAtWhatItWas) {  // [razz R3]
  AtTheTable table{deal_of(4, 200)};
  ASSERT_TRUE(table.bet(1, 2));
  EXPECT_EQ(table.hand.bets, (games::Counts{2, 2, 2, 2}));
  ASSERT_TRUE(table.use("fold", 2));
  ASSERT_TRUE(table.bet(1, 6));
  EXPECT_EQ(table.hand.bets, (games::Counts{6, 6, 2, 6}));
  ASSERT_TRUE(table.bet(2, 1));
  EXPECT_EQ(table.hand.bets, (games::Counts{6, 6, 1, 6})) << "what it cost Clara is hers alone";
  ASSERT_TRUE(table.use("back", 2));
  EXPECT_EQ(table.hand.bets, (games::Counts{6, 6, 6, 6})) << "she had not given up";
}

TEST(RazzTable, ATapOnOnesBetsSetsThatOneAlone) {  // all four had bet 6
  AtTheTable table{deal_of(4, 200)};
  ASSERT_TRUE(table.bet_alone(3, 6));
  EXPECT_EQ(table.hand.bets, (games::Counts{std::nullopt, std::nullopt, std::nullopt, 6}));
  EXPECT_EQ(games::with_keys(table.entry().question.text), "Has Anna bet 6, too? Enter if so. Who gave up?");
  EXPECT_EQ(table.entry().question.usual_count, 6);
  EXPECT_EQ(table.entry().question.choices, (std::vector<Seat>{Seat{0}}));
  ASSERT_TRUE(table.bet_alone(0, 6));
  EXPECT_EQ(table.entry().question.seat, Seat{1});
  EXPECT_FALSE(table.bet_alone(1, 2)) << "who is in has bet the same";
  ASSERT_TRUE(table.use("fold", 1));
  ASSERT_TRUE(table.bet_alone(2, 6));
  EXPECT_EQ(table.hand.bets, (games::Counts{6, std::nullopt, 6, 6}));
  EXPECT_FALSE(table.bet_alone(3, 10)) << "the others would have bet 6";
  ASSERT_TRUE(table.bet(3, 10));
  EXPECT_EQ(table.hand.bets, (games::Counts{10, std::nullopt, 10, 10}));
}

TEST(RazzTable, WhoIsAllInHasBetAllThereWas) {  // [razz R3]
  games::Deal deal = deal_of(3, 200);
  deal.totals[Seat{2}] = 9;
  AtTheTable table{deal};
  ASSERT_TRUE(table.bet(1, 16));
  EXPECT_EQ(table.entry().panel[0], "Clara has only 8 besides the ante: all in?");
  ASSERT_TRUE(table.use("all_in", 2));
  EXPECT_EQ(table.hand.bets, (games::Counts{16, 16, 8}));
  EXPECT_FALSE(table.bet(2, 7));
  EXPECT_EQ(table.entry().panel[0], "In the main pot: 27, for Anna, Boris or Clara.");
  EXPECT_EQ(table.entry().panel[1], "In the side pot: 16, for Anna or Boris.");
  ASSERT_TRUE(table.use("back", 2));
  EXPECT_EQ(table.hand.bets, (games::Counts{16, 16, 16}));
}

TEST(RazzTable, GivingUpOrGoingAllInTwiceTakesNothingBack) {
  AtTheTable table{deal_of(4, 200)};
  ASSERT_TRUE(table.bet(1, 2));
  ASSERT_TRUE(table.use("fold", 1));
  ASSERT_TRUE(table.use("all_in", 2));
  const Hand before = table.hand;
  EXPECT_FALSE(table.use("fold", 1));
  EXPECT_FALSE(table.use("all_in", 2));
  EXPECT_FALSE(table.use("back", 0)) << "who is in cannot come back";
  EXPECT_EQ(table.hand, before);
}

TEST(RazzTable, AnAllInThatNobodyCalledIsAsked) {
  AtTheTable table{deal_of(4, 200)};
  ASSERT_TRUE(table.bet(1, 2));
  ASSERT_TRUE(table.use("all_in", 1));
  ASSERT_TRUE(table.use("fold", 2));
  ASSERT_TRUE(table.use("fold", 3));
  ASSERT_TRUE(table.use("showdown"));
  EXPECT_EQ(table.entry().doubt, "");
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{1}, cards(kWheel)}));
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{0}, cards(kSixLow)}));
  EXPECT_EQ(games::with_keys(table.entry().doubt),
            "Boris is all in with 199, Anna has put in 2: called, or gave up? Press Enter if so, or mend it.");
  ASSERT_TRUE(table.bet(0, 199));
  EXPECT_EQ(table.entry().doubt, "");
}

TEST(RazzTable, ABetThatSomebodyCannotPayIsAsked) {
  games::Deal deal = deal_of(3, 200);
  deal.totals[Seat{2}] = 2;
  AtTheTable table{deal};
  ASSERT_TRUE(table.bet(1, 3));
  ASSERT_TRUE(table.use("fold", 0));
  ASSERT_TRUE(table.use("fold", 1));
  EXPECT_EQ(games::with_keys(table.entry().doubt),
            "Clara bet 3 but has only 1 besides the ante. If all in: tap All in and Clara. If not, the rest is owed. "
            "Press Enter if so, or mend it.");
}

TEST(RazzTable, WhoGaveUpOrIsAllInIsMarkedAndWhatNobodyHasMatchedIsInThePot) {
  games::Deal deal = deal_of(3, 200);
  deal.totals[Seat{2}] = 9;
  AtTheTable table{deal};
  EXPECT_TRUE(table.entry().marks.empty());
  ASSERT_TRUE(table.use("fold", 1));
  ASSERT_TRUE(table.use("all_in", 2));
  const games::Entry entry = table.entry();
  ASSERT_EQ(entry.marks.size(), 2U);
  EXPECT_EQ(entry.marks[0].seat, Seat{1});
  EXPECT_TRUE(entry.marks[0].out);
  EXPECT_EQ(entry.marks[1].text, "all in");
  EXPECT_FALSE(entry.marks[1].out);
  EXPECT_EQ(entry.panel[0], "In the pot: 11, with the antes.");
}

TEST(RazzTable, WhoHasNoChipsLeftIsSaidSo) {
  games::Deal deal = deal_of(3, 200);
  deal.totals[Seat{2}] = 0;
  AtTheTable table{deal};
  EXPECT_EQ(table.entry().panel[0],
            "Clara has no chips left: Clara buys some from the bank, or gives up and owes the ante.");
  ASSERT_TRUE(table.bet(1, 2));
  EXPECT_TRUE(table.entry().panel[0].starts_with("Clara has no chips left")) << table.entry().panel[0];
  ASSERT_TRUE(table.use("fold", 2));
  for (const std::string& line : table.entry().panel) EXPECT_EQ(line.find("no chips left"), std::string::npos) << line;
}

TEST(RazzTable, AWhySaysThatALowerHandWasNotInThatPot) {
  games::Deal deal = deal_of(3, 200);
  deal.totals[Seat{2}] = 1;
  AtTheTable table{deal};
  ASSERT_TRUE(table.bet(1, 4));
  ASSERT_TRUE(table.use("all_in", 2));
  ASSERT_TRUE(table.use("showdown"));
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{2}, cards(kWheel)}));
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{1}, cards(kSixLow)}));
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{0}, cards("KS KH QH QS JS JC TS")}));
  EXPECT_EQ(table.entry().explained.back(), "The side pot, 8: Boris, the lowest of those in it.");
  const std::vector<Posting> postings = Game::score({{}, deal, {}, table.hand}).postings;
  std::vector<std::string> whys;
  for (const Posting& posting : postings) {
    if (const std::string text = Game::reason_text({}, table.hand, postings, posting, kNames); !text.empty())
      whys.push_back(text);
  }
  EXPECT_EQ(whys, (std::vector<std::string>{"the main pot, for the lowest hand",
                                            "the side pot, for the lowest of those in this pot"}));
}

TEST(RazzTable, TheCardsAreAskedForAtTheShowdown) {
  AtTheTable table{deal_of(2, 200)};
  ASSERT_TRUE(table.bet(1, 4));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kCount) << "there may be more bets";
  ASSERT_TRUE(table.use("showdown"));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kHand);
  EXPECT_EQ(table.entry().question.seat, Seat{0}) << "in the order of the seats";
  ASSERT_TRUE(table.use("showdown"));
  EXPECT_EQ(table.entry().question.wants, games::Question::Wants::kCount);
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{1}, cards("AC 2D 3H")}));
  EXPECT_FALSE(table.use("showdown")) << "cards have been shown";
  EXPECT_EQ(table.entry().question.choices, (std::vector<Seat>{Seat{0}, Seat{1}})) << "three of seven";
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{1}, cards(kWheel)}));
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{0}, cards(kSixLow)}));
  EXPECT_EQ(table.entry().question.text, "The hand is complete.");
  EXPECT_EQ(table.entry().explained.back(), "The pot, 10: Boris.");
  ASSERT_EQ(table.entry().due.size(), 1U) << "what is paid now";
  EXPECT_EQ(table.entry().due[0].amount, 10);
}

TEST(RazzTable, WhoGaveUpBeforeAnyBetIsAskedForIt) {
  AtTheTable table{deal_of(3, 200)};
  ASSERT_TRUE(table.use("fold", 1));
  EXPECT_EQ(table.entry().question.seat, Seat{0}) << "first those who are in";
  ASSERT_TRUE(table.bet(2, 4));
  ASSERT_TRUE(table.use("fold", 2));
  EXPECT_FALSE(table.use("fold", 0)) << "somebody is left";
  EXPECT_EQ(table.entry().question.text, "How much had Boris bet before giving up?");
  ASSERT_TRUE(table.bet(1, 0));
  EXPECT_EQ(table.hand.bets, (games::Counts{4, 0, 4}));
  EXPECT_EQ(table.entry().explained[0], "Anna is left alone.");
}

TEST(RazzTable, WhoGaveUpHadBetAtMostWhatTheOthersHad) {
  AtTheTable table{deal_of(3, 200)};
  ASSERT_TRUE(table.bet(1, 4));
  EXPECT_FALSE(table.tap(games::UseShortcut{"fold", Seat{1}, 0, 5}));
  ASSERT_TRUE(table.tap(games::UseShortcut{"fold", Seat{1}, 0, 2}));
  EXPECT_EQ(table.hand.bets, (games::Counts{4, 2, 4}));
}

TEST(RazzTable, ACardForAllMakesSixOfSeven) {
  AtTheTable table{deal_of(2, 200)};
  ASSERT_TRUE(table.bet(0, 2));
  ASSERT_TRUE(table.tap(games::SetHeld{"shown", Seat{1}, cards(kWheel)}));
  ASSERT_TRUE(table.tap(games::PickCard{"community", testing::card("9S")}));
  EXPECT_TRUE(table.hand.shown.empty());
  const games::Entry entry = table.entry();
  const auto* field = std::get_if<games::HandsField>(&entry.fields.front());
  ASSERT_NE(field, nullptr);
  EXPECT_EQ(field->most, 6);
}

// ---- what holds for every hand

games::Deal random_deal(std::mt19937& random) {
  const auto below = [&random](int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random); };
  games::Deal deal;
  deal.seats = kLeastSeats + below(kMostSeats - kLeastSeats + 1);
  deal.dealer = Seat{below(deal.seats)};
  deal.totals = Chips(deal.seats);
  for (Amount& chips : deal.totals) chips = below(60);
  return deal;
}

RC_GTEST_PROP(RazzProperties, EveryPotIsPaidOutAndNoChipIsLost, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const games::Deal deal = random_deal(random);
  const Hand hand = testing::random_razz_hand(random, {}, deal);
  RC_ASSERT(Game::check({{}, deal, {}, hand}).empty());
  const auto scored = Game::score({{}, deal, {}, hand});
  RC_ASSERT(scored.complete());
  RC_ASSERT(!Game::pots(scored.after));
  std::array<Amount, kMostSeats + 1> pots{};
  for (const Posting& posting : scored.postings) {
    if (const auto pot = posting.to.pot()) pots.at(static_cast<std::size_t>(*pot)) += posting.amount;
    if (const auto pot = posting.from.pot()) pots.at(static_cast<std::size_t>(*pot)) -= posting.amount;
    RC_ASSERT(std::ranges::all_of(pots, [](Amount held) { return held >= 0; }));
  }
  RC_ASSERT(std::ranges::all_of(pots, [](Amount held) { return held == 0; }));
  const Chips moved = scores_of(scored.postings, deal.seats);
  RC_ASSERT(std::accumulate(moved.begin(), moved.end(), Amount{0}) == 0);
}

RC_GTEST_PROP(RazzProperties, NobodyWinsMoreOfAnybodyThanWasMatched, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const games::Deal deal = random_deal(random);
  const Hand hand = testing::random_razz_hand(random, {}, deal);
  const Chips moved = won(deal, hand);
  const Stakes stakes = stakes_of({}, deal, hand);
  Amount highest = 0;  // of those left; chips that folded players bet above it are in the last pot
  for (const Seat seat : stakes.left) highest = std::max(highest, stakes.put[seat]);
  for (const Seat seat : Seats{deal.seats}) {
    const bool is_capped = stakes.all_in[seat] && stakes.put[seat] < highest;
    Amount matched = 0;
    for (const Seat other : Seats{deal.seats}) {
      if (other != seat) matched += is_capped ? std::min(stakes.put[other], stakes.put[seat]) : stakes.put[other];
    }
    RC_ASSERT(moved[seat] <= matched);
    RC_ASSERT(moved[seat] >= -stakes.put[seat]);
    if (holds(hand.folded, seat)) RC_ASSERT(moved[seat] <= 0);
  }
}

RC_GTEST_PROP(RazzProperties, TurningTheTableTurnsTheChips, (std::uint32_t seed)) {
  std::mt19937 random{seed};
  const games::Deal deal = random_deal(random);
  const Hand hand = testing::random_razz_hand(random, {}, deal);
  games::Deal turned = deal;
  turned.dealer = deal.dealer.left(deal.seats);
  Hand same = hand;
  for (const Seat seat : Seats{deal.seats}) {
    turned.totals[seat.left(deal.seats)] = deal.totals[seat];
    same.bets[seat.left(deal.seats)] = hand.bets[seat];
  }
  for (Seat& seat : same.folded) seat = seat.left(deal.seats);
  for (Seat& seat : same.all_in) seat = seat.left(deal.seats);
  for (Shown& shown : same.shown) shown.seat = shown.seat.left(deal.seats);
  const Chips moved = won(deal, hand);
  const Chips moved_on = won(turned, same);
  for (const Seat seat : Seats{deal.seats}) RC_ASSERT(moved[seat] == moved_on[seat.left(deal.seats)]);
}

}  // namespace
}  // namespace nullo::razz
