// The rule of a game that lasts until the players stop, or a number of hands.
#pragma once

#include <optional>

#include "games/facts/rule.h"

namespace nullo::games {

// `usual`: the number that is offered first.
inline Rule length_rule(At<std::optional<int>> in, int most, int usual) {
  return {.key = "hands",
          .label = text::mark("Hands"),
          .help = text::mark("How many hands are played."),
          .about = "The game's length; null: until the players stop.",
          .kind = MaybeNumberRule{.in = in,
                                  .least = 1,
                                  .most = most,
                                  .usual = usual,
                                  .either = {"ends", text::mark("The game ends"),
                                             text::mark("When the players stop, or after a number of hands."),
                                             text::mark("when you stop"), text::mark("after some hands")}}};
}

}  // namespace nullo::games
