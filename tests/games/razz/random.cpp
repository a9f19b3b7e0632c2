#include "games/razz/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace razz;

namespace {

class RandomRazz final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int) const override {
    razz::Rules rules;
    if (random.chance(3)) rules = {.starting_chips = random.below(100), .ante = random.below(6)};
    return {rules, random.between(kLeastSeats, razz::kMostSeats)};
  }
  // Now and then somebody is all in, or everybody else has folded.
  Hand own_hand(Random& random, const Rules& rules, const games::Deal& deal) const override {
    return random_razz_hand(random.engine(), rules, deal);
  }
  void cut(Random&, Hand& hand) const override {
    if (!hand.shown.empty()) hand.shown.pop_back();
    hand.bets[hand.folded.empty() ? Seat{0} : hand.folded.front()].reset();
  }
};

}  // namespace

const RandomGame& random_razz() {
  static const RandomRazz kGame;
  return kGame;
}

}  // namespace nullo::testing
