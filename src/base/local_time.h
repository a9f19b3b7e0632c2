// Times as people read them: documents and the database have UTC, people the time zone that the machine is set to.
#pragma once

#include <string>
#include <string_view>

namespace nullo {

// "2026-11-21 19:30" in the local time zone, of a time in UTC after RFC 3339; the text itself if it is not a time.
std::string local_time(std::string_view utc);
// When this day begins here, in UTC: "2026-11-20T23:00:00Z". Months and days beyond their end count on, as in October
// 0.
std::string day_begins(int year, int month, int day);

}  // namespace nullo
