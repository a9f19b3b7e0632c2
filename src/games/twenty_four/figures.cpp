// What Twenty-Four counts for the statistics.
#include "games/figures.h"

#include <algorithm>
#include <array>

#include "games/twenty_four/reasons.h"
#include "games/twenty_four/twenty_four.h"
#include "text/sentence.h"

namespace nullo::twenty_four {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 5> kFigures{{
      {"sets_lost", text::mark("Hands lost"), text::mark("In which you took the four cards.")},
      {"right", text::mark("Right solutions"), text::mark("Of those that were written down.")},
      {"wrong", text::mark("Wrong solutions"), text::mark("Of those that were written down.")},
      {"passed", text::mark("Hands without a taker"), text::mark("All agreed that there was no solution.")},
      {"overlooked", text::mark("Solutions nobody found"),
       text::mark("All agreed that there was none, and there was.")},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  std::vector<games::Tally> tallies;
  const auto said = [&scored](std::string_view key) {
    return std::ranges::any_of(scored.notes, [key](const auto& note) { return note.key == key; });
  };
  const bool passed = play.hand.loser && !play.hand.loser->seat;
  if (play.hand.loser && play.hand.loser->seat) tallies.push_back({*play.hand.loser->seat, "sets_lost"});
  if (play.hand.solver && said(kRightSolution)) tallies.push_back({*play.hand.solver, "right"});
  if (play.hand.solver && said(kWrongSolution)) tallies.push_back({*play.hand.solver, "wrong"});
  for (const Seat seat : Seats{passed ? play.deal.seats : 0}) {
    tallies.push_back({seat, "passed"});
    if (said(kSolvable)) tallies.push_back({seat, "overlooked"});
  }
  return tallies;
}

}  // namespace nullo::twenty_four
