// A score sheet as text: who stands where after each hand, and why.
#pragma once

#include <string>

#include "session/session.h"

namespace nullo::cli {

// "finished: Anna wins", "hand 3 of 4", as one says it in a list or a heading.
std::string how_it_stands(const session::Session& session, const session::SessionResult& result);

// Lines for a terminal, aligned.
std::string sheet(const session::Session& session, const session::SessionResult& result);

}  // namespace nullo::cli
