// What to say of a command line that cannot be understood.
#pragma once

#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the name that CLI11 has
class App;
class ParseError;
}  // namespace CLI

namespace nullo::cli {

// The names of the subcommands that --help lists.
std::vector<std::string> subcommand_names(const CLI::App& app);

// What is wrong, with the nearest word that exists, and where help is; a line each. `app` has just refused the call
// with `error`.
std::vector<std::string> refused_call(const CLI::App& app, const CLI::ParseError& error);

}  // namespace nullo::cli
