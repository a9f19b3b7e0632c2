// Taps at the ends of what a field takes, and beyond them: the least, the most, one beyond each, the ends of an int,
// places and seats that are not there.
#pragma once

#include <climits>
#include <vector>

#include "games/entry.h"

namespace nullo::testing {

inline constexpr int kExtremes[]{INT_MIN,
                                 INT_MIN + 1,
                                 -1'000'000'001,
                                 -1'000'001,
                                 -1'000'000,
                                 -10'001,
                                 -10'000,
                                 -1'001,
                                 -101,
                                 -53,
                                 -5,
                                 -2,
                                 -1,
                                 0,
                                 1,
                                 2,
                                 10,
                                 14,
                                 53,
                                 101,
                                 1'001,
                                 10'000,
                                 10'001,
                                 999'999,
                                 1'000'000,
                                 1'000'001,
                                 1'000'000'000,
                                 1'000'000'001,
                                 INT_MAX - 1,
                                 INT_MAX};

// All of them for what the entry shows, in no matter which order.
std::vector<games::Tap> extreme_taps(const games::Entry& entry);

}  // namespace nullo::testing
