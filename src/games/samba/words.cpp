// Samba's own sentences.
#include "games/words.h"

#include <fmt/core.h>

#include "games/samba/reasons.h"
#include "games/samba/samba.h"
#include "games/samba/telling.h"

namespace nullo::samba {

std::string team_text(int team, const games::Names& names) {
  return games::join_names({Seat{team}, Seat{team + kTeams}}, names);
}

std::string out_too_early(int team, const games::Names& names) {
  return fmt::format("{} went out with fewer than two melds of seven.", team_text(team, names));
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  if (missing.key == kMeldedReason) return fmt::format("What did {} meld?", games::join_names(missing.seats, names));
  if (missing.key == kHeldReason) return fmt::format("What do {} still hold?", games::join_names(missing.seats, names));
  return "Who went out?";
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  const int team = note.seat->index();
  if (note.key == kOutTooEarly) return out_too_early(team, names);
  return fmt::format("{} need {} for their first meld in the next hand.", team_text(team, names), note.said);
}

}  // namespace nullo::samba
