#include <algorithm>
#include <array>

#include "games/tetka/hands.h"
#include "support/random_game.h"

namespace nullo::testing {

using namespace tetka;

namespace {

void note(Random& random, Hand& hand, Card card) {
  TrickCards* cards = nullptr;
  do {
    cards = &hand.tricks[static_cast<std::size_t>(random.below(kTricksPerHand))].cards;
  } while (cards->size() == kSeats);
  cards->push_back({card, std::nullopt});
}

// One seat has the most tricks alone, so the hand is complete when its five cards are noted.
Hand watched(Random& random) {
  Hand made;
  const Card bum{static_cast<Rank>(2 + random.below(13)), random.any_of(kSuits)};
  made.bum_card = bum;
  std::vector<Seat> winners(7, Seat{random.below(kSeats)});
  while (winners.size() < kTricksPerHand) winners.push_back(winners[0].left(kSeats, 1 + random.below(3)));
  std::shuffle(winners.begin(), winners.end(), random.engine());
  for (const Seat winner : winners) made.tricks.emplace_back().winner = winner;
  CardSet noted{bum};
  for (const Suit suit : kSuits) noted.insert(Card{Rank::kQueen, suit});
  for (const Card card : noted) note(random, made, card);
  return made;
}

class RandomTetka final : public RandomGameOf<Game> {
 public:
  Table table(Random& random, int hands) const override {
    return {tetka::Rules{.orbits = std::max(1, (hands + 3) / 4) + random.below(2)}, kSeats};
  }
  // Without a deal, as it is watched from the beginning.
  Hand own_hand(Random& random, const Rules&, const games::Deal& deal) const override {
    if (deal.totals.empty() || random.chance(4)) return watched(random);
    const TetkaWays ways = random_hand(random.engine(), deal.dealer.index());
    return random.any_of(std::array{ways.play, ways.seen, ways.summary});
  }
  void cut(Random& random, Hand& hand) const override {
    if (hand.summary) {
      hand.summary->captured.clear();
    } else {
      hand.tricks.resize(static_cast<std::size_t>(random.below(kTricksPerHand)));
    }
  }
  std::vector<Hand> steps_to(const Hand& whole) const override { return trick_by_trick(whole); }
};

}  // namespace

const RandomGame& random_tetka() {
  static const RandomTetka kGame;
  return kGame;
}

}  // namespace nullo::testing
