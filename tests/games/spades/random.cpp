#include "games/spades/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace spades;

namespace {

class RandomSpades final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    spades::Rules rules = random_spades_rules(random.engine());
    if (random.chance(5)) rules.target = random.between(1, 1000);
    return {rules, kSeats};
  }
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    return random.any_of(random_spades(random.engine(), deal));
  }
  void cut(Random& random, Hand& hand) const override {
    cut_tricks(random, hand.tricks, hand.summary);
    if (random.chance(2)) hand.bids[Seat{random.below(kSeats)}].reset();
  }
  std::vector<Hand> steps_to(const Hand& whole) const override { return trick_by_trick(whole); }
};

}  // namespace

const RandomGame& random_spades() {
  static const RandomSpades kGame;
  return kGame;
}

}  // namespace nullo::testing
