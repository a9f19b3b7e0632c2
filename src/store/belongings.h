// Which files belong to a database, so that nothing else is written in their place.
#pragma once

#include <filesystem>
#include <string>

namespace nullo::store {

enum class Output {
  kDocument,  // whatever other programs or people read
  kCopy,      // a database: may take the place of an older copy that nobody works with
};

// Why no output may be written there, as a sentence without its end ("copy.db is a database"); empty: it may. Whatever
// way the file is spelled: directly, through a link, or by another name of the same file. `database`: the one in use.
// PlaceFailure (base/whole_file.h): links that lead to each other.
std::string why_not_onto(const std::filesystem::path& file, const std::filesystem::path& database, Output output);

// Something of a database of this name is there, if only its log (-wal).
bool is_anything_left(const std::filesystem::path& database);

}  // namespace nullo::store
