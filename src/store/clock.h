// The time of a tap.
#pragma once

#include <string>

namespace nullo::store {

// RFC 3339, UTC, to the second: "2026-11-21T18:30:00Z".
std::string now();

}  // namespace nullo::store
