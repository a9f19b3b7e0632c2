#include "games/figures.h"

#include "core/seat_set.h"

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

void tally_clean(std::span<const Posting> postings, int seats, std::string_view key, std::vector<Tally>& tallies) {
  SeatSet marked;
  for (const Posting& posting : postings) {
    const std::optional<Seat> seat = posting.to.seat();
    if (seat && posting.reason != kAdjustment) marked.insert(*seat);
  }
  for (const Seat seat : Seats{seats}) {
    if (!marked.contains(seat)) tallies.push_back({seat, key});
  }
}

}  // namespace nullo::games
