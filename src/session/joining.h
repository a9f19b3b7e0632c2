// How somebody joins an evening that others have begun.
#pragma once

#include <cstdint>

#include "core/seat.h"
#include "ledger/posting.h"

namespace nullo::session {

// The points with which somebody joins a session that goes on with an earlier one.
// kStart: the chips that players start with
enum class Joining : std::uint8_t { kAverage, kHighest, kLowest, kZero, kStart };

// `totals`: those that the earlier session ended with. The average is rounded to the nearest, halves away from zero.
Amount joining_amount(Joining with, const PerSeat<Amount>& totals, Amount at_start);

}  // namespace nullo::session
