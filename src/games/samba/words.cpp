// Samba's own sentences.
#include "games/words.h"

#include <fmt/core.h>

#include "games/samba/fields.h"
#include "games/samba/reasons.h"
#include "games/samba/samba.h"

namespace nullo::samba {

std::string team_text(int team, const games::Names& names) {
  return games::join_names({Seat{team}, Seat{team + kTeams}}, names);
}

std::string out_too_early(int team, const games::Names& names) {
  return fmt::format("{} went out with fewer than two melds of seven.", team_text(team, names));
}

namespace {

// "3 mixed canastas", "1 samba".
std::string several(int count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string red_threes_text(const Team& team) {
  std::string text = several(team.red_threes, "red three");
  if (team.melds_of_seven() >= kMeldsToGoOut) return text;
  return text + ", with fewer than two canastas or sambas";
}

}  // namespace

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names&) {
  const std::optional<Seat> seat = seat_of(posting);
  if (!seat) return {};
  const Team& team = hand.teams[static_cast<std::size_t>(seat->index() % kTeams)];
  if (posting.reason == kNatural) return several(team.natural, "natural canasta");
  if (posting.reason == kMixed) return several(team.mixed, "mixed canasta");
  if (posting.reason == kSambas) return several(team.sambas, "samba");
  if (posting.reason == kRedThreesReason) return red_threes_text(team);
  if (posting.reason == kUndeclared) return several(team.undeclared_red_threes, "red three") + " not declared";
  return {};
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
