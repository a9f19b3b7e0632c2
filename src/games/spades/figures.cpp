// What Spades counts for the statistics.
#include "games/figures.h"

#include <array>

#include "games/spades/known.h"
#include "text/sentence.h"

namespace nullo::spades {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 8> kFigures{{
      {"bids_made", text::mark("Contracts made"), text::mark("With the partner.")},
      {"bids_failed", text::mark("Contracts failed"), text::mark("With the partner.")},
      {"nils_made", text::mark("Nils held"), text::mark("The player's own, blind nils included.")},
      {"nils_failed", text::mark("Nils failed"), text::mark("The player's own, blind nils included.")},
      {"blind_nils", text::mark("Blind nils bid"), text::mark("One's own.")},
      {"bags", text::mark("Bags"), text::mark("With the partner.")},
      {"bag_penalties", text::mark("Penalties for bags"), text::mark("Hands with one.")},
      {"tricks", text::mark("Tricks won"), text::mark("One's own.")},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 1> kCounted{{{"bag_penalties", kBagPenalty, games::Counted::Of::kPayer}}};
  std::vector<games::Tally> tallies;
  games::tally_postings(scored.postings, kCounted, tallies);
  const Known known = spades::known(play.deal, play.hand);
  for (const Seat seat : Seats{kSeats}) {
    const auto add = [&](std::string_view key, Amount count) {
      if (count > 0) tallies.push_back({seat, key, count});
    };
    const Contract contract = contract_of(play.rules, play.hand, known, side_of(seat));
    const int bid = play.hand.bid(seat).value_or(0);
    add("bids_made", contract.made() ? 1 : 0);
    add("bids_failed", contract.failed() ? 1 : 0);
    add("nils_made", is_nil(bid) && known.won[seat] == 0 ? 1 : 0);
    add("nils_failed", is_nil(bid) && known.won[seat] > 0 ? 1 : 0);
    add("blind_nils", bid == kBlindNil ? 1 : 0);
    add("bags", play.rules.bags > 0 ? contract.bags() : 0);
    add("tricks", known.won[seat]);
  }
  return tallies;
}

}  // namespace nullo::spades
