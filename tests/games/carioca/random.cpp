#include "games/carioca/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace carioca;

namespace {

class RandomCarioca final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    return {carioca::Rules{}, random.between(kLeastSeats, carioca::kMostSeats)};
  }
  // Sums and cards mixed.
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    return random_carioca_hand(random.engine(), deal.seats, deal.number);
  }
  void cut(Random&, Hand& hand) const override {
    for (const Seat seat : Seats{hand.deadwood.size()}) {
      if (seat != hand.out) hand.deadwood[seat] = {};
    }
  }
};

}  // namespace

const RandomGame& random_carioca() {
  static const RandomCarioca kGame;
  return kGame;
}

}  // namespace nullo::testing
