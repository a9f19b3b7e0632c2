// Two states of one session, one of them as write_session() wrote it in one line: they have most hands in common, and
// those need not be read again.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/fault.h"
#include "session/session.h"

namespace nullo::document {

// How many hands at the beginning are the same in both; 0 as well where the sessions do not begin alike, so that the
// same hands could mean something else, and for a text that is not one that write_session() wrote in one line.
std::size_t hands_alike(const session::Session& session, std::string_view text);

// Reads a stored text, whose hands are valid; those that are alike come from `session`, with what it remembers of them.
Result<session::Session> read_like(const session::Session& session, std::string_view text);

}  // namespace nullo::document
