#include <utility>

#include "games/put_and_take/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace put_and_take;

namespace {

class RandomPutAndTake final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    put_and_take::Rules rules;
    if (random.chance(3)) rules.stakes = kSteep;
    if (random.chance(3)) rules.hands = random.between(1, 8);
    return {rules, random.between(kLeastSeats, put_and_take::kMostSeats)};
  }
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    return random.any_of(random_put_and_take_hand(random.engine(), deal));
  }
  void cut(Random& random, Hand& hand) const override {
    for (int cards = random.between(1, 2 * kTurns); cards > 0; --cards) hand = without_last(std::move(hand));
  }
};

}  // namespace

const RandomGame& random_put_and_take() {
  static const RandomPutAndTake kGame;
  return kGame;
}

}  // namespace nullo::testing
