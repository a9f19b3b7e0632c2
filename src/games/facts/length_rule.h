// The rule of a game that lasts until the players stop, or a number of hands.
#pragma once

#include <optional>

#include "games/facts/rule.h"

namespace nullo::games {

// `usual`: the number that is offered first.
inline Rule length_rule(At<std::optional<int>> in, int most, int usual) {
  return {
      .key = "hands",
      .label = "Hands",
      .help = "How many hands are played.",
      .about = "The game's length; null: until the players stop.",
      .kind = MaybeNumberRule{.in = in,
                              .least = 1,
                              .most = most,
                              .usual = usual,
                              .either = {"ends", "The game ends", "When the players stop, or after a number of hands.",
                                         "when you stop", "after some hands"}}};
}

}  // namespace nullo::games
