// Chips bought in earlier parts of an evening. The later part begins with them in its opening; that they were bought
// stands in its first hand: given back to the bank, and bought again, so that no total changes but the standing does.
#pragma once

#include <vector>

#include "session/session.h"

namespace nullo::session {

// The adjustments that say so. `bought`: what each seat has bought so far, less what it sold back; may be empty.
std::vector<Adjustment> bought_before(const PerSeat<Amount>& bought);
// What the adjustments of a first hand say; empty: nothing.
PerSeat<Amount> bought_before(const Hand& first, int seats);
// The hand with other such adjustments in place of those it has.
void set_bought_before(Hand& first, int seats, const PerSeat<Amount>& bought);

}  // namespace nullo::session
