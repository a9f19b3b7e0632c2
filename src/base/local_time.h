// Times as people read them: documents and the database have UTC, people the time zone that the machine is set to.
#pragma once

#include <string>
#include <string_view>

namespace nullo {

// "2026-11-21 19:30" in the local time zone, of a time in UTC after RFC 3339; the text itself if it is not a time.
std::string local_time(std::string_view utc);
// When this day begins here, in UTC: "2026-11-20T23:00:00Z". Months and days beyond their end count on, as in October
// 0. `hour`: when this hour of it begins.
std::string day_begins(int year, int month, int day, int hour = 0);
// The same of the day so many days after this one, "2026-01-31"; what stands behind the day does not matter.
std::string day_begins(std::string_view day, int days_after, int hour = 0);

// Until this hour the evening before still goes on: whoever plays past midnight plays on the day on which they sat
// down.
inline constexpr int kMorning = 6;
// The day whose evening a time belongs to, here: "2026-11-21"; empty if it is no time.
std::string evening_of(std::string_view utc);

}  // namespace nullo
