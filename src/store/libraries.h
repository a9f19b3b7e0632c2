// The libraries that the database is opened with.
#pragma once

#include <vector>

#include "base/library.h"

namespace nullo::store {

std::vector<Library> libraries();

}  // namespace nullo::store
