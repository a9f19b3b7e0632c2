// Whether what would be stored can be read again. Source: docs/documents.md#limits.
#pragma once

#include <cstddef>
#include <limits>
#include <string>

#include "session/session.h"

namespace nullo::document {

// Scores a session and reads again what is written of it, as the store does, so that nothing is stored that cannot be
// read. `why_not`: what would be refused, as a sentence without a full stop; empty: nothing.
struct ReadAgain {
  session::SessionResult result;
  std::string why_not;
};
// Hands that are not among these are taken as they are: they were read before, and contradict nothing.
struct HandsToRead {
  std::size_t from = 0;  // the number of the first
  std::size_t end = std::numeric_limits<std::size_t>::max();
};
ReadAgain score_and_read_again(const session::Session& session, HandsToRead hands = {});

}  // namespace nullo::document
