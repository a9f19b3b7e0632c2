// The id of a session.
#pragma once

#include <string>

namespace nullo::document {

// A new random one, version 4 of RFC 4122: "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11".
std::string random_uuid();

}  // namespace nullo::document
