// The places at the end of a session, or so far.
#pragma once

#include <string>
#include <vector>

#include "app/chips/buying.h"
#include "app/view.h"
#include "session/session.h"

namespace nullo::app {

// A line for each total, the best first. `columns`: who played for each seat's total; `bought`: the chips bought in all
// hands.
std::vector<GameOverView::Line> standing_lines(const session::Session& session, const session::SessionResult& result,
                                               const std::vector<std::string>& columns, const ChipsBought& bought);

}  // namespace nullo::app
