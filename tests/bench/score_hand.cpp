// How long it takes to score one hand with all its postings, in each form of entry.
#include <random>

#include <benchmark/benchmark.h>

#include "games/hearts/hands.h"
#include "games/hearts/hearts.h"
#include "games/reversis/hands.h"
#include "games/reversis/reversis.h"
#include "games/tetka/hands.h"
#include "games/tetka/tetka.h"

namespace {

using nullo::testing::TetkaWays;

constexpr int kHands = 64;  // few enough for the caches, and too many for branch prediction to learn

struct Dealt {
  nullo::games::Deal deal;
  TetkaWays tetka;
};

std::vector<Dealt> hands() {
  std::mt19937 random{2026};
  std::vector<Dealt> made;
  made.reserve(kHands);
  for (int i = 0; i < kHands; ++i) {
    const int dealer = i % nullo::tetka::kSeats;
    made.push_back({nullo::testing::deal_by(dealer), nullo::testing::random_hand(random, dealer)});
  }
  return made;
}

void tetka(benchmark::State& state, nullo::tetka::Hand TetkaWays::* way) {
  const std::vector<Dealt> all = hands();
  std::size_t i = 0;
  for (auto _ : state) {
    const Dealt& hand = all[i];
    benchmark::DoNotOptimize(nullo::tetka::Game::score({{}, hand.deal, {}, hand.tetka.*way}));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

// Standard Hearts for four, played by the rules.
void hearts(benchmark::State& state, nullo::hearts::Hand nullo::testing::HeartsWays::* way) {
  std::mt19937 random{2026};
  const nullo::hearts::Rules rules;
  std::vector<std::pair<nullo::games::Deal, nullo::testing::HeartsWays>> all;
  all.reserve(kHands);
  for (int i = 0; i < kHands; ++i) {
    const nullo::games::Deal deal = nullo::testing::deal_by(i % nullo::tetka::kSeats);
    all.emplace_back(deal, nullo::testing::HeartsHand{random, rules, deal, std::nullopt}.ways());
  }
  std::size_t i = 0;
  for (auto _ : state) {
    const auto& [deal, hand] = all[i];
    benchmark::DoNotOptimize(nullo::hearts::Game::score({rules, deal, {}, hand.*way}));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

// A pot and a remise on the table; now and then a reversis or an espagnolette.
void reversis(benchmark::State& state, nullo::reversis::Hand nullo::testing::ReversisWays::* way) {
  std::mt19937 random{2026};
  const nullo::reversis::Rules rules;
  const nullo::reversis::State before{{50, 50}, 2};
  std::vector<std::pair<nullo::games::Deal, nullo::testing::ReversisWays>> all;
  all.reserve(kHands);
  for (int i = 0; i < kHands; ++i) {
    const nullo::games::Deal deal = nullo::testing::deal_by(i % nullo::reversis::kSeats, 1);
    all.emplace_back(deal, nullo::testing::ReversisHand{random, deal}.ways());
  }
  std::size_t i = 0;
  for (auto _ : state) {
    const auto& [deal, hand] = all[i];
    benchmark::DoNotOptimize(nullo::reversis::Game::score({rules, deal, before, hand.*way}));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

}  // namespace

BENCHMARK_CAPTURE(tetka, seen, &TetkaWays::seen);
BENCHMARK_CAPTURE(tetka, played, &TetkaWays::play);
BENCHMARK_CAPTURE(tetka, summary, &TetkaWays::summary);
BENCHMARK_CAPTURE(hearts, seen, &nullo::testing::HeartsWays::seen);
BENCHMARK_CAPTURE(hearts, played, &nullo::testing::HeartsWays::play);
BENCHMARK_CAPTURE(hearts, summary, &nullo::testing::HeartsWays::summary);
BENCHMARK_CAPTURE(reversis, seen, &nullo::testing::ReversisWays::seen);
BENCHMARK_CAPTURE(reversis, played, &nullo::testing::ReversisWays::play);
BENCHMARK_CAPTURE(reversis, points, &nullo::testing::ReversisWays::points);

BENCHMARK_MAIN();
