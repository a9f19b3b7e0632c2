// A file that is written whole or not at all.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string_view>

namespace nullo::cli {

// A place that cannot be written to; a sentence for people that says where, why, and what to do.
class PlaceFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Puts `text` (bytes, as they stand) into the file, which may be there already: under another name beside it first,
// then on the disk, then under its own. Whoever looks meanwhile, and whatever fails, sees the file as it was. Throws
// PlaceFailure, nothing left behind.
void write_whole(const std::filesystem::path& path, std::string_view text);

}  // namespace nullo::cli
