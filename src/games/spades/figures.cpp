// What Spades counts for the statistics.
#include "games/figures.h"

#include <array>

#include "games/spades/known.h"

namespace nullo::spades {

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 8> kFigures{{
      {"bids_made", "Contracts made", "With the partner."},
      {"bids_failed", "Contracts failed", "With the partner."},
      {"nils_made", "Nils held", "The player's own, blind nils included."},
      {"nils_failed", "Nils failed", "The player's own, blind nils included."},
      {"blind_nils", "Blind nils bid", "One's own."},
      {"bags", "Bags", "With the partner."},
      {"bag_penalties", "Penalties for bags", "Hands with one."},
      {"tricks", "Tricks won", "One's own."},
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
