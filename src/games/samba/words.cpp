// Samba's own sentences.
#include "games/words.h"

#include "games/samba/fields.h"
#include "games/samba/reasons.h"
#include "games/samba/samba.h"
#include "text/say.h"

namespace nullo::samba {

std::string team_text(int team, const games::Names& names) {
  return games::join_names({Seat{team}, Seat{team + kTeams}}, names);
}

std::string out_too_early(int team, const games::Names& names) {
  return text::say("{players} went out with fewer than two melds of seven.", team_text(team, names));
}

namespace {

std::string red_threes_text(const Team& team) {
  if (team.melds_of_seven() >= kMeldsToGoOut)
    return text::say_count(team.red_threes, "{count} red three", "{count} red threes");
  return text::say_count(team.red_threes, "{count} red three, with fewer than two canastas or sambas",
                         "{count} red threes, with fewer than two canastas or sambas");
}

}  // namespace

std::string Game::reason_text(const Rules&, const Hand& hand, std::span<const Posting>, const Posting& posting,
                              const games::Names&) {
  const std::optional<Seat> seat = seat_of(posting);
  if (!seat) return {};
  const Team& team = hand.teams[static_cast<std::size_t>(seat->index() % kTeams)];
  if (posting.reason == kNatural)
    return text::say_count(team.natural, "{count} natural canasta", "{count} natural canastas");
  if (posting.reason == kMixed) return text::say_count(team.mixed, "{count} mixed canasta", "{count} mixed canastas");
  if (posting.reason == kSambas) return text::say_count(team.sambas, "{count} samba", "{count} sambas");
  if (posting.reason == kRedThreesReason) return red_threes_text(team);
  if (posting.reason == kUndeclared)
    return text::say_count(team.undeclared_red_threes, "{count} red three not declared",
                           "{count} red threes not declared");
  return {};
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  if (missing.key == kMeldedReason)
    return text::say("What did {players} meld?", games::join_names(missing.seats, names));
  if (missing.key == kHeldReason)
    return text::say("What do {players} still hold?", games::join_names(missing.seats, names));
  return text::say("Who went out?");
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  const int team = note.seat->index();
  if (note.key == kOutTooEarly) return out_too_early(team, names);
  return text::say("{players} need {points} for their first meld in the next hand.", team_text(team, names), note.said);
}

}  // namespace nullo::samba
