// Faults of documents as people read them.
#pragma once

#include <string>
#include <string_view>

#include "core/fault.h"

namespace nullo::app {

// "Hand 1, trick 4: there should be a card, and there is null." `whole`: what a fault of all of the document names;
// empty: the file.
std::string sentence_of(const Fault& fault, std::string_view whole = {});

}  // namespace nullo::app
