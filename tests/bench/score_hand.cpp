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

using nullo::testing::Tellings;

constexpr int kHands = 64;  // few enough for the caches, and too many for branch prediction to learn

struct Told {
  nullo::games::Deal deal;
  Tellings tetka;
};

std::vector<Told> hands() {
  std::mt19937 random{2026};
  std::vector<Told> made;
  made.reserve(kHands);
  for (int i = 0; i < kHands; ++i) {
    const int dealer = i % nullo::tetka::kSeats;
    made.push_back({nullo::testing::deal_by(dealer), nullo::testing::random_hand(random, dealer)});
  }
  return made;
}

void tetka(benchmark::State& state, nullo::tetka::Hand Tellings::* told) {
  const std::vector<Told> all = hands();
  std::size_t i = 0;
  for (auto _ : state) {
    const Told& hand = all[i];
    benchmark::DoNotOptimize(nullo::tetka::Game::score({}, hand.deal, {}, hand.tetka.*told));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

// Standard Hearts for four, played by the rules.
void hearts(benchmark::State& state, nullo::hearts::Hand nullo::testing::HeartsTellings::* told) {
  std::mt19937 random{2026};
  const nullo::hearts::Rules rules;
  std::vector<std::pair<nullo::games::Deal, nullo::testing::HeartsTellings>> all;
  all.reserve(kHands);
  for (int i = 0; i < kHands; ++i) {
    const nullo::games::Deal deal = nullo::testing::deal_by(i % nullo::tetka::kSeats);
    all.emplace_back(deal, nullo::testing::HeartsHand{random, rules, deal, std::nullopt}.told());
  }
  std::size_t i = 0;
  for (auto _ : state) {
    const auto& [deal, hand] = all[i];
    benchmark::DoNotOptimize(nullo::hearts::Game::score(rules, deal, {}, hand.*told));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

// A pot and a remise on the table; now and then a reversis or an espagnolette.
void reversis(benchmark::State& state, nullo::reversis::Hand nullo::testing::ReversisTellings::* told) {
  std::mt19937 random{2026};
  const nullo::reversis::Rules rules;
  const nullo::reversis::State before{{50, 50}, 2};
  std::vector<std::pair<nullo::games::Deal, nullo::testing::ReversisTellings>> all;
  all.reserve(kHands);
  for (int i = 0; i < kHands; ++i) {
    const nullo::games::Deal deal = nullo::testing::deal_by(i % nullo::reversis::kSeats, 1);
    all.emplace_back(deal, nullo::testing::ReversisHand{random, deal}.told());
  }
  std::size_t i = 0;
  for (auto _ : state) {
    const auto& [deal, hand] = all[i];
    benchmark::DoNotOptimize(nullo::reversis::Game::score(rules, deal, before, hand.*told));
    i = i + 1 == all.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
}

}  // namespace

BENCHMARK_CAPTURE(tetka, seen, &Tellings::seen);
BENCHMARK_CAPTURE(tetka, played, &Tellings::play);
BENCHMARK_CAPTURE(tetka, summary, &Tellings::summary);
BENCHMARK_CAPTURE(hearts, seen, &nullo::testing::HeartsTellings::seen);
BENCHMARK_CAPTURE(hearts, played, &nullo::testing::HeartsTellings::play);
BENCHMARK_CAPTURE(hearts, summary, &nullo::testing::HeartsTellings::summary);
BENCHMARK_CAPTURE(reversis, seen, &nullo::testing::ReversisTellings::seen);
BENCHMARK_CAPTURE(reversis, played, &nullo::testing::ReversisTellings::play);
BENCHMARK_CAPTURE(reversis, points, &nullo::testing::ReversisTellings::points);

BENCHMARK_MAIN();
