// Random sets of Twenty-Four: any board, and what can be entered for it.
#pragma once

#include <random>

#include "games/twenty_four/twenty_four.h"

namespace nullo::testing {

inline twenty_four::Hand random_twenty_four_hand(std::mt19937& random, int seats) {
  const auto below = [&random](int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random); };
  twenty_four::Hand hand;
  for (std::optional<int>& number : hand.board) number = 1 + below(twenty_four::kMostNumber);
  hand.loser = below(5) == 0 ? twenty_four::Loser{} : twenty_four::Loser{Seat{below(seats)}};
  if (below(2) == 0) hand.solver = Seat{below(seats)};
  const auto solution = twenty_four::solve(*twenty_four::whole_board(hand));
  const int way = below(4);
  if (way == 0) hand.solution = "8*5-(7+9)";
  if (way == 1) hand.solution = "I had it, but \"it\" is gone";
  if (way == 2) hand.solution = solution.value_or("");
  return hand;
}

}  // namespace nullo::testing
