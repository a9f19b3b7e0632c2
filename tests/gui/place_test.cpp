// A window opens where people see it, whatever has become of the screens.
#include "gui/window/place.h"

#include <array>
#include <limits>

#include <gtest/gtest.h>

namespace nullo::gui {
namespace {

using app::WindowPlace;

constexpr std::array kOne{Area{0, 25, 1920, 1055}};
constexpr std::array kTwo{Area{0, 0, 1920, 1080}, Area{1920, -200, 1280, 1024}};

TEST(AWindowsPlace, StaysWhereItIsOnTheScreen) {
  const WindowPlace place{300, 100, 1280, 800};
  EXPECT_EQ(mended(place, kOne), place);
  const WindowPlace on_the_other{2000, -150, 1000, 700, true};
  EXPECT_EQ(mended(on_the_other, kTwo), on_the_other);
}

TEST(AWindowsPlace, MayReachOverAnEdge) {
  const WindowPlace place{-500, 900, 1280, 800};
  EXPECT_EQ(mended(place, kOne), place) << "its title can be grasped";
}

TEST(AWindowsPlace, IsMovedOntoTheScreenThatIsLeft) {
  EXPECT_EQ(mended({2000, -150, 1000, 700}, kOne), (WindowPlace{920, 25, 1000, 700}));
  EXPECT_EQ(mended({-5000, 4000, 1000, 700}, kTwo), (WindowPlace{0, 380, 1000, 700}));
}

TEST(AWindowsPlace, IsMovedWhenItsTitleIsAboveTheScreen) {
  EXPECT_EQ(mended({100, -300, 1000, 700}, kOne), (WindowPlace{100, 25, 1000, 700}));
}

TEST(AWindowsPlace, IsNoLargerThanItsScreen) {
  EXPECT_EQ(mended({0, 25, 3840, 2160}, kOne), (WindowPlace{0, 25, 1920, 1055}));
  EXPECT_EQ(mended({2000, -150, 1900, 2000}, kTwo), (WindowPlace{1920, -200, 1280, 1024}));
}

TEST(AWindowsPlace, IsNotTooSmallToBeSeen) {
  const WindowPlace place = mended({10, 30, 1, 1}, kOne);
  EXPECT_GE(place.width, 320);
  EXPECT_GE(place.height, 240);
}

TEST(AWindowsPlace, TakesNumbersThatNoScreenHas) {
  constexpr int kMost = std::numeric_limits<int>::max();
  constexpr int kLeast = std::numeric_limits<int>::min();
  EXPECT_EQ(mended({kMost, kMost, kMost, kMost}, kOne), (WindowPlace{0, 25, 1920, 1055}));
  EXPECT_EQ(mended({kLeast, kLeast, kMost, kMost}, kOne), (WindowPlace{0, 25, 1920, 1055}));
}

TEST(AWindowsPlace, StaysWhereThereIsNoScreen) {
  const WindowPlace place{1, 2, 3, 4};
  EXPECT_EQ(mended(place, {}), place);
}

}  // namespace
}  // namespace nullo::gui
