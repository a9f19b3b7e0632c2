// What Put and Take counts for the statistics: hands worked out by hand.
#include <gtest/gtest.h>

#include "games/put_and_take/put_and_take.h"
#include "games/tallied.h"
#include "support/cards.h"

namespace nullo::put_and_take {
namespace {

using testing::tallied;
using testing::Tallies;

games::Deal deal_of_two() {
  games::Deal deal = testing::deal_at(2, 0);
  deal.totals = {100, 100};
  return deal;
}

Hand without_matches() {
  Hand hand;
  hand.put.matches.assign(kTurns, games::Counts(2, 0));
  hand.take.matches.assign(kTurns, games::Counts(2, 0));
  return hand;
}

TEST(FiguresOfPutAndTake, CountCardsThatCostAndThatPaidAndWhatIsLeft) {
  Hand hand = without_matches();
  hand.put.matches[1][Seat{1}] = 2;   // puts 4
  hand.take.matches[0][Seat{1}] = 1;  // takes 1; the dealer takes the other 3
  const Tallies tallies = tallied(Rules{}, deal_of_two(), hand);
  EXPECT_EQ(tallies, (Tallies{{{1, "put"}, 1}, {{1, "taken"}, 1}, {{0, "pots_kept"}, 1}}));
  testing::expect_declared(Rules{}, tallies);
}

TEST(FiguresOfPutAndTake, CountADebtOfTheDealer) {
  Hand hand = without_matches();
  hand.put.matches[0][Seat{1}] = 1;   // puts 1
  hand.take.matches[4][Seat{1}] = 1;  // takes 5, of which the pot has 1
  const Tallies tallies = tallied(Rules{}, deal_of_two(), hand);
  EXPECT_EQ(tallies, (Tallies{{{1, "put"}, 1}, {{1, "taken"}, 1}, {{0, "dealer_paid"}, 1}}));
}

}  // namespace
}  // namespace nullo::put_and_take
