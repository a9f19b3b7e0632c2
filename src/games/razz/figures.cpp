// What Razz counts for the statistics.
#include "games/figures.h"

#include <array>

#include "games/razz/known.h"
#include "games/razz/razz.h"
#include "games/razz/reasons.h"
#include "text/sentence.h"

namespace nullo::razz {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 6> kFigures{{
      {"left_alone", text::mark("Pots nobody else wanted"), text::mark("Everybody else had given up.")},
      {"showdowns", text::mark("Showdowns"), text::mark("Hands in which the cards were shown.")},
      {"main_pots", text::mark("Main pots won at a showdown"), text::mark("Alone or shared.")},
      {"side_pots", text::mark("Side pots won"), text::mark("Alone or shared.")},
      {"folded", text::mark("Hands given up"), {}},
      {"all_in", text::mark("All in"), {}},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 2> kCounted{{{"main_pots", kMainPot}, {"side_pots", kSidePot}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  const std::vector<Seat> left = left_in(play.hand, play.deal.seats);
  for (const Seat seat : left) tallies.push_back({seat, left.size() > 1 ? "showdowns" : "left_alone"});
  for (const Seat seat : play.hand.folded) tallies.push_back({seat, "folded"});
  for (const Seat seat : play.hand.all_in) tallies.push_back({seat, "all_in"});
  return tallies;
}

}  // namespace nullo::razz
