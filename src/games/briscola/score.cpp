// Checking and scoring of a hand of Briscola. Source: Denexa, "Briscola"; briscola B1.
#include "games/briscola/briscola.h"
#include "ledger/standings.h"

namespace nullo::briscola {
namespace {

// Whether one player, or one side, alone stands best. [briscola B1]
bool somebody_leads(const games::Deal& deal, const std::vector<Posting>& postings, int sides) {
  const PerSeat<Amount> scores = scores_of(postings, deal.seats);
  PerSeat<Amount> totals(sides);
  for (const Seat side : Seats{sides}) totals[side] = deal.totals[side] + scores[side];
  return best_seats(totals, BestIs::kHighest).size() == 1;
}

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) {
  std::vector<games::Conflict> conflicts;
  const games::PileRules piles = pile_rules(play.rules, play.deal, play.hand);
  games::check_in_pack(play.hand.upcard, piles.tricks, "/upcard", conflicts);
  games::check_piles(piles_of(play.hand), piles, conflicts);
  return conflicts;
}

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  const games::PileRules pile_rules = briscola::pile_rules(play.rules, play.deal, play.hand);
  const games::Piles piles = piles_of(play.hand);
  games::KnownPiles known = games::known(piles, pile_rules);
  scored.postings = games::pile_postings(piles, known, pile_rules);
  scored.missing = std::move(known.missing);
  if (scored.complete()) conclude(play.rules, play.deal, scored);
  return scored;
}

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  scored.over =
      deal.number + 1 >= hands_of(rules, deal.seats) && somebody_leads(deal, scored.postings, sides_of(deal.seats));
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal& deal,
                                                     const games::Counts& scores) {
  games::Counts of_sides(sides_of(deal.seats));
  for (const Seat side : Seats{of_sides.size()}) of_sides[side] = scores[side];
  return games::not_handed_out(of_sides, {kPointsInPack});
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  return games::say_missing_of_piles(missing, names);
}

// There are no notes: any card may be played at any time.
std::string Game::say(const games::Note&, const games::Names&) { return {}; }

}  // namespace nullo::briscola
