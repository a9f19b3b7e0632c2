#include "games/reversis/party.h"

#include <tuple>

namespace nullo::reversis {
namespace {

// The seat that ranks lowest, `but` left out. The last part of a rank is the turn after the dealer, so no two are
// equal.
template <class RankOf>
Seat first_of(std::optional<Seat> but, RankOf rank_of) {
  std::optional<Seat> first;
  for (const Seat seat : Seats{kSeats}) {
    if (seat != but && (!first || rank_of(seat) < rank_of(*first))) first = seat;
  }
  return *first;
}

}  // namespace

Party party_of(const Rules& rules, Seat dealer, const Known& known, std::optional<Seat> espagnolette) {
  const auto turn = [dealer](Seat seat) { return (seat.index() - dealer.index() + kSeats) % kSeats; };
  // Fewest points, fewest tricks, the dealer and on clockwise. [reversis R9]
  const auto wins_by = [&](Seat seat) { return std::tuple{*known.points[seat], known.tricks[at(seat)], turn(seat)}; };
  // Most points; tricks by the table's rule, then again the dealer and on. [reversis R10]
  const auto loses_by = [&](Seat seat) {
    const int tricks = known.tricks[at(seat)];
    return std::tuple{-*known.points[seat], rules.loser_tie == LoserTie::kFewest ? tricks : -tricks, turn(seat)};
  };
  Party party;
  const bool made = espagnolette && known.tricks[at(*espagnolette)] == 0;
  if (espagnolette && !made) {
    party.loser = *espagnolette;
    party.winner = first_of(espagnolette, wins_by);
  } else {
    party.winner = made ? *espagnolette : first_of(std::nullopt, wins_by);
    party.loser = first_of(party.winner, loses_by);
  }
  party.talon = kPointsInPack - games::known_sum(known.points);
  party.across = party.loser == party.winner.left(kSeats, 2);
  return party;
}

}  // namespace nullo::reversis
