#include "games/kabu/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace kabu;

namespace {

class RandomKabu final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    kabu::Rules rules;
    if (random.chance(5)) rules.starting_chips = random.below(500);
    return {rules, random.between(kLeastSeats, kabu::kMostSeats)};
  }
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    return random_kabu_hand(random.engine(), deal.seats);
  }
  void cut(Random&, Hand& hand) const override {
    hand.cards = {};
    hand.points = {};
  }
};

}  // namespace

const RandomGame& random_kabu() {
  static const RandomKabu kGame;
  return kGame;
}

}  // namespace nullo::testing
