// What each game counts for the statistics: hands worked out by hand, and that the form of entry makes no difference.
#include "games/figures.h"

#include <map>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/briscola/briscola.h"
#include "games/ecarte/ecarte.h"
#include "games/fuenfzehnern/fuenfzehnern.h"
#include "games/hearts/hands.h"
#include "games/registry.h"
#include "games/reversis/hands.h"
#include "games/tetka/hands.h"
#include "support/trick_game_hands.h"

namespace nullo::games {
namespace {

using testing::card;
using testing::deal_by;

using SeatCounts = games::Counts;  // of seats; the tests' own are of figures

// "tetkas" of seat 1 as {1, "tetkas"}.
using Counts = std::map<std::pair<int, std::string>, Amount>;

template <class Own>
Counts counted(const Rules& rules, const Deal& deal, const Own& own) {
  const Hand hand = Hand::of(own);
  const auto scored = score(rules, deal, initial(rules, deal.seats), hand);
  EXPECT_TRUE(scored.complete());
  Counts counts;
  for (const Tally& tally : tally(rules, deal, hand, scored))
    counts[{tally.seat.index(), std::string{tally.key}}] += tally.amount;
  std::erase_if(counts, [](const auto& one) { return one.second == 0; });
  return counts;
}

void expect_declared(const Rules& rules, const Counts& counts) {
  const std::span<const Figure> declared = figures(info(rules).id);
  for (const auto& one : counts) {
    const std::string& key = one.first.second;
    EXPECT_TRUE(std::ranges::any_of(declared, [&key](const Figure& each) { return each.key == key; })) << key;
  }
}

TEST(FiguresOfTetka, AreWhatTheHandWasMarkedFor) {
  tetka::Hand hand;
  hand.bum_card = card("7C");
  hand.summary = tetka::Summary{.tricks = {4, 3, 3, 3},
                                .bum_trick = Seat{1},
                                .last_trick = Seat{2},
                                .captured = {{card("7C"), Seat{0}},
                                             {card("QC"), Seat{1}},
                                             {card("QD"), Seat{1}},
                                             {card("QH"), Seat{2}},
                                             {card("QS"), Seat{0}}}};
  EXPECT_EQ(counted(tetka::Rules{}, deal_by(0), hand), (Counts{{{0, "bum_cards"}, 1},
                                                               {{0, "queens"}, 1},
                                                               {{0, "most_tricks"}, 1},
                                                               {{1, "tetkas"}, 1},
                                                               {{1, "queens"}, 1},
                                                               {{1, "bum_tricks"}, 1},
                                                               {{2, "queens"}, 1},
                                                               {{2, "last_tricks"}, 1},
                                                               {{3, "clean_hands"}, 1}}));
}

hearts::Hand hearts_sum(games::Counts hearts, int queen, std::optional<hearts::MoonChoice> choice = std::nullopt) {
  hearts::Hand hand;
  hand.summary = hearts::Summary{.hearts = hearts, .captured = {{card("QS"), Seat{queen}}}};
  hand.moon_choice = choice;
  return hand;
}

TEST(FiguresOfHearts, CountHeartsAndTheQueen) {
  EXPECT_EQ(counted(hearts::Rules{}, deal_by(0), hearts_sum({5, 8, 0, 0}, 2)),
            (Counts{{{0, "hearts"}, 5}, {{1, "hearts"}, 8}, {{2, "queens"}, 1}, {{3, "clean_hands"}, 1}}));
}

TEST(FiguresOfHearts, KnowWhoShotTheMoonAndWhoSufferedIt) {
  for (const auto choice : {hearts::MoonChoice::kAdd, hearts::MoonChoice::kSubtract}) {
    const Counts counts = counted(hearts::Rules{}, deal_by(0), hearts_sum({0, 0, 13, 0}, 2, choice));
    EXPECT_EQ(counts.at({2, "moons_shot"}), 1);
    for (const int seat : {0, 1, 3}) EXPECT_EQ(counts.at({seat, "moons_suffered"}), 1);
    EXPECT_EQ(counts.count({2, "moons_suffered"}), 0U);
  }
}

TEST(FiguresOfHearts, KnowWhoMissedTheMoonByACard) {
  EXPECT_EQ(counted(hearts::Rules{}, deal_by(0), hearts_sum({12, 1, 0, 0}, 0)).at({0, "moons_missed"}), 1);
  EXPECT_EQ(counted(hearts::Rules{}, deal_by(0), hearts_sum({13, 0, 0, 0}, 1)).at({0, "moons_missed"}), 1);
  EXPECT_EQ(counted(hearts::Rules{}, deal_by(0), hearts_sum({11, 2, 0, 0}, 0)).count({0, "moons_missed"}), 0U);
}

// Winners of the eleven tricks; the Quinola was played to the first.
reversis::Hand reversis_hand(const std::array<int, 11>& winners, Seat quinola_by, std::optional<Suit> led,
                             std::vector<Card> talon, games::Counts points) {
  reversis::Hand hand;
  for (const int winner : winners) hand.tricks.emplace_back().winner = Seat{winner};
  hand.tricks[0].cards.push_back({reversis::kQuinola, quinola_by});
  hand.tricks[0].led = led;
  hand.talon = std::move(talon);
  hand.points = points;
  return hand;
}

const std::vector<Card> kAces{card("AC"), card("AD"), card("AH"), card("AS")};

TEST(FiguresOfReversis, KnowTheQuinolaThrownAndThePotItWon) {
  // Dealt by seat 0, led by seat 1; the party: seat 0 has 2 points, seat 3 has 9.
  const reversis::Hand hand =
      reversis_hand({2, 1, 1, 2, 2, 1, 3, 3, 3, 0, 0}, Seat{3}, Suit::kSpades, kAces, {2, 5, 8, 9});
  EXPECT_EQ(
      counted(reversis::Rules{}, deal_by(0), hand),
      (Counts{{{3, "quinolas_placed"}, 1}, {{3, "pots_won"}, 1}, {{0, "parties_won"}, 1}, {{3, "parties_lost"}, 1}}));
}

TEST(FiguresOfReversis, KnowTheQuinolaForcedAndItsRemise) {
  const reversis::Hand hand =
      reversis_hand({2, 1, 1, 2, 2, 1, 3, 3, 3, 0, 0}, Seat{3}, Suit::kHearts, kAces, {2, 5, 8, 9});
  EXPECT_EQ(
      counted(reversis::Rules{}, deal_by(0), hand),
      (Counts{{{3, "quinolas_forced"}, 1}, {{3, "remises"}, 1}, {{0, "parties_won"}, 1}, {{3, "parties_lost"}, 1}}));
}

TEST(FiguresOfReversis, ForgetWhatAReversisGivesBack) {
  const reversis::Hand made =
      reversis_hand({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, Seat{3}, Suit::kHearts, kAces, {0, 24, 0, 0});
  EXPECT_EQ(counted(reversis::Rules{}, deal_by(0), made), (Counts{{{1, "reversis_made"}, 1}}));
  const reversis::Hand broken =
      reversis_hand({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2}, Seat{3}, Suit::kHearts, kAces, {0, 20, 4, 0});
  EXPECT_EQ(counted(reversis::Rules{}, deal_by(0), broken),
            (Counts{{{1, "reversis_failed"}, 1}, {{2, "reversis_broken"}, 1}}));
}

RC_GTEST_PROP(Figures, OfTetkaDoNotDependOnHowAHandIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const testing::TetkaWays ways = testing::random_hand(random, 1);
  const Counts played = counted(tetka::Rules{}, deal_by(1), ways.play);
  RC_ASSERT(counted(tetka::Rules{}, deal_by(1), ways.seen) == played);
  RC_ASSERT(counted(tetka::Rules{}, deal_by(1), ways.summary) == played);
  expect_declared(tetka::Rules{}, played);
}

RC_GTEST_PROP(Figures, OfHeartsDoNotDependOnHowAHandIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const hearts::Rules rules{.moon = hearts::Moon::kAdd};
  Deal deal = deal_by(2);
  deal.totals = PerSeat<Amount>(4);
  const auto favoured = *rc::gen::arbitrary<bool>() ? std::optional{Seat{1}} : std::nullopt;
  const testing::HeartsWays ways = testing::HeartsHand{random, rules, deal, favoured}.ways();
  const Counts played = counted(rules, deal, ways.play);
  RC_ASSERT(counted(rules, deal, ways.seen) == played);
  RC_ASSERT(counted(rules, deal, ways.summary) == played);
  Amount all = 0;
  for (const auto& [whose, amount] : played) all += whose.second == "hearts" ? amount : 0;
  RC_ASSERT(all == 13);
  expect_declared(rules, played);
}

RC_GTEST_PROP(Figures, OfReversisDoNotDependOnHowAHandIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const Deal deal = deal_by(3);
  const testing::ReversisWays ways = testing::ReversisHand{random, deal}.ways();
  const Counts played = counted(reversis::Rules{}, deal, ways.play);
  RC_ASSERT(counted(reversis::Rules{}, deal, ways.seen) == played);
  RC_ASSERT(counted(reversis::Rules{}, deal, ways.points) == played);
  expect_declared(reversis::Rules{}, played);
}

TEST(FiguresOfBriscola, CountHandsAcesAndThrees) {
  briscola::Hand hand;
  hand.points = SeatCounts{95, 25};
  EXPECT_EQ(counted(briscola::Rules{}, testing::deal_at(2, 0), hand),
            (Counts{{{0, "hands_won"}, 1}, {{0, "big_hands"}, 1}}));
  hand.points = SeatCounts{50, 70};
  EXPECT_EQ(counted(briscola::Rules{}, testing::deal_at(4, 0), hand),
            (Counts{{{1, "hands_won"}, 1}, {{3, "hands_won"}, 1}}));
  hand.points = SeatCounts{60, 60};
  EXPECT_EQ(counted(briscola::Rules{}, testing::deal_at(4, 0), hand), Counts{});
}

TEST(FiguresOfEcarte, CountKingsTricksAndRefusals) {
  ecarte::Hand hand;
  hand.upcard = card("9H");
  hand.king_shown = Seat{0};
  hand.refused = Seat{1};
  hand.summary = SeatCounts{5, 0};
  EXPECT_EQ(counted(ecarte::Rules{}, testing::deal_at(2, 0), hand), (Counts{{{0, "kings_shown"}, 1},
                                                                            {{0, "hands_won"}, 1},
                                                                            {{0, "all_tricks"}, 1},
                                                                            {{0, "vulnerable"}, 1},
                                                                            {{1, "refusals"}, 1}}));
}

TEST(FiguresOfFuenfzehnern, CountHandsAboveAtAndWithoutPoints) {
  fuenfzehnern::Hand hand;
  hand.points = SeatCounts{25, 15, 20, 0};
  EXPECT_EQ(counted(fuenfzehnern::Rules{}, testing::deal_at(4, 0), hand),
            (Counts{{{0, "above"}, 1}, {{1, "exact"}, 1}, {{2, "above"}, 1}, {{3, "empty"}, 1}}));
}

}  // namespace
}  // namespace nullo::games
