// Who stands where, with shared places (common C2).
#pragma once

#include <vector>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo {

enum class BestIs { kLowest, kHighest };

// The place of each seat, from 1; equal totals share a place and the next one counts on (1, 2, 2, 4).
PerSeat<int> places(const PerSeat<Amount>& totals, BestIs best);

// The seats on place 1.
std::vector<Seat> best_seats(const PerSeat<Amount>& totals, BestIs best);

}  // namespace nullo
