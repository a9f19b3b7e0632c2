// A catalog in gettext's binary form, made by hand.
#pragma once

#include <map>
#include <string>

namespace nullo::testing {

// The bytes of a file with these translations by their English sentences; forms have a NUL between them. `rule`: how
// forms are chosen, "nplurals=2; plural=(n != 1);".
std::string catalog_file(std::map<std::string, std::string> sentences, const std::string& rule);

}  // namespace nullo::testing
