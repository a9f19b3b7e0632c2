// Days as people write them, in the language that is spoken.
#pragma once

#include <string>
#include <string_view>

namespace nullo::text {

// Of a text that begins with a day, "2026-11-21 19:30", in German "21.11.2026 19:30". Any other text stays as it is.
std::string date(std::string_view iso);
// The same without the year, where a table has it once: "11-21".
std::string date_in_year(std::string_view iso);

}  // namespace nullo::text
