// Faults of documents as people read them.
#pragma once

#include <string>
#include <string_view>

#include "core/fault.h"

namespace nullo::app {

// "Hand 1, trick 4: there should be a card, and there is null." `whole`: the document's name, for a fault of all of it.
std::string sentence_of(const Fault& fault, std::string_view whole = "The file");

}  // namespace nullo::app
