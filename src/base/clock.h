// The current time.
#pragma once

#include <string>

namespace nullo {

// RFC 3339, UTC, to the second: "2026-11-21T18:30:00Z".
std::string now_utc();

// Seconds that run on evenly; only their differences mean anything.
double steady_seconds();

// The same to the millisecond, for names of files that sort by time: "20261121T183000.125Z".
std::string now_in_names();

}  // namespace nullo
