// Keeping the screen awake, over a bus of the test's own with a desktop made up by the test.
#include "gui/window/awake.h"

#include <gtest/gtest.h>

#ifdef NULLO_BUS

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

#include "gui/private_bus.h"
#include "support/environment.h"

namespace nullo::gui {

namespace {

constexpr const char* kAsk = "Inhibit Nullo: A card game is being scored";

// Waits for what the desktop answers.
class Heard {
 public:
  void ring() {
    const std::scoped_lock lock{mutex_};
    changed_.notify_all();
  }
  std::optional<bool> answer(const Awake& awake, std::optional<bool> wanted) {
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, std::chrono::seconds{30}, [&] { return awake.is_kept() == wanted; });
    return awake.is_kept();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
};

TEST(Awake, SaysWhetherTheDesktopKeepsTheScreenAwake) {
  const PrivateBus bus;
  const Desktop desktop{bus, "org.freedesktop.ScreenSaver"};
  Heard heard;
  Awake awake{[&] { heard.ring(); }};
  EXPECT_EQ(awake.is_kept(), std::nullopt);
  awake.want(true);
  EXPECT_EQ(heard.answer(awake, true), true);
  awake.want(false);
  EXPECT_EQ(heard.answer(awake, std::nullopt), std::nullopt);
}

TEST(Awake, SaysThatNobodyKeepsTheScreenAwake) {
  const PrivateBus bus;
  Heard heard;
  {
    Awake awake{[&] { heard.ring(); }};
    awake.want(true);
    EXPECT_EQ(heard.answer(awake, false), false) << "neither service is there";
  }
  const nullo::testing::Environment said{kAddress, "unix:path=/nonexistent/bus"};
  Awake awake{[&] { heard.ring(); }};
  awake.want(true);
  EXPECT_EQ(heard.answer(awake, false), false) << "there is no bus";
}

TEST(Awake, TheDesktopIsAskedWhileItIsWantedAndLetGoAfterwards) {
  const PrivateBus bus;
  Desktop desktop{bus, "org.freedesktop.ScreenSaver"};
  Awake awake;
  awake.want(false);
  awake.want(true);
  awake.want(true);
  EXPECT_EQ(desktop.calls(1), (Calls{kAsk}));
  awake.want(false);
  EXPECT_EQ(desktop.calls(2), (Calls{kAsk, "UnInhibit 41"}));
  awake.want(true);
  EXPECT_EQ(desktop.calls(3), (Calls{kAsk, "UnInhibit 41", kAsk}));
}

// The request ends by a call, or because the bus tells the desktop that the program has gone.
TEST(Awake, ClosingLetsGo) {
  const PrivateBus bus;
  Desktop desktop{bus, "org.freedesktop.ScreenSaver"};
  {
    Awake awake;
    awake.want(true);
    desktop.calls(1);
  }
  EXPECT_TRUE(desktop.calls_until("gone"));
}

TEST(Awake, WhereThereIsNoScreenSaverThePortalIsAsked) {
  const PrivateBus bus;
  Desktop portal{bus, "org.freedesktop.portal.Desktop"};
  Awake awake;
  awake.want(true);
  EXPECT_EQ(portal.calls(1), (Calls{"portal Inhibit 8"}));
  awake.want(false);
  EXPECT_EQ(portal.calls(2), (Calls{"portal Inhibit 8", "Close /org/freedesktop/portal/desktop/request/1"}));
}

TEST(Awake, ABusOnWhichNobodyCanDoItIsNoTrouble) {
  const PrivateBus bus;
  Awake awake;
  awake.want(true);
  awake.want(false);
}

TEST(Awake, WithoutABusNothingHappens) {
  const nullo::testing::Environment said{kAddress, "unix:path=/nonexistent/bus"};
  Awake awake;
  awake.want(true);
  awake.want(false);
  awake.want(true);
}

}  // namespace

}  // namespace nullo::gui

#endif
