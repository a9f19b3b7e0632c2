#include <string>

#include <gtest/gtest.h>

#include "hub/qr.h"

namespace nullo::hub {
namespace {

// In three corners stands a ring of seven squares a side.
TEST(Qr, HasItsThreeCorners) {
  const Qr qr = qr_of("http://192.168.1.7:8473/live#k3xq8mw2");
  ASSERT_GE(qr.side, 21);
  ASSERT_EQ(qr.dark.size(), static_cast<std::size_t>(qr.side * qr.side));
  const auto dark = [&qr](int x, int y) {
    return qr.dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(qr.side) + static_cast<std::size_t>(x)];
  };
  const auto ring = [&dark](int x0, int y0) {
    for (int i = 0; i < 7; ++i) {
      if (!dark(x0 + i, y0) || !dark(x0 + i, y0 + 6) || !dark(x0, y0 + i) || !dark(x0 + 6, y0 + i)) return false;
    }
    return !dark(x0 + 1, y0 + 1) && dark(x0 + 3, y0 + 3);
  };
  EXPECT_TRUE(ring(0, 0));
  EXPECT_TRUE(ring(qr.side - 7, 0));
  EXPECT_TRUE(ring(0, qr.side - 7));
  EXPECT_FALSE(ring(qr.side - 7, qr.side - 7));
}

TEST(Qr, OfTooLongATextThereIsNone) { EXPECT_EQ(qr_of(std::string(201, 'x')).side, 0); }

}  // namespace
}  // namespace nullo::hub
