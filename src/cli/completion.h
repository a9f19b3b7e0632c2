// What can stand next in a call that is being typed: for the completion of bash, zsh and fish.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the name that CLI11 has
class App;
}  // namespace CLI

namespace nullo::cli {

// `words`: the call as far as it has been typed, without "nullo"; the last one is being typed and may be empty. Returns
// a line for each word that can stand in its place, "word\twhat it is", whether it begins as the last one does or not;
// and the line ":files" if the name of a file can stand there. After "--as=" the words are the values alone. Sessions,
// backups and players are those of the database that the call names, or else of `database`; what cannot be read there
// is left out, and so is a name that no shell could show as it is, or that the program would take for an option.
std::string completions(const CLI::App& app, const std::vector<std::string>& words,
                        const std::filesystem::path& database);

}  // namespace nullo::cli
