#include "app/period.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/local_time.h"

namespace nullo::app {
namespace {

TEST(ATime, ThatIsEverHasNoLimits) {
  EXPECT_EQ(bounds_of("", "2026-11-21T20:00:00Z").from, "");
  EXPECT_EQ(bounds_of("", "2026-11-21T20:00:00Z").until, "");
}

// At this time of the day here, whatever zone this runs in.
std::string utc_of(std::string_view local) {
  for (int quarter = 0; quarter < 4 * 24 * 3; ++quarter) {
    std::string utc =
        fmt::format("2026-11-{:02}T{:02}:{:02}:00Z", 20 + quarter / 96, quarter / 4 % 24, quarter % 4 * 15);
    if (local_time(utc) == local) return utc;
  }
  return {};
}

TEST(ATime, OfThisEveningGoesOnBehindMidnight) {
  EXPECT_EQ(bounds_of("evening", utc_of("2026-11-21 22:00")).from, day_begins(2026, 11, 21));
  EXPECT_EQ(bounds_of("evening", utc_of("2026-11-21 02:00")).from, day_begins(2026, 11, 20));
}

TEST(ATime, OfAYearBeginsAndEndsHere) {
  const Bounds bounds = bounds_of("2025", "2026-11-21T20:00:00Z");
  EXPECT_EQ(bounds.from, day_begins(2025, 1, 1));
  EXPECT_EQ(bounds.until, day_begins(2026, 1, 1));
}

TEST(Times, BeforeTheYearsThatAreNamedAreOneChoice) {
  const std::vector<Choice> choices = period_choices({"2026", "2025", "2024", "2023", "2022"}, "2025");
  EXPECT_EQ(choices.back().label, "Before 2023");
  EXPECT_EQ(bounds_of(choices.back().id, "2026-11-21T20:00:00Z").until, day_begins(2023, 1, 1));
  EXPECT_TRUE(choices[4].chosen);
}

}  // namespace
}  // namespace nullo::app
