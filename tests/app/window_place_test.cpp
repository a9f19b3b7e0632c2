// Where the window was is stored when it is closed.
#include "app/settings/window_place.h"

#include <gtest/gtest.h>

#include "app/program.h"
#include "support/scratch.h"
#include "support/table_driver.h"

namespace nullo::app {
namespace {

using store::Store;
using testing::still_clock;

class ThePlaceOfTheWindow : public ::testing::Test {
 protected:
  testing::Scratch scratch_;
  std::filesystem::path path_ = scratch_ / "nullo.db";
};

TEST_F(ThePlaceOfTheWindow, IsNotKnownAtFirst) {
  const Program program{path_, still_clock()};
  EXPECT_EQ(program.window_place(), std::nullopt);
}

TEST_F(ThePlaceOfTheWindow, IsKnownTheNextTime) {
  const WindowPlace place{-20, 35, 1001, 702, true};
  {
    Program program{path_, still_clock()};
    program.handle(KeepWindowPlace{place});
  }
  EXPECT_EQ(Program(path_, still_clock()).window_place(), place);
}

TEST_F(ThePlaceOfTheWindow, OfASecondWindowIsNotStored) {
  Program first{path_, still_clock()};
  first.handle(KeepWindowPlace{{1, 2, 800, 600}});
  Program second{path_, still_clock()};
  second.handle(KeepWindowPlace{{3, 4, 500, 400}});
  Store store{path_, Store::Access::kRead};
  EXPECT_EQ(read_window_place(store), (WindowPlace{1, 2, 800, 600}));
}

TEST_F(ThePlaceOfTheWindow, IsIgnoredWhenItIsNoPlace) {
  Store store{path_, Store::Access::kWrite};
  for (const char* stored : {"", "1", "1 2 3", "1 2 3 4 5", "1 2 3 x", "1,2,3,4", " 1 2 3 4", "1  2 3 4", "1 2 0 400",
                             "1 2 400 -1", "1 2 3 99999999999", "1 2 3 4 minimized", "maximized", " maximized"}) {
    store.set_setting("window.place", stored);
    EXPECT_EQ(read_window_place(store), std::nullopt) << stored;
  }
  store.set_setting("window.place", "-1 2 300 400 maximized");
  EXPECT_EQ(read_window_place(store), (WindowPlace{-1, 2, 300, 400, true}));
}

}  // namespace
}  // namespace nullo::app
