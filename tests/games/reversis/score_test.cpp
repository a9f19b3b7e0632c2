// Worked hands of Reversis, one test for each sentence of a ruling. Source: Denexa, "Reversis"; reversis R1-R21. Whole
// evenings are documents in tests/golden/.
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "games/reversis/reasons.h"
#include "games/reversis/reversis.h"
#include "support/cards.h"

namespace nullo::reversis {
namespace {

using testing::card;

using Scores = PerSeat<Amount>;
using Words = std::vector<std::string>;
// The notes on each trick, numbered from 1: see trick_of.
using Tricks = std::map<int, std::string>;

std::vector<Card> cards(const std::string& text) {
  std::vector<Card> list;
  std::istringstream words{text};
  for (std::string word; words >> word;) list.push_back(card(word));
  return list;
}

// "2 AD@3 KS /S": won by seat 2, with the A♦ of seat 3 and a K♠ of an unknown player; spades were led.
Trick trick_of(const std::string& text) {
  Trick trick;
  std::istringstream words{text};
  for (std::string word; words >> word;) {
    if (word.size() == 1) {
      trick.winner = Seat{word[0] - '0'};
    } else if (word[0] == '/') {
      trick.led = parse_suit(word.substr(1));
    } else {
      NotedCard noted{card(word.substr(0, 2))};
      if (word.size() == 4) noted.by = Seat{word[3] - '0'};
      trick.cards.push_back(noted);
    }
  }
  return trick;
}

// Three tricks each for seats 1, 2 and 3 in this order, then two for seat 0, except where `tricks` says otherwise.
Hand entered(const Tricks& tricks, const std::string& talon, games::Counts points) {
  constexpr std::array kWinners{1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0};
  Hand hand;
  for (int k = 1; k <= kTricksPerHand; ++k) {
    const auto special = tricks.find(k);
    const std::string winner = std::to_string(kWinners[static_cast<std::size_t>(k - 1)]);
    hand.tricks.push_back(trick_of(special == tricks.end() ? winner : special->second));
  }
  hand.talon = cards(talon);
  hand.points = points;
  return hand;
}

// All aces in the talon, 16 points; the kings, queens and jacks are 24. Seat 3 loses the party to seat 0, 4 + 16.
Hand with_quinola(const Tricks& tricks, games::Counts points = {2, 5, 8, 9}) {
  return entered(tricks, "AC AD AH AS", points);
}

// Of aces and the J♥ only the A♦ is in play, with 13 points in the talon and 27 in the piles. Seat 3 loses the party to
// seat 0, 4 + 13.
Hand with_ace(const Tricks& tricks, games::Counts points = {2, 7, 8, 10}) {
  return entered(tricks, "AC AH AS JH", points);
}

Hand claiming(Hand hand, const std::string& claims) {
  hand.claims = cards(claims);
  return hand;
}

Hand on_espagnolette(Hand hand, int seat) {
  hand.espagnolette = Seat{seat};
  return hand;
}

struct Table {
  Rules rules = {};
  int dealer = 0;
  State before = {{20}, 0};  // the dealer's 5 make it 25
};

games::Deal deal_of(const Table& table) {
  games::Deal deal = testing::deal_by(table.dealer, table.before.pots.empty() ? 0 : 1);
  for (Amount& total : deal.totals) total = table.rules.starting_chips;
  return deal;
}

games::ScoredHand<State> scored(const Hand& hand, const Table& at = {}) {
  for (const games::Conflict& conflict : Game::check({at.rules, deal_of(at), at.before, hand})) {
    for (const Fault& fault : conflict.ways) ADD_FAILURE() << to_string(fault);
  }
  return Game::score({at.rules, deal_of(at), at.before, hand});
}

// "1>2 5 quinola_discarded", "2>pot1 25 remise".
std::string text_of(const Posting& posting) {
  const auto name = [](Account account) {
    if (account.pot()) return "pot" + std::to_string(*account.pot());
    return account.is_bank() ? std::string{"bank"} : std::to_string(account.seat()->index());
  };
  return name(posting.from) + ">" + name(posting.to) + " " + std::to_string(posting.amount) + " " +
         std::string{posting.reason};
}

Words payments(const Hand& hand, const Table& at = {}) {
  Words words;
  for (const Posting& posting : scored(hand, at).postings) words.push_back(text_of(posting));
  return words;
}

// Without the antes before play and the party of 20 or 17 that ends the usual hands of these tests.
Words specials(const Hand& hand, const Table& at = {}) {
  Words words;
  for (const std::string& word : payments(hand, at)) {
    if (!word.ends_with("ante") && !word.ends_with("party")) words.push_back(word);
  }
  return words;
}

Words party(const Hand& hand, const Table& at = {}) {
  Words words;
  for (const std::string& word : payments(hand, at)) {
    if (word.ends_with("party")) words.push_back(word);
  }
  return words;
}

Words missing(const Hand& hand) {
  Words keys;
  for (const games::Missing& each : scored(hand).missing) keys.emplace_back(each.key);
  return keys;
}

Words refused_at(const Hand& hand, const Table& at = {}) {
  Words places;
  for (const games::Conflict& conflict : Game::check({at.rules, deal_of(at), at.before, hand})) {
    places.push_back(conflict.ways.front().at);
  }
  return places;
}

const Hand kQuiet = with_quinola({{2, "1 JH@1"}});      // a J♥ that was led, and nobody claims payment for it
const Hand kThrown = with_quinola({{4, "2 JH@3 /S"}});  // by seat 3 on a spade lead of seat 1, which seat 2 wins
const Hand kForced = with_quinola({{4, "2 JH@3 /H"}});  // of seat 3, by a heart lead of seat 1

// ---- antes, pots and remises

TEST(ReversisScore, TheFirstPotIsTenOfTheDealerAndFiveOfEachOther) {  // [reversis R1]
  const Table first{.dealer = 2, .before = {}};
  EXPECT_EQ(payments(kQuiet, first),
            (Words{"2>pot1 10 ante", "3>pot1 5 ante", "0>pot1 5 ante", "1>pot1 5 ante", "3>0 20 party"}));
  EXPECT_EQ(scored(kQuiet, first).after, (State{{25}, 0}));
}

TEST(ReversisScore, LaterDealersPutFiveIntoTheMostRecentPot) {  // [reversis R1]
  EXPECT_EQ(payments(kQuiet), (Words{"0>pot1 5 ante", "3>0 20 party"}));
  const Table two_pots{.before = {{55, 55}, 2}};
  EXPECT_EQ(payments(kQuiet, two_pots), (Words{"0>pot2 5 ante", "3>0 20 party"}));
  EXPECT_EQ(scored(kQuiet, two_pots).after, (State{{55, 60}, 2}));
}

TEST(ReversisScore, ADiscardedQuinolaTakesTheMostRecentPotAndLeavesTheOlderOnes) {  // [reversis R2]
  const Table two_pots{.before = {{55, 55}, 2}};
  EXPECT_EQ(specials(kThrown, two_pots), (Words{"2>3 5 quinola_discarded", "pot2>3 60 pot_taken"}));
  EXPECT_EQ(scored(kThrown, two_pots).after, (State{{55}, 2}));
}

TEST(ReversisScore, ANewPotIsFormedAtOnceByTheHandsDealerAndTheOthers) {  // [reversis R2]
  const Table at{.dealer = 1};  // then it is seat 2 that leads first and seat 1 that leads to the fourth trick
  EXPECT_EQ(payments(kThrown, at),
            (Words{"1>pot1 5 ante", "2>3 5 quinola_discarded", "pot1>3 25 pot_taken", "3>0 20 party", "1>pot1 10 ante",
                   "2>pot1 5 ante", "3>pot1 5 ante", "0>pot1 5 ante"}));
  EXPECT_EQ(scored(kThrown, at).after, (State{{25}, 0}));
  EXPECT_EQ(payments(kQuiet, {.dealer = 2, .before = scored(kThrown, at).after}).front(), "2>pot1 5 ante");
}

TEST(ReversisScore, ANewPotIsFormedEvenInTheLastHand) {  // [reversis R2]
  const auto last = scored(kThrown, {.rules = {.hands = 1}});
  EXPECT_TRUE(last.over);
  EXPECT_EQ(last.after.pots, (std::vector<Amount>{25}));
}

TEST(ReversisScore, OrTheNextDealerFormsItInPlaceOfTheFive) {  // [reversis R2]
  const Rules rules{.new_pot = NewPot::kNextDeal};
  const auto taken = scored(kThrown, {.rules = rules, .before = {{20}, 1}});
  EXPECT_EQ(text_of(taken.postings.back()), "3>0 20 party");
  EXPECT_TRUE(taken.after.pots.empty());
  const Table next{.rules = rules, .dealer = 1, .before = taken.after};
  EXPECT_EQ(payments(kQuiet, next),
            (Words{"1>pot1 10 ante", "2>pot1 5 ante", "3>pot1 5 ante", "0>pot1 5 ante", "3>0 20 party"}));
  EXPECT_EQ(scored(kForced, next).after, (State{{50}, 1})) << "remises are counted anew";
}

TEST(ReversisScore, RemisesDoubleThePotAndThenFoundNewOnes) {  // [reversis R3], the text's own example
  State state{{20}, 0};
  state = scored(kForced, {.before = state}).after;
  EXPECT_EQ(state, (State{{50}, 1})) << "25, and 25 more";
  state = scored(kForced, {.dealer = 1, .before = state}).after;
  EXPECT_EQ(state, (State{{55, 55}, 2}));
  state = scored(kForced, {.dealer = 2, .before = state}).after;
  EXPECT_EQ(state, (State{{55, 60, 60}, 3}));
}

TEST(ReversisScore, WinningOneOfSeveralPotsDoesNotResetTheCount) {  // [reversis R3]
  State state = scored(kThrown, {.before = {{55, 55}, 2}}).after;
  EXPECT_EQ(state, (State{{55}, 2}));
  EXPECT_EQ(specials(kForced, {.before = state}).back(), "3>pot2 60 remise");
  EXPECT_EQ(scored(kForced, {.before = state}).after, (State{{60, 60}, 3}));
}

TEST(ReversisScore, APotFormedByAnteResetsTheCount) {  // [reversis R3]
  const State state = scored(kThrown, {.before = {{55}, 2}}).after;
  EXPECT_EQ(state, (State{{25}, 0}));
  EXPECT_EQ(specials(kForced, {.before = state}).back(), "3>pot1 30 remise");
}

// ---- aces and the Quinola

TEST(ReversisScore, ALedAceIsPaidForOnlyIfTheHandsWinnerAsks) {  // [reversis R4] [reversis R6]
  const Hand hand = with_ace({{1, "1 AD@1"}});
  EXPECT_EQ(specials(hand), Words{});
  EXPECT_EQ(specials(claiming(hand, "AD")), Words{"1>0 2 ace_claimed"});
  const Hand club = entered({{1, "1 AC@1"}}, "AD AH AS JH", {2, 7, 8, 10});
  EXPECT_EQ(specials(claiming(club, "AC")), Words{"1>0 1 ace_claimed"});
}

TEST(ReversisScore, AnAceThatFollowsPaysTheLeader) {  // [reversis R4]
  EXPECT_EQ(specials(with_ace({{4, "2 AD@2"}})), Words{"2>1 2 ace_followed"});
  EXPECT_EQ(specials(entered({{4, "2 AS@2"}}, "AC AD AH JH", {2, 7, 8, 10})), Words{"2>1 1 ace_followed"});
}

TEST(ReversisScore, AnAceOnAnotherSuitIsPaidForByTheTricksWinner) {  // [reversis R4]
  EXPECT_EQ(specials(with_ace({{4, "2 AD@3"}})), Words{"2>3 2 ace_discarded"});
  EXPECT_EQ(specials(entered({{4, "2 AH@0"}}, "AC AD AS JH", {2, 7, 8, 10})), Words{"2>0 1 ace_discarded"});
}

TEST(ReversisScore, ALedQuinolaIsPaidForOnlyIfTheHandsWinnerAsks) {  // [reversis R5] [reversis R6]
  EXPECT_EQ(specials(kQuiet), Words{});
  EXPECT_EQ(specials(claiming(kQuiet, "JH")),
            (Words{"1>0 10 quinola_claimed", "2>0 5 quinola_claimed", "3>0 5 quinola_claimed"}));
}

TEST(ReversisScore, AForcedQuinolaPaysTheLeaderSoDoTheOthersAndItCostsARemise) {  // [reversis R5]
  EXPECT_EQ(specials(kForced),
            (Words{"3>1 10 quinola_followed", "2>1 5 quinola_followed", "0>1 5 quinola_followed", "3>pot1 25 remise"}));
  EXPECT_EQ(specials(with_quinola({{4, "2 JH@2"}})),
            (Words{"2>1 10 quinola_followed", "3>1 5 quinola_followed", "0>1 5 quinola_followed", "2>pot1 25 remise"}))
      << "also where it wins the trick";
}

TEST(ReversisScore, ADiscardedQuinolaIsPaidFiveAndTakesThePot) {  // [reversis R5]
  EXPECT_EQ(specials(kThrown), (Words{"2>3 5 quinola_discarded", "pot1>3 25 pot_taken"}));
}

TEST(ReversisScore, AClaimOnOnesOwnLeadPaysNothing) {                    // [reversis R6]
  const Hand own = with_ace({{10, "0"}, {11, "0 AD@0"}}, {6, 7, 7, 7});  // seat 0 has fewest points
  EXPECT_EQ(specials(claiming(own, "AD")), Words{});
  EXPECT_EQ(party(own), Words{"1>0 17 party"}) << "the dealer's left of three equal ones";
}

TEST(ReversisScore, AClaimOfACardThatWasNotLedIsRefused) {  // [reversis R6]
  EXPECT_EQ(refused_at(claiming(kThrown, "JH")), Words{"/claims/0"});
  EXPECT_EQ(refused_at(claiming(kForced, "JH")), Words{"/claims/0"});
  EXPECT_EQ(refused_at(claiming(kQuiet, "AS")), Words{"/claims/0"}) << "it lies in the talon";
}

TEST(ReversisScore, TwoOfThemInOneTrickArePaidIndependently) {  // [reversis R7]
  const Hand both = entered({{4, "2 JH@3 AD@0 /S"}}, "AC AH AS KC", {2, 5, 8, 10});
  EXPECT_EQ(specials(both), (Words{"2>3 5 quinola_discarded", "pot1>3 25 pot_taken", "2>0 2 ace_discarded"}));
  const Hand forced = entered({{4, "2 JH@3 AH@2"}}, "AC AD AS KC", {2, 5, 8, 10});
  EXPECT_EQ(specials(forced), (Words{"2>1 1 ace_followed", "3>1 10 quinola_followed", "2>1 5 quinola_followed",
                                     "0>1 5 quinola_followed", "3>pot1 25 remise"}));
}

TEST(ReversisScore, AQuinolaInTheTalonIsNothing) {  // [reversis R7]
  EXPECT_EQ(specials(with_ace({{1, "1 AD@1"}})), Words{});
  Hand open = with_ace({{1, "1 AD@1"}});
  open.talon.clear();
  EXPECT_EQ(payments(open), payments(with_ace({{1, "1 AD@1"}})));
}

TEST(ReversisScore, WhetherAQuinolaWasForcedFollowsFromTheLeadersOrTheWinnersCard) {  // [reversis R8]
  for (const std::string heart : {"5H@1", "KH@2", "5H@1 KH@2"}) {
    EXPECT_EQ(specials(with_quinola({{4, "2 JH@3 " + heart}})), specials(kForced)) << heart;
  }
  for (const std::string other : {"5S@1", "9C@2", "KD@2"}) {
    EXPECT_EQ(specials(with_quinola({{4, "2 JH@3 " + other}})), specials(kThrown)) << other;
  }
  EXPECT_EQ(missing(with_quinola({{4, "2 JH@3 KH@0"}})), Words{"led"}) << "another's card says nothing";
}

TEST(ReversisScore, AQuinolaWasDiscardedWhereNothingThatBeatsItIsLeft) {  // [reversis R8]
  // The A♥ lies in the talon.
  EXPECT_EQ(specials(with_quinola({{1, "1 KH"}, {4, "2 JH@3"}, {5, "2 QH"}})), specials(kThrown));
  EXPECT_EQ(missing(with_quinola({{1, "1 KH"}, {4, "2 JH@3"}})), Words{"led"}) << "the Q♥ may be forgotten";
  EXPECT_EQ(missing(with_quinola({{1, "1 KH"}, {4, "2 JH@3 QH"}})), Words{"led"}) << "the Q♥ may have won";
  Hand no_talon = with_quinola({{1, "1 KH"}, {4, "2 JH@3"}, {5, "2 QH"}});
  no_talon.talon.clear();
  EXPECT_EQ(missing(no_talon), Words{"led"}) << "so may the A♥";
}

TEST(ReversisScore, AnAceOrTheQuinolaOfNobodyIsMissing) {  // [reversis R4] [reversis R5]
  EXPECT_EQ(missing(with_quinola({{4, "2 JH /S"}})), Words{"player"});
  EXPECT_EQ(missing(with_ace({{4, "2 AD"}})), Words{"player"});
}

TEST(ReversisScore, HonoursForWhichTheTalonHasNoRoomAreMissing) {  // [reversis R8]
  Hand hand = with_quinola({{2, "2 AC@3 AD@0 /S"}, {3, "2 AH@2"}});
  hand.talon.clear();
  hand.points = {2, 5, 20, 9};  // the talon has four points, those of the A♠
  EXPECT_EQ(missing(hand), Words{"honours"}) << "the A♠ and the J♥ would be five";
  hand.points = {2, 5, 20, 8};
  EXPECT_EQ(missing(hand), Words{}) << "and these are five";
  hand.points = {};
  EXPECT_EQ(missing(hand), Words{"points"}) << "whose are the kings, queens and jacks?";
}

TEST(ReversisScore, WhatIsNotedNeedNotBeCounted) {
  const Tricks all{{1, "1 JH@1 KC KD"}, {2, "1 QC QD QH"}, {3, "1 KH"}, {4, "2 JC JD"},
                   {5, "2 QS"},         {7, "3 KS"},       {8, "3 JS"}};
  const games::Counts one_entered{std::nullopt, 16, std::nullopt, std::nullopt};
  EXPECT_EQ(party(with_quinola(all, one_entered)), Words{"1>0 20 party"}) << "16, 4 and 4";
  EXPECT_EQ(party(with_quinola(all, {})), Words{"1>0 20 party"});
}

TEST(ReversisScore, ASumThatNoCardsComeToIsRefusedThoughTheOthersAreNotEntered) {
  const Hand hand = entered({}, "2C 3C 4C 5C", {29, std::nullopt, std::nullopt, std::nullopt});
  EXPECT_EQ(refused_at(hand), Words{"/points"}) << "two tricks hold four aces and four kings at most, 28";
}

// ---- the party

TEST(ReversisScore, FewestPointsWinsThenFewestTricksThenTheDealerAndOn) {  // [reversis R9]
  EXPECT_EQ(party(kQuiet), Words{"3>0 20 party"});
  EXPECT_EQ(party(with_quinola({{2, "1 JH@1"}}, {4, 4, 7, 9})), Words{"3>0 20 party"}) << "two tricks against three";
  const Hand equal = with_quinola({{2, "1 JH@1"}}, {10, 4, 4, 6});
  EXPECT_EQ(party(equal), Words{"0>1 20 party"}) << "both have three tricks; seat 1 sits left of the dealer";
  EXPECT_EQ(party(equal, {.dealer = 1}), Words{"0>1 20 party"}) << "the dealer";
  EXPECT_EQ(party(equal, {.dealer = 2}), Words{"0>2 40 party"}) << "the dealer, and across";
  EXPECT_EQ(party(equal, {.dealer = 3}), Words{"0>1 20 party"}) << "3, 0, 1: before 2";
}

TEST(ReversisScore, MostPointsLosesThenFewestTricksThenTheDealerAndOn) {     // [reversis R10]
  const Hand fewer = with_quinola({{2, "1 JH@1"}, {9, "0"}}, {7, 2, 8, 7});  // tricks 3, 3, 3, 2
  EXPECT_EQ(party(fewer), Words{"2>1 20 party"});
  const Hand tied = with_quinola({{2, "1 JH@1"}, {9, "0"}}, {2, 6, 8, 8});
  EXPECT_EQ(party(tied), Words{"3>0 20 party"}) << "two tricks against three";
  EXPECT_EQ(party(tied, {.rules = {.loser_tie = LoserTie::kMost}}), Words{"2>0 40 party"});
}

TEST(ReversisScore, WhyThePartyIsWonAndLostIsSaid) {  // [reversis R9] [reversis R10]
  const auto explained = [](const Hand& hand) {
    const Table at;
    const games::Names names{"Anna", "Ben", "Clara", "Dmitri"};
    return Game::entry({at.rules, deal_of(at), at.before, hand}, names).explained;
  };
  EXPECT_EQ(explained(kQuiet), (Words{"Anna wins the party with 2 points.", "Dmitri loses it with 9 points.",
                                      "Dmitri pays Anna: 4 + 16 for the talon = 20."}));
  EXPECT_EQ(explained(with_quinola({{2, "1 JH@1"}}, {4, 4, 8, 8})),
            (Words{"Anna wins the party with 4 points; Ben has as many, but more tricks.",
                   "Clara loses it with 8 points; Dmitri has as many, but Clara sits nearer to the dealer's left.",
                   "Clara pays Anna: 4 + 16 for the talon = 20, doubled across the table = 40."}));
}

TEST(ReversisScore, TheTableRuleForEqualLosersTurnsTheTricksAroundAndNotTheSeats) {  // [reversis R10]
  const Hand equal = with_quinola({{2, "1 JH@1"}}, {2, 9, 9, 4});                    // three tricks each
  for (const LoserTie tie : {LoserTie::kFewest, LoserTie::kMost}) {
    EXPECT_EQ(party(equal, {.rules = {.loser_tie = tie}}), Words{"1>0 20 party"});
    EXPECT_EQ(party(equal, {.rules = {.loser_tie = tie}, .dealer = 2}), Words{"2>0 40 party"});
  }
}

TEST(ReversisScore, TheLoserPaysFourAndTheTalonTwiceAcross) {  // [reversis R11]
  EXPECT_EQ(party(with_quinola({{2, "1 JH@1"}}, {2, 8, 9, 5})), Words{"2>0 40 party"}) << "4 + 16, as a whole";
  const Hand nothing =
      entered({{1, "1 AS@1 AC@0 AD@2 /S"}, {2, "1 JH@1"}, {3, "1 AH@1"}}, "2C 3C 4C 5C", {2, 30, 4, 4});
  EXPECT_EQ(party(nothing), Words{"1>0 4 party"});
}

TEST(ReversisScore, TheTalonIsWhatThePilesLeave) {  // [reversis R11]
  Hand hand = kQuiet;
  hand.talon.clear();  // the aces are noted in no trick
  EXPECT_EQ(party(hand), Words{"3>0 20 party"});
}

TEST(ReversisScore, TheWinnerNeverPaysHimself) {  // [reversis R12]
  EXPECT_EQ(party(with_quinola({{2, "1 JH@1"}}, {6, 6, 6, 6})), Words{"1>0 20 party"});
  EXPECT_EQ(party(with_quinola({{2, "1 JH@1"}}, {6, 6, 6, 6}), {.dealer = 3}), Words{"3>0 20 party"});
}

// ---- the reversis

// Seat 1 takes the first nine tricks; the J♥, an ace of seat 3 and the A♦ of seat 0 fell in them.
Tricks nine_of_seat_1(const std::string& tenth, const std::string& eleventh) {
  return {{1, "1"},         {2, "1 AC@3"}, {3, "1 JH@2 /S"}, {4, "1"},    {5, "1 AD@0"}, {6, "1"},
          {7, "1 AS@1 /S"}, {8, "1"},      {9, "1"},         {10, tenth}, {11, eleventh}};
}
// The A♥ and three plain cards are in the talon: nobody counts points after a reversis.
Hand reversis(const Tricks& tricks) { return entered(tricks, "AH 2C 3C 4C", {}); }

const Words kPaidInPlay{"1>3 1 ace_discarded", "1>2 5 quinola_discarded", "pot1>2 25 pot_taken", "1>0 2 ace_discarded"};

Words after_the_refunds(const Hand& hand, const Table& at = {}) {
  const Words all = specials(hand, at);
  Words rest;
  for (const std::string& word : all) {
    if (word.ends_with("reversis_made") || word.ends_with("reversis_broken") || !rest.empty()) rest.push_back(word);
  }
  return rest;
}

TEST(ReversisScore, WithTheNinthTrickEveryPaymentIsPostedBack) {  // [reversis R13]
  Hand hand = reversis(nine_of_seat_1("1", "1"));
  hand.tricks.resize(8);
  EXPECT_EQ(specials(hand), kPaidInPlay);
  hand = reversis(nine_of_seat_1("1", "1"));
  hand.tricks.resize(9);
  Words expected = kPaidInPlay;
  for (const char* back : {"3>1 1 refund", "2>1 5 refund", "2>pot1 25 refund", "0>1 2 refund"})
    expected.emplace_back(back);
  EXPECT_EQ(specials(hand), expected);
  EXPECT_EQ(scored(hand).after, (State{{25}, 0}));
}

TEST(ReversisScore, ARefundedRemiseIsCountedNoMore) {  // [reversis R13]
  Tricks tricks = nine_of_seat_1("2", "2");
  tricks[3] = "1 JH@2 /H";
  const Hand hand = reversis(tricks);
  EXPECT_EQ(scored(hand, {.before = {{50}, 1}}).after, (State{{55}, 1})) << "its pot is gone again";
  EXPECT_EQ(scored(hand).after, (State{{25}, 0}));
  const Words words = specials(hand, {.before = {{50}, 1}});
  EXPECT_EQ(std::count(words.begin(), words.end(), "2>pot2 55 remise"), 1);
  EXPECT_EQ(std::count(words.begin(), words.end(), "pot2>2 55 refund"), 1);
}

TEST(ReversisScore, AfterTheNinthTrickNoneAreMadeAndClaimsAreVoid) {  // [reversis R13]
  Tricks tricks = nine_of_seat_1("1 AD@0", "2 AH@2");
  tricks.erase(5);
  tricks[5] = "1";
  const Hand hand = entered(tricks, "KH 2C 3C 4C", {});
  EXPECT_EQ(after_the_refunds(hand), Words{"1>2 64 reversis_broken"});
  EXPECT_EQ(after_the_refunds(claiming(hand, "AS")), Words{"1>2 64 reversis_broken"}) << "it led the A♠ in trick 7";
}

TEST(ReversisScore, AReversisMadeBrings32FromAcrossAnd16FromEachOther) {  // [reversis R14]
  const Hand hand = reversis(nine_of_seat_1("1", "1"));
  EXPECT_EQ(after_the_refunds(hand), (Words{"2>1 16 reversis_made", "3>1 32 reversis_made", "0>1 16 reversis_made"}));
  EXPECT_EQ(party(hand), Words{});
  EXPECT_TRUE(scored(hand).complete()) << "without points";
  EXPECT_EQ(scores_of(scored(hand).postings, kSeats), (Scores{-21, 64, -16, -32})) << "seat 0 dealt";
}

TEST(ReversisScore, AReversisMadeTakesThePotIfItsMakerPlayedTheQuinolaInNineTricks) {  // [reversis R14]
  Tricks own = nine_of_seat_1("1", "1");
  own[3] = "1 JH@1";
  EXPECT_EQ(after_the_refunds(reversis(own), {.before = {{55, 55}, 2}}),
            (Words{"2>1 16 reversis_made", "3>1 32 reversis_made", "0>1 16 reversis_made", "pot2>1 60 pot_taken"}));
  EXPECT_EQ(scored(reversis(own), {.before = {{55, 55}, 2}}).after, (State{{55}, 2}));
  EXPECT_EQ(scored(reversis(own)).after, (State{{25}, 0})) << "a new one, as it was the last";
  Tricks late = nine_of_seat_1("1 JH@1", "1");
  late[3] = "1";
  EXPECT_EQ(after_the_refunds(reversis(late)).size(), 3U) << "played in the tenth trick it brings no pot";
}

TEST(ReversisScore, AReversisBrokenPays64ToWhoTookTheFirstLostTrick) {  // [reversis R15]
  EXPECT_EQ(after_the_refunds(reversis(nine_of_seat_1("2", "3"))), Words{"1>2 64 reversis_broken"});
  EXPECT_EQ(after_the_refunds(reversis(nine_of_seat_1("1", "3"))), Words{"1>3 64 reversis_broken"});
  EXPECT_EQ(after_the_refunds(reversis(nine_of_seat_1("3", "1"))), Words{"1>3 64 reversis_broken"});
  EXPECT_EQ(party(reversis(nine_of_seat_1("2", "3"))), Words{});
}

TEST(ReversisScore, BrokenByTheQuinolaItPays54) {  // [reversis R15]
  Tricks tricks = nine_of_seat_1("2 JH@2", "2");
  tricks[3] = "1";
  EXPECT_EQ(after_the_refunds(reversis(tricks)), Words{"1>2 54 reversis_broken"});
  tricks[10] = "1";
  tricks[11] = "2 JH@2";
  EXPECT_EQ(after_the_refunds(reversis(tricks)), Words{"1>2 54 reversis_broken"});
  tricks[10] = "2";
  EXPECT_EQ(after_the_refunds(reversis(tricks)), Words{"1>2 64 reversis_broken"}) << "it won the second lost trick";
  tricks[10] = "2 JH@3 /S";
  tricks[11] = "2";
  EXPECT_EQ(after_the_refunds(reversis(tricks)), Words{"1>2 64 reversis_broken"}) << "it only lies in the trick";
}

TEST(ReversisScore, BrokenWithTheQuinolaPlayedItCostsOneRemise) {  // [reversis R15]
  Tricks tricks = nine_of_seat_1("2", "3");
  tricks[3] = "1 JH@1";
  EXPECT_EQ(after_the_refunds(reversis(tricks)), (Words{"1>2 64 reversis_broken", "1>pot1 25 remise"}));
  EXPECT_EQ(after_the_refunds(reversis(tricks), {.before = {{50}, 1}}),
            (Words{"1>2 64 reversis_broken", "1>pot2 55 remise"}));
  EXPECT_EQ(after_the_refunds(reversis(nine_of_seat_1("2", "3"))).size(), 1U) << "another played it";
}

TEST(ReversisScore, AReversisIsNotSettledBeforeItIsKnownWhereTheQuinolaWas) {  // [reversis R14] [reversis R15]
  Tricks tricks = nine_of_seat_1("2", "3");
  tricks[3] = "1";
  EXPECT_EQ(missing(reversis(tricks)), Words{"honours"}) << "the talon that was entered does not have it";
  Hand hand = reversis(tricks);
  hand.talon.clear();
  EXPECT_EQ(missing(hand), Words{"points"});
  hand.points = {0, 30, 6, 0};
  EXPECT_EQ(missing(hand), Words{}) << "four points in the talon may be the J♥ and a king";
  EXPECT_EQ(after_the_refunds(hand), Words{"1>2 64 reversis_broken"});
  hand.points = {0, 34, 6, 0};
  EXPECT_EQ(missing(hand), Words{"honours"}) << "none: it fell somewhere and was forgotten";
  hand.points = {0, 29, 6, 0};
  EXPECT_EQ(missing(hand), Words{}) << "five may be the J♥ and the A♥, of which nobody took note either";
}

// ---- the espagnolette

// Seat 2 had all aces and threw each of them; the J♥ and three kings are in the talon. Seats 0 and 2 took nothing.
// Piles: 16 for the aces, a king, four queens, three jacks: 30.
Hand four_aces(const Tricks& more = {}, games::Counts points = {0, 16, 0, 14}) {
  Tricks tricks{{1, "1 AC@2"}, {2, "1 AD@2"}, {3, "1"}, {4, "1"},  {5, "3 AH@2"}, {6, "3"},
                {7, "1 AS@2"}, {8, "1"},      {9, "3"}, {10, "3"}, {11, "3"}};
  for (const auto& [k, text] : more) tricks[k] = text;
  return entered(tricks, "JH KC KD KH", points);
}

TEST(ReversisScore, FourAcesOfWhichTheFirstWasThrownProveTheEspagnolette) {  // [reversis R16]
  EXPECT_EQ(party(four_aces()), Words{"1>2 14 party"}) << "4 + 10, though seat 0, the dealer, has nothing either";
  const Hand third = four_aces({{7, "1"}, {11, "3 AS@2"}}, {0, 12, 0, 18});
  EXPECT_EQ(party(third), Words{"3>2 14 party"}) << "the others may fall at any time";
}

TEST(ReversisScore, FourAcesOfWhichTheFirstFollowedProveNothing) {  // [reversis R16]
  Hand hand = four_aces({{1, "2 AC@2"}, {2, "1"}, {3, "1 AD@2"}}, {0, 12, 4, 14});
  EXPECT_EQ(party(hand), Words{"3>0 14 party"}) << "seat 2 may have been void whenever it threw one";
  EXPECT_EQ(party(on_espagnolette(hand, 2)), Words{"2>0 28 party"}) << "so it has to be entered";
}

TEST(ReversisScore, ADiscardBeforeACardOfTheSuitLedProvesTheEspagnolette) {  // [reversis R16]
  // Three aces and the J♥; the A♠ came after a spade was led to the third trick.
  const Tricks tricks{{1, "2 AC@2"}, {2, "1"}, {3, "1 AD@2 /S"}, {4, "1"},  {5, "3 JH@2 /C"}, {6, "3"},
                      {7, "1 AS@2"}, {8, "1"}, {9, "3"},         {10, "3"}, {11, "3"}};
  EXPECT_EQ(party(entered(tricks, "AH KC KD KH", {0, 12, 4, 11})), Words{"2>0 34 party"}) << "it failed in trick 1";
  Tricks open = tricks;
  open[3] = "1 AD@2";
  EXPECT_EQ(party(entered(open, "AH KC KD KH", {0, 12, 4, 11})), Words{"1>0 17 party"})
      << "clubs may have been led, and its only one was gone";
}

TEST(ReversisScore, ARevokeOfAnybodyElseIsOnlyNoted) {  // [reversis R16]
  Hand hand = with_quinola({{1, "1 JH@1 5C@2 /H"}, {2, "1 6H@2"}});
  const auto result = scored(hand);
  ASSERT_EQ(result.notes.size(), 1U);
  EXPECT_EQ(result.notes[0].seat, Seat{2});
  EXPECT_EQ(result.notes[0].trick, 1);
  EXPECT_EQ(specials(hand), Words{});
}

TEST(ReversisScore, ARevokeOnTheLastTwoTricksIsNoEspagnolette) {  // [reversis R16]
  // Seat 2 has four aces, follows with the first three and keeps a spade from the tenth trick.
  const Tricks tricks{{1, "2 AC@2"}, {2, "2 AD@2"}, {3, "2 AS@2"}, {4, "1"},          {5, "1"},      {6, "3"},
                      {7, "3"},      {8, "0"},      {9, "3"},      {10, "3 AH@2 /S"}, {11, "3 9S@2"}};
  const Hand hand = entered(tricks, "JH KC KD KH", {2, 6, 12, 10});
  const auto result = scored(hand);
  ASSERT_EQ(result.notes.size(), 1U);
  EXPECT_EQ(result.notes[0].trick, 10);
  EXPECT_EQ(party(hand), Words{"2>0 28 party"}) << "with most points, as anybody";
}

TEST(ReversisScore, ASeatThatCannotHaveUndertakenItIsRefused) {  // [reversis R16]
  EXPECT_EQ(refused_at(on_espagnolette(four_aces(), 1)), Words{"/espagnolette"}) << "seat 2 has the aces";
  EXPECT_EQ(refused_at(on_espagnolette(kThrown, 3)), Words{"/espagnolette"}) << "they are in the talon";
}

TEST(ReversisScore, AnEspagnoletteMadeWinsThePartyAndKeepsAcesQuinolaPotAndClaims) {  // [reversis R17]
  const Tricks tricks{{1, "1 AC@2 /S"}, {2, "1 AD@2 /C"}, {3, "1"},      {4, "1"},       {5, "3 JH@2 /C"}, {6, "3"},
                      {7, "1 AS@2"},    {8, "1"},         {9, "3 AH@3"}, {10, "3 AH@3"}, {11, "3"}};
  Tricks led = tricks;
  led[9] = "3";  // it was the tenth that seat 3 led the A♥ to
  const Hand hand = entered(led, "KC KD KH QC", {0, 14, 0, 15});
  EXPECT_EQ(payments(claiming(hand, "AH")),
            (Words{"0>pot1 5 ante", "1>2 1 ace_discarded", "1>2 2 ace_discarded", "3>2 5 quinola_discarded",
                   "pot1>2 25 pot_taken", "1>2 1 ace_discarded", "3>2 15 party", "3>2 1 ace_claimed", "0>pot1 10 ante",
                   "1>pot1 5 ante", "2>pot1 5 ante", "3>pot1 5 ante"}));
}

TEST(ReversisScore, AnEspagnoletteThatFailsLosesThePartyAndPaysBackDouble) {  // [reversis R18]
  // Seat 2 throws A♣, A♦ and the J♥, wins the eighth trick, and its spade forces the A♠ of seat 3.
  const Tricks tricks{{1, "1 AC@2 /S"}, {2, "1 AD@2 /C"}, {3, "1"},      {4, "1"},  {5, "3 JH@2 /C"}, {6, "3"},
                      {7, "3 AH@2"},    {8, "2 3S@2"},    {9, "3 AS@3"}, {10, "3"}, {11, "1"}};
  const Hand hand = entered(tricks, "KC KD KH QC", {0, 12, 0, 17});
  EXPECT_EQ(payments(hand, {.before = {{50}, 1}}),
            (Words{"0>pot1 5 ante", "1>2 1 ace_discarded", "1>2 2 ace_discarded", "3>2 5 quinola_discarded",
                   "pot1>2 55 pot_taken", "3>2 1 ace_discarded", "3>2 1 ace_followed", "2>1 2 espagnolette_paid_back",
                   "2>1 4 espagnolette_paid_back", "2>3 10 espagnolette_paid_back", "2>pot1 55 pot_returned",
                   "2>3 2 espagnolette_paid_back", "2>3 2 espagnolette_paid_back", "2>pot2 55 remise", "2>0 30 party"}))
      << "4 + 11, across";
  EXPECT_EQ(scored(hand, {.before = {{50}, 1}}).after, (State{{55, 55}, 2}));
  EXPECT_EQ(scored(hand).after, (State{{50}, 1})) << "no new pot: the old one is back, and doubled";
}

TEST(ReversisScore, NoPotWonNoRemise) {  // [reversis R18]
  const Hand hand = four_aces({{9, "2"}}, {0, 16, 3, 11});
  EXPECT_EQ(specials(hand),
            (Words{"1>2 1 ace_discarded", "1>2 2 ace_discarded", "3>2 1 ace_discarded", "1>2 1 ace_discarded",
                   "2>1 2 espagnolette_paid_back", "2>1 4 espagnolette_paid_back", "2>3 2 espagnolette_paid_back",
                   "2>1 2 espagnolette_paid_back"}));
  EXPECT_EQ(party(hand), Words{"2>0 28 party"});
}

TEST(ReversisScore, ATrickBeforeTheRevokeFailsItToo) {  // [reversis R18]
  const Hand hand =
      four_aces({{1, "2 9C@2 8C@1"}, {2, "1"}, {3, "1 AC@2 /D"}, {4, "1 AD@2"}, {10, "0"}, {11, "0"}}, {5, 14, 0, 11});
  EXPECT_EQ(party(hand), Words{"2>0 28 party"}) << "the best of the other three has 5; seat 2 has fewer";
}

TEST(ReversisScore, AnothersReversisIsPaidWholeByTheEspagnolette) {  // [reversis R19]
  const Tricks all_of_1{{1, "1 AC@2"}, {2, "1 AD@2"}, {3, "1"}, {4, "1 JH@1"}, {5, "1 AH@2"}, {6, "1"},
                        {7, "1 AS@2"}, {8, "1"},      {9, "1"}, {10, "1"},     {11, "1"}};
  EXPECT_EQ(after_the_refunds(entered(all_of_1, "2C 3C 4C 5C", {})),
            (Words{"2>1 64 reversis_made", "pot1>1 25 pot_taken"}));
}

TEST(ReversisScore, ABrokenReversisLeavesTheEspagnoletteWithoutPenalty) {  // [reversis R20]
  for (const std::string tenth : {"2", "3"}) {
    const Tricks tricks{{1, "1 AC@2"}, {2, "1 AD@2"}, {3, "1"}, {4, "1"},    {5, "1 AH@2"}, {6, "1"},
                        {7, "1 AS@2"}, {8, "1"},      {9, "1"}, {10, tenth}, {11, tenth}};
    EXPECT_EQ(after_the_refunds(entered(tricks, "JH 2C 3C 4C", {})), Words{"1>" + tenth + " 64 reversis_broken"});
    EXPECT_EQ(party(entered(tricks, "JH 2C 3C 4C", {})), Words{});
  }
}

// ---- the end

TEST(ReversisScore, TheGameIsOverAfterItsHandsOrWhenThePlayersStop) {  // [reversis R21]
  EXPECT_FALSE(scored(kQuiet).over);
  EXPECT_FALSE(scored(kQuiet, {.rules = {.hands = 3}}).over);
  EXPECT_TRUE(scored(kQuiet, {.rules = {.hands = 2}}).over) << "it is the second";
  Hand half = kQuiet;
  half.tricks.resize(10);
  EXPECT_FALSE(scored(half, {.rules = {.hands = 2}}).over);
}

TEST(ReversisScore, PotsLeftAreSharedEvenlyAndTheRestGoesOneByOneFromTheDealerOn) {  // [reversis R21]
  const Rules rules{.hands = 2, .final_pots = FinalPots::kSplit};
  const auto last = scored(kQuiet, {.rules = rules, .dealer = 2, .before = {{55, 62}, 2}});  // 117 and 5 are 122
  const Scores split = scores_of(last.postings, kSeats);
  EXPECT_EQ(split, (Scores{30 + 20, 30, 31 - 5, 31 - 20}));
  EXPECT_TRUE(last.after.pots.empty());
  const auto stays = scored(kQuiet, {.rules = {.hands = 2}, .dealer = 2, .before = {{55, 62}, 2}});
  EXPECT_EQ(stays.after.pots, (std::vector<Amount>{55, 67}));
}

}  // namespace
}  // namespace nullo::reversis
