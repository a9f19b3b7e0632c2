// What a correction of one part of an evening does to the later ones: they open with what it now ends with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/open_session.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

struct CarriedOver {
  std::vector<Edit> edits;           // of the later parts, in order
  std::vector<std::string> changes;  // in sentences: what each later part opens with, or that it keeps its opening
};
// `parts`: the evening's, in order, `before` among them. `label`: of the correction. An opening follows where it was
// what the earlier part ended with, or the average, highest or lowest of that. A part whose hands would not stand with
// the new opening keeps the old one, and so do those after it.
CarriedOver carried_over(const session::Session& before, const session::Session& after,
                         const std::vector<session::Session>& parts, std::string_view label);

// What else is undone (redone) with a row of a session's log, since it was written together with it.
struct Together {
  std::vector<session::Session> others;  // as they are then
  std::string problem;                   // why it cannot be; empty: it can
};
Together together_with(store::Store& store, const session::Session& now, const store::Logged& row, bool back);

}  // namespace nullo::app
