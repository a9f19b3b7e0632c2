// The manual page nullo(1), made of what --help says.
#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): the name that CLI11 has
class App;
}  // namespace CLI

namespace nullo::cli {

// In mdoc(7), in ASCII. `app` must name no place of this machine.
std::string manual(const CLI::App& app);

}  // namespace nullo::cli
