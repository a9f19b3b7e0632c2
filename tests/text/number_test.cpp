#include "text/number.h"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "text/language.h"

namespace nullo::text {
namespace {

TEST(Number, ThreeDigitsStandTogetherBelowZeroToo) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1'000'000'000'000), "1,000,000,000,000");
  EXPECT_EQ(grouped(-100), "−100") << "no comma follows the sign";
  EXPECT_EQ(grouped(-1'234'567), "−1,234,567");
  EXPECT_EQ(grouped(std::numeric_limits<std::int64_t>::min()), "−9,223,372,036,854,775,808");
}

TEST(Number, IsReadAsTheLanguageWritesIt) {  // whoever changed 10.000 in German changed nothing
  EXPECT_EQ(whole_number("10,000"), 10'000);
  EXPECT_EQ(whole_number("−5"), -5);
  EXPECT_EQ(whole_number("-5"), -5);
  EXPECT_EQ(whole_number(""), std::nullopt);
  EXPECT_EQ(whole_number("5.5"), std::nullopt);
  EXPECT_EQ(whole_number("99999999999"), std::nullopt);
  for (const char* code : {"de", "es", "fr", "it", "ru"}) {
    const Speaking speaking{language_of(code)};
    EXPECT_EQ(whole_number(grouped(-1'234'567)), -1'234'567) << code;
    EXPECT_EQ(whole_number("10 000"), 10'000) << code;
  }
}

TEST(Number, HundredthsHaveAsManyDecimalsAsAreAskedFor) {
  EXPECT_EQ(with_decimals(5, 2), "0.05");
  EXPECT_EQ(with_decimals(-333, 2), "−3.33");
  EXPECT_EQ(with_decimals(-50, 1), "−0.5");
  EXPECT_EQ(with_decimals(123'456'789, 0), "1,234,567");
  EXPECT_EQ(decimal(400), "4");
  EXPECT_EQ(decimal(1250), "12.5");
  EXPECT_EQ(decimal(-1275), "−12.75");
}

TEST(Number, IsWrittenAsTheLanguageWritesIt) {
  const auto written = [](const char* code) {
    const Speaking speaking{language_of(code)};
    return with_decimals(123'456'789, 2);
  };
  EXPECT_EQ(written("en"), "1,234,567.89");
  for (const char* code : {"de", "es", "it"}) EXPECT_EQ(written(code), "1.234.567,89") << code;
  for (const char* code : {"fr", "ru"}) EXPECT_EQ(written(code), "1\u00A0234\u00A0567,89") << code;
}

}  // namespace
}  // namespace nullo::text
