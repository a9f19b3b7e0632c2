// What a fault says it found where a key is missing. Faults of documents in words know it by this.
#pragma once

#include "text/sentence.h"

namespace nullo::json {

inline constexpr text::Sentence kNoSuchKey = text::mark("no such key");

}  // namespace nullo::json
