// Put and Take's own sentences.
#include "games/words.h"

#include <array>

#include <fmt/core.h>

#include "games/put_and_take/put_and_take.h"

namespace nullo::put_and_take {
namespace {

constexpr std::array<std::string_view, kTurns> kWhich{"first", "second", "third", "fourth", "fifth"};

}  // namespace

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  const std::string_view which = kWhich[static_cast<std::size_t>(missing.trick) - 1];
  if (missing.key == "put") return fmt::format("Which card was turned {} in the put round?", which);
  if (missing.key == "take") return fmt::format("Which card was turned {} in the take round?", which);
  const std::string card = missing.cards.empty() ? fmt::format("the {} card", which)
                                                 : fmt::format("the {}", games::join_cards(missing.cards));
  return fmt::format("How many of the rank of {} did {} hold?", card, games::join_names(missing.seats, names));
}

}  // namespace nullo::put_and_take
