#include "games/ecarte/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace ecarte;

namespace {

class RandomEcarte final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    return {ecarte::Rules{.target = random.chance(5) ? 5 : random.between(1, 1000)}, kSeats};
  }
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    return random.any_of(random_ecarte(random.engine(), deal));
  }
  void cut(Random& random, Hand& hand) const override { cut_tricks(random, hand.tricks, hand.summary); }
  std::vector<Hand> steps_to(const Hand& whole) const override { return trick_by_trick(whole); }
};

}  // namespace

const RandomGame& random_ecarte() {
  static const RandomEcarte kGame;
  return kGame;
}

}  // namespace nullo::testing
