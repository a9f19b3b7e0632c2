// A file that is written whole or not at all.
#pragma once

#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/out.h"

namespace nullo::app {

// A place that cannot be written to; a sentence for people that says where and why.
class PlaceFailure : public std::runtime_error {
 public:
  enum class Help {  // what they can do about it
    kMakeRoom,       // on the disk
    kOtherFile,      // in a folder that is there and may be written to
    kOtherFolder,
    kNoFile,  // it is a device or a pipe
  };
  PlaceFailure(const std::string& what, Help help) : std::runtime_error{what}, help_{help} {}
  [[nodiscard]] Help help() const { return help_; }

 private:
  Help help_;
};

// Gives its bytes away, piece by piece.
using Source = std::function<void(const Out&)>;

// Puts the bytes of `source`, as they stand, into the file, which may be there already: under another name beside it
// first, then on the disk, then under its own. Whoever looks meanwhile, and whatever fails, sees the file as it was. A
// link stays one: what it leads to is written. Throws PlaceFailure, or what `source` throws, nothing left behind; only
// where the folder cannot be flushed in the end the file is there, and the sentence says so.
void write_whole(const std::filesystem::path& path, const Source& source);

// The same into a file of its own in that folder, which is made if need be: STEM.ENDING, or "STEM 2.ENDING" where
// there is one of that name. Returns which it is.
std::filesystem::path write_beside_others(const std::filesystem::path& folder, std::string_view stem,
                                          std::string_view ending, const Source& source);

// With those above it, where they are not there. Throws PlaceFailure.
void make_folder(const std::filesystem::path& folder);

}  // namespace nullo::app
