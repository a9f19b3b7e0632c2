// How long it takes to list and to verify many sessions: bench_look_back [SESSIONS]
#include <chrono>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "support/random_session.h"
#include "support/scratch.h"

namespace {

using namespace nullo;

template <class Work>
double seconds(Work work) {
  const auto before = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
}

}  // namespace

int main(int count, char** arguments) {
  const int wanted = count > 1 ? std::stoi(arguments[1]) : 10'000;
  const testing::Scratch scratch;
  testing::RandomSessions random{1};
  std::vector<session::Session> many;
  many.reserve(static_cast<std::size_t>(wanted));
  for (int made = 0; made < wanted; ++made) many.push_back(random.session(8));
  store::Store store{scratch / "nullo.db", store::Store::Access::kWrite};
  const double import = seconds([&] { store.import_all(many, {}); });
  fmt::print("import {} sessions: {:.2f} s, {} MiB\n", wanted, import,
             std::filesystem::file_size(scratch / "nullo.db") >> 20U);
  fmt::print("list them: {:.1f} ms\n", 1000 * seconds([&] { many.resize(store.sessions().size()); }));
  fmt::print("load one: {:.3f} ms\n", 1000 * seconds([&] { many[0] = store.load(many[0].id).value(); }));
  fmt::print("people: {:.1f} ms\n", 1000 * seconds([&] { (void)store.people(); }));
  store::Store::Verdict verdict;
  const double time = seconds([&] { verdict = store.verify(); });
  fmt::print("verify: {} hands in {:.2f} s, {:.0f} hands/s, {} problems\n", verdict.hands, time, verdict.hands / time,
             verdict.problems.size());
  return verdict.problems.empty() ? 0 : 1;
}
