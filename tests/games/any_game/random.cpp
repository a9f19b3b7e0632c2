#include <algorithm>

#include "games/any_game/any_game.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace any_game;

namespace {

// Its hands have no facts: their scores are made where the hand of a session is (random_session.h).
class RandomAnyGame final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int hands) const override {
    any_game::Rules rules;
    if (random.chance(5)) rules.name = random.chance(5) ? "Rummy" : "Dominó";
    if (random.chance(5)) rules.best = Best::kLowest;
    if (random.chance(2)) rules.target = kMostTarget;
    if (random.chance(2)) rules.hands = random.between(std::min(hands, kMostHands), kMostHands);
    if (random.chance(4)) rules.sum = random.between(-100, 100);
    const int seats = random.between(kLeastSeats, any_game::kMostSeats);
    rules.teams = seats == kTeamSeats && random.chance(5);
    return {rules, seats};
  }
  Hand own_hand(Random&, const Rules&, const games::Deal&) const override { return {}; }
  void cut(Random&, Hand&) const override {}
  std::vector<Hand> steps_to(const Hand& whole) const override { return {whole}; }
};

}  // namespace

const RandomGame& random_any_game() {
  static const RandomAnyGame kGame;
  return kGame;
}

}  // namespace nullo::testing
