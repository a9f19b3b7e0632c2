#include "games/twenty_four/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace twenty_four;

namespace {

class RandomTwentyFour final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    return {twenty_four::Rules{}, random.chance(5) ? kLeastSeats : twenty_four::kMostSeats};
  }
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    return random_twenty_four_hand(random.engine(), deal.seats);
  }
  void cut(Random& random, Hand& hand) const override {
    hand.loser.reset();
    for (int place = random.below(kNumbers); place < kNumbers; ++place)
      hand.board.at(static_cast<std::size_t>(place)).reset();
  }
};

}  // namespace

const RandomGame& random_twenty_four() {
  static const RandomTwentyFour kGame;
  return kGame;
}

}  // namespace nullo::testing
