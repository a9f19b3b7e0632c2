// Undo and redo of a stored session: the rows of its log, with the other parts of the evening that changed with it.
#pragma once

#include <string>
#include <string_view>

#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

struct Shared;

// Something was entered in the stored session.
bool has_been_played(store::Store& store, std::string_view id);

// One step through the log of `now`. Where another part of the evening stands in the way, it says so and changes
// nothing.
void step_in_log(Shared& shared, const session::Session& now, bool back);
// "trick 7 to Clara"; empty: there is nothing to undo (redo).
std::string undo_label_of(Shared& shared, const session::Session& session);
std::string redo_label_of(Shared& shared, const session::Session& session);

}  // namespace nullo::app
