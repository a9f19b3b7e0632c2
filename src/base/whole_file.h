// Writes a file completely or not at all.
#pragma once

#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/out.h"

namespace nullo {

// A place that cannot be written to. what() is a sentence for people that says where and why.
class PlaceFailure : public std::runtime_error {
 public:
  enum class Help {  // what the person can do about it
    kMakeRoom,       // free space on the disk
    kOtherFile,      // choose a file in a folder that exists and may be written to
    kOtherFolder,
    kNoFile,  // choose a file: this is a device or a pipe
  };
  PlaceFailure(const std::string& what, Help help) : std::runtime_error{what}, help_{help} {}
  [[nodiscard]] Help help() const { return help_; }

 private:
  Help help_;
};

// Gives its bytes to the Out, piece by piece.
using Source = std::function<void(const Out&)>;

// Writes the bytes of `source`, unchanged, into the file, which may exist already. They first go into a temporary
// file beside it (base/temporary.h), which is flushed to the disk and then renamed; so whoever reads meanwhile, and
// after any failure, finds the file as it was. A link stays a link: what it leads to is written. Throws PlaceFailure,
// or what `source` throws, and leaves nothing behind. Only if the folder cannot be flushed at the end is the file in
// place all the same, and the sentence says so.
void write_whole(const std::filesystem::path& path, const Source& source);

// The same into a new file in that folder, which is created if need be: STEM.ENDING, or "STEM 2.ENDING" if that name is
// taken. Returns its path.
std::filesystem::path write_beside_others(const std::filesystem::path& folder, std::string_view stem,
                                          std::string_view ending, const Source& source);

// What a link leads to in the end, even if that does not exist; a path that is no link stays as it is. PlaceFailure:
// the links lead to each other.
std::filesystem::path end_of_links(const std::filesystem::path& path);

// Creates the folder and those above it, as far as they do not exist. Throws PlaceFailure.
void make_folder(const std::filesystem::path& folder);

}  // namespace nullo
