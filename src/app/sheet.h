// Score sheet of a scored session.
#pragma once

#include "app/view.h"
#include "session/words.h"

namespace nullo::app {

using session::noted_texts;
using session::players_now;

// Of a row that is no hand: what everybody began with.
inline constexpr int kNoHand = -2;

Sheet sheet_of(const session::Session& session, const session::SessionResult& result);
// Proven revokes and the like.
std::vector<std::string> notes_of(const session::Session& session, const session::HandResult& hand);
// The facts of a hand in plain words, and its note: "Bum card: 7♣", "Trick 3: Clara, Q♥", "Note: rain".
std::vector<std::string> facts_of(const session::Session& session, std::size_t number);

}  // namespace nullo::app
