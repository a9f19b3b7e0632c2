// Scoring of a hand of Écarté. Source: Denexa, "Écarté"; ecarte E1-E3.
#include "games/ecarte/known.h"

namespace nullo::ecarte {
namespace {

// The trick (from 1) with which the seat had won this many; 0 if the order is not known.
std::int16_t trick_of(const Known& known, Seat seat, int tricks) {
  int won = 0;
  for (std::size_t k = 0; k < static_cast<std::size_t>(known.outcomes.over); ++k) {
    won += known.outcomes[k].winner == seat ? 1 : 0;
    if (won == tricks) return static_cast<std::int16_t>(k + 1);
  }
  return 0;
}

void score_kings(const games::Deal& deal, const Hand& hand, std::vector<Posting>& postings) {
  if (is_king(hand.upcard)) {
    postings.emplace_back(Account::bank(), Account::of(deal.dealer), 1, kKingTurned, std::int16_t{0}, hand.upcard);
  }
  if (hand.king_shown) {
    postings.emplace_back(Account::bank(), Account::of(*hand.king_shown), 1, kKingShown, std::int16_t{0},
                          king_of_trumps(hand));
  }
}

// The majority counts 1, all five tricks 1 more, a vulnerable opponent 1 more. [ecarte E1]
void score_tricks(const Hand& hand, const Known& known, std::vector<Posting>& postings) {
  for (const Seat seat : Seats{kSeats}) {
    if (known.won[seat] < kMajority) continue;
    const auto one = [&](std::string_view reason, int tricks) {
      postings.emplace_back(Account::bank(), Account::of(seat), 1, reason, trick_of(known, seat, tricks));
    };
    one(kMajorityWon, kMajority);
    if (hand.refused == other(seat)) one(kVulnerable, kMajority);
    if (known.won[seat] == kTricksPerHand) one(kAllTricks, kTricksPerHand);
  }
}

}  // namespace

games::ScoredHand<State> Game::score(const Play& play) {
  games::ScoredHand<State> scored;
  const Known known = ecarte::known(play.deal, play.hand);
  const std::optional<Seat> by_king = won_by_king(play.rules, play.deal, play.hand);
  score_kings(play.deal, play.hand, scored.postings);
  if (!play.hand.upcard) scored.missing.push_back({"upcard", {}, {}, 0});
  if (by_king) {  // the hand is not played out [ecarte E2]
    const bool entered = !play.hand.tricks.empty() || (play.hand.summary && !play.hand.summary->empty());
    if (entered) scored.notes.push_back({"not_played", by_king, 0, std::nullopt});
  } else {
    score_tricks(play.hand, known, scored.postings);
    if (!known.all_over()) {
      scored.missing.push_back({"tricks", {}, {}, play.hand.summary ? 0 : known.outcomes.over + 1});
    }
  }
  const std::vector<games::Note> notes = notes_of(play.hand, known);
  scored.notes.insert(scored.notes.end(), notes.begin(), notes.end());
  if (scored.complete()) conclude(play.rules, play.deal, scored);
  return scored;
}

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  const PerSeat<Amount> scores = scores_of(scored.postings, kSeats);
  scored.over = false;
  for (const Seat seat : Seats{kSeats}) {
    if (deal.totals[seat] + scores[seat] >= rules.target) scored.over = true;
  }
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts& scores) {
  return games::below(scores, 0);
}

}  // namespace nullo::ecarte
