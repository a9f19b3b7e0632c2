// A session as plain text for a chat message: without columns, since letters there have different widths. `result` must
// be the session's score. Pure: equal input gives equal text, and nothing here fails.
#pragma once

#include <string>
#include <vector>

#include "export/page.h"
#include "session/session.h"

namespace nullo::exports {

// "Clara wins with 6 points!", "After 3 hands", "Stopped after 3 hands". `names`: those of the totals, see
// session::Columns; `continued`: another session continues this one.
std::string how_it_ended(const session::Session& session, const session::SessionResult& result,
                         const std::vector<std::string>& names, bool continued);

// "After 3 hands; another session goes on"
std::string goes_on_text(int hands);

// The message: game and date, who won or leads, the standing with places, a line for each hand, who hands whom what,
// the note.
std::string message(const session::Session& session, const session::SessionResult& result,
                    const PageExtras& extras = {});

}  // namespace nullo::exports
