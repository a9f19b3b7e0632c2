// What the live pages show of the table, as docs/hub.md describes it.
#pragma once

#include <string>

#include "app/board/board.h"
#include "app/table/open_session.h"
#include "app/table/sheet_view.h"

namespace nullo::app {

// One JSON object on one line. `board`: what the board shows of that session now; `sheet`: its score sheet, with the
// earlier parts of the evening. nullptr: no session is at the table.
std::string live_state(const OpenSession* open, const BoardView& board, const Sheet& sheet);

}  // namespace nullo::app
