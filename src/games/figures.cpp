#include "games/figures.h"

namespace nullo::games {

void tally_postings(std::span<const Posting> postings, std::span<const Counted> counted, std::vector<Tally>& tallies) {
  for (const Posting& posting : postings) {
    for (const Counted& one : counted) {
      if (one.reason != posting.reason) continue;
      const Account account = one.of == Counted::Of::kPayee ? posting.to : posting.from;
      if (const std::optional<Seat> seat = account.seat()) tallies.push_back({*seat, one.key, one.each});
    }
  }
}

PerSeat<Amount> points_taken(std::span<const Posting> postings, int seats) {
  PerSeat<Amount> points(seats);
  for (const Posting& posting : postings) {
    const std::optional<Seat> seat = posting.to.seat();
    if (seat && posting.reason != kAdjustment) points[*seat] += posting.amount;
  }
  return points;
}

void tally_clean(std::span<const Posting> postings, int seats, std::string_view key, std::vector<Tally>& tallies) {
  const PerSeat<Amount> points = points_taken(postings, seats);
  for (const Seat seat : Seats{seats}) {
    if (points[seat] == 0) tallies.push_back({seat, key});
  }
}

}  // namespace nullo::games
