#include "base/grouped.h"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace nullo {
namespace {

TEST(Grouped, ThreeDigitsStandTogetherBelowZeroToo) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1'000'000'000'000), "1,000,000,000,000");
  EXPECT_EQ(grouped(-100), "−100") << "no comma follows the sign";
  EXPECT_EQ(grouped(-1'234'567), "−1,234,567");
  EXPECT_EQ(grouped(std::numeric_limits<std::int64_t>::min()), "−9,223,372,036,854,775,808");
}

}  // namespace
}  // namespace nullo
