// One hand of a session document: the keys that every game has, the game's own, and whether they contradict each other.
// Source: FORMAT.md, "Session" and "Refusals".
#pragma once

#include "core/fault.h"
#include "document/document.h"
#include "games/deal.h"
#include "json/reader.h"
#include "session/session.h"

namespace nullo::document {

// What stands before a hand.
struct Standing {
  games::Deal deal;           // as it would be without what the hand's common keys say, which is put into it
  const session::Fold& fold;  // over the hands before
  bool known = true;          // false: one of them was refused, so what they came to is not known
};

// Contradictions are looked for only where nothing else is refused.
session::Hand read_hand(json::Value value, const games::Rules& rules, Standing standing, Faults& faults, Source source);

}  // namespace nullo::document
