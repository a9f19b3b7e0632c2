// Faults of documents as people read them.
#pragma once

#include <string>
#include <string_view>

#include "core/fault.h"

namespace nullo::app {

inline constexpr std::string_view kNoSuchKey = "no such key";  // how json::Object::require() reports a missing key

// "Hand 1, trick 4: there should be a card, and there is null." `whole`: the document's name, for a fault of all of it.
std::string sentence_of(const Fault& fault, std::string_view whole = "The file");

}  // namespace nullo::app
