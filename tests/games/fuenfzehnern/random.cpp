#include "games/fuenfzehnern/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace fuenfzehnern;

namespace {

class RandomFuenfzehnern final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    const int seats = random.between(3, 4);
    fuenfzehnern::Rules rules;
    if (random.chance(4)) rules.hands = random.between(1, 8);
    if (seats == 3 && random.chance(3)) rules.removed = Suit::kSpades;
    return {rules, seats};
  }
  Hand own_hand(Random& random, const Rules& rules, const games::Deal& deal) const override {
    return random.any_of(random_fuenfzehnern(random.engine(), rules, deal));
  }
  void cut(Random& random, Hand& hand) const override { cut_tricks(random, hand.tricks, hand.points); }
  std::vector<Hand> steps_to(const Hand& whole) const override { return trick_by_trick(whole); }
};

}  // namespace

const RandomGame& random_fuenfzehnern() {
  static const RandomFuenfzehnern kGame;
  return kGame;
}

}  // namespace nullo::testing
