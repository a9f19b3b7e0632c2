// What Reversis counts for the statistics: hands worked out by hand, and that the form of entry makes no difference.
#include <array>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/reversis/hands.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::reversis {
namespace {

using testing::card;
using testing::deal_by;
using testing::expect_declared;
using testing::tallied;
using testing::Tallies;

// Winners of the eleven tricks; the Quinola was played to the first.
Hand reversis_hand(const std::array<int, 11>& winners, Seat quinola_by, std::optional<Suit> led,
                   std::vector<Card> talon, games::Counts points) {
  Hand hand;
  for (const int winner : winners) hand.tricks.emplace_back().winner = Seat{winner};
  hand.tricks[0].cards.push_back({kQuinola, quinola_by});
  hand.tricks[0].led = led;
  hand.talon = std::move(talon);
  hand.points = points;
  return hand;
}

const std::vector<Card> kAcesOut{card("AC"), card("AD"), card("AH"), card("AS")};

TEST(FiguresOfReversis, KnowTheQuinolaThrownAndThePotItWon) {
  // Dealt by seat 0, led by seat 1; the party: seat 0 has 2 points, seat 3 has 9.
  const Hand hand = reversis_hand({2, 1, 1, 2, 2, 1, 3, 3, 3, 0, 0}, Seat{3}, Suit::kSpades, kAcesOut, {2, 5, 8, 9});
  EXPECT_EQ(
      tallied(Rules{}, deal_by(0), hand),
      (Tallies{{{3, "quinolas_placed"}, 1}, {{3, "pots_won"}, 1}, {{0, "parties_won"}, 1}, {{3, "parties_lost"}, 1}}));
}

TEST(FiguresOfReversis, KnowTheQuinolaForcedAndItsRemise) {
  const Hand hand = reversis_hand({2, 1, 1, 2, 2, 1, 3, 3, 3, 0, 0}, Seat{3}, Suit::kHearts, kAcesOut, {2, 5, 8, 9});
  EXPECT_EQ(
      tallied(Rules{}, deal_by(0), hand),
      (Tallies{{{3, "quinolas_forced"}, 1}, {{3, "remises"}, 1}, {{0, "parties_won"}, 1}, {{3, "parties_lost"}, 1}}));
}

TEST(FiguresOfReversis, ForgetWhatAReversisGivesBack) {
  const Hand made = reversis_hand({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, Seat{3}, Suit::kHearts, kAcesOut, {0, 24, 0, 0});
  EXPECT_EQ(tallied(Rules{}, deal_by(0), made), (Tallies{{{1, "reversis_made"}, 1}}));
  const Hand broken = reversis_hand({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2}, Seat{3}, Suit::kHearts, kAcesOut, {0, 20, 4, 0});
  EXPECT_EQ(tallied(Rules{}, deal_by(0), broken), (Tallies{{{1, "reversis_failed"}, 1}, {{2, "reversis_broken"}, 1}}));
}

RC_GTEST_PROP(Figures, OfReversisDoNotDependOnHowAHandIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const games::Deal deal = deal_by(3);
  const testing::ReversisWays ways = testing::ReversisHand{random, deal}.ways();
  const Tallies played = tallied(Rules{}, deal, ways.play);
  RC_ASSERT(tallied(Rules{}, deal, ways.seen) == played);
  RC_ASSERT(tallied(Rules{}, deal, ways.points) == played);
  expect_declared(Rules{}, played);
}

}  // namespace
}  // namespace nullo::reversis
