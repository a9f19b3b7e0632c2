// One hand of a session document: the keys that every game has, the game's own, and whether they contradict each other.
// Source: FORMAT.md, "Session" and "Refusals".
#pragma once

#include "core/fault.h"
#include "document/document.h"
#include "games/deal.h"
#include "json/reader.h"
#include "session/session.h"

namespace nullo::document {

// `deal`: as it would be without the hand's own `dealer` and adjustments, which are put into it. `before`: what the
// hand before left. Contradictions are looked for only where nothing else is refused.
session::Hand read_hand(json::Value value, const games::Rules& rules, games::Deal deal, const games::State& before,
                        Faults& faults, Source source);

}  // namespace nullo::document
