// What a person who tries the example may do now.
#pragma once

#include <string>

#include "app/view.h"

namespace nullo::app {

// A sentence or two; empty: the page says it itself. Keys are named as everywhere, so that they can be left out where
// there are none.
std::string hint(const AnyScreen& screen);

}  // namespace nullo::app
