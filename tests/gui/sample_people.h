// Views of people, and of a session whose rules and seats are corrected, made by hand.
#pragma once

#include <vector>

#include "gui/sample_views.h"

namespace nullo::gui {

std::vector<Sample> people_views();

app::View sample_player();  // with other names, and others who could be the same person
app::View sample_years();   // the same with the statistics of many sessions
app::View sample_share();   // the same with the sessions that one figure is made of
app::View sample_repair();  // five hands, two seats exchanged

}  // namespace nullo::gui
