#include "base/uuid.h"

#include <gtest/gtest.h>

namespace nullo {
namespace {

TEST(Uuid, IsRandomAndOfVersionFour) {
  const std::string first = random_uuid();
  const std::string second = random_uuid();
  EXPECT_NE(first, second);
  EXPECT_TRUE(is_uuid(first)) << first;
  EXPECT_EQ(first[14], '4');
  EXPECT_NE(std::string{"89ab"}.find(first[19]), std::string::npos) << first;
}

TEST(Uuid, IsOfHexadecimalDigitsAndDashesAtTheirPlaces) {
  EXPECT_TRUE(is_uuid("0B5C1C2E-6d0e-4c55-9a53-8b1f0c7d2a11"));
  for (const char* text :
       {"", "0b5c1c2e", "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a1", "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a111",
        "0b5c1c2e+6d0e-4c55-9a53-8b1f0c7d2a11", "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a1g"}) {
    EXPECT_FALSE(is_uuid(text)) << text;
  }
}

}  // namespace
}  // namespace nullo
