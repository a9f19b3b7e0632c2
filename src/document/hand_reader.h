// Reads one hand of a session document: the keys that every game has, the game's own, and whether they contradict each
// other. Source: docs/documents.md#every-hand, docs/documents.md#refusals.
#pragma once

#include "core/fault.h"
#include "document/document.h"
#include "games/deal.h"
#include "json/reader.h"
#include "session/session.h"

namespace nullo::document {

// The state before a hand.
struct Standing {
  games::Deal deal;           // as it is without the hand's common keys, whose values are then put in
  const session::Fold& fold;  // of the hands before
  bool known = true;          // false: a hand before was refused, so the totals are not known
  bool sound = false;         // the hand was read before and contradicts nothing
};

// Looks for contradictions only if nothing else is refused.
session::Hand read_hand(json::Value value, const games::Rules& rules, Standing standing, Faults& faults, Source source);

}  // namespace nullo::document
