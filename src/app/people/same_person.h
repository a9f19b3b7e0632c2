// Whether somebody new at a table is a person whom the store knows under a name that is written like theirs.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace nullo::app {

struct Shared;

// Asks about the first of the names, as they were typed, of whom that is not clear. True: it has been asked, and
// `again` runs after the answer. False: it is clear of all.
bool asks_who(Shared& shared, const std::vector<std::string>& names, std::function<void()> again);

}  // namespace nullo::app
