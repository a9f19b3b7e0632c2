// How long a tap takes until it is on the disk: bench_tap_to_disk [FOLDER]
//
// Taps whole hands into a new session, as the window does, in a database that is empty and in one with 1,000 sessions.
#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "support/importing.h"
#include "support/random_session.h"
#include "support/scratch.h"

namespace {

using namespace nullo;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kTaps = 2000;

// The file system that a folder lies on, as the kernel names it.
std::string file_system_of(const std::filesystem::path& folder) {
  std::ifstream mounts{"/proc/self/mounts"};
  std::string name = "unknown";
  std::size_t longest = 0;
  for (std::string line; std::getline(mounts, line);) {
    std::istringstream words{line};
    std::string device, place, kind;
    words >> device >> place >> kind;
    const std::string inside = place == "/" ? place : place + "/";
    if ((folder.string() + "/").starts_with(inside) && inside.size() >= longest) {
      longest = inside.size();
      name = kind;
    }
  }
  return name;
}

void measure(store::Store& store, std::string_view what) {
  testing::RandomSessions random{2026};
  std::vector<double> milliseconds;
  while (milliseconds.size() < kTaps) {
    const session::Session whole = random.session(4);
    store.create(testing::beginning_of(whole));
    for (const testing::Tap& tap : testing::taps_of(whole)) {
      const auto before = Clock::now();
      store.record(tap.after, tap.change);
      milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - before).count());
    }
  }
  std::ranges::sort(milliseconds);
  fmt::print("{:<22} {:6} taps   median {:7.3f} ms   99 % {:7.3f} ms   max {:7.3f} ms\n", what, milliseconds.size(),
             milliseconds[milliseconds.size() / 2], milliseconds[milliseconds.size() * 99 / 100], milliseconds.back());
}

void fill(store::Store& store, int sessions) {
  testing::RandomSessions random{1};
  std::vector<session::Session> many;
  many.reserve(static_cast<std::size_t>(sessions));
  for (int count = 0; count < sessions; ++count) many.push_back(random.session(4));
  testing::import_all(store, many);
}

}  // namespace

int main(int count, char** arguments) {
  const std::filesystem::path where = count > 1 ? arguments[1] : std::filesystem::temp_directory_path();
  const testing::Scratch scratch{where};
  fmt::print("a tap to disk, in {} ({})\n", where.string(), file_system_of(std::filesystem::canonical(where)));
  {
    store::Store empty{scratch / "empty.db", store::Store::Access::kWrite};
    measure(empty, "empty");
  }
  store::Store full{scratch / "full.db", store::Store::Access::kWrite};
  fill(full, 1000);
  measure(full, "with 1,000 sessions");
}
