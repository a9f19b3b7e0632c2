// The time of a tap.
#pragma once

#include <string>

namespace nullo::store {

// RFC 3339, UTC, to the second: "2026-11-21T18:30:00Z".
std::string now();

// The same to the millisecond, as a part of a file's name that sorts by time: "20261121T183000.125Z".
std::string now_in_names();

}  // namespace nullo::store
