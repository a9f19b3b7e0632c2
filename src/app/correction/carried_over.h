// What a correction of one part of an evening does to the later parts, which begin with the totals that it ends with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/table/open_session.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

struct CarriedOver {
  std::vector<Edit> edits;           // of the later parts, in order
  std::vector<std::string> changes;  // as sentences: what each later part now opens with, or that it keeps its opening
};
// `parts`: those of the evening in order, `before` among them. `label`: that of the correction. An opening is changed
// if it was the total that the earlier part ended with, or the average, highest or lowest of those totals. A part keeps
// its old opening if its hands would be refused with the new one, and so do all parts after it.
CarriedOver carried_over(const session::Session& before, const session::Session& after,
                         const std::vector<session::Session>& parts, std::string_view label);

// The same where a part comes back, or comes in, as what it begins with may not be what the one before ends with by
// now. How that one ended earlier is in its log, if it was corrected here; else
// only this part says it: whoever stayed began with their total.
CarriedOver carried_in(store::Store& store, const session::Session& part);
// Writes that of a stored session. Returns what changed, as sentences.
std::vector<std::string> carry_in(store::Store& store, std::string_view id);

// "hand 1 corrected"; "hand 1 corrected in part 1" if it was carried over from that part. Kept: for text::said_again().
std::string label_of(const store::Change& change);

// What else is undone or redone along with one row of a session's log, because both were written together.
struct Together {
  std::vector<session::Session> others;  // as they are after that undo or redo
  std::string problem;                   // why it cannot be undone or redone; empty: it can
};
Together together_with(store::Store& store, const session::Session& now, const store::Logged& row, bool back);

}  // namespace nullo::app
