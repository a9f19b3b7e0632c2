// Counts that add up to a known sum, one for each seat, some of them not known yet.
#pragma once

#include <optional>

#include "core/seat.h"

namespace nullo::games {

using Counts = PerSeat<std::optional<int>>;

// The sum of the known counts.
int known_sum(const Counts& counts);
// Whether not one of them is known.
bool none_known(const Counts& counts);
// Where all but one are known, the last one follows: `total` less the others. An empty table stays empty.
Counts with_followed(Counts counts, int total);

}  // namespace nullo::games
