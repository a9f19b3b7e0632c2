// Views of a game with many noted cards and three to ten players: Hearts, made by hand.
#pragma once

#include <vector>

#include "gui/sample_views.h"

namespace nullo::gui {

std::vector<Sample> hearts_views();

app::View sample_moon();     // two choices: "add", "subtract"
app::View sample_exposed();  // the set of cards "charged": A♥ Q♠ J♦ 10♣
app::View sample_rest();     // the counts "hearts" of five players, up to 26, with "+rest"; seat 3 is asked
app::View sample_spot();     // in sum: fourteen rows of seats, the twelfth of them asked
app::View sample_stays();    // seventeen tricks: the second stays on the table, the last one is not in the hand

}  // namespace nullo::gui
