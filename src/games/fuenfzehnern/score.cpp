// Checking and scoring of a hand of Fünfzehnern. Source: Denexa, "Fünfzehnern"; fuenfzehnern F1, F2.
#include <algorithm>

#include "games/fuenfzehnern/fuenfzehnern.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::fuenfzehnern {

std::vector<games::Conflict> Game::check(const Play& play) {
  std::vector<games::Conflict> conflicts;
  games::check_piles(play.hand, pile_rules(play.rules, play.deal), conflicts);
  return conflicts;
}

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  const games::PileRules pile_rules = fuenfzehnern::pile_rules(play.rules, play.deal);
  games::KnownPiles known = games::known(play.hand, pile_rules);
  scored.postings = games::pile_postings(play.hand, known, pile_rules);
  scored.missing = std::move(known.missing);
  if (scored.complete()) {  // fifteen are subtracted after the last trick [fuenfzehnern F1]
    const std::int16_t last = play.hand.points ? std::int16_t{0} : std::int16_t{kTricksPerHand};
    for (const Seat seat : Seats{play.deal.seats}) {
      scored.postings.emplace_back(Account::of(seat), Account::bank(), kTakenOff, "fifteen", last);
    }
  }
  scored.notes = games::revokes(play.hand.tricks, known.outcomes, pile_rules.tricks);
  const std::vector<games::Note> leads = bound_leads(play.hand, known, pile_rules);
  scored.notes.insert(scored.notes.end(), leads.begin(), leads.end());
  std::ranges::stable_sort(scored.notes, [](const games::Note& a, const games::Note& b) { return a.trick < b.trick; });
  if (scored.complete()) conclude(play.rules, play.deal, scored);
  return scored;
}

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  scored.over = rules.hands && deal.number + 1 >= *rules.hands;
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts& scores) {
  return games::not_in_sum(scores, {0});
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  return games::say_missing_of_piles(missing, names);
}

std::string Game::say(const games::Note& note, const games::Names& names) {
  if (note.key != "bound_lead") return games::revoke_text(note, names);
  return text::say(
      "{player} led the {card} to trick {trick}, yet still had the suit in which the lead was won, and the {card} "
      "could be beaten.",
      names[*note.seat], to_text(*note.card), note.trick);
}

}  // namespace nullo::fuenfzehnern
