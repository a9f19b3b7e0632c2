#include "base/clock.h"

#include <chrono>
#include <ctime>
#include <string>

#include <gtest/gtest.h>

namespace nullo {

namespace {

// What `now` gave, and what the C library makes of the same second.
struct Both {
  std::string ours;
  std::string theirs;
};

using Format = std::size_t (*)(char* to, std::size_t size, const std::tm& moment);

// Not std::time(), which may lag behind the system's clock by some milliseconds: then it says the second before.
std::time_t this_second() {
  using Clock = std::chrono::system_clock;
  return Clock::to_time_t(std::chrono::floor<std::chrono::seconds>(Clock::now()));
}

Both both(std::string (*now)(), Format format) {
  while (true) {
    const std::time_t before = this_second();
    std::string ours = now();
    if (this_second() != before) continue;  // a second has begun meanwhile
    std::tm parts{};
    gmtime_r(&before, &parts);
    std::string theirs(64, '\0');
    theirs.resize(format(theirs.data(), theirs.size(), parts));
    return {std::move(ours), std::move(theirs)};
  }
}

}  // namespace

TEST(Clock, SaysTheTimeThatTheSystemHas) {
  const Both utc = both(now_utc, [](char* to, std::size_t size, const std::tm& moment) {
    return std::strftime(to, size, "%Y-%m-%dT%H:%M:%SZ", &moment);
  });
  EXPECT_EQ(utc.ours, utc.theirs);
}

TEST(Clock, NamesOfFilesAlsoHaveMilliseconds) {
  const Both names = both(now_in_names, [](char* to, std::size_t size, const std::tm& moment) {
    return std::strftime(to, size, "%Y%m%dT%H%M%S.", &moment);
  });
  ASSERT_EQ(names.ours.size(), names.theirs.size() + 4) << names.ours;
  EXPECT_EQ(names.ours.substr(0, names.theirs.size()), names.theirs);
  EXPECT_EQ(names.ours.substr(names.theirs.size() + 3), "Z");
  EXPECT_EQ(names.ours.find_first_not_of("0123456789", names.theirs.size()), names.ours.size() - 1);
}

}  // namespace nullo
