#include <algorithm>

#include "games/reversis/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace reversis;

namespace {

class RandomReversis final : public RandomGameOf<Game> {
 public:
  // The game is at least as long as the hands to be played.
  Table table(Random& random, int hands) const override {
    reversis::Rules rules;
    if (random.chance(5)) rules.starting_chips = random.below(500);
    if (random.chance(5)) rules.hands = std::max(1, hands + random.below(2));
    rules.new_pot = static_cast<NewPot>(random.below(2));
    rules.loser_tie = static_cast<LoserTie>(random.below(2));
    rules.final_pots = static_cast<FinalPots>(random.below(2));
    return {rules, kSeats};
  }
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    return random.any_of(ReversisHand{random.engine(), deal}.ways().all());
  }
  // No claims, because a claimed card may not have been led yet.
  void cut(Random& random, Hand& hand) const override {
    hand.tricks.resize(static_cast<std::size_t>(random.below(kTricksPerHand)));
    hand.claims.clear();
  }
  // Cards are claimed only when all tricks are entered.
  std::vector<Hand> steps_to(const Hand& whole) const override {
    std::vector<Hand> steps = trick_by_trick(whole);
    for (std::size_t i = 0; i + 1 < steps.size(); ++i) steps[i].claims.clear();
    return steps;
  }
};

}  // namespace

const RandomGame& random_reversis() {
  static const RandomReversis kGame;
  return kGame;
}

}  // namespace nullo::testing
