// The library that JSON is read with.
#pragma once

#include "base/library.h"

namespace nullo::json {

Library library();

}  // namespace nullo::json
