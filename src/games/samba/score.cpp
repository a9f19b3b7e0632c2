// Scoring of a hand of Samba. Source: Denexa, "Samba"; samba S1-S5.
#include <array>
#include <utility>

#include <fmt/core.h>

#include "games/samba/reasons.h"
#include "games/samba/samba.h"

namespace nullo::samba {
namespace {

constexpr Amount kNaturalScores = 500;
constexpr Amount kMixedScores = 300;
constexpr Amount kSambaScores = 500;
constexpr Amount kRedThreeScores = 100;
constexpr Amount kAllRedThreesScore = 1000;
constexpr Amount kUndeclaredCosts = 500;
constexpr Amount kWentOutScores = 200;
constexpr std::array<std::pair<std::string_view, Amount>, 3> kPenalties{
    {{kOutRefusedReason, 100}, {kOutFailedReason, 100}, {kBadTakeReason, 50}}};

class Scorer {
 public:
  explicit Scorer(const Game::Play& play) : play_{play} {}

  games::ScoredHand<State> score() {
    if (!play_.hand.out) scored_.missing.push_back({"out", {}, {}, 0});
    for (int team = 0; team < kTeams; ++team) score_team(team);
    look_at_going_out();
    if (scored_.complete()) Game::conclude(play_.rules, play_.deal, scored_);
    return std::move(scored_);
  }

 private:
  void give(int team, Amount points, std::string_view reason) {
    games::give_each(std::array{Seat{team}, Seat{team + kTeams}}, points, reason, scored_.postings);
  }

  void score_team(int number) {
    const Team& team = play_.hand.teams[static_cast<std::size_t>(number)];
    const std::vector<Seat> seats{Seat{number}, Seat{number + kTeams}};
    const std::optional<int> melded = sum_of(team.melded);
    const std::optional<int> held = sum_of(team.held);
    if (!melded) scored_.missing.push_back({kMeldedReason, {}, seats});
    if (!held) scored_.missing.push_back({kHeldReason, {}, seats});
    give(number, melded.value_or(0), kMeldedReason);
    give(number, team.natural * kNaturalScores, kNatural);
    give(number, team.mixed * kMixedScores, kMixed);
    give(number, team.sambas * kSambaScores, kSambas);
    give(number, red_threes(team), kRedThreesReason);
    if (play_.hand.out && play_.hand.out->team == number) give(number, kWentOutScores, kWentOut);
    give(number, -held.value_or(0), kHeldReason);
    give(number, -team.undeclared_red_threes * kUndeclaredCosts, kUndeclared);
    for (const Penalty penalty : team.penalties) {
      const auto& [reason, costs] = kPenalties[static_cast<std::size_t>(penalty)];
      give(number, -costs, reason);
    }
  }

  // Red threes count against a team while it has fewer than two melds of seven. [samba S1]
  static Amount red_threes(const Team& team) {
    const Amount worth = team.red_threes == kRedThrees ? kAllRedThreesScore : team.red_threes * kRedThreeScores;
    return team.melds_of_seven() < kMeldsToGoOut ? -worth : worth;
  }

  void look_at_going_out() {
    if (!play_.hand.out || !play_.hand.out->team) return;
    const int team = *play_.hand.out->team;
    if (play_.hand.teams[static_cast<std::size_t>(team)].melds_of_seven() >= kMeldsToGoOut) return;
    scored_.notes.push_back({kOutTooEarly, Seat{team}, 0, std::nullopt});
  }

  const Game::Play& play_;
  games::ScoredHand<State> scored_;
};

}  // namespace

int minimum_of_first_meld(Amount total) {
  struct Step {
    Amount below;
    int minimum;
  };
  constexpr std::array<Step, 4> kSteps{{{0, 15}, {1500, 50}, {3000, 90}, {7000, 120}}};
  constexpr int kFromSevenThousand = 160;
  for (const Step& step : kSteps) {
    if (total < step.below) return step.minimum;
  }
  return kFromSevenThousand;
}

games::ScoredHand<State> Game::score(const Play& play) { return Scorer{play}.score(); }

void Game::conclude(const Rules& rules, const games::Deal& deal, games::Scored& scored) {
  const PerSeat<Amount> scores = scores_of(scored.postings, kSeats);
  const auto total_of = [&](int team) { return deal.totals[Seat{team}] + scores[Seat{team}]; };
  for (int team = 0; team < kTeams; ++team) {
    const Amount total = total_of(team);
    scored.over = scored.over || (rules.end == End::kReach ? total >= rules.target : total > rules.target);
  }
  for (int team = 0; team < kTeams && !scored.over; ++team) {
    scored.notes.push_back(
        {kMinimum, Seat{team}, 0, std::nullopt, fmt::format("{}", minimum_of_first_meld(total_of(team)))});
  }
}

std::optional<games::Impossible> Game::refuse_scores(const Rules&, const games::Deal&, const games::Counts&) {
  return std::nullopt;  // partners must have the same score; nothing else is required
}

}  // namespace nullo::samba
