// Finds sessions in the bytes of a file, also where SQLite cannot read it any more: by the beginning of their rows, and
// by the documents in the entry log.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace nullo::store {

// The game of each session, by its id; empty where only a document was found. Only ids of the form that this program
// gives. An earlier part that a session only refers to is none. Nothing if there is no such file. filesystem_error: the
// disk failed to read it.
std::map<std::string, std::string> sessions_in_bytes_of(const std::filesystem::path& file);

}  // namespace nullo::store
