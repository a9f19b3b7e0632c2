// Makes a database of many sessions to look at: bench_make_sessions FILE.db [SESSIONS [SEED]]
#include <filesystem>
#include <string>

#include <fmt/format.h>

#include "support/many_sessions.h"

int main(int count, char** arguments) {
  const std::filesystem::path file = count > 1 ? arguments[1] : "";
  if (file.extension() != ".db") {
    fmt::print(
        "bench_make_sessions FILE.db [SESSIONS [SEED]] makes a database of random sessions of all games, all ended\n");
    return 0;
  }
  const int wanted = count > 2 ? std::stoi(arguments[2]) : 10'000;
  const int seed = count > 3 ? std::stoi(arguments[3]) : 1;
  nullo::store::Store store{file, nullo::store::Store::Access::kWrite};
  nullo::testing::make_many(store, wanted, static_cast<std::uint32_t>(seed), nullo::testing::GoingOn::kNone);
  fmt::print("{} sessions are in {}\n", wanted, file.string());
}
