// Standings in words, the same in the window, on the command line and in what is written out.
#pragma once

#include <string>

#include "standings/standings.h"

namespace nullo::exports {

// "Share, luck"
std::string heading_of(standings::Column column);
// "32 %, 25 %"; empty: it says nothing of them.
std::string cell_of(const standings::Row& row, standings::Column column);
// "1 3 2", the newest last.
std::string form_text(const standings::Row& row);
// "▲ 2", "▼ 1"; empty: nowhere.
std::string moved_text(int places);
// "120 games", after so many more of theirs; empty: it is sure.
std::string sure_text(const standings::Row& row);

}  // namespace nullo::exports
