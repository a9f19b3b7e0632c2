// What Hearts counts for the statistics: hands worked out by hand, and that the form of entry makes no difference.
#include <optional>
#include <random>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/hearts/hands.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::hearts {
namespace {

using testing::card;
using testing::deal_by;
using testing::expect_declared;
using testing::tallied;
using testing::Tallies;

Hand hearts_sum(games::Counts hearts, int queen, std::optional<MoonChoice> choice = std::nullopt) {
  Hand hand;
  hand.summary = Summary{.hearts = hearts, .captured = {{card("QS"), Seat{queen}}}};
  hand.moon_choice = choice;
  return hand;
}

TEST(FiguresOfHearts, CountHeartsAndTheQueen) {
  EXPECT_EQ(tallied(Rules{}, deal_by(0), hearts_sum({5, 8, 0, 0}, 2)),
            (Tallies{{{0, "hearts"}, 5}, {{1, "hearts"}, 8}, {{2, "queens"}, 1}, {{3, "clean_hands"}, 1}}));
}

TEST(FiguresOfHearts, KnowWhoShotTheMoonAndWhoSufferedIt) {
  for (const auto choice : {MoonChoice::kAdd, MoonChoice::kSubtract}) {
    const Tallies counts = tallied(Rules{}, deal_by(0), hearts_sum({0, 0, 13, 0}, 2, choice));
    EXPECT_EQ(counts.at({2, "moons_shot"}), 1);
    for (const int seat : {0, 1, 3}) EXPECT_EQ(counts.at({seat, "moons_suffered"}), 1);
    EXPECT_EQ(counts.count({2, "moons_suffered"}), 0U);
  }
}

TEST(FiguresOfHearts, KnowWhoMissedTheMoonByACard) {
  EXPECT_EQ(tallied(Rules{}, deal_by(0), hearts_sum({12, 1, 0, 0}, 0)).at({0, "moons_missed"}), 1);
  EXPECT_EQ(tallied(Rules{}, deal_by(0), hearts_sum({13, 0, 0, 0}, 1)).at({0, "moons_missed"}), 1);
  EXPECT_EQ(tallied(Rules{}, deal_by(0), hearts_sum({11, 2, 0, 0}, 0)).count({0, "moons_missed"}), 0U);
}

RC_GTEST_PROP(Figures, OfHeartsDoNotDependOnHowAHandIsEntered, ()) {
  std::mt19937 random{*rc::gen::arbitrary<std::uint32_t>()};
  const Rules rules{.moon = Moon::kAdd};
  games::Deal deal = deal_by(2);
  deal.totals = PerSeat<Amount>(4);
  const auto favoured = *rc::gen::arbitrary<bool>() ? std::optional{Seat{1}} : std::nullopt;
  const testing::HeartsWays ways = testing::HeartsHand{random, rules, deal, favoured}.ways();
  const Tallies played = tallied(rules, deal, ways.play);
  RC_ASSERT(tallied(rules, deal, ways.seen) == played);
  RC_ASSERT(tallied(rules, deal, ways.summary) == played);
  Amount all = 0;
  for (const auto& [whose, amount] : played) all += whose.second == "hearts" ? amount : 0;
  RC_ASSERT(all == 13);
  expect_declared(rules, played);
}

}  // namespace
}  // namespace nullo::hearts
