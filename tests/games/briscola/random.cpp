#include "games/briscola/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace briscola;

namespace {

class RandomBriscola final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    const int seats = random.between(2, 4);
    briscola::Rules rules;
    if (random.chance(6)) rules.hands = random.between(1, 8);
    if (seats == 3 && random.chance(3)) rules.removed = Suit::kHearts;
    return {rules, seats};
  }
  Hand own_hand(Random& random, const Rules& rules, const games::Deal& deal) const override {
    return random.any_of(random_briscola(random.engine(), rules, deal));
  }
  void cut(Random& random, Hand& hand) const override { cut_tricks(random, hand.tricks, hand.points); }
  std::vector<Hand> steps_to(const Hand& whole) const override { return trick_by_trick(whole); }
};

}  // namespace

const RandomGame& random_briscola() {
  static const RandomBriscola kGame;
  return kGame;
}

}  // namespace nullo::testing
