// How tests play a game at random: each game has a RandomGame in tests/games/<game>/random.cpp, found by the game's id.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "games/registry.h"

namespace nullo::testing {

// Equal seeds give equal draws, and so do equal bytes.
class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_{seed} {}
  // Draws from the bytes, which must outlive it: a fuzzer changes them. Once they are used up, it draws as from a seed.
  explicit Random(std::string_view bytes) : bytes_{bytes} {}

  int below(int limit) {
    return bytes_.empty() ? std::uniform_int_distribution<int>{0, limit - 1}(engine_) : taken(limit);
  }
  int between(int least, int most) { return least + below(most - least + 1); }
  bool chance(int in_ten) { return below(10) < in_ten; }
  template <class List>
  const auto& any_of(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }
  std::mt19937& engine() {
    if (!bytes_.empty()) engine_.seed(static_cast<std::uint32_t>(taken(0x10000)));
    return engine_;
  }
  [[nodiscard]] bool used_up() const { return bytes_.empty(); }  // no bytes are left

 private:
  // One byte for a draw, more where the limit needs more.
  int taken(int limit) {
    std::uint64_t drawn = 0;
    for (std::uint64_t reach = 1; reach < static_cast<std::uint64_t>(limit) && !bytes_.empty(); reach <<= 8U) {
      drawn = (drawn << 8U) | static_cast<unsigned char>(bytes_.front());
      bytes_.remove_prefix(1);
    }
    return static_cast<int>(drawn % static_cast<std::uint64_t>(limit));
  }

  std::mt19937 engine_;
  std::string_view bytes_;
};

class RandomGame {
 public:
  RandomGame() = default;
  RandomGame(const RandomGame&) = delete;
  RandomGame& operator=(const RandomGame&) = delete;
  virtual ~RandomGame() = default;

  struct Table {
    games::Rules rules;
    int seats = 0;
  };
  // Any rules under which so many hands can be played, and a number of players.
  virtual Table table(Random& random, int hands) const = 0;
  // A whole hand, in one of the forms of entry.
  virtual games::Hand hand(Random& random, const games::Rules& rules, const games::Deal& deal) const = 0;
  // The hand without what was entered last.
  virtual games::Hand cut_short(Random& random, const games::Hand& whole) const = 0;
  // The hand as it grows while it is entered, from nothing to the whole.
  virtual std::vector<games::Hand> growing(const games::Hand& whole) const = 0;
};

// A RandomGame with the types of the game itself. If steps_to() is not overridden, a hand is entered at once.
template <class G>
class RandomGameOf : public RandomGame {
 public:
  using Rules = typename G::Rules;
  using Hand = typename G::Hand;

  virtual Hand own_hand(Random& random, const Rules& rules, const games::Deal& deal) const = 0;
  virtual void cut(Random& random, Hand& hand) const = 0;
  virtual std::vector<Hand> steps_to(const Hand& whole) const { return {Hand{}, whole}; }

  games::Hand hand(Random& random, const games::Rules& rules, const games::Deal& deal) const final {
    return games::Hand::of(own_hand(random, rules.as<Rules>(), deal));
  }
  games::Hand cut_short(Random& random, const games::Hand& whole) const final {
    Hand own = whole.as<Hand>();
    cut(random, own);
    return games::Hand::of(std::move(own));
  }
  std::vector<games::Hand> growing(const games::Hand& whole) const final {
    std::vector<games::Hand> steps;
    for (Hand& step : steps_to(whole.as<Hand>())) steps.push_back(games::Hand::of(std::move(step)));
    return steps;
  }
};

// Leaves some of the tricks, and empties the sum.
template <class Sum>
void cut_tricks(Random& random, std::vector<Trick>& tricks, Sum& sum) {
  if (sum) sum.emplace();
  if (!tricks.empty()) tricks.resize(static_cast<std::size_t>(random.below(static_cast<int>(tricks.size()))));
}

// The hand as it is entered trick by trick, with everything else from the beginning.
template <class Hand>
std::vector<Hand> trick_by_trick(const Hand& whole) {
  std::vector<Hand> steps;
  for (std::size_t tricks = 0; tricks <= whole.tricks.size(); ++tricks) {
    steps.push_back(whole);
    steps.back().tricks.resize(tricks);
  }
  return steps;
}

// The RandomGame of the game with this id.
const RandomGame& random_game(std::string_view id);

}  // namespace nullo::testing
