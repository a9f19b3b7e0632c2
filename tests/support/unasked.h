// What a person says of a hand though nobody asks for it now: a fact out of turn, or a shortcut such as `m` for a moon.
#pragma once

#include <string>

#include "app/table/open_session.h"
#include "support/random_game.h"

namespace nullo::testing {

struct Unasked {
  std::string keys;   // empty: there is none
  bool adds = false;  // the last key adds one more each time
};

// One that the hand of `now` does not say yet, and that `meant` does, or that makes the whole hand score what it does
// there. Nothing is pending at the table.
Unasked unasked(const app::OpenSession& now, const app::OpenSession& meant, Random& random);

// The last hand of `said` scores what it does in `meant`, or says nothing that it does not say there.
bool is_meant(const app::OpenSession& said, const app::OpenSession& meant);
// It scores that, though it says something else: whoever adds a fact would change it.
bool is_meant_in_other_words(const app::OpenSession& said, const app::OpenSession& meant);
// It scores that and says nothing else: what it leaves out decides nothing.
bool leaves_out_what_decides_nothing(const app::OpenSession& said, const app::OpenSession& meant);

}  // namespace nullo::testing
