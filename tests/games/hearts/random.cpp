#include "games/hearts/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace hearts;

namespace {

class RandomHearts final : public RandomGameOf<Game> {
 public:
  // A table with the rules of any preset.
  Table table(Random& random, int) const override {
    const auto& preset = random.any_of(Game::presets());
    Rules rules = preset.rules;
    if (random.chance(5)) rules.target = kMostTarget;
    const int least = preset.least_seats > 0 ? preset.least_seats : kLeastSeats;
    const int most = preset.most_seats > 0 ? preset.most_seats : kMostSeats;
    return {rules, random.between(least, most)};
  }
  Hand own_hand(Random& random, const Rules& rules, const games::Deal& deal) const override {
    std::optional<Seat> favoured;
    if (random.chance(5)) favoured = Seat{random.below(deal.seats)};
    Hand made = random.any_of(HeartsHand{random.engine(), rules, deal, favoured}.ways().all());
    made.moon_choice = random.chance(5) ? MoonChoice::kAdd : MoonChoice::kSubtract;
    if (rules.double_card && random.chance(5)) made.charged.insert(Card{Rank::kQueen, Suit::kSpades});
    return made;
  }
  void cut(Random& random, Hand& hand) const override {
    if (hand.summary) {
      hand.summary->captured.clear();
    } else {
      hand.tricks.resize(static_cast<std::size_t>(random.below(static_cast<int>(hand.tricks.size()))));
    }
  }
  std::vector<Hand> steps_to(const Hand& whole) const override { return trick_by_trick(whole); }
};

}  // namespace

const RandomGame& random_hearts() {
  static const RandomHearts kGame;
  return kGame;
}

}  // namespace nullo::testing
