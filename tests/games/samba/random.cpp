#include "games/samba/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace samba;

namespace {

class RandomSamba final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    samba::Rules rules;
    if (random.chance(3)) rules.target = 500 + random.below(5000);
    if (random.chance(3)) rules.end = End::kExceed;
    return {rules, kSeats};
  }
  // Cards by kind and as points.
  Hand own_hand(Random& random, const Rules&, const games::Deal&) const override {
    return random_samba_hand(random.engine());
  }
  void cut(Random&, Hand& hand) const override {
    hand.out.reset();
    hand.teams[1] = {};
  }
};

}  // namespace

const RandomGame& random_samba() {
  static const RandomSamba kGame;
  return kGame;
}

}  // namespace nullo::testing
