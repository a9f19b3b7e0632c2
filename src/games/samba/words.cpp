// Samba's own sentences.
#include "games/words.h"

#include <fmt/core.h>

#include "games/samba/reasons.h"
#include "games/samba/samba.h"

namespace nullo::samba {
std::string team_text(int team, const games::Names& names) {
  return games::join_names({Seat{team}, Seat{team + kTeams}}, names);
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  if (missing.key == kMeldedReason) return fmt::format("What did {} meld?", games::join_names(missing.seats, names));
  if (missing.key == kHeldReason) return fmt::format("What do {} still hold?", games::join_names(missing.seats, names));
  return "Who went out?";
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  const std::string team = team_text(note.seat->index(), names);
  if (note.key == kOutTooEarly) return fmt::format("{} went out with fewer than two melds of seven.", team);
  return fmt::format("{} need {} for their first meld in the next hand.", team, note.said);
}

}  // namespace nullo::samba
