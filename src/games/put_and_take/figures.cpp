// What Put and Take counts for the statistics.
#include "games/figures.h"

#include <array>

#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"
#include "text/sentence.h"

namespace nullo::put_and_take {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 4> kFigures{{
      {"put", text::mark("Cards that cost"), text::mark("Turned cards of which you held the rank in the put round.")},
      {"taken", text::mark("Cards that paid"),
       text::mark("Turned cards of which you held the rank in the take round.")},
      {"pots_kept", text::mark("Pots left to the dealer"), text::mark("Hands you dealt in which something was left.")},
      {"dealer_paid", text::mark("Debts as the dealer"), text::mark("Payments that the pot could not make.")},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play&, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 4> kCounted{{{"put", kPut, games::Counted::Of::kPayer},
                                                           {"taken", kTake},
                                                           {"pots_kept", kLeftOver},
                                                           {"dealer_paid", kDealerOwes, games::Counted::Of::kPayer}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  return tallies;
}

}  // namespace nullo::put_and_take
