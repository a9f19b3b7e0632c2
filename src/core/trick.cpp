#include "core/trick.h"

#include <cassert>

namespace nullo {

int winning_place(const std::vector<NotedCard>& play) {
  assert(!play.empty());
  std::size_t best = 0;
  for (std::size_t i = 1; i < play.size(); ++i) {
    const Card card = play[i].card;
    if (card.suit() == play[0].card.suit() && card > play[best].card) best = i;
  }
  return static_cast<int>(best);
}

}  // namespace nullo
