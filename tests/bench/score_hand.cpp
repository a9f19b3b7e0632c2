// How long one hand takes to be scored with all its postings, told in each way.
#include <random>

#include <benchmark/benchmark.h>

#include "games/registry.h"
#include "games/tetka/tetka.h"
#include "support/tetka_hands.h"

namespace {

using nullo::testing::Tellings;

constexpr int kHands = 64;  // few enough for the caches, many enough that no branch can be learnt by heart

std::vector<std::pair<int, Tellings>> hands() {
  std::mt19937 random{2026};
  std::vector<std::pair<int, Tellings>> made;
  made.reserve(kHands);
  for (int i = 0; i < kHands; ++i) made.emplace_back(i % 4, nullo::testing::random_hand(random, i % 4));
  return made;
}

void score(benchmark::State& state, nullo::tetka::Hand Tellings::*told) {
  const auto all = hands();
  std::vector<nullo::games::Deal> deals;
  deals.reserve(nullo::tetka::kSeats);
  for (int dealer = 0; dealer < 4; ++dealer) deals.push_back(nullo::testing::deal_by(dealer));
  std::size_t i = 0;
  for (auto _ : state) {
    const auto& [dealer, hand] = all[i];
    benchmark::DoNotOptimize(nullo::tetka::Game::score({}, deals[static_cast<std::size_t>(dealer)], {}, hand.*told));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

}  // namespace

BENCHMARK_CAPTURE(score, seen, &Tellings::seen);
BENCHMARK_CAPTURE(score, played, &Tellings::play);
BENCHMARK_CAPTURE(score, summary, &Tellings::summary);

BENCHMARK_MAIN();
