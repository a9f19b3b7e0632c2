// Razz' own sentences.
#include "games/words.h"

#include <fmt/core.h>

#include "games/razz/razz.h"

namespace nullo::razz {

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  const std::string who = games::join_names(missing.seats, names);
  if (missing.key == "bets") return fmt::format("How much did {} bet in all?", who);
  return fmt::format("Which cards did {} show?", who);
}

std::string Game::say(const games::Note&, const games::Names&) { return {}; }

}  // namespace nullo::razz
