#include "core/seat.h"

#include <gtest/gtest.h>

#include "core/seat_set.h"
#include "core/trick.h"

namespace nullo {
namespace {

TEST(Seat, TheDealPassesToTheLeftAndAroundTheTable) {
  EXPECT_EQ(Seat{0}.left(4), Seat{1});
  EXPECT_EQ(Seat{3}.left(4), Seat{0});
  EXPECT_EQ(Seat{0}.right(4), Seat{3});
  EXPECT_EQ(Seat{1}.left(4, 2), Seat{3});
  EXPECT_EQ(Seat{9}.left(10), Seat{0});
}

TEST(PerSeat, ComparesOnlyTheSeatsThereAre) {
  PerSeat<int> three(3, 7);
  EXPECT_EQ(three, (PerSeat<int>{7, 7, 7}));
  EXPECT_NE(three, (PerSeat<int>{7, 7}));
  EXPECT_TRUE(PerSeat<int>{}.empty());
}

TEST(SeatSet, ListsItsSeatsClockwise) {
  SeatSet seats;
  seats.insert(Seat{3});
  seats.insert(Seat{0});
  EXPECT_EQ(seats.list(), (std::vector{Seat{0}, Seat{3}}));
  EXPECT_EQ(seats.front(), Seat{0});
  seats.erase(Seat{0});
  EXPECT_EQ(seats.size(), 1);
}

TEST(Trick, TheHighestCardOfTheSuitLedWins) {
  const auto place = [](std::initializer_list<const char*> cards) {
    std::vector<NotedCard> play;
    for (const char* text : cards) play.push_back({*parse_card(text), std::nullopt});
    return winning_place(play);
  };
  EXPECT_EQ(place({"7H", "3H", "AS", "9H"}), 3);
  EXPECT_EQ(place({"2C", "AD", "AH", "AS"}), 0);  // nobody followed
  EXPECT_EQ(place({"TD", "JD", "AD", "KD"}), 2);
}

}  // namespace
}  // namespace nullo
