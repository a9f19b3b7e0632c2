// Score sheet and chart of a scored session.
#pragma once

#include "app/view.h"
#include "games/entry.h"
#include "session/session.h"

namespace nullo::app {

// Who sits at the table at the end, in seat order.
const std::vector<std::string>& players_now(const session::Session& session, const session::SessionResult& result);

Sheet sheet_of(const session::Session& session, const session::SessionResult& result);
Chart chart_of(const session::Session& session, const session::SessionResult& result);
// Every posting of a hand read aloud, in the order in which they fell due.
std::vector<WhyLine> whys_of(const session::Session& session, const session::HandResult& hand, std::size_t number);
// Proven revokes and the like.
std::vector<std::string> notes_of(const session::Session& session, const session::HandResult& hand);
// The noted cards of a trick, with who played them where that is known: "A♦ by Boris", "K♠".
std::vector<std::string> noted_texts(const games::TrickCell& cell, const games::Names& names);
// The facts of a hand in plain words: "Bum card: 7♣", "Trick 3: Clara, Q♥".
std::vector<std::string> facts_of(const session::Session& session, std::size_t number);

}  // namespace nullo::app
