// Calls that --help does not list, for shells and for the build: the manual page, the scripts for completion, and what
// these scripts ask.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the name that CLI11 has
class App;
}  // namespace CLI

namespace nullo::cli {

// Whether the first word of a call makes it one of these.
bool is_for_shells(const std::string& word);

//   __manual                     the manual page
//   __completion bash|zsh|fish   the script for that shell
//   __complete WORD...           completions() of the call that these words begin (completion.h)
//
// `words`: the call without "nullo". Prints, and returns the exit code. __complete never complains: the shell would
// write that into the line that is being typed.
int for_shells(const CLI::App& app, const std::vector<std::string>& words, const std::filesystem::path& database);

}  // namespace nullo::cli
