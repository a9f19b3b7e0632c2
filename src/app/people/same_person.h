// Whether somebody new at a table is a person whom the store knows under a name that is written like theirs, and
// whether two at one table whose names differ only in case and accents are two people.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace nullo::app {

struct Shared;

// Asks about the first typed name that may mean somebody known. True: it has asked, and `again` runs after the answer.
// False: all names are clear.
bool asks_who(Shared& shared, const std::vector<std::string>& names, std::function<void()> again);

}  // namespace nullo::app
