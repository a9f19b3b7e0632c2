// Unique names: of a session, of a database.
#pragma once

#include <string>
#include <string_view>

namespace nullo {

// A new random one, version 4 of RFC 9562: "0b5c1c2e-6d0e-4c55-9a53-8b1f0c7d2a11".
std::string random_uuid();

// Whether the text has the form of a UUID, of any version, with small or capital letters.
bool is_uuid(std::string_view text);

}  // namespace nullo
