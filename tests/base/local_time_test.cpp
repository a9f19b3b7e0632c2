#include "base/local_time.h"

#include <gtest/gtest.h>

#include "support/environment.h"

namespace nullo {
namespace {

TEST(LocalTime, BelongsToTheEveningBeforeUntilSixInTheMorning) {
  const testing::Environment zone{"TZ", "Europe/Berlin"};
  EXPECT_EQ(evening_of("2026-11-21T18:30:00Z"), "2026-11-21");
  EXPECT_EQ(evening_of("2026-11-22T04:59:59Z"), "2026-11-21");
  EXPECT_EQ(evening_of("2026-11-22T05:00:00Z"), "2026-11-22");
  EXPECT_EQ(evening_of("2027-01-01T00:30:00Z"), "2026-12-31");
  // The nights in which the clock is put forward and back.
  EXPECT_EQ(evening_of("2026-03-29T01:30:00Z"), "2026-03-28");
  EXPECT_EQ(evening_of("2026-03-29T04:00:00Z"), "2026-03-29");
  EXPECT_EQ(evening_of("2026-10-25T02:30:00Z"), "2026-10-24");
  EXPECT_EQ(evening_of(""), "");
  EXPECT_EQ(evening_of("yesterday"), "");
}

TEST(LocalTime, OfADayBeginsAtAnHourOfIt) {
  const testing::Environment zone{"TZ", "Europe/Berlin"};
  EXPECT_EQ(day_begins(2026, 11, 21), "2026-11-20T23:00:00Z");
  EXPECT_EQ(day_begins(2026, 11, 21, kMorning), "2026-11-21T05:00:00Z");
  EXPECT_EQ(day_begins(2026, 3, 29, kMorning), "2026-03-29T04:00:00Z");
  EXPECT_EQ(day_begins(2026, 12, 32, kMorning), "2027-01-01T05:00:00Z");
}

}  // namespace
}  // namespace nullo
