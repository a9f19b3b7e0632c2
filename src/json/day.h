// Days as documents have them.
#pragma once

#include <string_view>

namespace nullo::json {

// "2026-11-21", a day of the calendar.
bool is_day(std::string_view text);

}  // namespace nullo::json
