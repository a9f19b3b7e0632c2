// A sentence that differs for those who have a keyboard and those who have none says both: "[[Press|Tap]] {key}".
// say() keeps both, with control characters between them, which no name has (core/name.h): what a player is called is
// never taken for such a choice. Whoever shows the sentence takes one.
#pragma once

#include <string>
#include <string_view>

namespace nullo::text {

// Whether a sentence of a catalog has such a choice: few have.
bool says_both(std::string_view written);
// That sentence as say() passes it on.
std::string with_both(std::string_view written);
// What say() said, with the first or the second of each.
std::string with_one(std::string_view said, bool first);

}  // namespace nullo::text
