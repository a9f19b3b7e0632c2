// A session as plain text that reads well in a chat message: no columns, since letters there are of any width.
// `result` is what scoring the session gives. Pure: equal input gives equal text, and nothing here fails.
#pragma once

#include <string>

#include "export/page.h"
#include "session/session.h"

namespace nullo::exports {

// Game and date, who won or who leads, the standing with places, a line for each hand, who hands whom what, the note.
std::string message(const session::Session& session, const session::SessionResult& result,
                    const PageExtras& extras = {});

}  // namespace nullo::exports
