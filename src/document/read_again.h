// Whether what would be stored can be read again. Source: docs/documents.md#limits.
#pragma once

#include <cstddef>
#include <string>

#include "session/session.h"

namespace nullo::document {

// Scores a session and reads again what is written of it, as the store does, so that nothing is stored that cannot be
// read. Hands before number `from` are taken as they are. `why_not`: what would be refused, as a sentence without a
// full stop; empty: nothing.
struct ReadAgain {
  session::SessionResult result;
  std::string why_not;
};
ReadAgain score_and_read_again(const session::Session& session, std::size_t from = 0);

}  // namespace nullo::document
