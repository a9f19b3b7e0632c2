// What Put and Take counts for the statistics.
#include "games/figures.h"

#include <array>

#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"

namespace nullo::put_and_take {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 4> kFigures{{
      {"put", "Cards that cost", "Turned cards of which you held the rank in the put round."},
      {"taken", "Cards that paid", "Turned cards of which you held the rank in the take round."},
      {"pots_kept", "Pots left to the dealer", "Hands you dealt in which something was left."},
      {"dealer_paid", "Debts as the dealer", "Payments that the pot could not make."},
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
